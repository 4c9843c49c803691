/** The spans of time that figures are shown for (seed 001 §9: all time, 7, 14, 30 days, 3, 6, 12 months). */
import type { CalendarName, IsoDate } from '@maktab/i18n/calendars'
import { addDays, addMonths } from '@maktab/i18n/calendars'

export const datePresets = ['all', '7d', '14d', '30d', '3m', '6m', '12m'] as const

export type DatePreset = (typeof datePresets)[number]

/** Both days belong to the span; neither stands where it is all time. */
export interface DaySpan {
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
}

/** How many days or months a preset has; all time has neither. */
export function lengthOfPreset(
  preset: DatePreset,
): { readonly days: number } | { readonly months: number } | undefined {
  const count = Number.parseInt(preset, 10)
  if (preset === 'all') return undefined
  return preset.endsWith('d') ? { days: count } : { months: count }
}

/** The span that ends today: 7 days are today and the six before; 3 months begin on the day after today's date three months ago. */
export function spanOfPreset(preset: DatePreset, today: IsoDate, calendar: CalendarName): DaySpan {
  const length = lengthOfPreset(preset)
  if (length === undefined) return {}
  if ('days' in length) return { from: addDays(today, 1 - length.days), to: today }
  return { from: addDays(addMonths(calendar, today, -length.months), 1), to: today }
}
