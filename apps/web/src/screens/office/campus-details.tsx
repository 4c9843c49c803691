import { listOfficeTasks } from '@maktab/client/calls/office/office-tasks.generated'
import type { Campus } from '@maktab/contracts/office/campuses'
import { EmptyState, NotFoundState } from '@maktab/ui/feedback/states'
import { Notice } from '@maktab/ui/feedback/notice'
import { Card } from '@maktab/ui/layout/card'
import { PageHeading, Stack } from '@maktab/ui/layout/layout'
import { useNow } from '#browser/use-now.ts'
import { useSession } from '#calls/use-session.ts'
import { CampusClasses } from '#features/office/campuses/campus-classes.tsx'
import { CampusFacts } from '#features/office/campuses/campus-facts.tsx'
import { CampusPeople } from '#features/office/campuses/campus-people.tsx'
import { campusOfAddress, campusPlaces } from '#features/office/campuses/campus-places.ts'
import { useCampuses } from '#features/office/campuses/use-campuses.ts'
import { ChangeHistory } from '#features/office/change-history.tsx'
import { OfficeOffline } from '#features/office/office-form.tsx'
import { taskPlaces } from '#features/office/campuses/task-places.ts'
import { OfficeTaskList } from '#features/office/office-task-list.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Link, useLocation } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'

/** One campus with its people, its office, its classes and what needs doing in it (seed 001 §2); `?institution_id=`, else the own one. */
export function CampusDetailsScreen() {
  const t = useT('campuses')
  const { institution_id: own } = useSession()
  const institution_id = campusOfAddress(useLocation()) ?? own
  const found = useCampuses({ institution_id })
  return (
    <CallState of={found} shape="card">
      {({ list: [campus] }) =>
        campus === undefined ? (
          <NotFoundState title={t('campuses.none')} level={1} />
        ) : (
          <CampusDetails key={institution_id} campus={campus} />
        )
      }
    </CallState>
  )
}

function CampusDetails({ campus }: { readonly campus: Campus }) {
  const t = useT('application', 'campus', 'campuses', 'office')
  const { active_role } = useSession()
  const { institution_id, name, version } = campus
  const places = campusPlaces(active_role)
  return (
    <Stack gap={5}>
      <PageHeading
        title={<bdi>{name}</bdi>}
        back={<Link to={places.list}>{t(active_role === 'super_admin' ? 'titles.schools' : 'titles.campuses')}</Link>}
      />
      <OfficeOffline />
      <CampusPeople campus={campus} />
      <ToDo institution_id={institution_id} />
      <CampusClasses institution_id={institution_id} />
      <CampusFacts campus={campus} />
      <ChangeHistory
        key={version}
        noun="institution"
        noun_id={institution_id}
        institution_id={institution_id}
        labels={{
          name: t('campuses.name'),
          names: t('campuses.other_names'),
          address: t('campuses.address'),
          ministry_code: t('campuses.ministry_code'),
          latitude: t('campuses.latitude'),
          longitude: t('campuses.longitude'),
          contact_number: t('campuses.contact_number'),
          contact_email_address: t('campuses.email'),
          default_language: t('campuses.campus_language'),
          time_zone: t('campuses.time_zone'),
          attendance_mode: t('campuses.attendance'),
          attendance_minimum: t('campuses.attendance_minimum'),
          attendance_edit_days: t('campuses.attendance_edit_days'),
          theme: t('campuses.theme'),
          sub_start_date: t('campuses.sub_start_date'),
          sub_end_date: t('campuses.sub_end_date'),
          offline_server_model: t('campuses.offline_server_model'),
          total_licenses: t('campuses.licences'),
          is_user_creation: t('campuses.user_creation'),
        }}
        words={{
          attendance_mode: {
            0: t('campuses.attendance_off'),
            1: t('campuses.attendance_on'),
            2: t('campuses.attendance_lessons'),
          },
          theme: {
            red: t('campuses.theme_red'),
            blue: t('campuses.theme_blue'),
            pink: t('campuses.theme_pink'),
            light_pink: t('campuses.theme_light_pink'),
            orange: t('campuses.theme_orange'),
            dark_grey: t('campuses.theme_dark_grey'),
            green: t('campuses.theme_green'),
            light_blue: t('campuses.theme_light_blue'),
            dark_blue: t('campuses.theme_dark_blue'),
          },
        }}
      />
    </Stack>
  )
}

/** What needs doing in the campus, each count leading to a list; the classes stand on this screen. */
function ToDo({ institution_id }: { readonly institution_id: number }) {
  const t = useT('tasks')
  const format = useFormat()
  const { active_role } = useSession()
  const found = useQuery(listOfficeTasks, { institution_id })
  const now = useNow()
  return (
    <Card heading={t('tasks.to_do')}>
      <CallState of={found} shape="lines" refused={{ not_found: () => <NotFound /> }}>
        {({ tasks, licences, sub_end_date }) => (
          <Stack>
            {sub_end_date !== null && (
              <Notice tone="warning">
                {t(new Date(sub_end_date).getTime() < now ? 'tasks.subscription_over' : 'tasks.subscription_ends', {
                  date: format.date(sub_end_date),
                })}
              </Notice>
            )}
            {licences !== null && (
              <Licences isScarce={licences.is_scarce}>
                {t('tasks.licences', { used: format.number(licences.used), total: format.number(licences.total) })}
              </Licences>
            )}
            {tasks.length === 0 ? (
              <EmptyState level={3} icon="check" title={t('tasks.nothing')} />
            ) : (
              <OfficeTaskList tasks={tasks} places={taskPlaces(active_role, institution_id)} />
            )}
          </Stack>
        )}
      </CallState>
    </Card>
  )
}

function Licences({ isScarce, children }: { readonly isScarce: boolean; readonly children: string }) {
  return isScarce ? <Notice tone="warning">{children}</Notice> : <p>{children}</p>
}
