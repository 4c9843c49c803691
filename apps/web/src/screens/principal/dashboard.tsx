import { readPrincipalDashboard } from '@maktab/client/calls/insights/dashboard.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { takesAttendance } from '@maktab/domain/tenants/capabilities'
import { EmptyState } from '@maktab/ui/feedback/states'
import { useSpoken } from '@maktab/ui/base/words'
import { useEffect, type ReactNode } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { fetched } from '#page/fetched.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { rangeRefused } from '#features/schools/range-refused.tsx'
import { useSchoolFilters, type SchoolFilters } from '#features/insights/school-filters.ts'
import styles from '#features/insights/principal-dashboard.module.css'

type Dashboard = Output<Catalogue['readPrincipalDashboard']>

// The figures are read first; what draws them and sorts the classes comes while they are asked for.
const SchoolShares = fetched(
  async () => (await import('#features/insights/school-shares.tsx')).SchoolShares,
  ScreenLoading,
  ['home'],
)
const SchoolExtent = fetched(
  async () => (await import('#features/insights/school-extent.tsx')).SchoolExtent,
  ScreenLoading,
  ['home'],
)
const SpanTrend = fetched(async () => (await import('#features/insights/span-trend.tsx')).SpanTrend, ScreenLoading, [
  'home',
  'parts',
  'reports',
])
const WhereToLook = fetched(
  async () => (await import('#features/insights/where-to-look.tsx')).WhereToLook,
  ScreenLoading,
  ['home', 'parts', 'reports', 'school'],
)
const SchoolFilterFields = fetched(
  async () => (await import('#features/insights/school-filter-fields.tsx')).SchoolFilterFields,
  () => null,
  ['home', 'parts', 'reports', 'school'],
)
const ClassFigures = fetched(
  async () => (await import('#features/insights/class-figures.tsx')).ClassFigures,
  ScreenLoading,
  ['home', 'parts'],
)

const AttendanceToday = fetched(
  async () => (await import('#features/attendance/attendance-today.tsx')).AttendanceToday,
  ScreenLoading,
  ['attendance'],
)

/** How the school does, as of when, and how many devices that counts. */
export function PrincipalDashboardScreen() {
  const { words } = useSpoken()
  useEffect(() => {
    SchoolShares.preload(words)
    SchoolFilterFields.preload(words)
    WhereToLook.preload(words)
    SchoolExtent.preload(words)
    SpanTrend.preload(words)
    ClassFigures.preload(words)
  }, [words])
  const filters = useSchoolFilters()
  const t = useT('application', 'home')
  const dashboard = useQuery(readPrincipalDashboard, filters.asked, { showsBefore: true })
  const refused = (sentence: ReactNode) => (
    <>
      <SchoolFilterFields filters={filters} />
      {sentence}
    </>
  )
  const said = rangeRefused(t)
  return (
    <CallState
      of={dashboard}
      refused={{
        start_after_today: () => refused(said.start_after_today()),
        end_after_today: () => refused(said.end_after_today()),
        start_after_end: () => refused(said.start_after_end()),
      }}
    >
      {(figures) => <Figures of={figures} filters={filters} />}
    </CallState>
  )
}

function Figures({ of, filters }: { of: Dashboard; filters: SchoolFilters }) {
  const t = useT('application', 'home')
  const format = useFormat()
  const hasAttendance = takesAttendance(useCapabilities(), useSession())
  return (
    <div className={styles['dashboard']}>
      <header>
        <h1>
          <bdi>{of.institution_name}</bdi>
        </h1>
        <p className={styles['age']}>{t('frame.as_of', { when: format.dateTime(of.as_of) })}</p>
      </header>
      <SchoolFilterFields filters={filters} />
      <SchoolShares of={of} />
      {hasAttendance && <AttendanceToday base="/principal/attendance" />}
      <SchoolExtent of={of} />
      <WhereToLook asked={filters.asked} />
      <div data-tour="principal-dashboard-trend">
        <SpanTrend asked={filters.asked} />
      </div>
      {of.classes.length === 0 ? (
        <EmptyState title={t('frame.empty_title')} icon="chart">
          <p>{t('insights.no_figures')}</p>
        </EmptyState>
      ) : (
        <ClassFigures classes={of.classes} />
      )}
    </div>
  )
}
