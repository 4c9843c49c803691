import { listInstituteClasses, listOfficeClasses } from '@maktab/client/calls/office/office-classes.generated'
import { listOfficeUsers } from '@maktab/client/calls/office/office-users.generated'
import { Notice } from '@maktab/ui/feedback/notice'
import { NotFoundState } from '@maktab/ui/feedback/states'
import { PageHeading, Stack } from '@maktab/ui/layout/layout'
import { useState, type ReactNode } from 'react'
import { ChangeHistory } from '#features/office/change-history.tsx'
import { ClassTeachers } from '#features/office/class-teachers.tsx'
import type { ChosenCourse, NamedPerson } from '#features/office/office-class-fields.ts'
import { OfficeClassForm } from '#features/office/office-class-form.tsx'
import { className } from '#features/schools/class-name.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { Link, useLocation, useNavigate, useSearchParams } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'

/** A class to be made, or the one of the address to be changed; `?campus=` names the campus of a school admin, `?course=` what it is made from. */
export function OfficeClassScreen() {
  const t = useT('classes', 'home')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const class_id = numberIn(/\/addclass\/(\d+)/i.exec(pathname)?.[1])
  const institution_id = numberIn(search.get('campus'))
  const campus = institution_id === undefined ? {} : { institution_id }
  const isKnown = class_id !== undefined
  const found = useQuery(listOfficeClasses, { ...campus, class_id: class_id ?? 1 }, { enabled: isKnown })
  const gone = { not_found: () => <NotFoundState title={t('classes.gone')} /> }
  if (!isKnown) return <Form key="new" campus={institution_id} />
  return (
    <CallState of={found} shape="lines" refused={gone}>
      {({ list: [one] }) =>
        one === undefined || one.is_deleted ? (
          <NotFoundState title={t('classes.gone')} />
        ) : (
          <LearnersOf class_id={one.class_id} institution_id={institution_id}>
            {(learners) => (
              <Form
                key={one.class_id}
                of={one}
                learners={learners}
                campus={institution_id}
                onStale={() => found.state === 'ready' && found.refresh()}
              />
            )}
          </LearnersOf>
        )
      }
    </CallState>
  )
}

interface LearnersOfProps {
  readonly class_id: number
  readonly institution_id: number | undefined
  readonly page?: number
  readonly before?: readonly NamedPerson[]
  readonly children: (learners: readonly NamedPerson[]) => ReactNode
}

/** All learners of a class, page after page: who is not known to the form could not be taken out of the class. */
function LearnersOf({ class_id, institution_id, page = 1, before = [], children }: LearnersOfProps) {
  const t = useT('classes')
  const found = useQuery(listOfficeUsers, {
    ...(institution_id !== undefined && { institution_id }),
    class_id,
    role: 'learner',
    page,
    page_size: 100,
  })
  return (
    <CallState of={found} shape="lines" refused={{ not_found: () => <NotFoundState title={t('classes.gone')} /> }}>
      {({ list, total_pages }) => {
        const learners = [...before, ...list]
        return page < total_pages ? (
          <LearnersOf class_id={class_id} institution_id={institution_id} page={page + 1} before={learners}>
            {children}
          </LearnersOf>
        ) : (
          children(learners)
        )
      }}
    </CallState>
  )
}

type FormProps = Pick<Parameters<typeof OfficeClassForm>[0], 'of'>

function Form({
  of,
  learners = [],
  campus,
  onStale = () => undefined,
}: Partial<FormProps> & {
  readonly learners?: readonly NamedPerson[]
  readonly campus: number | undefined
  readonly onStale?: () => void
}) {
  const t = useT('classes', 'home', 'application')
  const format = useFormat()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [savedName, setSavedName] = useState<string>()
  const classes = useQuery(listInstituteClasses, campus === undefined ? {} : { institution_id: campus })
  const area = pathname.split('/')[1] ?? ''
  const sections = new Map(
    (classes.state === 'ready' ? classes.value.list : []).map(({ grade, section }) => [
      `${grade} ${section}`,
      { grade, section },
    ]),
  )
  return (
    <Stack gap={5}>
      <PageHeading
        title={of === undefined ? t('classes.new') : className(of, t, format)}
        back={
          area === 'campus-admin' ? (
            <Link to="/campus-admin/classes">{t('titles.classes')}</Link>
          ) : (
            <Link to={`/${area}/campus-details${campus === undefined ? '' : `?institution_id=${campus}`}`}>
              {t('titles.classes')}
            </Link>
          )
        }
      />
      {of !== undefined && (
        <p>
          <Link to={`/${area}/print/class-list?class=${of.class_id}${campus === undefined ? '' : `&campus=${campus}`}`}>
            {t('titles.papers')}
          </Link>
        </p>
      )}
      <div role="status">
        {savedName !== undefined && <Notice tone="success">{t('classes.saved_class', { name: savedName })}</Notice>}
      </div>
      <OfficeClassForm
        of={of}
        learners={learners}
        institution_id={campus}
        course={courseIn(search)}
        sections={[...sections.values()]}
        onStale={onStale}
        onSaved={(saved) => {
          setSavedName(className(saved, t, format))
          if (area === 'campus-admin') navigate('/campus-admin/classes')
        }}
      />
      {of !== undefined && (
        <>
          <ClassTeachers class_id={of.class_id} institution_id={campus} />
          <ChangeHistory
            key={of.version}
            noun="class"
            noun_id={of.class_id}
            institution_id={campus}
            labels={{
              grade: t('classes.grade'),
              section: t('classes.section'),
              subject: t('classes.subject'),
              alias: t('classes.alias'),
              class_code: t('classes.code'),
              course_title: t('classes.course'),
              start_date: t('classes.start_date'),
              end_date: t('classes.end_date'),
              default_language: t('classes.class_language'),
              class_teacher: t('classes.class_teacher'),
              terms: t('classes.class_teacher'),
              teachers: t('classes.teachers'),
              total_students: t('classes.learners'),
              is_open_to_signup: t('classes.signup'),
              takes_attendance: t('classes.keeps_attendance'),
              is_stream_disabled: t('classes.stream_off'),
            }}
          />
        </>
      )}
    </Stack>
  )
}

/** What the class is to be made from, as the list of courses says it. */
function courseIn(search: URLSearchParams): ChosenCourse | null {
  const course_id = numberIn(search.get('course'))
  return course_id === undefined ? null : { course_id, title: search.get('title') ?? '' }
}

function numberIn(text: string | null | undefined): number | undefined {
  return /^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined
}
