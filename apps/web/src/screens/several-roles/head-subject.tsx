import type { HeadGradeRow, HeadSubject } from '@maktab/contracts/insights/head-subjects'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { PageHeading } from '@maktab/ui/layout/layout'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column } from '@maktab/ui/tables/data-table'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useMemo } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Path } from '#page/path.tsx'
import { Link, useSearchParams } from '#page/router.tsx'
import { Title } from '#page/title.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useSchoolSearch } from '#features/access/use-school-search.tsx'
import { numberIn } from '#features/learning/place.ts'
import { ReportExtent } from '#features/insights/report-extent.tsx'
import { useHeadRegion } from '#features/insights/heads/use-head-region.ts'
import { subjectAddress, useHeadCalls, type SubjectPlace } from '#features/insights/heads/head-calls.ts'
import { BandsCard } from '#features/insights/heads/head-bands.tsx'
import { headSubjectName } from '#features/insights/heads/head-subject-name.ts'
import { OfNumber } from '#features/insights/of-number.tsx'
import styles from '#features/insights/reports.module.css'
import { SubjectSchools } from '#features/insights/heads/subject-school-table.tsx'
import { useLongList } from '#features/insights/use-long-list.ts'
import { useReportFormat } from '#features/insights/use-report-format.ts'
import { useWorkColumns } from '#features/insights/work-columns.tsx'

/** As the server sends them. */
const pageSize = 20
const sorts = ['grade', 'completion', 'score', 'assessments'] as const

/** One subject in the schools of a head (`subject` in the address), in all grades or in one (`grade`), by grade and by school. */
export function HeadSubjectScreen() {
  const t = useT('heads')
  const [search] = useSearchParams()
  const subject = (search.get('subject') ?? '').trim()
  if (subject === '' || subject.length > 200)
    return <EmptyState title={t('heads.choose_subject')} icon="lessons" level={1} />
  const [grade, region_id] = [search.get('grade')?.slice(0, 100), numberIn(search, 'region_id')]
  return (
    <Subject
      key={search.toString()}
      place={{ subject, ...(grade !== undefined && { grade }), ...(region_id !== undefined && { region_id }) }}
    />
  )
}

function Subject({ place }: { readonly place: SubjectPlace }) {
  const t = useT('application', 'heads')
  const calls = useHeadCalls()
  const summary = useQuery(calls.subject, place)
  const region = useHeadRegion(place.region_id)
  return (
    <CallState of={summary} refused={{ not_found: () => <NotFound /> }}>
      {(value) => (
        <div className={styles['page']}>
          <Heading of={value} place={place} />
          {value.schools_total === 0 ? (
            <EmptyState level={2} icon="lessons" title={t('heads.nothing_of_subject')} />
          ) : (
            <>
              <Numbers of={value} />
              <ReportExtent school={null} region={region} counted={value.as_of}>
                {place.grade === undefined && <Grades place={place} />}
                <BandsCard of={value} caption={t('heads.by_accuracy_in_subject')} />
                <Schools place={place} />
              </ReportExtent>
            </>
          )}
        </div>
      )}
    </CallState>
  )
}

interface Part {
  readonly of: HeadSubject
  readonly place: SubjectPlace
}

function Heading({ of, place: { grade, region_id } }: Part) {
  const t = useT('application', 'home', 'heads')
  const format = useFormat()
  const { area } = useHeadCalls()
  const name = headSubjectName(of, t)
  const here =
    grade === undefined
      ? name
      : grade === ''
        ? t('heads.no_grade')
        : t('heads.one_grade', { grade: format.digits(grade) })
  const dashboard = {
    label: t('frame.dashboard'),
    href: `${area}/dashboard${region_id === undefined ? '' : `?region_id=${region_id}`}`,
  }
  const whole = { label: name, href: subjectAddress(area, { subject: of.subject, region_id }) }
  return (
    <>
      <Title of={name} />
      <PageHeading
        back={<Path over={grade === undefined ? [dashboard] : [dashboard, whole]} here={here} />}
        title={<bdi>{grade === undefined ? name : `${name}: ${here}`}</bdi>}
        note={of.as_of === null ? undefined : t('frame.as_of', { when: format.dateTime(of.as_of) })}
      />
    </>
  )
}

function Numbers({ of }: { readonly of: HeadSubject }) {
  const t = useT('home', 'reports', 'heads')
  const write = useReportFormat()
  return (
    <section className={styles['numbers']} aria-label={t('reports.so_far')}>
      <NumberCard
        icon="lessons"
        label={t('reports.completion')}
        value={<OfNumber value={of.lesson_completions} of={of.lesson_completions_of} />}
      />
      <NumberCard
        icon="check"
        label={t('reports.attempts_accuracy')}
        value={<OfNumber value={of.avg_accuracy_lessons} of={of.avg_accuracy_lessons_of} />}
      />
      <NumberCard icon="user" label={t('schools.learners')} value={write.number(of.total_learners)} />
      <NumberCard icon="clock" label={t('learning.time_spent')} value={write.time(of.time_spent_in_seconds)} />
      <NumberCard
        icon="school"
        label={t('heads.schools_heard_heading')}
        value={t('heads.heard_of', { heard: of.schools_heard, total: of.schools_total })}
      >
        <p className={styles['note']}>{t('heads.means')}</p>
      </NumberCard>
    </section>
  )
}

/** The subject by grade; each leads to the subject in that grade alone. */
function Grades({ place }: { readonly place: SubjectPlace }) {
  const t = useT('heads')
  const { area, ...calls } = useHeadCalls()
  const { page, setPage, asked, wholeOf } = useLongList(sorts)
  const grades = useQuery(calls.grades, { ...place, ...asked }, { showsBefore: true })
  const whole = wholeOf(calls.grades, place, ({ report, total_pages }) => ({ rows: report, total_pages }))
  const columns = useGradeColumns(area, place)
  return (
    <CallState of={grades} shape="rows" refused={{ not_found: () => <NotFound /> }}>
      {({ report, total }) => (
        <Card>
          <DataTable
            caption={t('heads.by_grade')}
            columns={columns}
            rows={report}
            rowKey={({ grade }) => grade}
            whole={whole}
            exportName={t('heads.by_grade')}
          />
          {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />}
        </Card>
      )}
    </CallState>
  )
}

function useGradeColumns(area: '/networkhead' | '/regionhead', place: SubjectPlace): readonly Column<HeadGradeRow>[] {
  const t = useT('home', 'heads')
  const format = useFormat()
  const write = useReportFormat()
  const work = useWorkColumns()
  const { subject, region_id } = place
  return useMemo<Column<HeadGradeRow>[]>(
    () => [
      {
        key: 'grade',
        heading: t('heads.grade'),
        isRowHeading: true,
        value: ({ grade }) => grade,
        cell: ({ grade }) => (
          <Link className={styles['link']} to={subjectAddress(area, { subject, grade, region_id })}>
            <bdi>{grade === '' ? t('heads.no_grade') : format.digits(grade)}</bdi>
          </Link>
        ),
      },
      {
        key: 'schools',
        heading: t('heads.schools_heard_heading'),
        isFigure: true,
        cell: ({ schools_heard: heard, schools_total: total }) => t('heads.heard_of', { heard, total }),
      },
      {
        key: 'learners',
        heading: t('schools.learners'),
        isFigure: true,
        cell: ({ total_learners }) => write.number(total_learners),
      },
      ...work,
    ],
    [t, format, write, work, area, subject, region_id],
  )
}

function Schools({ place }: { readonly place: SubjectPlace }) {
  const { search_string, field } = useSchoolSearch()
  return (
    <>
      <div className={styles['filters']}>{field}</div>
      <SubjectSchools key={search_string} {...place} search_string={search_string} />
    </>
  )
}
