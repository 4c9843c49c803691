import { listAssignmentReport } from '@maktab/client/calls/insights/assignment-reports.generated'
import type { SetAssignment } from '@maktab/contracts/assignments/assignments'
import { Card } from '@maktab/ui/layout/card'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column } from '@maktab/ui/tables/data-table'
import { PageHeading } from '@maktab/ui/layout/layout'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { Pagination } from '@maktab/ui/tables/pagination'
import { EmptyState } from '@maktab/ui/feedback/states'
import { useMemo, useState } from 'react'
import { Link } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { Path } from '#page/path.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { SetAssignmentStatus } from '#features/assignments/work-status.tsx'
import { className } from '#features/schools/class-name.ts'
import { rangeRefused } from '#features/schools/range-refused.tsx'
import { ClassField, SpanField } from '#features/insights/report-filter-fields.tsx'
import { useReportFilters } from '#features/insights/report-filters.ts'
import styles from '#features/insights/reports.module.css'
import { useReportFormat } from '#features/insights/use-report-format.ts'

/** As the server sends them. */
const pageSize = 20

/** The learner's own assignments of a span, with their marks, and what they come to. */
export function AssignmentReportScreen() {
  const t = useT('application', 'home', 'reports')
  const write = useReportFormat()
  const filters = useReportFilters('assignments')
  const [page, setPage] = useState(1)
  const { class_id, asked } = filters
  const assignments = useQuery(listAssignmentReport, {
    ...asked,
    page,
    ...(class_id === undefined ? {} : { class_id }),
  })
  const changed = {
    ...filters,
    change: (some: Parameters<typeof filters.change>[0]) => (setPage(1), filters.change(some)),
  }
  const title = t('titles.assignments_report')
  return (
    <div className={styles['page']}>
      <PageHeading
        back={<Path over={[{ label: t('titles.my_performance'), href: '/learner/performance' }]} here={title} />}
        title={title}
      />
      <div className={styles['filters']}>
        <SpanField filters={changed} />
        <ClassField filters={changed} />
      </div>
      <CallState of={assignments} shape="rows" refused={{ not_found: () => <NotFound />, ...rangeRefused(t) }}>
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
              <Card>
                <AssignmentTable assignments={value.report} caption={title} />
                <Pagination page={page} pageSize={pageSize} total={value.assignments_total} onPageChange={setPage} />
              </Card>
            </>
          )
        }
      </CallState>
    </div>
  )
}

function AssignmentTable({
  assignments,
  caption,
}: {
  readonly assignments: readonly SetAssignment[]
  readonly caption: string
}) {
  const t = useT('application', 'assignments', 'home', 'reports')
  const format = useFormat()
  const columns = useMemo<Column<SetAssignment>[]>(
    () => [
      {
        key: 'title',
        heading: t('titles.assignment'),
        isRowHeading: true,
        value: ({ title }) => title,
        cell: ({ assignment_id, title }) => (
          <Link className={styles['link']} to={`/learner/assignments/detail?assignment_id=${assignment_id}`}>
            <bdi>{title}</bdi>
          </Link>
        ),
      },
      {
        key: 'class',
        heading: t('schools.class'),
        value: ({ class_name }) => className(class_name, t, format),
        cell: ({ class_name }) => <bdi>{className(class_name, t, format)}</bdi>,
      },
      {
        key: 'due',
        heading: t('assignments.due_date'),
        value: ({ due_date }) => due_date,
        cell: ({ due_date }) => format.dateTime(due_date),
      },
      {
        key: 'state',
        heading: t('assignments.state'),
        value: ({ assignment_status }) => assignment_status,
        cell: (assignment) => <SetAssignmentStatus of={assignment} />,
      },
      {
        key: 'marks',
        heading: t('assignments.obtained_marks'),
        isFigure: true,
        value: ({ score, total_score }) => (score === null || total_score === 0 ? undefined : score / total_score),
        cell: ({ score, total_score }) =>
          score === null
            ? t('reports.not_available')
            : t('assignments.learner_marks_of', {
                score: format.number(score, 2),
                total: format.number(total_score, 2),
              }),
      },
    ],
    [t, format],
  )
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={assignments}
      rowKey={({ assignment_id, class_id }) => `${assignment_id} ${class_id}`}
      pageSize={pageSize}
    />
  )
}
