import { standingOf } from '@maktab/domain/events/events'
import { buttonClass } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { Card } from '@maktab/ui/layout/card'
import { Notice } from '@maktab/ui/feedback/notice'
import { Link } from '#page/router.tsx'
import { useFormat } from '#language/use-format.ts'
import { useNow } from '#browser/use-now.ts'
import { useT } from '#language/use-t.ts'
import { useTextTag } from '#language/use-text-tag.ts'
import { className } from '../schools/class-name.ts'
import type { ReadableEvent } from './event-form.ts'
import { EventStandingChip } from './event-standing.tsx'
import { dayAndHours } from './event-when.ts'
import styles from './events.module.css'

/** An event as its class and its teachers read it; `address` is where another of its times stands. */
export function EventDetails({ of, address }: { of: ReadableEvent; address: (occurrence: number) => string }) {
  const t = useT('events', 'home')
  const format = useFormat()
  const tagOf = useTextTag()
  const facts = [
    [t('events.day'), dayAndHours(of, t, format)],
    [t('events.of_classes'), format.list(of.classes.map(({ name }) => className(name, t, format)))],
    [t('events.place'), of.place],
    [t('events.passcode'), of.passcode],
  ] as const
  return (
    <>
      {of.is_cancelled && <Notice tone="warning">{t('events.cancelled_note')}</Notice>}
      <Card>
        <dl className={styles['facts']}>
          {facts.map(
            ([name, value]) =>
              value !== '' && (
                <div key={name}>
                  <dt className="soft">{name}</dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
        <Joining of={of} />
        {of.description !== '' && (
          <p className={styles['description']} lang={tagOf(of.description)} dir="auto">
            {of.description}
          </p>
        )}
        <p className="soft small">{t('events.by', { name: of.created_by_name })}</p>
      </Card>
      {of.times.length > 1 && <Times of={of} address={address} />}
    </>
  )
}

/** Leads out of the product, in a window of its own; stands out while the doors are open. */
function Joining({ of }: { of: ReadableEvent }) {
  const t = useT('events')
  const now = useNow()
  const standing = standingOf(of, new Date(now))
  if (standing === 'over' || standing === 'cancelled') return null
  if (of.link === '') {
    if (of.event_kind !== 'online_class') return null
    return <Notice>{t(of.may_change ? 'events.link_missing' : 'events.link_missing_learner')}</Notice>
  }
  const isOpen = standing === 'soon' || standing === 'now'
  return (
    <p>
      <a
        className={buttonClass(isOpen ? { variant: 'primary', size: 'wide' } : {})}
        href={of.link}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="external" /> <span>{t('events.join')}</span>
      </a>
    </p>
  )
}

/** As many as are read without looking for one: a year of lessons has more. */
const mostShown = 12

function Times({ of, address }: { of: ReadableEvent; address: (occurrence: number) => string }) {
  const t = useT('events')
  const format = useFormat()
  const now = useNow()
  const coming = of.times.filter(({ end_date }) => Date.parse(end_date) > now)
  const shown = (coming.length > 0 ? coming : of.times.slice(-mostShown)).slice(0, mostShown)
  return (
    <Card heading={t('events.times')}>
      <ul className={styles['times']} role="list">
        {shown.map((time) => (
          <li key={time.occurrence} className="flex wrap middle between gap-2-4">
            <Link
              to={address(time.occurrence)}
              aria-current={time.occurrence === of.occurrence ? 'true' : undefined}
              className={styles['time']}
            >
              {dayAndHours(time, t, format)}
            </Link>
            <EventStandingChip of={time} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
