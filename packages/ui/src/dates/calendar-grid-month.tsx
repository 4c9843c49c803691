import type { CalendarName, IsoDate } from '@maktab/i18n/calendars'
import { dateIn, weeksOfMonth } from '@maktab/i18n/calendars'
import { weekdayName } from '@maktab/i18n/month-names'
import { writeDate, writeMonth } from '@maktab/i18n/written-date'
import type { KeyboardEvent } from 'react'
import { useEffect, useRef } from 'react'
import type { CalendarEvent } from './calendar-events.ts'
import { eventsByDay } from './calendar-events.ts'
import { CalendarGridEvent } from './calendar-grid-event.tsx'
import styles from './calendar-grid-month.module.css'
import { classNames } from '../base/class-names.ts'
import { dayReached } from './month-grid-keys.ts'
import { usePartWords } from '../base/part-words.tsx'

interface CalendarMonthProps {
  readonly calendar: CalendarName
  readonly date: IsoDate
  readonly onDateChange: (date: IsoDate) => void
  readonly today: IsoDate
  readonly events: readonly CalendarEvent[]
  readonly onEventOpen: (key: string) => void
  readonly onDayOpen: (day: IsoDate) => void
}

/** So many events have room in a day of the month; where one more comes, its line tells how many there are. */
const room = 3

/**
 * A month of events. By keys its days are walked as those of a date picker, and Enter opens one; on a phone each event is a dot, and the
 * day in sight is told below.
 */
export function CalendarMonth({
  calendar,
  date,
  onDateChange,
  today,
  events,
  onEventOpen,
  onDayOpen,
}: CalendarMonthProps) {
  const { t, format, language, timeZone, firstWeekday } = usePartWords()
  const { locale, direction } = language
  const table = useRef<HTMLTableElement>(null)
  const isFocusWanted = useRef(false)
  const month = dateIn(calendar, date)
  const weeks = weeksOfMonth(calendar, month, firstWeekday)
  const byDay = eventsByDay(events, weeks.flat(), timeZone)
  const inSight = byDay.get(date) ?? []

  useEffect(() => {
    if (!isFocusWanted.current) return
    isFocusWanted.current = false
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })

  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onDayOpen(date)
      return
    }
    const next = dayReached(event.key, event.shiftKey, { focused: date, calendar, direction, firstWeekday })
    if (next === undefined) return
    event.preventDefault()
    isFocusWanted.current = true
    onDateChange(next)
  }

  return (
    <div>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className={`full edged rounded surface clipped ${styles['month']}`}
        aria-label={writeMonth(month, { locale, calendar })}
        onKeyDown={press}
      >
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, index) => (firstWeekday + index) % 7).map((weekday) => (
              <th key={weekday} scope="col" className={`small strong soft ${styles['weekday']}`}>
                <span aria-hidden="true" className={styles['long']}>
                  {weekdayName(weekday, locale, 'short')}
                </span>
                <span aria-hidden="true" className={styles['narrow']}>
                  {weekdayName(weekday, locale, 'narrow')}
                </span>
                <span className="visually-hidden">{weekdayName(weekday, locale, 'long')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            // Rows and cells keep their places, so that the focus outlives a change of month.
            <tr key={String(row)}>
              {week.map((iso, column) => {
                const day = dateIn(calendar, iso)
                const ofDay = byDay.get(iso) ?? []
                const shown = ofDay.length > room ? ofDay.slice(0, room - 1) : ofDay
                return (
                  // Keys are heard by the grid around it.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                  <td
                    key={String(column)}
                    role="gridcell"
                    tabIndex={iso === date ? 0 : -1}
                    aria-label={t('calendars.events_of_day', {
                      date: writeDate(iso, { locale, calendar }, 'full'),
                      count: ofDay.length,
                    })}
                    aria-selected={iso === date}
                    aria-current={iso === today ? 'date' : undefined}
                    className={classNames(styles['day'], day.month !== month.month && styles['outside'])}
                    onClick={() => onDateChange(iso)}
                  >
                    <span className={`centred round medium ${styles['number']}`}>{format.digits(String(day.day))}</span>
                    <div className={`grid ${styles['events']}`}>
                      {shown.map((one) => (
                        <CalendarGridEvent key={one.event.key} of={one} onOpen={onEventOpen} shape="line" />
                      ))}
                      {ofDay.length > shown.length && (
                        <button
                          type="button"
                          tabIndex={-1}
                          className={`rounded-small small strong soft ${styles['more']}`}
                          onClick={(event) => {
                            event.stopPropagation()
                            onDayOpen(iso)
                          }}
                        >
                          {t('calendars.more_events', { count: ofDay.length - shown.length })}
                        </button>
                      )}
                    </div>
                    <span className={styles['dots']} aria-hidden="true">
                      {ofDay.slice(0, room).map((one) => (
                        <span key={one.event.key} className={styles['dot']} />
                      ))}
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles['below']}>
        <h3 className={styles['heading']}>{writeDate(date, { locale, calendar }, 'full')}</h3>
        {inSight.length === 0 ? (
          <p className={styles['nothing']}>{t('calendars.no_events')}</p>
        ) : (
          inSight.map((one) => <CalendarGridEvent key={one.event.key} of={one} onOpen={onEventOpen} shape="row" />)
        )}
      </div>
    </div>
  )
}
