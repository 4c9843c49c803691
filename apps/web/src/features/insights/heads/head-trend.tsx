import { rangeRefused } from '../../schools/range-refused.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useT } from '#language/use-t.ts'
import { useHeadCalls } from './head-calls.ts'
import { SpanField } from '../report-filter-fields.tsx'
import { useReportFilters } from '../report-filters.ts'
import styles from '../reports.module.css'
import { WorkFigures, WorkTrend } from '../work-figures.tsx'

/** What was done in the schools over the days that were chosen. */
export function HeadTrend({ region_id }: { readonly region_id?: number | undefined }) {
  const t = useT('application', 'home', 'reports')
  const calls = useHeadCalls()
  const filters = useReportFilters('schools')
  const trend = useQuery(
    calls.trend,
    { ...filters.asked, ...(region_id !== undefined && { region_id }) },
    { showsBefore: true },
  )
  return (
    <div className={styles['page']}>
      <div className={styles['filters']}>
        <SpanField filters={filters} yearsOf="none" />
      </div>
      <CallState of={trend} shape="card" refused={{ not_found: () => <NotFound />, ...rangeRefused(t) }}>
        {(value) => (
          <>
            <WorkFigures trend={value} />
            <WorkTrend trend={value} />
          </>
        )}
      </CallState>
    </div>
  )
}
