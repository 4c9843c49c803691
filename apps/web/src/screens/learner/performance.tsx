import {
  listClasswiseStats,
  listLessonStats,
  readPerformanceTrend,
} from '@maktab/client/calls/insights/learner-reports.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { strengthsOf } from '@maktab/domain/insights/lesson-figures'
import type { ReportRange } from '@maktab/domain/schools/report-range'
import { takesAttendance } from '@maktab/domain/tenants/capabilities'
import { Button } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column } from '@maktab/ui/tables/data-table'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Notice } from '@maktab/ui/feedback/notice'
import { StackedBarChart } from '@maktab/ui/charts/stacked-bar-chart'
import { EmptyState } from '@maktab/ui/feedback/states'
import { useCallback, useMemo } from 'react'
import { Link } from '#page/router.tsx'
import { useSession } from '#calls/use-session.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { CallState } from '#page/call-state.tsx'
import { fetched } from '#page/fetched.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useHasAssignments } from '#features/assignments/use-has-assignments.ts'
import { className } from '#features/schools/class-name.ts'
import { LearnerStanding } from '#features/insights/learner-standing.tsx'
import { LessonTable, RatedLessons } from '#features/insights/lesson-tables.tsx'
import { ClassField, SpanField } from '#features/insights/report-filter-fields.tsx'
import { useReportFilters } from '#features/insights/report-filters.ts'
import { reportAddress } from '#features/insights/report-place.ts'
import { rangeRefused } from '#features/schools/range-refused.tsx'
import styles from '#features/insights/reports.module.css'
import { useReportFormat } from '#features/insights/use-report-format.ts'
import { WorkFigures, WorkTrend } from '#features/insights/work-figures.tsx'

// Below what the screen is opened for, and only where attendance is taken.
const StudentReport = fetched(
  async () => (await import('#features/attendance/student-report.tsx')).StudentReport,
  ScreenLoading,
  ['home', 'parts', 'attendance'],
)

/** How a learner does: over a span, by class and by lesson, and what they are strong and weak in. */
export function LearnerPerformanceScreen() {
  const t = useT('application', 'reports')
  const hasAssignments = useHasAssignments()
  const hasAttendance = takesAttendance(useCapabilities(), useSession())
  const filters = useReportFilters('performance')
  const { class_id, asked } = filters
  const own = class_id === undefined ? {} : { class_id }
  const trend = useQuery(readPerformanceTrend, { ...own, ...asked })
  const lessons = useQuery(listLessonStats, own)
  return (
    <div className={styles['page']}>
      <PageHeading
        title={t('titles.my_performance')}
        actions={
          <>
            <Link className={styles['link']} to="/learner/lesson/report">
              {t('reports.worked_lessons')}
            </Link>
            {hasAssignments && (
              <Link className={styles['link']} to="/learner/assignments/report">
                {t('titles.assignments_report')}
              </Link>
            )}
          </>
        }
      />
      <div className={styles['filters']}>
        <SpanField filters={filters} />
        <ClassField filters={filters} />
      </div>
      <CallState of={trend} refused={{ not_found: () => <ClassGone filters={filters} />, ...rangeRefused(t) }}>
        {(value) => (
          <>
            <WorkFigures trend={value} />
            <WorkTrend trend={value} />
          </>
        )}
      </CallState>
      {class_id === undefined && <ByClass asked={asked} />}
      {class_id === undefined && lessons.state === 'ready' && <LessonsByClass classes={lessons.value.classes} />}
      {hasAttendance && <StudentReport />}
      <h2>{t('reports.so_far')}</h2>
      <CallState of={lessons} refused={{ not_found: () => null }}>
        {({ summary, report }) => (
          <>
            <LearnerStanding of={summary} />
            <ByLesson report={report} />
          </>
        )}
      </CallState>
    </div>
  )
}

/** A class that was kept as the choice, and that the learner has left since. */
function ClassGone({ filters: { change } }: { readonly filters: ReturnType<typeof useReportFilters> }) {
  const t = useT('reports')
  return (
    <EmptyState
      title={t('frame.not_found_title')}
      icon="classes"
      actions={<Button onClick={() => change({ class_id: undefined })}>{t('reports.all_classes')}</Button>}
    >
      <p>{t('frame.not_found_body')}</p>
    </EmptyState>
  )
}

type ClassRow = Output<Catalogue['listClasswiseStats']>['report'][number]

function ByClass({ asked }: { readonly asked: ReportRange }) {
  const t = useT('application', 'home', 'reports')
  const format = useFormat()
  const write = useReportFormat()
  const stats = useQuery(listClasswiseStats, asked)
  const columns = useMemo<Column<ClassRow>[]>(
    () => [
      {
        key: 'class',
        heading: t('schools.class'),
        isRowHeading: true,
        value: ({ class_name }) => className(class_name, t, format),
        cell: ({ class_name }) => <bdi>{className(class_name, t, format)}</bdi>,
      },
      {
        key: 'lessons',
        heading: t('learning.lessons_completed'),
        isFigure: true,
        value: ({ lessons_completed }) => lessons_completed,
        cell: ({ lessons_completed }) => write.number(lessons_completed),
      },
      {
        key: 'accuracy',
        heading: t('reports.attempts_accuracy'),
        isFigure: true,
        value: ({ average_accuracy }) => average_accuracy ?? undefined,
        cell: ({ average_accuracy }) => write.percent(average_accuracy),
      },
      {
        key: 'attempts',
        heading: t('reports.attempts'),
        isFigure: true,
        value: ({ attempts }) => attempts,
        cell: ({ attempts }) => write.number(attempts),
      },
      {
        key: 'time',
        heading: t('learning.time_spent'),
        isFigure: true,
        value: ({ time_spent_in_seconds }) => time_spent_in_seconds,
        cell: ({ time_spent_in_seconds }) => write.time(time_spent_in_seconds),
      },
    ],
    [t, format, write],
  )
  return (
    <Card>
      <CallState of={stats} shape="rows" refused={rangeRefused(t)}>
        {({ report }) => (
          <DataTable
            caption={t('reports.by_class')}
            columns={columns}
            rows={report}
            rowKey={({ class_id }) => class_id}
            empty={<EmptyState title={t('schools.no_classes')} icon="classes" level={3} />}
          />
        )}
      </CallState>
    </Card>
  )
}

type LessonStats = Output<Catalogue['listLessonStats']>

function LessonsByClass({ classes }: Pick<LessonStats, 'classes'>) {
  const t = useT('home', 'reports')
  const format = useFormat()
  const write = useReportFormat()
  return (
    <Card>
      <StackedBarChart
        words={{ caption: t('reports.lessons_by_class'), labelHeading: t('schools.class'), format: write.number }}
        series={[
          { key: 'completed', label: t('learning.completed') },
          { key: 'in_progress', label: t('learning.in_progress') },
          { key: 'not_started', label: t('learning.not_started') },
        ]}
        points={classes.map(({ class_id, class_name, lessons_total, lessons_completed, lessons_in_progress }) => ({
          key: String(class_id),
          label: className(class_name, t, format),
          values: [lessons_completed, lessons_in_progress, lessons_total - lessons_completed - lessons_in_progress],
        }))}
      />
    </Card>
  )
}

function ByLesson({ report }: Pick<LessonStats, 'report'>) {
  const t = useT('reports')
  const addressOf = useCallback(
    (lesson: { readonly class_id: number; readonly lesson_guid: string }) =>
      reportAddress('learner', 'lesson/report', { class_id: lesson.class_id, lesson_guid: lesson.lesson_guid }),
    [],
  )
  const { strength, weakness } = strengthsOf(report)
  const begun = report.filter(({ content_status }) => content_status !== 0)
  if (begun.length === 0) return <Notice tone="info">{t('reports.nothing_begun')}</Notice>
  return (
    <>
      <RatedLessons strength={strength} weakness={weakness} />
      <Card>
        <LessonTable caption={t('reports.by_lesson')} lessons={begun} addressOf={addressOf} />
      </Card>
    </>
  )
}
