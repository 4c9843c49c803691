import { Icon } from '@maktab/ui/base/icon'
import { Link, useLocation } from '#page/router.tsx'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './notification-bell.module.css'
import { useUnread, useUnreadLooks } from './notification-count.ts'

/** More than this is "many" on a bell. */
const most = 99

/** The way to the notifications, with how many are new. Only teachers and learners have them (seed 000 §6). */
export function NotificationBell() {
  const { active_role } = useSession()
  const isTold = active_role === 'learner' || active_role === 'teacher'
  useUnreadLooks({ isOn: isTold })
  return isTold ? <Bell href={`/${active_role}/notifications`} /> : null
}

function Bell({ href }: { href: string }) {
  const t = useT('application')
  const format = useFormat()
  const unread = useUnread() ?? 0
  const { pathname } = useLocation()
  const name = t('titles.notifications')
  return (
    <Link
      to={href}
      className={`relative grid centred ${styles['bell']}`}
      title={name}
      data-tour="notifications"
      aria-label={unread === 0 ? name : `${name}: ${t('frame.unread_notifications', { count: unread })}`}
      aria-current={pathname === href ? 'page' : undefined}
    >
      <Icon name="bell" size={1.375} />
      {unread > 0 && (
        <span className={`absolute grid centred tabular grounded ${styles['count']}`} aria-hidden="true">
          {format.number(Math.min(unread, most))}
          {unread > most && '+'}
        </span>
      )}
    </Link>
  )
}
