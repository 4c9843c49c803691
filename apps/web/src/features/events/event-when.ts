import type { EventStanding } from '@maktab/domain/events/events'
import type { Formats } from '@maktab/i18n/formats'
import type { Translate } from '@maktab/i18n/translate'
import type { IconName } from '@maktab/ui/base/icon'
import type { Tone } from '@maktab/ui/feedback/status-chip'

interface Lasting {
  readonly start_date: string
  readonly end_date: string
}

function fromTo({ start_date, end_date }: Lasting, format: Formats) {
  const to = format.date(start_date) === format.date(end_date) ? format.time(end_date) : format.dateTime(end_date)
  return { from: format.time(start_date), to }
}

/** The day in words, and its hours. */
export function dayAndHours(lasting: Lasting, t: Translate<'events'>, format: Formats): string {
  return t('events.when_day', { date: format.date(lasting.start_date, 'full'), ...fromTo(lasting, format) })
}

/** Its hours alone, where the day is said already. */
export function hours(lasting: Lasting, t: Translate<'events'>, format: Formats): string {
  return t('events.hours', fromTo(lasting, format))
}

export const standingLooks = {
  later: undefined,
  soon: { tone: 'warning', icon: 'clock', word: 'events.standing_soon' },
  now: { tone: 'success', icon: 'play', word: 'events.standing_now' },
  over: { tone: 'neutral', icon: 'check', word: 'events.standing_over' },
  cancelled: { tone: 'danger', icon: 'close', word: 'events.standing_cancelled' },
} as const satisfies Readonly<
  Record<EventStanding, { readonly tone: Tone; readonly icon: IconName; readonly word: string } | undefined>
>
