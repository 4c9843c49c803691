import type { Notification } from '@maktab/contracts/people/notifications'
import type { Role } from '@maktab/contracts/roles'
import type { PlainKey } from '@maktab/i18n/keys'
import { Icon, type IconName } from '@maktab/ui/base/icon'
import { Link } from '#page/router.tsx'
import { useFormat } from '#language/use-format.ts'
import { useNow } from '#browser/use-now.ts'
import { useT } from '#language/use-t.ts'
import styles from './notifications.module.css'
import { useReading } from './use-reading.ts'

const icons: Readonly<Partial<Record<string, IconName>>> = {
  work_set: 'assignments',
  work_returned: 'inbox',
  work_to_redo: 'again',
  work_handed_in: 'send',
  work_handed_in_again: 'again',
}

const titles: Readonly<Partial<Record<string, PlainKey<'assignments'>>>> = {
  work_set: 'assignments.notified_work_set',
  work_returned: 'assignments.notified_work_returned',
  work_to_redo: 'assignments.notified_work_to_redo',
  work_handed_in: 'assignments.notified_work_handed_in',
  work_handed_in_again: 'assignments.notified_work_handed_in_again',
}

/** One thing that happened; touching it leads there, and it counts as read. */
export function NotificationRow({ of, role }: { of: Notification; role: Role }) {
  const t = useT('assignments', 'notices')
  const format = useFormat()
  const now = useNow()
  const { read } = useReading()
  const title = titles[of.notification_type]
  const href =
    of.assignment_id === null ? `/${role}/classes` : `/${role}/assignments/detail?assignment_id=${of.assignment_id}`
  return (
    <li className={of.is_read ? styles['read'] : styles['unread']}>
      <Link to={href} className={`flex gap-3 ${styles['row']}`} onClick={() => void (of.is_read || read([of]))}>
        <span className={`grid centred rigid round ${styles['emblem']}`}>
          <Icon name={icons[of.notification_type] ?? 'bell'} />
        </span>
        <span className="grid grow shrink">
          <span className="flex wrap between gap-2-4">
            <span className={styles['title']}>
              {title === undefined ? of.title : t(title)}
              {!of.is_read && <span className="visually-hidden"> ({t('notifications.new')})</span>}
            </span>
            <time className="soft small" dateTime={of.created_on}>
              {format.relative(of.created_on, Math.max(now, Date.parse(of.created_on)))}
            </time>
          </span>
          <span className="soft break">
            <bdi>{of.subject}</bdi>
          </span>
        </span>
      </Link>
    </li>
  )
}
