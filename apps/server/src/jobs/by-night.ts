/** What is done once a night. A school's computer may be off at night: then it is done when it runs. */

const hourMs = 3_600_000

/** Whether that hour of the computer's own clock is one in which nobody works. */
export function isNight(hour: number): boolean {
  return hour >= 1 && hour < 5
}

/** What was done before then is to be done again: at night after twenty hours, at any hour after twenty-six. */
export function dueByNight(now: Date, hour: number): Date {
  return new Date(now.getTime() - (isNight(hour) ? 20 : 26) * hourMs)
}

export function isDueByNight({
  last,
  now,
  hour,
}: {
  readonly last: Date | undefined
  readonly now: Date
  readonly hour: number
}): boolean {
  // A clock that was ahead once must not keep it away.
  return last === undefined || last > now || last <= dueByNight(now, hour)
}
