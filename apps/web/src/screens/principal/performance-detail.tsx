import {
  listStudentSubjects,
  readStudentSummary,
  readStudentTime,
} from '@maktab/client/calls/insights/students.generated'
import type { StudentSubject } from '@maktab/contracts/insights/students'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { takesAttendance } from '@maktab/domain/tenants/capabilities'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { Card } from '@maktab/ui/layout/card'
import { PageHeading } from '@maktab/ui/layout/layout'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column } from '@maktab/ui/tables/data-table'
import { useMemo } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Path } from '#page/path.tsx'
import { Link, useSearchParams } from '#page/router.tsx'
import { Title } from '#page/title.tsx'
import { useQuery } from '#page/use-calls.ts'
import { className } from '#features/schools/class-name.ts'
import { rangeRefused } from '#features/schools/range-refused.tsx'
import { OfNumber } from '#features/insights/of-number.tsx'
import { SpanField } from '#features/insights/report-filter-fields.tsx'
import { useReportFilters } from '#features/insights/report-filters.ts'
import { reportAddress, reportPlaceIn } from '#features/insights/report-place.ts'
import styles from '#features/insights/reports.module.css'
import { reasonWords } from '#features/insights/reason-words.ts'
import { useReportFormat } from '#features/insights/use-report-format.ts'
import { WorkTrend } from '#features/insights/work-figures.tsx'
import { PupilScreen } from '#screens/several-roles/pupil.tsx'

/** A learner of the school, in one class (`class_id` in the address) or in all of them together. */
export function PrincipalPupilScreen() {
  const [search] = useSearchParams()
  const { class_id, user_id } = reportPlaceIn(search)
  if (class_id !== undefined) return <PupilScreen />
  return user_id === undefined ? <NotFound /> : <Student key={user_id} user_id={user_id} />
}

function Student({ user_id }: { readonly user_id: number }) {
  const t = useT('application', 'home', 'reports', 'school')
  const write = useReportFormat()
  const filters = useReportFilters('school')
  const summary = useQuery(readStudentSummary, { user_id, ...filters.asked }, { showsBefore: true })
  const time = useQuery(readStudentTime, { user_id, ...filters.asked }, { showsBefore: true })
  const subjects = useQuery(listStudentSubjects, { user_id })
  return (
    <div className={styles['page']}>
      <CallState of={summary} refused={{ not_found: () => <NotFound />, ...rangeRefused(t) }}>
        {(value) => (
          <>
            <Title of={value.full_name} />
            <PageHeading
              back={
                <Path over={[{ label: t('titles.learners'), href: '/principal/students' }]} here={value.full_name} />
              }
              title={<bdi>{value.full_name}</bdi>}
              note={t('insights.all_classes_together')}
            />
            <p className={styles['note']}>
              {t('frame.as_of', { when: write.moment(value.as_of) })}{' '}
              {value.synced_on === null
                ? t('insights.never_heard')
                : t('insights.last_heard', { when: write.moment(value.synced_on) })}
            </p>
            <div className={styles['filters']}>
              <SpanField filters={filters} />
            </div>
            <Figures of={value} />
          </>
        )}
      </CallState>
      <CallState of={time} refused={{ not_found: () => null, ...rangeRefused(t) }}>
        {(work) => <WorkTrend trend={work} />}
      </CallState>
      <CallState of={subjects} shape="rows" refused={{ not_found: () => null }}>
        {({ report }) => <ByClass user_id={user_id} classes={report} />}
      </CallState>
    </div>
  )
}

function Figures({ of }: { readonly of: Output<Catalogue['readStudentSummary']> }) {
  const t = useT('home', 'reports', 'school')
  const write = useReportFormat()
  const hasAttendance = takesAttendance(useCapabilities(), useSession())
  return (
    <>
      {of.reasons.length > 0 && (
        <p>
          {t('insights.why')}: {of.reasons.map((reason) => t(reasonWords[reason])).join(' · ')}
        </p>
      )}
      <section className={styles['numbers']} aria-label={t('reports.in_period')}>
        <NumberCard
          icon="lessons"
          label={t('reports.completion')}
          value={<OfNumber value={of.lesson_completion} of={of.lesson_completion_of} />}
        />
        <NumberCard
          icon="check"
          label={t('reports.attempts_accuracy')}
          value={<OfNumber value={of.lessons_avg_accuracy} of={of.lessons_avg_accuracy_of} />}
        />
        <NumberCard
          icon="star"
          label={t('insights.work_score')}
          value={<OfNumber value={of.avg_assignment_accuracy} of={of.avg_assignment_accuracy_of} />}
        />
        <NumberCard
          icon="inbox"
          label={t('insights.principal_turned_in')}
          value={<OfNumber value={of.avg_assignments_turnedin} of={of.avg_assignments_turnedin_of} />}
        />
        {hasAttendance && (
          <NumberCard
            icon="calendar"
            label={t('insights.attendance')}
            value={<OfNumber value={of.attendance_avg} of={of.attendance_avg_of} />}
          />
        )}
        <NumberCard icon="clock" label={t('learning.time_spent')} value={write.time(of.time_spent_in_seconds)} />
      </section>
    </>
  )
}

interface ByClassProps {
  readonly user_id: number
  readonly classes: readonly StudentSubject[]
}

/** Each class that the learner is in, or was in. */
function ByClass({ user_id, classes }: ByClassProps) {
  const t = useT('application', 'home', 'reports', 'school')
  const format = useFormat()
  const write = useReportFormat()
  const columns = useMemo<Column<StudentSubject>[]>(
    () => [
      {
        key: 'class',
        heading: t('schools.class'),
        isRowHeading: true,
        value: ({ class_name }) => className(class_name, t, format),
        cell: ({ class_id, class_name, is_left }) =>
          is_left ? (
            <>
              <bdi>{className(class_name, t, format)}</bdi>{' '}
              <span className={styles['note']}>{t('insights.left_classes')}</span>
            </>
          ) : (
            <Link
              className={styles['link']}
              to={reportAddress('principal', 'performance/detail', { class_id, user_id })}
            >
              <bdi>{className(class_name, t, format)}</bdi>
            </Link>
          ),
      },
      {
        key: 'completion',
        heading: t('reports.completion'),
        isFigure: true,
        value: ({ lesson_completion }) => lesson_completion ?? undefined,
        cell: ({ lesson_completion }) => write.percent(lesson_completion),
      },
      {
        key: 'accuracy',
        heading: t('reports.attempts_accuracy'),
        isFigure: true,
        value: ({ avg_accuracy_lessons }) => avg_accuracy_lessons ?? undefined,
        cell: (row) => <OfNumber value={row.avg_accuracy_lessons} of={row.avg_accuracy_lessons_of} />,
      },
      {
        key: 'time',
        heading: t('learning.time_spent'),
        isFigure: true,
        value: ({ time_spent_in_seconds }) => time_spent_in_seconds,
        cell: ({ time_spent_in_seconds }) => write.time(time_spent_in_seconds),
      },
    ],
    [t, format, write, user_id],
  )
  return (
    <Card>
      <DataTable
        caption={t('reports.by_class')}
        columns={columns}
        rows={classes}
        rowKey={({ class_id }) => class_id}
        exportName={t('reports.by_class')}
      />
    </Card>
  )
}
