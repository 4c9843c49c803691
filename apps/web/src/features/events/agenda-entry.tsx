import { standingOf } from '@maktab/domain/events/events'
import { buttonClass } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { Link } from '#page/router.tsx'
import { useFormat } from '#language/use-format.ts'
import { useNow } from '#browser/use-now.ts'
import { useT } from '#language/use-t.ts'
import { useTextTag } from '#language/use-text-tag.ts'
import { SetAssignmentStatus } from '../assignments/work-status.tsx'
import { className } from '../schools/class-name.ts'
import type { CalendarThing } from './calendar-things.ts'
import { EventStandingChip } from './event-standing.tsx'
import { dayAndHours, hours } from './event-when.ts'
import styles from './agenda.module.css'

/** One thing of an agenda; `isOfDay`: its day is said already. The whole of it leads to its screen. */
export function AgendaEntry({ of, isOfDay }: { of: CalendarThing; isOfDay: boolean }) {
  const t = useT('events', 'home')
  const format = useFormat()
  const tagOf = useTextTag()
  const isEvent = of.kind === 'event'
  const whenDue = isOfDay ? format.time(of.end_date) : format.dateTime(of.end_date)
  const when = isOfDay ? hours(of, t, format) : dayAndHours(of, t, format)
  return (
    <li className={styles['entry']}>
      <Icon name={isEvent ? 'calendar' : 'assignments'} />
      <div className={styles['what']}>
        <p className="small soft">
          <bdi>{isEvent ? when : t('assignments.due_when', { when: whenDue })}</bdi>
        </p>
        <p>
          <Link to={of.to} className={styles['title']}>
            <bdi lang={tagOf(of.title)}>{of.title}</bdi>
          </Link>
        </p>
        {of.class_names.length > 0 && (
          <p className="small soft">
            <bdi>{of.class_names.map((name) => className(name, t, format)).join(' · ')}</bdi>
          </p>
        )}
      </div>
      <div className={styles['standing']}>
        {isEvent && <EventStandingChip of={of} />}
        {of.own && <SetAssignmentStatus of={of.own} />}
        {isEvent && <Joining of={of} />}
      </div>
    </li>
  )
}

/** While its doors are open: from a quarter of an hour before it begins until its end. */
function Joining({ of }: { of: CalendarThing }) {
  const t = useT('events')
  const standing = standingOf(of, new Date(useNow()))
  if (of.link === '' || (standing !== 'soon' && standing !== 'now')) return null
  return (
    <a
      className={`${buttonClass({ variant: 'primary' })} ${styles['join']}`}
      href={of.link}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="external" /> <span>{t('events.join')}</span>
    </a>
  )
}
