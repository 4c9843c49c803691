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
