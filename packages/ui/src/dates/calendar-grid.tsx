import type { IsoDate } from '@maktab/i18n/calendars'
import { addDays, addMonths, dateIn, daysOfWeek } from '@maktab/i18n/calendars'
import { calendarOf, writeDate, writeIslamicDate, writeMonth } from '@maktab/i18n/written-date'
import { Button } from '../base/button.tsx'
import type { CalendarEvent } from './calendar-events.ts'
import { CalendarHours } from './calendar-grid-hours.tsx'
import { CalendarMonth } from './calendar-grid-month.tsx'
import styles from './calendar-grid.module.css'
import { monthsBeside } from './date-picker-panel.tsx'
import { DatePickerSwitch } from './date-picker-switch.tsx'
import { IconButton } from '../base/icon-button.tsx'
import { usePartWords } from '../base/part-words.tsx'

export type { CalendarEvent } from './calendar-events.ts'

export type CalendarView = 'month' | 'week' | 'day'

interface CalendarGridProps {
  readonly view: CalendarView
  readonly onViewChange: (view: CalendarView) => void
  /** The day in sight; its month or week is drawn. */
  readonly date: IsoDate
  readonly onDateChange: (date: IsoDate) => void
  /** The day it is, in the school's time zone. */
  readonly today: IsoDate
  /** Those of the days in sight, at least; others are left out. */
  readonly events: readonly CalendarEvent[]
  readonly onEventOpen: (key: string) => void
}

/** What happens when, by month, week or day, in the school's time zone and the reader's calendar. */
export function CalendarGrid({
  view,
  onViewChange,
  date,
  onDateChange,
  today,
  events,
  onEventOpen,
}: CalendarGridProps) {
  const { t, language, firstWeekday } = usePartWords()
  const { locale } = language
  const calendar = calendarOf(locale)
  const other = calendar === 'solar' ? 'gregorian' : 'solar'
  const week = daysOfWeek(date, firstWeekday)

  const write = (iso: IsoDate) => writeDate(iso, { locale, calendar })
  const heading = {
    month: () => writeMonth(dateIn(calendar, date), { locale, calendar }),
    week: () => t('calendars.range', { from: write(week[0] ?? date), to: write(week[6] ?? date) }),
    day: () => writeDate(date, { locale, calendar }, 'full'),
  }
  const beside = {
    month: () => monthsBeside(calendar, date, (iso) => writeMonth(dateIn(other, iso), { locale, calendar: other })),
    week: () => monthsBeside(calendar, date, (iso) => writeMonth(dateIn(other, iso), { locale, calendar: other })),
    day: () => `${writeDate(date, { locale, calendar: other })} · ${writeIslamicDate(date, locale)}`,
  }
  const turn = (pages: -1 | 1) => {
    const next = {
      month: () => addMonths(calendar, date, pages),
      week: () => addDays(date, 7 * pages),
      day: () => addDays(date, pages),
    }
    onDateChange(next[view]())
  }
  const openDay = (day: IsoDate) => {
    onDateChange(day)
    onViewChange('day')
  }

  return (
    <div className="grid gap-3 shrink">
      <div className="flex wrap middle between gap-2-4">
        <div className="flex middle">
          <IconButton icon="previous" label={t(`calendars.previous_${view}`)} onClick={() => turn(-1)} />
          <IconButton icon="chevron" label={t(`calendars.next_${view}`)} onClick={() => turn(1)} />
          <Button size="small" onClick={() => onDateChange(today)}>
            {t('calendars.today')}
          </Button>
        </div>
        <div className={`shrink ${styles['title']}`}>
          <h2 className={styles['heading']} aria-live="polite">
            {heading[view]()}
          </h2>
          <p className="small tight faint">{beside[view]()}</p>
        </div>
        <DatePickerSwitch
          legend={t('calendars.calendar_view')}
          options={[
            { value: 'month', label: t('calendars.month') },
            { value: 'week', label: t('calendars.week') },
            { value: 'day', label: t('calendars.day') },
          ]}
          value={view}
          onValueChange={onViewChange}
        />
      </div>
      {view === 'month' ? (
        <CalendarMonth
          calendar={calendar}
          date={date}
          onDateChange={onDateChange}
          today={today}
          events={events}
          onEventOpen={onEventOpen}
          onDayOpen={openDay}
        />
      ) : (
        <CalendarHours
          days={view === 'week' ? week : [date]}
          calendar={calendar}
          today={today}
          events={events}
          onEventOpen={onEventOpen}
          onDayOpen={openDay}
        />
      )}
    </div>
  )
}
