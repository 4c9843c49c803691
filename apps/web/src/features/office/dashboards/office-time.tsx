import { readOfficeTime } from '@maktab/client/calls/office/office-dashboards.generated'
import { SpanField } from '#features/insights/report-filter-fields.tsx'
import { useReportFilters } from '#features/insights/report-filters.ts'
import styles from '#features/insights/reports.module.css'
import { WorkFigures, WorkTrend } from '#features/insights/work-figures.tsx'
import { rangeRefused } from '#features/schools/range-refused.tsx'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'

/** Time and work in the campuses over the days that were chosen. */
export function OfficeTime({ institution_id }: { readonly institution_id?: number | undefined }) {
  const t = useT('application', 'home', 'reports')
  const { active_role } = useSession()
  const filters = useReportFilters('campuses')
  const time = useQuery(
    readOfficeTime,
    { ...filters.asked, ...(institution_id !== undefined && { institution_id }) },
    { showsBefore: true },
  )
  return (
    <div className={styles['page']}>
      <div className={styles['filters']}>
        <SpanField filters={filters} yearsOf={institution_id ?? (active_role === 'campus_admin' ? 'own' : 'none')} />
      </div>
      <CallState of={time} shape="card" refused={{ not_found: () => <NotFound />, ...rangeRefused(t) }}>
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
