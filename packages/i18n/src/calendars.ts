/**
 * Reckoning in the two calendars that schools write dates in. A day is its ISO date (`2026-11-20`), whatever the calendar;
 * nothing here knows a clock, a time zone or a language.
 */

/** `solar` is the Afghan solar Hijri year, which begins at Nawruz. */
export type CalendarName = 'gregorian' | 'solar'

/** `YYYY-MM-DD` of the Gregorian calendar, years 1000 to 9999. */
export type IsoDate = string

export interface YearMonth {
  readonly year: number
  /** From 1. */
  readonly month: number
}

export interface DateInCalendar extends YearMonth {
  readonly day: number
}

const millisecondsOfDay = 86_400_000
/** Days from the first of Hamal of the solar year 1 to 1 January 1970. */
const solarEpoch = -492_268

/** Days since 1 January 1970; undefined where the text is no date, `2026-02-30` included. */
export function dayNumber(iso: string): number | undefined {
  const found = /^([1-9]\d{3})-(\d{2})-(\d{2})$/.exec(iso)
  if (found === null) return undefined
  const day = Date.UTC(Number(found[1]), Number(found[2]) - 1, Number(found[3])) / millisecondsOfDay
  return isoOfDay(day) === iso ? day : undefined
}

function isoOfDay(day: number): IsoDate {
  return new Date(day * millisecondsOfDay).toISOString().slice(0, 10)
}

/** The same, where the text is known to be a date: one that is none is a fault of the program. */
function knownDay(iso: IsoDate): number {
  const day = dayNumber(iso)
  if (day === undefined) throw new RangeError(`${iso} is no date`)
  return day
}

/** Year, month and day of a date in a calendar. */
export function dateIn(calendar: CalendarName, iso: IsoDate): DateInCalendar {
  const day = knownDay(iso)
  if (calendar === 'gregorian')
    return { year: Number(iso.slice(0, 4)), month: Number(iso.slice(5, 7)), day: Number(iso.slice(8)) }
  const sinceEpoch = day - solarEpoch
  // 33 solar years hold 8 leap days: 12,053 days.
  const year = 1 + Math.floor((33 * sinceEpoch + 3) / 12_053)
  const dayOfYear = day - solarYearStart(year)
  // Six months of 31 days, then months of 30.
  const month = dayOfYear < 186 ? Math.floor(dayOfYear / 31) + 1 : Math.floor((dayOfYear - 6) / 30) + 1
  return { year, month, day: dayOfYear - solarMonthStart(month) + 1 }
}

/** The ISO date of a year, month and day; undefined where that calendar has no such day (30 Hut of a common year, month 13). */
export function isoDateOf(calendar: CalendarName, { year, month, day }: DateInCalendar): IsoDate | undefined {
  if (
    ![year, month, day].every(Number.isInteger) ||
    month < 1 ||
    month > 12 ||
    day < 1 ||
    day > lengthOfMonth(calendar, { year, month })
  )
    return undefined
  const number =
    calendar === 'gregorian'
      ? Date.UTC(year, month - 1, day) / millisecondsOfDay
      : solarYearStart(year) + solarMonthStart(month) + day - 1
  const iso = isoOfDay(number)
  return dayNumber(iso) === number ? iso : undefined
}

/** Day number of 1 Hamal. */
function solarYearStart(year: number): number {
  return solarEpoch + 365 * (year - 1) + Math.floor((8 * year + 21) / 33)
}

/** Days of the solar year before a month. */
function solarMonthStart(month: number): number {
  return month <= 7 ? 31 * (month - 1) : 30 * (month - 1) + 6
}

/**
 * Whether the year has 366 days. Solar years by the 33-year rule, that of ICU and of the browsers: from 1300 to 1450 it gives
 * the years that were and will be kept, a test compares each.
 */
function isLeapYear(calendar: CalendarName, year: number): boolean {
  if (calendar === 'solar') return solarYearStart(year + 1) - solarYearStart(year) === 366
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** Days in a month: 28 to 31. */
export function lengthOfMonth(calendar: CalendarName, { year, month }: YearMonth): number {
  if (calendar === 'solar') return month <= 6 ? 31 : month < 12 || isLeapYear('solar', year) ? 30 : 29
  if (month === 2) return isLeapYear('gregorian', year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** From 0, Sunday. */
export function weekdayOf(iso: IsoDate): number {
  // 1 January 1970 was a Thursday.
  return (((knownDay(iso) + 4) % 7) + 7) % 7
}

export function addDays(iso: IsoDate, days: number): IsoDate {
  return isoOfDay(knownDay(iso) + days)
}

/** The same day of the month so many months on; the month's last day where it is shorter. */
export function addMonths(calendar: CalendarName, iso: IsoDate, months: number): IsoDate {
  const { year, month, day } = dateIn(calendar, iso)
  const target = monthsOn({ year, month }, months)
  return isoDateOf(calendar, { ...target, day: Math.min(day, lengthOfMonth(calendar, target)) }) ?? iso
}

/** The same day of the year so many years on; the last of the month where that year has no leap day. */
export function addYears(calendar: CalendarName, iso: IsoDate, years: number): IsoDate {
  return addMonths(calendar, iso, years * 12)
}

/** The first day of a span, and the first of each further month of the calendar up to its last day. */
export function monthsBetween(calendar: CalendarName, first: IsoDate, last: IsoDate): readonly IsoDate[] {
  const begun = dateIn(calendar, first)
  const starts = [first]
  for (let count = 1; ; count++) {
    const start = isoDateOf(calendar, { ...monthsOn(begun, count), day: 1 })
    if (start === undefined || start > last) return starts
    starts.push(start)
  }
}

/** A month so many months on. */
function monthsOn({ year, month }: YearMonth, months: number): YearMonth {
  const count = year * 12 + month - 1 + months
  return { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 }
}

/** The first day of the week that a date is in; `firstWeekday` from 0, Sunday. */
export function startOfWeek(iso: IsoDate, firstWeekday: number): IsoDate {
  return addDays(iso, -((weekdayOf(iso) - firstWeekday + 7) % 7))
}

/** The seven days of the week that a date is in. */
export function daysOfWeek(iso: IsoDate, firstWeekday: number): readonly IsoDate[] {
  const first = startOfWeek(iso, firstWeekday)
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}

/** The weeks that a month touches, four to six rows of seven days; days of the neighbouring months fill the first and the last. */
export function weeksOfMonth(
  calendar: CalendarName,
  { year, month }: YearMonth,
  firstWeekday: number,
): readonly (readonly IsoDate[])[] {
  const first = isoDateOf(calendar, { year, month, day: 1 })
  if (first === undefined) return []
  const weeks: (readonly IsoDate[])[] = []
  const end = addDays(first, lengthOfMonth(calendar, { year, month }))
  for (let start = startOfWeek(first, firstWeekday); start < end; start = addDays(start, 7))
    weeks.push(daysOfWeek(start, firstWeekday))
  return weeks
}
