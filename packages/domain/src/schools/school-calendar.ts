/** On which days a campus has school. */

/** 0 Sunday … 6 Saturday. The day before a week begins on Saturday is Friday; other weeks rest on Sunday. */
export function weeklyRest(own: readonly number[] | null, firstWeekday: number): readonly number[] {
  return own ?? (firstWeekday === 6 ? [5] : [0])
}

/** Whether there is school on a day (ISO date): what was said of the day itself holds before the rest of its week. */
export function isSchoolDay(
  day: string,
  rest: readonly number[],
  said: 'holiday' | 'working' | null | undefined,
): boolean {
  if (said !== null && said !== undefined) return said === 'working'
  return !rest.includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}

/** The first day and the last, both counted; ISO dates. */
export interface DaySpan {
  readonly day: string
  readonly last_day: string
}

const longestSpan = 366
const dayLength = 86_400_000

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayLength

/** The last day is the first or later, and at most a year lies between. */
export function isSpanRight({ day, last_day }: DaySpan): boolean {
  const days = numberOf(last_day) - numberOf(day) + 1
  return days >= 1 && days <= longestSpan
}

/** Every day of it, in order. */
export function daysOfSpan({ day, last_day }: DaySpan): readonly string[] {
  const first = numberOf(day)
  return Array.from({ length: numberOf(last_day) - first + 1 }, (_, index) =>
    new Date((first + index) * dayLength).toISOString().slice(0, 10),
  )
}

/** The day so many days before one; ISO dates. */
export function daysBefore(day: string, days: number): string {
  return new Date((numberOf(day) - days) * dayLength).toISOString().slice(0, 10)
}

/** Days that follow each other and of which the same is said, as one: a list in the order of its days. */
export function spansOf<Said extends { readonly day: string }>(
  days: readonly Said[],
  isSame: (one: Said, other: Said) => boolean,
): readonly (Said & DaySpan)[] {
  const spans: (Said & DaySpan)[] = []
  for (const one of days) {
    const last = spans.at(-1)
    if (last !== undefined && isSame(last, one) && numberOf(one.day) === numberOf(last.last_day) + 1)
      spans[spans.length - 1] = { ...last, last_day: one.day }
    else spans.push({ ...one, last_day: one.day })
  }
  return spans
}
