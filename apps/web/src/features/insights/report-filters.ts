/** Of which class and of which days a report is, kept on this device for the person who chose it. */
import type { ReportRange } from '@maktab/domain/schools/report-range'
import { schoolDay } from '@maktab/domain/schools/school-day'
import type { Locale } from '@maktab/i18n/languages'
import { calendarOf } from '@maktab/i18n/written-date'
import { datePresets, spanOfPreset } from '@maktab/ui/dates/date-presets'
import type { DateRange } from '@maktab/ui/dates/date-range-picker'
import { useState } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useLanguage } from '#language/use-language.ts'
import { useNow } from '#browser/use-now.ts'

export interface ReportFilters {
  readonly range: DateRange
  /** Undefined for all classes. */
  readonly class_id?: number | undefined
}

const isDay = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text)

/**
 * What was kept, as far as it can be read; a preset moves on with the days, and its months are those of the reader's calendar. A school year
 * or a term has the days that it had when it was chosen, until the school tells them anew.
 */
export function readFilters(
  text: string | null,
  { today, locale }: { readonly today: string; readonly locale: Locale },
): ReportFilters {
  const calendar = calendarOf(locale)
  const first = { range: { preset: '30d' as const, ...spanOfPreset('30d', today, calendar) } }
  try {
    const { preset, from, to, class_id, key, name } = (JSON.parse(text ?? '{}') ?? {}) as Readonly<
      Record<string, unknown>
    >
    const known = datePresets.find((one) => one === preset)
    const isOwn = preset === 'own' && isDay(from) && isDay(to)
    const isNamed =
      preset === 'named' && isDay(from) && isDay(to) && typeof key === 'string' && typeof name === 'string'
    const range: DateRange = isOwn
      ? { preset: 'own', from, to }
      : isNamed
        ? { preset: 'named', key, name, from, to }
        : known
          ? { preset: known, ...spanOfPreset(known, today, calendar) }
          : first.range
    return Number.isSafeInteger(class_id) ? { range, class_id: class_id as number } : { range }
  } catch {
    return first
  }
}

interface FiltersInUse extends ReportFilters {
  readonly today: string
  /** As the calls take it. The end of a preset stays open: a device may believe that it is tomorrow already. */
  readonly asked: ReportRange
  change(filters: Partial<ReportFilters>): void
}

export function useReportFilters(report: string): FiltersInUse {
  const { user_id, time_zone } = useSession()
  const { locale } = useLanguage()
  const now = useNow()
  const today = schoolDay(new Date(now), time_zone)
  const key = `maktab.report.${report}.${user_id}`
  const [filters, setFilters] = useState(() => readFilters(readKept(key), { today, locale }))
  const { preset, from, to } = filters.range
  return {
    ...filters,
    today,
    asked: {
      ...(from === undefined ? {} : { start_date: from }),
      // A year that goes on has no end yet.
      ...((preset === 'own' || (preset === 'named' && to !== undefined && to < today)) && to !== undefined
        ? { end_date: to }
        : {}),
    },
    change(some) {
      const next = { ...filters, ...some }
      setFilters(next)
      try {
        localStorage.setItem(key, JSON.stringify({ ...next.range, class_id: next.class_id }))
      } catch {
        // Forbidden or full storage: the choice lasts as long as the screen.
      }
    },
  }
}

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
