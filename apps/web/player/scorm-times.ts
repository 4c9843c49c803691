/** Lengths of time as SCORM writes them: 2004 `PT1H5M3S`, 1.2 `01:05:03`. */

/** Whole seconds of either; 0 where it is neither. */
export function secondsOf(written: string): number {
  const clock = /^(\d{1,4}):(\d{2}):(\d{2})(?:\.\d+)?$/.exec(written)
  if (clock) return Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3])
  const [, years, months, days, hours, minutes, seconds] =
    /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/.exec(written) ?? []
  const inDays = Number(years ?? 0) * 365 + Number(months ?? 0) * 30 + Number(days ?? 0)
  return inDays * 86_400 + Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}

export const durationOf = (seconds: number): string =>
  `PT${Math.floor(seconds / 3600)}H${Math.floor(seconds / 60) % 60}M${seconds % 60}S`

export function clockOf(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  // Four figures of hours are the most that 1.2 has.
  return `${two(Math.min(9999, Math.floor(seconds / 3600)))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
