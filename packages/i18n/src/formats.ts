import { formatDate, formatDateTime, formatTime } from './dates.ts'
import { formatList } from './lists.ts'
import { formatMoney } from './money.ts'
import { digitsOf, formatNumber, formatPercent } from './numbers.ts'
import { formatBytes, formatDuration, formatRelative } from './relative-time.ts'
import type { DateStyle, Instant } from './dates.ts'
import type { ListKind } from './lists.ts'
import type { Currency } from './money.ts'
import type { DurationStyle } from './relative-time.ts'
import type { Translator } from './translate.ts'

/** The formats of one language in one time zone, for a screen to use without naming either again. */
export function createFormats({ language, t }: Translator<'application'>, timeZone: string) {
  const context = { locale: language.locale, timeZone }
  return {
    date: (instant: Instant, style?: DateStyle) => formatDate(instant, context, style),
    time: (instant: Instant) => formatTime(instant, context),
    dateTime: (instant: Instant, style?: DateStyle) => formatDateTime(instant, context, style),
    relative: (instant: Instant, now: Instant) => formatRelative(instant, now, t),
    duration: (milliseconds: number, style?: DurationStyle) => formatDuration(milliseconds, t, style),
    bytes: (bytes: number) => formatBytes(bytes, t),
    number: (value: number, decimals?: number) => formatNumber(value, language.locale, decimals),
    /** From 0 to 100. */
    percent: (value: number, decimals?: number) => formatPercent(value, language.locale, decimals),
    list: (items: readonly string[], kind?: ListKind) => formatList(items, language.locale, kind),
    money: (amount: number, currency: Currency) => formatMoney(amount, currency, language.locale),
    digits: (text: string) => digitsOf(text, language.locale),
  }
}

export type Formats = ReturnType<typeof createFormats>
