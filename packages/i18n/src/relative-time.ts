import type { Instant } from './dates.ts'
import type { Translate } from './translate.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How far a moment is from now, in the largest whole unit up to days: "3 days ago", "in 2 hours"; under 10 seconds "just now". */
export function formatRelative(instant: Instant, now: Instant, t: Translate<'application'>): string {
  const seconds = Math.round((new Date(instant).getTime() - new Date(now).getTime()) / 1000)
  if (Number.isNaN(seconds)) return ''
  const distance = Math.abs(seconds)
  if (distance < 10) return t('frame.just_now')
  const isPast = seconds < 0
  if (distance < minute) return t(isPast ? 'frame.seconds_ago' : 'frame.in_seconds', { count: distance })
  if (distance < hour)
    return t(isPast ? 'frame.minutes_ago' : 'frame.in_minutes', { count: Math.floor(distance / minute) })
  if (distance < day) return t(isPast ? 'frame.hours_ago' : 'frame.in_hours', { count: Math.floor(distance / hour) })
  return t(isPast ? 'frame.days_ago' : 'frame.in_days', { count: Math.floor(distance / day) })
}

/** `rough` leaves seconds out from one minute on; `exact` keeps them until one hour: a recording of 2 min 30 s. */
export type DurationStyle = 'rough' | 'exact'

/** A length of time in its two largest units: 1 h 5 min, 12 min, 40 s. Takes milliseconds; nothing is shorter than 0. */
export function formatDuration(
  milliseconds: number,
  t: Translate<'application'>,
  style: DurationStyle = 'rough',
): string {
  const all = Math.max(0, Math.round(milliseconds / 1000))
  const [hours, minutes, seconds] = [Math.floor(all / hour), Math.floor(all / minute) % 60, all % 60]
  if (all < minute) return t('frame.duration_seconds', { seconds })
  if (hours > 0)
    return minutes === 0 ? t('frame.duration_whole_hours', { hours }) : t('frame.duration_hours', { hours, minutes })
  return style === 'exact' && seconds > 0
    ? t('frame.duration_exact_minutes', { minutes, seconds })
    : t('frame.duration_minutes', { minutes })
}

/** A size of a file or of what is stored, in steps of 1,024, at most one decimal. */
export function formatBytes(bytes: number, t: Translate<'application'>): string {
  if (bytes < 1024) return t('frame.bytes', { amount: Math.max(0, Math.round(bytes)) })
  const kilobytes = bytes / 1024
  if (kilobytes < 1024) return t('frame.kilobytes', { amount: Math.round(kilobytes) })
  const megabytes = kilobytes / 1024
  if (megabytes < 1024) return t('frame.megabytes', { amount: Math.round(megabytes * 10) / 10 })
  return t('frame.gigabytes', { amount: Math.round((megabytes / 1024) * 10) / 10 })
}
