import { listWorkReport } from '@maktab/client/calls/insights/work-reports.generated'
import type { ReportedWork } from '@maktab/contracts/insights/work-reports'
import { Button } from '@maktab/ui/base/button'
import { BarChart } from '@maktab/ui/charts/bar-chart'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { PageHeading } from '@maktab/ui/layout/layout'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column } from '@maktab/ui/tables/data-table'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useMemo, useState } from 'react'
import { Link } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Path } from '#page/path.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { rangeRefused } from '#features/schools/range-refused.tsx'
import { ClassField, SpanField } from '#features/insights/report-filter-fields.tsx'
import { useReportFilters } from '#features/insights/report-filters.ts'
import styles from '#features/insights/reports.module.css'
import { useReportFormat } from '#features/insights/use-report-format.ts'

/** As the server sends them. */
const pageSize = 100

/** How the work of a teacher's classes went in a span: what it comes to, how the scores lie, and each work. */
export function WorkReportScreen() {
  const t = useT('application', 'home', 'reports', 'scores')
  const write = useReportFormat()
  const filters = useReportFilters('assignments')
  const [page, setPage] = useState(1)
  const { class_id, asked } = filters
  const report = useQuery(listWorkReport, { ...asked, page, ...(class_id === undefined ? {} : { class_id }) })
  const changed = {
    ...filters,
    change: (some: Parameters<typeof filters.change>[0]) => (setPage(1), filters.change(some)),
  }
  const title = t('titles.assignments_report')
  return (
    <div className={styles['page']}>
      <PageHeading
        back={<Path over={[{ label: t('titles.assignments'), href: '/teacher/assignments' }]} here={title} />}
        title={title}
        actions={<Button onClick={() => window.print()}>{t('scores.print')}</Button>}
      />
      <div className={styles['filters']}>
        <SpanField filters={changed} />
        <ClassField filters={changed} />
      </div>
      <CallState of={report} shape="rows" refused={{ not_found: () => <NotFound />, ...rangeRefused(t) }}>
        {(value) =>
          value.assignments_total === 0 ? (
            <EmptyState title={t('frame.empty_title')} icon="assignments">
              <p>{t('reports.no_assignments_in_period')}</p>
            </EmptyState>
          ) : (
            <>
              <section className={styles['numbers']} aria-label={t('reports.in_period')}>
                <NumberCard
                  icon="assignments"
                  label={t('titles.assignments')}
                  value={write.number(value.assignments_total)}
                />
                <NumberCard
                  icon="inbox"
                  label={t('insights.principal_turned_in')}
                  value={write.percent(value.avg_assignments_turnedin)}
                />
                <NumberCard
                  icon="clock"
                  label={t('reports.handed_in_late')}
                  value={write.number(value.assignments_late)}
                />
                <NumberCard
                  icon="check"
                  label={t('reports.score')}
                  value={write.percent(value.avg_assignment_accuracy)}
                />
              </section>
              {value.avg_assignment_accuracy !== null && <Distribution tenths={value.distribution} />}
              <Card>
                <WorkTable works={value.report} caption={title} />
                <Pagination page={page} pageSize={pageSize} total={value.assignments_total} onPageChange={setPage} />
              </Card>
            </>
          )
        }
      </CallState>
    </div>
  )
}

/** How many scores lie in each tenth of the total marks. */
function Distribution({ tenths }: { readonly tenths: readonly number[] }) {
  const t = useT('scores')
  const format = useFormat()
  const points = tenths.map((value, index) => ({
    key: String(index),
    label: t('scores.tenth', { from: format.number(index * 10), to: format.number(index * 10 + 10) }),
    value,
  }))
  return (
    <Card>
      <BarChart
        words={{
          caption: t('scores.distribution'),
          labelHeading: t('scores.of_total_marks'),
          valueHeading: t('scores.scores_there'),
        }}
        points={points}
      />
    </Card>
  )
}

function WorkTable({ works, caption }: { readonly works: readonly ReportedWork[]; readonly caption: string }) {
  const t = useT('application', 'assignments', 'home', 'reports', 'scores')
  const format = useFormat()
  const write = useReportFormat()
  const columns = useMemo<Column<ReportedWork>[]>(() => {
    const figure = (key: 'students' | 'on_time' | 'late' | 'missing' | 'scored' | 'returned', heading: string) => ({
      key,
      heading,
      isFigure: true,
      value: (work: ReportedWork) => work[key],
      cell: (work: ReportedWork) => write.number(work[key]),
    })
    return [
      {
        key: 'title',
        heading: t('titles.assignment'),
        isRowHeading: true,
        value: ({ title }) => title,
        cell: ({ assignment_id, title }) => (
          <Link className={styles['link']} to={`/teacher/assignments/detail?assignment_id=${assignment_id}`}>
            <bdi>{title}</bdi>
          </Link>
        ),
      },
      {
        key: 'due',
        heading: t('assignments.due_date'),
        value: ({ due_date }) => due_date,
        cell: ({ due_date }) => format.dateTime(due_date),
      },
      figure('students', t('schools.learners')),
      figure('on_time', t('scores.on_time')),
      figure('late', t('assignments.late')),
      figure('missing', t('assignments.not_submitted')),
      figure('scored', t('scores.scored')),
      figure('returned', t('assignments.returned')),
      {
        key: 'avg_score',
        heading: t('reports.score'),
        isFigure: true,
        value: ({ avg_score }) => avg_score ?? undefined,
        cell: ({ avg_score }) => write.percent(avg_score),
      },
    ]
  }, [t, format, write])
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={works}
      rowKey={({ assignment_id }) => assignment_id}
      pageSize={pageSize}
      exportName={caption}
    />
  )
}
