import {
  listReportedTeachers,
  listTeacherClasses,
  readTeacherSummary,
} from '@maktab/client/calls/insights/teachers.generated'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { SearchField } from '@maktab/ui/fields/search-field'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useState } from 'react'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Path } from '#page/path.tsx'
import { useSearchParams } from '#page/router.tsx'
import { Title } from '#page/title.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useSettled } from '#features/access/use-settled.ts'
import { rangeRefused } from '#features/schools/range-refused.tsx'
import { ReportExtent } from '#features/insights/report-extent.tsx'
import { HeardLine } from '#features/insights/heard-line.tsx'
import { OfNumber } from '#features/insights/of-number.tsx'
import { SpanField } from '#features/insights/report-filter-fields.tsx'
import { reportPlaceIn } from '#features/insights/report-place.ts'
import styles from '#features/insights/reports.module.css'
import { SchoolFilterFields } from '#features/insights/school-filter-fields.tsx'
import { useSchoolFilters } from '#features/insights/school-filters.ts'
import { TaughtClassTable, TeacherTable } from '#features/insights/teacher-tables.tsx'
import { useLongList } from '#features/insights/use-long-list.ts'
import { useReportFormat } from '#features/insights/use-report-format.ts'

/** As the server sends them. */
const pageSize = 20
const sorts = ['name', 'score', 'assignments', 'turned_in', 'graded', 'waiting'] as const

/** The teachers of the school, or one of them with their classes (`user_id` in the address). */
export function PrincipalTeachersScreen() {
  const [search] = useSearchParams()
  const { user_id } = reportPlaceIn(search)
  return user_id === undefined ? (
    <Teachers startsWithWaiting={search.get('sort') === 'waiting'} />
  ) : (
    <Teacher key={user_id} user_id={user_id} />
  )
}

function Teachers({ startsWithWaiting }: { readonly startsWithWaiting: boolean }) {
  const t = useT('application', 'home', 'reports', 'school')
  const filters = useSchoolFilters()
  const [typed, setTyped] = useState('')
  const search_string = useSettled(typed.trim())
  const { page, setPage, asked, wholeOf } = useLongList(
    sorts,
    startsWithWaiting ? { key: 'waiting', direction: 'descending' } : undefined,
  )
  const input = { ...filters.asked, search_string }
  const teachers = useQuery(listReportedTeachers, { ...input, ...asked }, { showsBefore: true })
  const whole = wholeOf(listReportedTeachers, input, ({ report, total_pages }) => ({ rows: report, total_pages }))
  return (
    <div className={styles['page']}>
      <PageHeading title={t('titles.teachers')} />
      <SchoolFilterFields filters={filters} onChange={() => setPage(1)} />
      <div className={styles['filters']}>
        <SearchField
          label={t('insights.find_teacher')}
          maxLength={100}
          value={typed}
          onValueChange={(value) => {
            setTyped(value)
            setPage(1)
          }}
        />
      </div>
      <CallState of={teachers} shape="rows" refused={rangeRefused(t)}>
        {(value) => (
          <ReportExtent range={filters.range} counted={value.as_of}>
            <HeardLine of={value} />
            <TeacherTable teachers={value.report} whole={whole}>
              <Pagination page={page} pageSize={pageSize} total={value.total} onPageChange={setPage} />
            </TeacherTable>
          </ReportExtent>
        )}
      </CallState>
    </div>
  )
}

function Teacher({ user_id }: { readonly user_id: number }) {
  const t = useT('application', 'home', 'reports', 'school')
  const write = useReportFormat()
  const filters = useSchoolFilters()
  const { start_date, end_date } = filters.asked as { start_date?: string; end_date?: string }
  const of = { user_id, ...(start_date && { start_date }), ...(end_date && { end_date }) }
  const summary = useQuery(readTeacherSummary, of, { showsBefore: true })
  const classes = useQuery(listTeacherClasses, of, { showsBefore: true })
  return (
    <div className={styles['page']}>
      <CallState of={summary} refused={{ not_found: () => <NotFound />, ...rangeRefused(t) }}>
        {({ full_name, report: [figures], as_of, synced_on }) => (
          <>
            <Title of={full_name} />
            <PageHeading
              back={<Path over={[{ label: t('titles.teachers'), href: '/principal/teachers' }]} here={full_name} />}
              title={<bdi>{full_name}</bdi>}
            />
            <p className={styles['note']}>
              {t('frame.as_of', { when: write.moment(as_of) })}{' '}
              {synced_on === null
                ? t('insights.never_heard')
                : t('insights.last_heard', { when: write.moment(synced_on) })}
            </p>
            <div className={styles['filters']}>
              <SpanField filters={filters} />
            </div>
            {figures && (
              <section className={styles['numbers']} aria-label={t('reports.in_period')}>
                <NumberCard
                  icon="lessons"
                  label={t('reports.completion')}
                  value={write.percent(figures.lessons_completions)}
                />
                <NumberCard
                  icon="check"
                  label={t('reports.attempts_accuracy')}
                  value={<OfNumber value={figures.lessons_avg_accuracy} of={figures.lessons_avg_accuracy_of} />}
                />
                <NumberCard
                  icon="assignments"
                  label={t('insights.works_set')}
                  value={write.number(figures.assignments_total)}
                />
                <NumberCard
                  icon="inbox"
                  label={t('insights.principal_turned_in')}
                  value={<OfNumber value={figures.avg_assignments_turnedin} of={figures.avg_assignments_turnedin_of} />}
                />
                <NumberCard
                  icon="edit"
                  label={t('insights.marked')}
                  value={write.number(figures.assignments_total_graded)}
                />
                <NumberCard
                  icon="star"
                  label={t('insights.work_score')}
                  value={write.percent(figures.assessment_avg_accuracy)}
                />
              </section>
            )}
            <CallState of={classes} shape="rows" refused={{ not_found: () => null, ...rangeRefused(t) }}>
              {({ report }) => (
                <TaughtClassTable classes={report} caption={t('insights.taught_classes', { name: full_name })} />
              )}
            </CallState>
          </>
        )}
      </CallState>
    </div>
  )
}
