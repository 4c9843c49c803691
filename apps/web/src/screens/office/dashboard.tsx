import { readOfficeSummary } from '@maktab/client/calls/office/office-dashboards.generated'
import { takesAttendance } from '@maktab/domain/tenants/capabilities'
import { useSpoken } from '@maktab/ui/base/words'
import { EmptyState } from '@maktab/ui/feedback/states'
import { PageHeading, Stack } from '@maktab/ui/layout/layout'
import { useEffect } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { CampusPicker } from '#features/office/campuses/campus-picker.tsx'
import { OfficeFigures, OfficeWarnings } from '#features/office/dashboards/office-figures.tsx'
import { ToDo } from '#features/office/dashboards/to-do.tsx'
import { OfficeOffline } from '#features/office/office-form.tsx'
import { useListAddress } from '#features/office/use-list-address.ts'
import { numberIn } from '#features/learning/place.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { fetched } from '#page/fetched.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'
import { useQuery } from '#page/use-calls.ts'

const AttendanceToday = fetched(
  async () => (await import('#features/attendance/attendance-today.tsx')).AttendanceToday,
  ScreenLoading,
  ['attendance'],
)
// Figures and what needs doing are read first; charts and tables come while they are asked for.
const OfficeTime = fetched(
  async () => (await import('#features/office/dashboards/office-time.tsx')).OfficeTime,
  ScreenLoading,
  ['home', 'parts', 'reports'],
)
const ContentUse = fetched(
  async () => (await import('#features/office/dashboards/content-use.tsx')).ContentUseCard,
  ScreenLoading,
  ['courses', 'home', 'parts', 'reports', 'usage'],
)

const DataSet = fetched(async () => (await import('#features/insights/heads/data-set.tsx')).DataSet, ScreenLoading, [
  'dataset',
  'parts',
  'reports',
])

/**
 * How a campus does and what needs doing in it, for its campus admin; the same for the campuses of a school admin or an admin together, or
 * for one of them (`institution_id` in the address).
 */
export function OfficeDashboardScreen() {
  const t = useT('application', 'office', 'heads')
  const format = useFormat()
  const { words } = useSpoken()
  const session = useSession()
  const isCampus = session.active_role === 'campus_admin'
  const hasAttendance = takesAttendance(useCapabilities(), session)
  const { params, ask } = useListAddress()
  const institution_id = isCampus ? undefined : numberIn(params, 'institution_id')
  const summary = useQuery(readOfficeSummary, institution_id === undefined ? {} : { institution_id })
  useEffect(() => {
    OfficeTime.preload(words)
    ContentUse.preload(words)
  }, [words])
  return (
    <Stack gap={5}>
      <PageHeading title={t('frame.dashboard')} note={isCampus ? <bdi>{session.institution_name}</bdi> : undefined} />
      <OfficeOffline />
      {!isCampus && (
        <CampusPicker
          isOptional
          placeholder={t('office.all_campuses')}
          value={institution_id}
          onValueChange={(id) => ask({ institution_id: id === undefined ? '' : String(id) })}
        />
      )}
      <CallState of={summary} shape="card" refused={{ not_found: () => <NotFound /> }}>
        {(value) => (
          <>
            <OfficeWarnings of={value} />
            <ToDo institution_id={institution_id} />
            {isCampus && hasAttendance && <AttendanceToday base="/campus-admin/attendance" />}
            {value.as_of === null ? (
              <EmptyState level={2} icon="school" title={t('heads.not_counted')} />
            ) : (
              <>
                <p className="soft small">{t('frame.as_of', { when: format.dateTime(value.as_of) })}</p>
                <OfficeFigures of={value} />
                <OfficeTime institution_id={institution_id} />
                <ContentUse institution_id={institution_id} school={value.institution_name} />
                {!isCampus && institution_id === undefined && <DataSet />}
              </>
            )}
          </>
        )}
      </CallState>
    </Stack>
  )
}
