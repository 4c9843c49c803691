import { keepsSchool, keepsStore } from '@maktab/domain/access/device-sign-in'
import { takesAttendance } from '@maktab/domain/tenants/capabilities'
import type { Role } from '@maktab/contracts/roles'
import type { PlainKey } from '@maktab/i18n/keys'
import { buttonClass } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { Card } from '@maktab/ui/layout/card'
import { PageHeading } from '@maktab/ui/layout/layout'
import { useNow } from '#browser/use-now.ts'
import { useDownloads } from '#calls/use-downloads.ts'
import { useSession } from '#calls/use-session.ts'
import { useAppMode, useSyncState } from '#calls/use-sync-state.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { useHasAssignments } from '#features/assignments/use-has-assignments.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import type { Path } from '#page/addresses.ts'
import { Link, useLocation } from '#page/router.tsx'
import styles from './offline.module.css'

type Opening = readonly [path: Path, name: PlainKey<'application'>]

/** Screens that are answered by the rows of a device. */
const openings: Partial<Record<Role, readonly Opening[]>> = {
  learner: [
    ['/learner/dashboard', 'frame.home'],
    ['/learner/classes', 'titles.my_classes'],
    ['/learner/assignments', 'titles.assignments'],
    ['/learner/schedule', 'titles.calendar'],
    ['/learner/downloads', 'titles.downloads'],
  ],
  teacher: [
    ['/teacher/dashboard', 'frame.home'],
    ['/teacher/classes', 'titles.classes'],
    ['/teacher/assignments', 'titles.assignments'],
    ['/teacher/attendance', 'titles.attendance'],
    ['/teacher/schedule', 'titles.calendar'],
  ],
  principal: [['/principal/search', 'titles.search']],
  campus_admin: [['/campus-admin/downloads', 'titles.downloads']],
}

/** What can be done without a network: what is here, what waits, what opens, and how to be better prepared (seed 001 §4, §8). */
export function OfflineScreen() {
  const t = useT('application', 'offline')
  const { active_role } = useSession()
  const { pathname } = useLocation()
  const mode = useAppMode()
  const { isAvailable } = useSyncState()
  const mayKeep = keepsStore(active_role) && isAvailable !== false
  // Before the device has looked nothing is said of what it holds.
  const isKept = mayKeep && isAvailable === true
  return (
    <div className={styles['page']}>
      <PageHeading title={t('offline.what_can_be_done')} />
      {pathname.endsWith('/erroroffline') && <p>{t('offline.lesson_absent')}</p>}
      {mode === 'online' || mode === 'resync' ? (
        <Notice
          tone="success"
          actions={
            <Link className={buttonClass({ variant: 'primary' })} to="/">
              {t('offline.to_home')}
            </Link>
          }
        >
          {t('offline.reached')}
        </Notice>
      ) : (
        <Notice tone="warning">
          {!mayKeep
            ? t('offline.unkept')
            : !isKept
              ? t('connection.offline_unkept')
              : t(mode === 'offline_empty' ? 'refusals.user_no_data_offline' : 'refusals.offline_mode_msg')}
        </Notice>
      )}
      {isKept && mode !== 'offline_empty' && <Here />}
      {isKept && <Waits />}
      {isKept && mode !== 'offline_empty' && <Opens />}
      {isKept && (
        <Card heading={t('offline.later')}>
          <ul className={styles['list']}>
            <li>{t('offline.tip_sync')}</li>
            {active_role === 'learner' && <li>{t('offline.tip_download')}</li>}
          </ul>
        </Card>
      )}
    </div>
  )
}

function Here() {
  const t = useT('application', 'offline')
  const format = useFormat()
  const now = useNow()
  const { synced_on } = useSyncState()
  const { all } = useDownloads()
  const ready = all.filter(({ status }) => status === 'completed').length
  return (
    <Card heading={t('offline.here')}>
      <p>
        {synced_on === null
          ? t('frame.never_synced')
          : t('offline.rows', { when: format.relative(synced_on, Math.max(now, Date.parse(synced_on))) })}
      </p>
      <p>{t('offline.downloads_open', { count: ready })}</p>
    </Card>
  )
}

function Waits() {
  const t = useT('application', 'offline')
  const { waiting, refused } = useSyncState()
  return (
    <Card heading={t('offline.waits')}>
      <p>{waiting === 0 && refused === 0 ? t('frame.all_sent') : t('frame.waiting_to_send', { count: waiting })}</p>
      {refused > 0 && <p>{t('frame.needs_attention', { count: refused })}</p>}
      {waiting + refused > 0 && (
        <p>
          <Link to="/account?part=settings#waiting-work">{t('frame.sync')}</Link>
        </p>
      )}
    </Card>
  )
}

function Opens() {
  const t = useT('application', 'offline')
  const session = useSession()
  const hasAttendance = takesAttendance(useCapabilities(), session)
  const hasAssignments = useHasAssignments()
  const absent = [...(hasAssignments ? [] : ['/assignments']), ...(hasAttendance ? [] : ['/attendance'])]
  const open = (openings[session.active_role] ?? []).filter(([path]) => !absent.some((end) => path.endsWith(end)))
  return (
    <Card heading={t('offline.opens')}>
      <ul className={styles['list']}>
        {open.map(([path, name]) => (
          <li key={path}>
            <Link to={path}>{t(name)}</Link>
          </li>
        ))}
      </ul>
      {!keepsSchool(session.active_role) && <p>{t('offline.lessons_open')}</p>}
    </Card>
  )
}
