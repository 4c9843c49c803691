import { listSubjectGrades, readSubjectSummary } from '@maktab/client/calls/insights/subjects.generated'
import type { GradeFigures } from '@maktab/contracts/insights/subjects'
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
import { useSearchParams } from '#page/router.tsx'
import { Title } from '#page/title.tsx'
import { useQuery } from '#page/use-calls.ts'
import { rangeRefused } from '#features/schools/range-refused.tsx'
import { subjectName } from '#features/schools/subject-name.ts'
import { ReportExtent } from '#features/insights/report-extent.tsx'
import { HeardLine } from '#features/insights/heard-line.tsx'
import { OfNumber } from '#features/insights/of-number.tsx'
import styles from '#features/insights/reports.module.css'
import { SchoolFilterFields } from '#features/insights/school-filter-fields.tsx'
import { useSchoolFilters } from '#features/insights/school-filters.ts'
import { useLongList } from '#features/insights/use-long-list.ts'
import { useReportFormat } from '#features/insights/use-report-format.ts'
import { useWorkColumns } from '#features/insights/work-columns.tsx'

/** As the server sends them. */
const pageSize = 20
const sorts = ['grade', 'completion', 'score', 'assessments'] as const

/** One subject of the school, by grade and section (`subject` in the address). */
export function PrincipalSubjectScreen() {
  const t = useT('school')
  const [search] = useSearchParams()
  const subject = (search.get('subject') ?? '').trim()
  return subject === '' || subject.length > 200 ? (
    <EmptyState title={t('insights.choose_subject')} icon="lessons" />
  ) : (
    <Subject key={subject} subject={subject} />
  )
}

function Subject({ subject }: { readonly subject: string }) {
  const t = useT('application', 'home', 'reports', 'school')
  const write = useReportFormat()
  const filters = useSchoolFilters()
  const { page, setPage, asked, wholeOf } = useLongList(sorts)
  const { subject: _chosen, ...places } = filters.asked
  const input = { ...places, subject }
  const summary = useQuery(readSubjectSummary, input, { showsBefore: true })
  const grades = useQuery(listSubjectGrades, { ...input, ...asked }, { showsBefore: true })
  const whole = wholeOf(listSubjectGrades, input, ({ report, total_pages }) => ({ rows: report, total_pages }))
  const name = subjectName(subject, t)
  const refused = { not_found: () => <NotFound />, ...rangeRefused(t) }
  const numbers = useNumbers()
  return (
    <div className={styles['page']}>
      <Title of={name} />
      <PageHeading
        back={<Path over={[{ label: t('frame.dashboard'), href: '/principal/dashboard' }]} here={name} />}
        title={<bdi>{name}</bdi>}
      />
      <SchoolFilterFields filters={filters} hasSubject={false} onChange={() => setPage(1)} />
      <CallState of={summary} refused={refused}>
        {(value) => (
          <>
            <HeardLine of={value} />
            <section className={styles['numbers']} aria-label={name}>
              <NumberCard
                icon="lessons"
                label={t('reports.completion')}
                value={<OfNumber value={value.avg_lesson_completion} of={value.avg_lesson_completion_of} />}
              />
              <NumberCard
                icon="check"
                label={t('reports.attempts_accuracy')}
                value={<OfNumber value={value.lesson_avg_accuracy} of={value.assessments_attempted} />}
              />
              <NumberCard icon="question" label={t('insights.questions')} value={write.number(value.attempted_qs)} />
              <NumberCard icon="video" label={t('insights.videos')} value={write.number(value.videos_watched)} />
              <NumberCard icon="game" label={t('insights.games')} value={write.number(value.games_played)} />
              <NumberCard
                icon="clock"
                label={t('learning.time_spent')}
                value={write.time(value.time_spent_in_seconds)}
              />
            </section>
          </>
        )}
      </CallState>
      <CallState of={grades} shape="rows" refused={refused}>
        {({ report, total }) => (
          <Card>
            <ReportExtent range={filters.range}>
              <DataTable
                caption={t('insights.by_grade')}
                columns={numbers}
                rows={report}
                rowKey={({ grade, section }) => `${grade} ${section}`}
                whole={whole}
                exportName={t('insights.by_grade')}
                empty={<EmptyState title={t('insights.nothing_of_subject')} icon="classes" level={2} />}
              />
            </ReportExtent>
            {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />}
          </Card>
        )}
      </CallState>
    </div>
  )
}

function useNumbers() {
  const t = useT('home', 'reports', 'school')
  const format = useFormat()
  const write = useReportFormat()
  const work = useWorkColumns()
  return useMemo<Column<GradeFigures>[]>(
    () => [
      {
        key: 'grade',
        heading: t('insights.grade'),
        isRowHeading: true,
        value: ({ grade, section }) => `${grade} ${section}`,
        cell: ({ grade, section }) => <bdi>{`${format.digits(grade)} ${section}`}</bdi>,
      },
      {
        key: 'learners',
        heading: t('schools.learners'),
        isFigure: true,
        value: ({ total_learners }) => total_learners,
        cell: ({ total_learners }) => write.number(total_learners),
      },
      ...work,
    ],
    [t, format, write, work],
  )
}
