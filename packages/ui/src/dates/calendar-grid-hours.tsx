import type { CalendarName, IsoDate } from '@maktab/i18n/calendars'
import { dateIn, weekdayOf } from '@maktab/i18n/calendars'
import { weekdayName } from '@maktab/i18n/month-names'
import { writeTime } from '@maktab/i18n/wall-clock'
import { writeDate } from '@maktab/i18n/written-date'
import type { CSSProperties } from 'react'
import type { CalendarEvent, DayEvent, PlacedEvent } from './calendar-events.ts'
import { eventsByDay, hoursOf, inLanes, isAboveHours, shortestDrawn } from './calendar-events.ts'
import { CalendarGridEvent } from './calendar-grid-event.tsx'
import styles from './calendar-grid-hours.module.css'
import { classNames } from '../base/class-names.ts'
import { usePartWords } from '../base/part-words.tsx'

interface CalendarHoursProps {
  /** A week, or one day. */
  readonly days: readonly IsoDate[]
  readonly calendar: CalendarName
  readonly today: IsoDate
  readonly events: readonly CalendarEvent[]
  readonly onEventOpen: (key: string) => void
  readonly onDayOpen: (day: IsoDate) => void
}

/** Days side by side with their hours; on a phone a week is a list, day after day. */
export function CalendarHours({ days, calendar, today, events, onEventOpen, onDayOpen }: CalendarHoursProps) {
  const { t, format, language, timeZone } = usePartWords()
  const { locale } = language
  const byDay = eventsByDay(events, days, timeZone)
  const { first, last } = hoursOf(byDay.values())
  const isWeek = days.length > 1
  const above = Math.max(...[...byDay.values()].map((list) => list.filter(isAboveHours).length))
  const hours = Array.from({ length: last - first }, (_, index) => first + index)
  const size = { '--hours': hours.length, '--days': days.length, '--above': above } as CSSProperties

  return (
    <div
      className={classNames('grid edged rounded surface clipped', styles['frame'], isWeek && styles['week'])}
      style={size}
    >
      <div className={styles['scale']} aria-hidden="true">
        {isWeek && <div className={`flex middle rigid ${styles['head']}`} />}
        {above > 0 && <div className={`grid rigid ${styles['above']}`} />}
        <div className={`relative rigid ${styles['hours']}`}>
          {hours.map((hour) => (
            <span key={hour} className={`block ${styles['hour']}`}>
              {writeTime(hour * 60, locale)}
            </span>
          ))}
        </div>
      </div>
      {days.map((day) => {
        const ofDay = byDay.get(day) ?? []
        const full = writeDate(day, { locale, calendar }, 'full')
        return (
          <div key={day} role="group" className={styles['day']} aria-label={full}>
            {isWeek && (
              <button
                type="button"
                className={`flex middle rigid ${styles['head']}`}
                aria-label={full}
                aria-current={day === today ? 'date' : undefined}
                onClick={() => onDayOpen(day)}
              >
                <span className="small soft">{weekdayName(weekdayOf(day), locale, 'short')}</span>
                <span className={`grid centred round strong ${styles['number']}`}>
                  {format.digits(String(dateIn(calendar, day).day))}
                </span>
              </button>
            )}
            {above > 0 && (
              <div className={`grid rigid ${styles['above']}`}>
                {ofDay.filter(isAboveHours).map((one) => (
                  <CalendarGridEvent key={one.event.key} of={one} onOpen={onEventOpen} shape="above" />
                ))}
              </div>
            )}
            <div className={`relative rigid ${styles['hours']}`}>
              {inLanes(ofDay).map((one) => (
                <CalendarGridEvent
                  key={one.event.key}
                  of={one}
                  onOpen={onEventOpen}
                  shape="block"
                  place={placeOf(one, first, last)}
                />
              ))}
            </div>
            <List of={ofDay} nothing={t('calendars.no_events')} onOpen={onEventOpen} />
          </div>
        )
      })}
    </div>
  )
}

/** In parts of the column: down by the hour, along by the lane. */
function placeOf({ from, to, lane, lanes }: PlacedEvent, first: number, last: number): CSSProperties {
  const span = (last - first) * 60
  const length = Math.max(to - from, shortestDrawn)
  // What is drawn longer than it is stays within the day.
  const start = Math.min(from - first * 60, span - length)
  return {
    insetBlockStart: `${(start / span) * 100}%`,
    blockSize: `calc(${(length / span) * 100}% - 2px)`,
    insetInlineStart: `${(lane / lanes) * 100}%`,
    inlineSize: `calc(${100 / lanes}% - 2px)`,
  }
}

function List({
  of,
  nothing,
  onOpen,
}: {
  readonly of: readonly DayEvent[]
  readonly nothing: string
  readonly onOpen: (key: string) => void
}) {
  return (
    <div className={styles['list']}>
      {of.length === 0 ? (
        <p className={styles['nothing']}>{nothing}</p>
      ) : (
        of.map((one) => <CalendarGridEvent key={one.event.key} of={one} onOpen={onOpen} shape="row" />)
      )}
    </div>
  )
}
