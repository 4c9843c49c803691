import { listInstituteClasses, listOfficeClasses } from '@maktab/client/calls/content/office-classes.generated'
import { listOfficeUsers } from '@maktab/client/calls/schools/office-users.generated'
import { Notice } from '@maktab/ui/feedback/notice'
import { NotFoundState } from '@maktab/ui/feedback/states'
import { PageHeading, Stack } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { OfficeClassForm } from '#features/content/office-class-form.tsx'
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
  const learners = useQuery(
    listOfficeUsers,
    { ...campus, class_id: class_id ?? 1, role: 'learner', page_size: 100 },
    { enabled: isKnown },
  )
  const gone = { not_found: () => <NotFoundState title={t('classes.gone')} /> }
  if (!isKnown) return <Form key="new" campus={institution_id} />
  return (
    <CallState of={found} shape="lines" refused={gone}>
      {({ list: [one] }) => (
        <CallState of={learners} shape="lines" refused={gone}>
          {({ list }) =>
            one === undefined || one.is_deleted ? (
              <NotFoundState title={t('classes.gone')} />
            ) : (
              <Form
                key={one.class_id}
                of={one}
                learners={list}
                campus={institution_id}
                onStale={() => found.state === 'ready' && found.refresh()}
              />
            )
          }
        </CallState>
      )}
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
  readonly learners?: Parameters<typeof OfficeClassForm>[0]['learners']
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
        back={area === 'campus-admin' && <Link to="/campus-admin/classes">{t('titles.classes')}</Link>}
      />
      <div role="status">
        {savedName !== undefined && <Notice tone="success">{t('classes.saved_class', { name: savedName })}</Notice>}
      </div>
      <OfficeClassForm
        of={of}
        learners={learners}
        institution_id={campus}
        course_id={numberIn(search.get('course'))}
        sections={[...sections.values()]}
        onStale={onStale}
        onSaved={(saved) => {
          setSavedName(className(saved, t, format))
          if (area === 'campus-admin') navigate('/campus-admin/classes')
        }}
      />
    </Stack>
  )
}

function numberIn(text: string | null | undefined): number | undefined {
  return /^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined
}
