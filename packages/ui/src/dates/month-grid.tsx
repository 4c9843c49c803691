import type { CalendarName, IsoDate } from '@maktab/i18n/calendars'
import { dateIn, weeksOfMonth } from '@maktab/i18n/calendars'
import { weekdayName } from '@maktab/i18n/month-names'
import { writeDate, writeMonth } from '@maktab/i18n/written-date'
import type { KeyboardEvent } from 'react'
import { useEffect, useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './month-grid.module.css'
import { dayReached } from './month-grid-keys.ts'
import { usePartWords } from '../base/part-words.tsx'

/** Which days may be chosen. */
export interface DayLimits {
  readonly min?: IsoDate | undefined
  readonly max?: IsoDate | undefined
  /** Holidays, days without school: may be walked over, not chosen. */
  readonly isUnavailable?: ((iso: IsoDate) => boolean) | undefined
}

export function isChoosable(iso: IsoDate, { min, max, isUnavailable }: DayLimits): boolean {
  return (min === undefined || iso >= min) && (max === undefined || iso <= max) && isUnavailable?.(iso) !== true
}

/** The nearest day within the limits. */
export function withinLimits(iso: IsoDate, { min, max }: DayLimits): IsoDate {
  if (min !== undefined && iso < min) return min
  return max !== undefined && iso > max ? max : iso
}

interface MonthGridProps extends DayLimits {
  readonly calendar: CalendarName
  /** The day that the keys stand on; its month is the one that is drawn. */
  readonly focused: IsoDate
  readonly onFocusedChange: (iso: IsoDate) => void
  /** One chosen day, or the first and the last of several. */
  readonly selected?: { readonly from: IsoDate; readonly to: IsoDate } | undefined
  readonly today: IsoDate
  readonly onChoose: (iso: IsoDate) => void
  /** Takes the focus when it is drawn first, as what a picker opened. */
  readonly takesFocus?: boolean
}

/** The days of a month, by the ARIA pattern of a date grid: the keys of month-grid-keys.ts walk, Enter or Space chooses. */
export function MonthGrid({
  calendar,
  focused,
  onFocusedChange,
  selected,
  today,
  onChoose,
  takesFocus = false,
  ...limits
}: MonthGridProps) {
  const { format, language, firstWeekday } = usePartWords()
  const { locale, direction } = language
  const table = useRef<HTMLTableElement>(null)
  const isFocusWanted = useRef(takesFocus)
  const month = dateIn(calendar, focused)
  const weeks = weeksOfMonth(calendar, month, firstWeekday)

  useEffect(() => {
    if (!isFocusWanted.current) return
    isFocusWanted.current = false
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })

  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (isChoosable(focused, limits)) onChoose(focused)
      return
    }
    const target = dayReached(event.key, event.shiftKey, { focused, calendar, direction, firstWeekday })
    if (target === undefined) return
    event.preventDefault()
    const next = withinLimits(target, limits)
    if (next === focused) return
    isFocusWanted.current = true
    onFocusedChange(next)
  }

  return (
    <table
      ref={table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      className={`full ${styles['grid']}`}
      aria-label={writeMonth(month, { locale, calendar })}
      onKeyDown={press}
    >
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, index) => (firstWeekday + index) % 7).map((weekday) => (
            <th key={weekday} scope="col" className={`small strong text-centre faint ${styles['weekday']}`}>
              <span aria-hidden="true">{weekdayName(weekday, locale, 'narrow')}</span>
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
              const date = dateIn(calendar, iso)
              const key = String(column)
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label
              if (date.month !== month.month) return <td key={key} className={styles['empty']} />
              const isSelected = selected !== undefined && iso >= selected.from && iso <= selected.to
              const isEnd = isSelected && (iso === selected.from || iso === selected.to)
              return (
                // Keys are heard by the grid around it.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <td
                  key={key}
                  role="gridcell"
                  tabIndex={iso === focused ? 0 : -1}
                  aria-label={writeDate(iso, { locale, calendar }, 'full')}
                  aria-selected={isSelected}
                  aria-current={iso === today ? 'date' : undefined}
                  aria-disabled={isChoosable(iso, limits) ? undefined : true}
                  className={classNames(
                    styles['cell'],
                    isSelected && !isEnd && styles['between'],
                    isSelected && selected.from !== selected.to && iso === selected.from && styles['first'],
                    isSelected && selected.from !== selected.to && iso === selected.to && styles['last'],
                  )}
                  onClick={() => {
                    if (isChoosable(iso, limits)) onChoose(iso)
                  }}
                >
                  <span
                    className={classNames(
                      'relative grid centred round',
                      styles['day'],
                      isEnd && styles['chosen'],
                      iso === today && styles['today'],
                    )}
                  >
                    {format.digits(String(date.day))}
                  </span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
