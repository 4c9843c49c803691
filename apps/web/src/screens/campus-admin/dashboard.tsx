import { listOfficeTasks } from '@maktab/client/calls/office/office-tasks.generated'
import { takesAttendance } from '@maktab/domain/tenants/capabilities'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { Grid, PageHeading, Stack } from '@maktab/ui/layout/layout'
import { useNow } from '#browser/use-now.ts'
import { useSession } from '#calls/use-session.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { OfficeOffline } from '#features/office/office-form.tsx'
import { OfficeTaskList } from '#features/office/office-task-list.tsx'
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

/** How large the campus is, and what needs doing in it. */
export function CampusDashboardScreen() {
  const t = useT('application', 'tasks')
  const format = useFormat()
  const session = useSession()
  const hasAttendance = takesAttendance(useCapabilities(), session)
  const found = useQuery(listOfficeTasks, {})
  const now = useNow()
  return (
    <Stack gap={5}>
      <PageHeading title={t('frame.dashboard')} note={<bdi>{session.institution_name}</bdi>} />
      <OfficeOffline />
      <CallState of={found} shape="card" refused={{ not_found: () => <NotFound /> }}>
        {({ learners, teachers, classes, tasks, licences, sub_end_date }) => (
          <>
            <Grid narrowest={12}>
              <NumberCard label={t('tasks.learners')} value={format.number(learners)} />
              <NumberCard label={t('tasks.teachers')} value={format.number(teachers)} />
              <NumberCard label={t('tasks.classes')} value={format.number(classes)} />
            </Grid>
            {sub_end_date !== null && (
              <Notice tone="warning">
                {t(new Date(sub_end_date).getTime() < now ? 'tasks.subscription_over' : 'tasks.subscription_ends', {
                  date: format.date(sub_end_date),
                })}
              </Notice>
            )}
            {licences?.is_scarce === true && (
              <Notice tone="warning">
                {t('tasks.licences', { used: format.number(licences.used), total: format.number(licences.total) })}
              </Notice>
            )}
            <Card heading={t('tasks.to_do')}>
              {tasks.length === 0 ? (
                <EmptyState level={3} icon="check" title={t('tasks.nothing')} />
              ) : (
                <OfficeTaskList tasks={tasks} />
              )}
            </Card>
          </>
        )}
      </CallState>
      {hasAttendance && <AttendanceToday base="/campus-admin/attendance" />}
    </Stack>
  )
}
