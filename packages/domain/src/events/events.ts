/** Arranging events: who may, when, how often, and what becomes of the occurrences when somebody changes or cancels them. */
import type { EventKind, EventRepeat, EventScope, EventTime } from '@maktab/contracts/events/events'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { readAddress } from '../people/addresses.ts'
import { addDays, clockTime, daysBetween, isZone, momentAt, weekdayOf } from './zone-clock.ts'

/** An event and each of its occurrences lasts at most so long. */
const longestMs = 12 * 3_600_000
/** A whole school year of two lessons a week fits. */
export const mostOccurrences = 120

interface Slot {
  readonly start: Date
  readonly end: Date
}

type SlotRefusal = 'event_end_before_start' | 'event_too_long' | 'event_before_today'

function decideSlot({ start, end }: Slot): Outcome<null, 'event_end_before_start' | 'event_too_long'> {
  const lasts = end.getTime() - start.getTime()
  if (lasts <= 0) return refuse('event_end_before_start')
  return lasts > longestMs ? refuse('event_too_long') : accept(null)
}

/** Whether a slot may be planned: not on a day before today, by the clocks of the event's zone (seed 001 §5). */
function decidePlanned(slot: Slot, time_zone: string, now: Date): Outcome<null, SlotRefusal> {
  const lasts = decideSlot(slot)
  if (!lasts.ok) return lasts
  return clockTime(slot.start, time_zone).day < clockTime(now, time_zone).day
    ? refuse('event_before_today')
    : accept(null)
}

/**
 * A link as it is kept: any provider, https alone (added where none is named), no name or password in it. An empty one is
 * kept empty: the link of a lesson may come later.
 */
export function decideEventLink(written: string): Outcome<string, 'link_refused'> {
  const link = written.trim()
  if (link === '') return accept('')
  const url = /\s/.test(link) ? undefined : readAddress(/^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`)
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === ''
  return isPlain && url.hostname.includes('.') ? accept(url.href) : refuse('link_refused')
}

/**
 * The times of an event: its first slot, and where it repeats every day of the week that is named until its last day, at the
 * same time by the clocks of the zone. Refused where it would be once alone, or more often than a year of lessons.
 */
export function occurrencesOf(
  { start, end }: Slot,
  repeat: EventRepeat | undefined,
  time_zone: string,
): Outcome<readonly EventTime[], 'repeat_invalid'> {
  const first = clockTime(start, time_zone)
  const lasts = end.getTime() - start.getTime()
  const times = [timeOf(0, start, lasts)]
  if (repeat === undefined) return accept(times)
  const days = daysBetween(first.day, repeat.until)
  for (let after = 1; after <= days && times.length <= mostOccurrences; after += 1) {
    const day = addDays(first.day, after)
    if (!repeat.weekdays.includes(weekdayOf(day))) continue
    times.push(timeOf(times.length, momentAt({ day, minute: first.minute }, time_zone), lasts))
  }
  return times.length === 1 || times.length > mostOccurrences ? refuse('repeat_invalid') : accept(times)
}

function timeOf(occurrence: number, start: Date, lasts: number): EventTime {
  return {
    occurrence,
    start_date: start.toISOString(),
    end_date: new Date(start.getTime() + lasts).toISOString(),
    is_cancelled: false,
  }
}

export interface EventFacts {
  /** Classes of those asked for that are there at all. */
  readonly known_class_ids: readonly number[]
  /** Classes of those asked for that the teacher teaches now. */
  readonly taught_class_ids: readonly number[]
}

interface EventInput {
  readonly class_ids: readonly number[]
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
  readonly time_zone: string
  readonly repeat?: EventRepeat | undefined
  readonly link: string
}

type EventRefusal =
  | SlotRefusal
  | 'not_found'
  | 'not_allowed'
  | 'time_slot_missing'
  | 'time_zone_invalid'
  | 'repeat_invalid'
  | 'link_refused'

/** Whether a teacher may arrange this event, and when it happens. `given` is when they did: one that waited for a network is kept. */
export function decideEvent({
  facts,
  input,
  given,
}: {
  readonly facts: EventFacts
  readonly input: EventInput
  readonly given: Date
}): Outcome<{ readonly link: string; readonly times: readonly EventTime[] }, EventRefusal> {
  const { known_class_ids, taught_class_ids } = facts
  if (input.class_ids.some((class_id) => !known_class_ids.includes(class_id))) return refuse('not_found')
  if (input.class_ids.some((class_id) => !taught_class_ids.includes(class_id))) return refuse('not_allowed')
  if (input.start_date === undefined || input.end_date === undefined) return refuse('time_slot_missing')
  if (!isZone(input.time_zone)) return refuse('time_zone_invalid')
  const slot = { start: new Date(input.start_date), end: new Date(input.end_date) }
  const planned = decidePlanned(slot, input.time_zone, given)
  if (!planned.ok) return planned
  const link = decideEventLink(input.link)
  if (!link.ok) return link
  const times = occurrencesOf(slot, input.repeat, input.time_zone)
  return times.ok ? accept({ link: link.value, times: times.value }) : times
}

/** Who an event belongs to. */
export interface EventOwners {
  readonly is_own: boolean
  readonly class_ids: readonly number[]
  readonly taught_class_ids: readonly number[]
}

/** Who arranged it, or teaches all of its classes. */
export function mayChangeEvent({ is_own, class_ids, taught_class_ids }: EventOwners): boolean {
  return is_own || class_ids.every((class_id) => taught_class_ids.includes(class_id))
}

export interface StandingEvent extends EventOwners {
  readonly time_zone: string
  readonly times: readonly EventTime[]
}

interface EventChange {
  readonly occurrence: number
  readonly scope: EventScope
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
  readonly link?: string | undefined
}

const hasBegun = ({ start_date }: EventTime, now: Date) => Date.parse(start_date) <= now.getTime()
const isOver = ({ end_date }: EventTime, now: Date) => Date.parse(end_date) <= now.getTime()

/** Those that a scope means, beginning with the occurrence that was named. */
function isMeant(time: EventTime, named: EventTime, scope: EventScope): boolean {
  if (time.occurrence === named.occurrence) return true
  return scope === 'all' || (scope === 'following' && time.start_date > named.start_date)
}

/**
 * What becomes of the link and the times. A new slot is that of the occurrence that is named; others of the scope that have not
 * begun move by as many days, to the same time by the clocks of the zone. Of what has begun only the end may change.
 */
export function decideEventChange({
  event,
  change,
  given,
}: {
  readonly event: StandingEvent
  readonly change: EventChange
  readonly given: Date
}): Outcome<
  { readonly link: string | undefined; readonly times: readonly EventTime[] },
  'not_found' | 'not_allowed' | 'time_slot_missing' | 'event_begun' | 'link_refused' | SlotRefusal
> {
  if (!mayChangeEvent(event)) return refuse('not_allowed')
  const link = change.link === undefined ? accept(undefined) : decideEventLink(change.link)
  if (!link.ok) return link
  const { start_date, end_date } = change
  if (start_date === undefined && end_date === undefined) return accept({ link: link.value, times: event.times })
  if (start_date === undefined || end_date === undefined) return refuse('time_slot_missing')

  const named = event.times.find(({ occurrence }) => occurrence === change.occurrence)
  if (!named) return refuse('not_found')
  const slot = { start: new Date(start_date), end: new Date(end_date) }
  const isSameStart = slot.start.getTime() === Date.parse(named.start_date)
  if (hasBegun(named, given) && !isSameStart) return refuse('event_begun')
  const fits = isSameStart ? decideSlot(slot) : decidePlanned(slot, event.time_zone, given)
  if (!fits.ok) return fits

  const [before, after] = [
    clockTime(new Date(named.start_date), event.time_zone),
    clockTime(slot.start, event.time_zone),
  ]
  const days = daysBetween(before.day, after.day)
  const lasts = slot.end.getTime() - slot.start.getTime()
  const times = event.times.map((time) => {
    if (!isMeant(time, named, change.scope)) return time
    if (time.occurrence === named.occurrence)
      return { ...timeOf(time.occurrence, slot.start, lasts), is_cancelled: time.is_cancelled }
    if (time.is_cancelled || hasBegun(time, given)) return time
    const day = addDays(clockTime(new Date(time.start_date), event.time_zone).day, days)
    return timeOf(time.occurrence, momentAt({ day, minute: after.minute }, event.time_zone), lasts)
  })
  return accept({ link: link.value, times: inOrder(times) })
}

/** What an event says, beside its times. */
export interface EventWords {
  readonly event_kind: EventKind
  readonly title: string
  readonly description: string
  readonly link: string
  readonly passcode: string
  readonly place: string
  readonly reminders: readonly number[]
}

/** The words of an event with those that a change gives; what it leaves out stays. */
export function changedWords(
  event: EventWords,
  change: { readonly [F in keyof EventWords]?: EventWords[F] | undefined },
): EventWords {
  return {
    event_kind: change.event_kind ?? event.event_kind,
    title: change.title ?? event.title,
    description: change.description ?? event.description,
    link: change.link ?? event.link,
    passcode: change.passcode ?? event.passcode,
    place: change.place ?? event.place,
    reminders: change.reminders ?? event.reminders,
  }
}

/** When each field of an event was last given, as ISO instants by its name; of a time by its occurrence, `time 2`. */
export type FieldMoments = Readonly<Record<string, string>>

/**
 * What stands after a change, field by field and time by time: what was given later stays, since commands of a device
 * that was without a network may arrive in another order than they were given in.
 */
export function mergeByMoment({
  event,
  change,
  times,
  moments,
  given,
}: {
  readonly event: EventWords & { readonly times: readonly EventTime[] }
  readonly change: { readonly [F in keyof EventWords]?: EventWords[F] | undefined }
  /** The times as the change alone would have them. */
  readonly times: readonly EventTime[]
  readonly moments: FieldMoments
  readonly given: Date
}): { readonly words: EventWords; readonly times: readonly EventTime[]; readonly moments: FieldMoments } {
  const at = given.toISOString()
  const counts = (name: string) => (moments[name] ?? '') <= at
  const named = wordFields.filter((name) => change[name] !== undefined && counts(name))
  const standing = new Map(event.times.map((time) => [time.occurrence, time]))
  const isMoved = (time: EventTime) => !isSameTime(time, standing.get(time.occurrence))
  const moved = times.filter((time) => isMoved(time) && counts(`time ${time.occurrence}`))
  return {
    words: changedWords(event, Object.fromEntries(named.map((name) => [name, change[name]]))),
    times: inOrder(times.map((time) => (moved.includes(time) ? time : (standing.get(time.occurrence) ?? time)))),
    moments: {
      ...moments,
      ...Object.fromEntries(named.map((name) => [name, at])),
      ...Object.fromEntries(moved.map(({ occurrence }) => [`time ${occurrence}`, at])),
    },
  }
}

const wordFields = ['event_kind', 'title', 'description', 'link', 'passcode', 'place', 'reminders'] as const

const isSameTime = (one: EventTime, other: EventTime | undefined) =>
  one.start_date === other?.start_date && one.end_date === other.end_date && one.is_cancelled === other.is_cancelled

/** Whether some of it is still to come, or going on: what is over is told to nobody. */
export function isAhead(times: readonly EventTime[], now: Date): boolean {
  return times.some((time) => !time.is_cancelled && !isOver(time, now))
}

/** What is cancelled of an event: of the occurrences meant those that are not over and not cancelled yet. */
export function decideCancelling({
  event,
  occurrence,
  scope,
  given,
}: {
  readonly event: StandingEvent
  readonly occurrence: number
  readonly scope: EventScope
  readonly given: Date
}): Outcome<{ readonly times: readonly EventTime[]; readonly cancelled: number }, 'not_found' | 'not_allowed'> {
  if (!mayChangeEvent(event)) return refuse('not_allowed')
  const named = event.times.find((time) => time.occurrence === occurrence)
  if (!named) return refuse('not_found')
  const isGone = (time: EventTime) => isMeant(time, named, scope) && !time.is_cancelled && !isOver(time, given)
  return accept({
    times: event.times.map((time) => (isGone(time) ? { ...time, is_cancelled: true } : time)),
    cancelled: event.times.filter(isGone).length,
  })
}

const inOrder = (times: readonly EventTime[]): readonly EventTime[] =>
  [...times].sort((one, other) => Date.parse(one.start_date) - Date.parse(other.start_date))

/** Times as people read them: in order, without what was cancelled and is over. */
export function readableTimes(times: readonly EventTime[], now: Date): readonly EventTime[] {
  return inOrder(times).filter((time) => !time.is_cancelled || !isOver(time, now))
}

/** The occurrence that is shown where none is named: the next that is held, else the next that was cancelled, else the last. */
export function nextTime(times: readonly EventTime[], now: Date): EventTime | undefined {
  const coming = inOrder(times).filter((time) => !isOver(time, now))
  return coming.find(({ is_cancelled }) => !is_cancelled) ?? coming[0] ?? inOrder(times).at(-1)
}

export type EventStanding = 'cancelled' | 'later' | 'soon' | 'now' | 'over'

/** So long before it begins whoever wants may come in. */
export const soonMs = 15 * 60_000

export function standingOf(time: Omit<EventTime, 'occurrence'>, now: Date): EventStanding {
  if (time.is_cancelled) return 'cancelled'
  const [start, end] = [Date.parse(time.start_date), Date.parse(time.end_date)]
  if (now.getTime() >= end) return 'over'
  if (now.getTime() >= start) return 'now'
  return now.getTime() >= start - soonMs ? 'soon' : 'later'
}

type Dated = Pick<EventTime, 'start_date' | 'end_date' | 'is_cancelled'>

/** Of others those that are held while one of these times is: what ends when another begins does not clash. */
export function findClashes<T extends Dated>(times: readonly Dated[], others: readonly T[]): readonly T[] {
  return others.filter(
    (other) =>
      !other.is_cancelled &&
      times.some(
        (time) =>
          !time.is_cancelled &&
          Date.parse(time.start_date) < Date.parse(other.end_date) &&
          Date.parse(other.start_date) < Date.parse(time.end_date),
      ),
  )
}

/** When a class is reminded: of each time that is held the minutes before it, as far as they are still to come. */
export function remindersOf(
  times: readonly EventTime[],
  reminders: readonly number[],
  now: Date,
): readonly { readonly occurrence: number; readonly remind_on: string }[] {
  return times
    .filter(({ is_cancelled }) => !is_cancelled)
    .flatMap(({ occurrence, start_date }) =>
      [...new Set(reminders)].map((minutes) => ({
        occurrence,
        remind_on: new Date(Date.parse(start_date) - minutes * 60_000).toISOString(),
      })),
    )
    .filter(({ remind_on }) => Date.parse(remind_on) > now.getTime())
}
