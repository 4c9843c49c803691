import type { Translate } from '@maktab/i18n/translate'
import {
  listResultCampuses,
  readClassResults,
  readResultSummary,
} from '@maktab/client/calls/insights/result-summaries.generated'
import { areas } from '#page/addresses.ts'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Pagination } from '@maktab/ui/tables/pagination'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useSchoolSearch } from '#features/access/use-school-search.tsx'
import { numberIn } from '#features/learning/place.ts'
import { className } from '#features/schools/class-name.ts'
import { rangeRefused } from '#features/schools/range-refused.tsx'
import { SpanField } from '#features/insights/report-filter-fields.tsx'
import { ReportExtent } from '#features/insights/report-extent.tsx'
import { useReportFilters } from '#features/insights/report-filters.ts'
import { useLongList } from '#features/insights/use-long-list.ts'
import styles from '#features/insights/reports.module.css'
import { CampusTable, ClassResultTable, LessonResultTable } from '#features/insights/result-tables.tsx'
import { WorkFigures, WorkTrend } from '#features/insights/work-figures.tsx'

/** As the server sends them. */
const pageSize = 20
/** The columns by which the calls put classes and lessons in order. */
const classSorts = ['class', 'students', 'completion', 'lessons', 'accuracy', 'attempts', 'time'] as const
const lessonSorts = [
  'lesson',
  'in_period',
  'completed',
  'in_progress',
  'not_started',
  'completion',
  'score',
  'first',
  'time',
] as const

/** Results for heads and administrators: of a campus by class, of a class by lesson (`institution_id`, `class_id` in the address). */
export function ResultSummaryScreen() {
  const [search] = useSearchParams()
  const { active_role, institution_id: own } = useSession()
  const institution_id = numberIn(search, 'institution_id')
  const class_id = numberIn(search, 'class_id')
  const area = Object.entries(areas).find(([, role]) => role === active_role)?.[0] ?? ''
  const addressOf = (asked: Readonly<Record<string, number>>) => {
    const named = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString()
    return `/${area}/result/summary${named === '' ? '' : `?${named}`}`
  }
  const isOfCampus = active_role === 'campus_admin'
  const campus = institution_id ?? (isOfCampus ? own : undefined)
  if (campus === undefined) return <Campuses addressOf={addressOf} />
  if (class_id !== undefined)
    return <OfClass key={class_id} institution_id={campus} class_id={class_id} addressOf={addressOf} />
  return <OfCampus key={campus} institution_id={campus} addressOf={addressOf} hasOthers={!isOfCampus} />
}

interface Placed {
  readonly addressOf: (asked: Readonly<Record<string, number>>) => string
}

function Campuses({ addressOf }: Placed) {
  const t = useT('application', 'reports')
  const { search_string, page, setPage, field } = useSchoolSearch()
  const campuses = useQuery(listResultCampuses, { search_string, page })
  return (
    <div className={styles['page']}>
      <PageHeading title={t('titles.result_summary')} note={t('reports.choose_campus')} />
      <div className={styles['filters']}>{field}</div>
      <CallState of={campuses} shape="rows">
        {({ list, total }) => (
          <CampusTable campuses={list} addressOf={(institution_id) => addressOf({ institution_id })}>
            {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />}
          </CampusTable>
        )}
      </CallState>
    </div>
  )
}

interface OfCampusProps extends Placed {
  readonly institution_id: number
  readonly hasOthers: boolean
}

function OfCampus({ institution_id, addressOf, hasOthers }: OfCampusProps) {
  const t = useT('application', 'home', 'reports')
  const filters = useReportFilters('results')
  const { page, setPage, asked, wholeOf } = useLongList(classSorts)
  const input = { institution_id, ...filters.asked }
  const results = useQuery(readResultSummary, { ...input, ...asked }, { showsBefore: true })
  const whole = wholeOf(readResultSummary, input, ({ classes, total_pages }) => ({ rows: classes, total_pages }))
  return (
    <div className={styles['page']}>
      {hasOthers && <Back to={addressOf({})}>{t('titles.schools')}</Back>}
      <CallState of={results} refused={{ not_found: () => <NotFound />, ...refusedSpan(t, filters, institution_id) }}>
        {(value) => (
          <>
            <PageHeading title={<bdi>{value.institution_name}</bdi>} note={t('titles.result_summary')} />
            <Span filters={filters} yearsOf={institution_id} />
            <WorkFigures trend={value} />
            <WorkTrend trend={value} />
            <ReportExtent school={value.institution_name} range={filters.range}>
              <ClassResultTable
                classes={value.classes}
                whole={whole}
                addressOf={(class_id) => addressOf({ institution_id, class_id })}
              >
                {value.total > pageSize && (
                  <Pagination page={page} pageSize={pageSize} total={value.total} onPageChange={setPage} />
                )}
              </ClassResultTable>
            </ReportExtent>
          </>
        )}
      </CallState>
    </div>
  )
}

interface OfClassProps extends Placed {
  readonly institution_id: number
  readonly class_id: number
}

function OfClass({ institution_id, class_id, addressOf }: OfClassProps) {
  const t = useT('application', 'home', 'reports')
  const format = useFormat()
  const filters = useReportFilters('results')
  const { page, setPage, asked, wholeOf } = useLongList(lessonSorts)
  const input = { institution_id, class_id, ...filters.asked }
  const results = useQuery(readClassResults, { ...input, ...asked }, { showsBefore: true })
  const whole = wholeOf(readClassResults, input, ({ lessons, total_pages }) => ({ rows: lessons, total_pages }))
  return (
    <div className={styles['page']}>
      <Back to={addressOf({ institution_id })}>{t('titles.classes')}</Back>
      <CallState of={results} refused={{ not_found: () => <NotFound />, ...refusedSpan(t, filters, institution_id) }}>
        {(value) => (
          <>
            <PageHeading
              title={<bdi>{className(value.class_name, t, format)}</bdi>}
              note={<bdi>{value.institution_name}</bdi>}
            />
            <Span filters={filters} yearsOf={institution_id} />
            <WorkFigures trend={value} />
            <WorkTrend trend={value} />
            <ReportExtent school={value.institution_name} range={filters.range}>
              <LessonResultTable lessons={value.lessons} whole={whole}>
                {value.total > pageSize && (
                  <Pagination page={page} pageSize={pageSize} total={value.total} onPageChange={setPage} />
                )}
              </LessonResultTable>
            </ReportExtent>
          </>
        )}
      </CallState>
    </div>
  )
}

type Filters = ReturnType<typeof useReportFilters>

function Span({ filters, yearsOf }: { readonly filters: Filters; readonly yearsOf: number }) {
  return (
    <div className={styles['filters']}>
      <SpanField filters={filters} yearsOf={yearsOf} />
    </div>
  )
}

/** The sentence, with the field by which another span is chosen. */
function refusedSpan(t: Translate<'home' | 'reports' | 'application'>, filters: Filters, institution_id: number) {
  const said = rangeRefused(t)
  const withField = (sentence: () => ReactNode) => () => (
    <>
      <Span filters={filters} yearsOf={institution_id} />
      {sentence()}
    </>
  )
  return {
    start_after_today: withField(said.start_after_today),
    end_after_today: withField(said.end_after_today),
    start_after_end: withField(said.start_after_end),
  }
}

function Back({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <nav>
      <Link className={styles['link']} to={to}>
        {children}
      </Link>
    </nav>
  )
}
