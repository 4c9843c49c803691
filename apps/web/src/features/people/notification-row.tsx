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
  work_changed: 'edit',
  work_cancelled: 'remove',
  work_due_soon: 'clock',
  work_reminder: 'bell',
  work_returned: 'inbox',
  work_to_redo: 'again',
  work_handed_in: 'send',
  work_handed_in_again: 'again',
  event_new: 'calendar',
  event_changed: 'calendar',
  event_cancelled: 'calendar',
  event_soon: 'clock',
  private_comment: 'edit',
  post_new: 'send',
  post_comment: 'edit',
  post_reported: 'warning',
  payment_received: 'check',
  payment_refused: 'warning',
  payment_taken_back: 'warning',
  plan_ends_in_week: 'clock',
  plan_ends_tomorrow: 'clock',
  plan_ended: 'lock',
}

const titles: Readonly<Partial<Record<string, PlainKey<'assignments' | 'notices'>>>> = {
  work_set: 'assignments.notified_work_set',
  work_changed: 'assignments.notified_work_changed',
  work_cancelled: 'assignments.notified_work_cancelled',
  work_due_soon: 'assignments.notified_work_due_soon',
  work_reminder: 'assignments.notified_work_reminder',
  work_returned: 'assignments.notified_work_returned',
  work_to_redo: 'assignments.notified_work_to_redo',
  work_handed_in: 'assignments.notified_work_handed_in',
  work_handed_in_again: 'assignments.notified_work_handed_in_again',
  event_new: 'notifications.event_new',
  event_changed: 'notifications.event_changed',
  event_cancelled: 'notifications.event_cancelled',
  event_soon: 'notifications.event_soon',
  private_comment: 'assignments.notified_private_comment',
  post_new: 'notifications.post_new',
  post_comment: 'notifications.post_comment',
  post_reported: 'notifications.post_reported',
  payment_received: 'notifications.payment_received',
  payment_refused: 'notifications.payment_refused',
  payment_taken_back: 'notifications.payment_taken_back',
  plan_ends_in_week: 'notifications.plan_ends_in_week',
  plan_ends_tomorrow: 'notifications.plan_ends_tomorrow',
  plan_ended: 'notifications.plan_ended',
}

/** Where it happened: its event or its assignment, there the thread of a comment, else its class, and there its post. */
function addressOf(
  { notification_type, assignment_id, class_id, event_id, learner_id, post_id }: Notification,
  role: Role,
): string {
  if (/^(payment|plan)_/.test(notification_type)) return '/payment/status'
  if (notification_type === 'work_cancelled') return `/${role}/assignments`
  if (event_id !== null) return `/${role}/event/details?event_id=${event_id}`
  if (assignment_id !== null) {
    const learner = learner_id === null ? '' : `&user_id=${learner_id}`
    const place = notification_type === 'private_comment' ? '#comments' : ''
    return `/${role}/assignments/detail?assignment_id=${assignment_id}${learner}${place}`
  }
  if (class_id === null) return `/${role}/classes`
  return `/${role}/class/dashboard?class_id=${class_id}${post_id === null ? '' : `&post=${post_id}`}`
}

/** One thing that happened; touching it leads there, and it counts as read. */
export function NotificationRow({ of, role }: { of: Notification; role: Role }) {
  const t = useT('assignments', 'notices')
  const format = useFormat()
  const now = useNow()
  const { read } = useReading()
  const title = titles[of.notification_type]
  return (
    <li className={of.is_read ? styles['read'] : styles['unread']}>
      <Link
        to={addressOf(of, role)}
        className={`flex gap-3 ${styles['row']}`}
        onClick={() => void (of.is_read || read([of]))}
      >
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
