import type { CalendarName, IsoDate } from '@maktab/i18n/calendars'
import { addDays, addMonths, dateIn, isoDateOf, lengthOfMonth } from '@maktab/i18n/calendars'
import { monthNames } from '@maktab/i18n/month-names'
import { writeDate, writeIslamicDate, writeMonth } from '@maktab/i18n/written-date'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '../base/button.tsx'
import styles from './date-picker-panel.module.css'
import { DatePickerSwitch } from './date-picker-switch.tsx'
import { IconButton } from '../base/icon-button.tsx'
import type { DayLimits } from './month-grid.tsx'
import { MonthGrid, isChoosable, withinLimits } from './month-grid.tsx'
import { usePartWords } from '../base/part-words.tsx'

interface DatePickerPanelProps extends DayLimits {
  readonly calendar: CalendarName
  readonly onCalendarChange: (calendar: CalendarName) => void
  readonly focused: IsoDate
  readonly onFocusedChange: (iso: IsoDate) => void
  readonly selected?: { readonly from: IsoDate; readonly to: IsoDate } | undefined
  readonly today: IsoDate
  readonly onChoose: (iso: IsoDate) => void
  readonly takesFocus?: boolean
  /** Beside "Today". */
  readonly actions?: ReactNode
}

/** Years that can be picked where no limit says otherwise: birthdays of grandparents to plans of a school. */
const yearsBack = 100
const yearsAhead = 20

/** A month to choose a day of, with month, year and calendar to choose, and what the day is called in the other calendars. */
export function DatePickerPanel({
  calendar,
  onCalendarChange,
  focused,
  onFocusedChange,
  selected,
  today,
  onChoose,
  takesFocus = false,
  actions,
  ...limits
}: DatePickerPanelProps) {
  const { t, format, language } = usePartWords()
  const { locale } = language
  const [spoken, setSpoken] = useState('')
  const { year, month, day } = dateIn(calendar, focused)
  const other: CalendarName = calendar === 'solar' ? 'gregorian' : 'solar'

  const go = (iso: IsoDate) => {
    const next = withinLimits(iso, limits)
    onFocusedChange(next)
    setSpoken(writeMonth(dateIn(calendar, next), { locale, calendar }))
  }
  const goTo = (target: { readonly year: number; readonly month: number }) => {
    const iso = isoDateOf(calendar, { ...target, day: Math.min(day, lengthOfMonth(calendar, target)) })
    if (iso !== undefined) go(iso)
  }
  const yearOf = (limit: IsoDate | undefined, otherwise: number) =>
    limit === undefined ? otherwise : dateIn(calendar, limit).year
  const thisYear = dateIn(calendar, today).year
  const firstYear = Math.min(year, yearOf(limits.min, thisYear - yearsBack))
  const lastYear = Math.max(year, yearOf(limits.max, thisYear + yearsAhead))

  return (
    <div className="grid gap-1">
      <div className={`flex middle between ${styles['head']}`}>
        <IconButton
          icon="previous"
          label={t('calendars.previous_month')}
          onClick={() => go(addMonths(calendar, focused, -1))}
        />
        <div className="flex shrink">
          <select
            className={`touch shrink rounded-small strong ${styles['choice']}`}
            aria-label={t('calendars.month')}
            value={month}
            onChange={(event) => goTo({ year, month: Number(event.target.value) })}
          >
            {monthNames(calendar, locale).map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
          <select
            className={`touch shrink rounded-small strong ${styles['choice']}`}
            aria-label={t('calendars.year')}
            value={year}
            onChange={(event) => goTo({ month, year: Number(event.target.value) })}
          >
            {Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index).map((one) => (
              <option key={one} value={one}>
                {format.digits(String(one))}
              </option>
            ))}
          </select>
        </div>
        <IconButton
          icon="chevron"
          label={t('calendars.next_month')}
          onClick={() => go(addMonths(calendar, focused, 1))}
        />
      </div>
      <p className={`text-centre small faint ${styles['beside']}`}>
        {monthsBeside(calendar, focused, (iso) => writeMonth(dateIn(other, iso), { locale, calendar: other }))}
      </p>
      <MonthGrid
        calendar={calendar}
        focused={focused}
        onFocusedChange={onFocusedChange}
        selected={selected}
        today={today}
        onChoose={onChoose}
        takesFocus={takesFocus}
        {...limits}
      />
      <div className={`grid rounded sunk small tight text-centre ${styles['names']}`}>
        <strong>{writeDate(focused, { locale, calendar }, 'full')}</strong>
        <span>
          {writeDate(focused, { locale, calendar: other })} · {writeIslamicDate(focused, locale)}
        </span>
      </div>
      <div className={`flex wrap middle between ${styles['foot']}`}>
        <DatePickerSwitch
          legend={t('calendars.calendar')}
          options={[
            { value: 'solar', label: t('calendars.solar') },
            { value: 'gregorian', label: t('calendars.gregorian') },
          ]}
          value={calendar}
          onValueChange={onCalendarChange}
        />
        <div className="flex middle">
          {actions}
          {isChoosable(today, limits) && (
            <Button variant="quiet" size="small" onClick={() => onChoose(today)}>
              {t('calendars.today')}
            </Button>
          )}
        </div>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
    </div>
  )
}

/** The months of the other calendar that this month lies in: "October 2026 – November 2026". */
export function monthsBeside(calendar: CalendarName, focused: IsoDate, write: (iso: IsoDate) => string): string {
  const { year, month, day } = dateIn(calendar, focused)
  const first = addDays(focused, 1 - day)
  const names = [write(first), write(addDays(first, lengthOfMonth(calendar, { year, month }) - 1))]
  return [...new Set(names)].join(' – ')
}
