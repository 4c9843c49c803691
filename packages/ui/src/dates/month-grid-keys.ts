import type { CalendarName, IsoDate } from '@maktab/i18n/calendars'
import { addDays, addMonths, addYears, daysOfWeek } from '@maktab/i18n/calendars'

interface Standing {
  /** The day that the keys stand on. */
  readonly focused: IsoDate
  readonly calendar: CalendarName
  readonly direction: 'ltr' | 'rtl'
  /** From 0, Sunday. */
  readonly firstWeekday: number
}

/**
 * The day that a key leads to, by the ARIA pattern of a date grid: arrows by days and weeks (the way they point), Home and End to the week's ends,
 * PageUp and PageDown by months, with Shift by years. Undefined where the key means nothing here.
 */
export function dayReached(
  key: string,
  hasShift: boolean,
  { focused, calendar, direction, firstWeekday }: Standing,
): IsoDate | undefined {
  const forward = direction === 'rtl' ? -1 : 1
  const step = hasShift ? addYears : addMonths
  switch (key) {
    case 'ArrowRight':
      return addDays(focused, forward)
    case 'ArrowLeft':
      return addDays(focused, -forward)
    case 'ArrowDown':
      return addDays(focused, 7)
    case 'ArrowUp':
      return addDays(focused, -7)
    case 'Home':
      return daysOfWeek(focused, firstWeekday)[0]
    case 'End':
      return daysOfWeek(focused, firstWeekday)[6]
    case 'PageDown':
      return step(calendar, focused, 1)
    case 'PageUp':
      return step(calendar, focused, -1)
    default:
      return undefined
  }
}
