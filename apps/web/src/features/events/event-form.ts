/** What a teacher types to arrange or change an event, and what is wrong with it, by the rules that the school applies too. */
import type { EventKind, EventScope } from '@maktab/contracts/events/events'
import type { Input, Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { decideEvent, decideEventChange, occurrencesOf, type EventWords } from '@maktab/domain/events/events'
import { addDays } from '@maktab/i18n/calendars'
import type { PlainKey } from '@maktab/i18n/keys'
import { instantOf, wallClockOf } from '@maktab/i18n/wall-clock'

export type ReadableEvent = Output<Catalogue['readEvent']>

export interface EventFields {
  readonly class_ids: readonly number[]
  readonly event_kind: EventKind
  readonly title: string
  readonly description: string
  /** By the clocks of the zone; the event ends on the next day where its end is not after its beginning. */
  readonly day: string
  readonly from: string
  readonly to: string
  readonly time_zone: string
  readonly isRepeated: boolean
  readonly weekdays: readonly string[]
  readonly until: string
  readonly link: string
  readonly passcode: string
  readonly place: string
  /** Minutes before, with commas between. */
  readonly reminders: string
  /** Of a change: whose times are meant. */
  readonly scope: EventScope
}

/** Times at which a class may be reminded, as `reminders` has them. */
export const reminderChoices = ['60,10', '10', '60', '1440,60', ''] as const

export function emptyFields({
  now,
  time_zone,
  class_ids,
  day,
}: {
  readonly now: Date
  readonly time_zone: string
  readonly class_ids: readonly number[]
  readonly day: string | undefined
}): EventFields {
  return {
    class_ids,
    event_kind: 'online_class',
    title: '',
    description: '',
    day: day ?? wallClockOf(now, time_zone).slice(0, 10),
    from: '',
    to: '',
    time_zone,
    isRepeated: false,
    weekdays: [],
    until: '',
    link: '',
    passcode: '',
    place: '',
    reminders: reminderChoices[0],
    scope: 'one',
  }
}

export function fieldsOf(event: ReadableEvent): EventFields {
  const { time_zone, title, description, link, passcode, place, event_kind } = event
  const [start, end] = [event.start_date, event.end_date].map((date) => wallClockOf(new Date(date), time_zone))
  return {
    ...emptyFields({ now: new Date(event.start_date), time_zone, class_ids: [], day: start?.slice(0, 10) }),
    event_kind,
    title,
    description,
    from: start?.slice(11) ?? '',
    to: end?.slice(11) ?? '',
    link,
    passcode,
    place,
    reminders: event.reminders.join(','),
  }
}

/** Whether it ends on the day after it began. */
export function endsNextDay({ from, to }: Pick<EventFields, 'from' | 'to'>): boolean {
  return from !== '' && to !== '' && to < from
}

interface Slot {
  readonly start: Date
  readonly end: Date
}

function slotOf(fields: EventFields): Slot | undefined {
  const { day, from, to, time_zone } = fields
  if (day === '' || from === '' || to === '') return undefined
  const start = instantOf(`${day}T${from}`, time_zone)
  const end = instantOf(`${endsNextDay(fields) ? addDays(day, 1) : day}T${to}`, time_zone)
  return start && end && { start, end }
}

const repeatOf = ({ isRepeated, weekdays, until }: EventFields) =>
  isRepeated ? { repeat: { weekdays: weekdays.map(Number), until } } : {}

/** The times that a form stands for, as far as it is filled in. */
export function timesOf(fields: EventFields) {
  const slot = slotOf(fields)
  if (!slot) return []
  const { repeat } = repeatOf(fields)
  const times = occurrencesOf(slot, repeat?.until ? repeat : undefined, fields.time_zone)
  return times.ok ? times.value : []
}

type FieldName = keyof EventFields
export type Problems = Partial<Record<FieldName, PlainKey<'application' | 'events' | 'work'>>>

const fieldOfRefusal = {
  time_slot_missing: 'from',
  time_zone_invalid: 'time_zone',
  event_end_before_start: 'to',
  event_too_long: 'to',
  event_before_today: 'day',
  event_begun: 'day',
  repeat_invalid: 'until',
  link_refused: 'link',
} as const satisfies Readonly<Record<string, FieldName>>

/** A problem for each field that has one; empty where it can be arranged, or the event be changed so. */
export function problemsOf(fields: EventFields, now: Date, event?: ReadableEvent): Problems {
  const problems: Problems = {}
  if (fields.title.trim() === '') problems.title = 'frame.required_field'
  if (!event && fields.class_ids.length === 0) problems.class_ids = 'events.needs_class'
  if (fields.isRepeated && fields.weekdays.length === 0) problems.weekdays = 'frame.required_field'
  if (fields.isRepeated && fields.until === '') problems.until = 'frame.required_field'
  if (fields.time_zone === '') problems.time_zone = 'refusals.time_zone_invalid'
  if (problems.weekdays ?? problems.until ?? problems.time_zone) return problems
  const decision = event ? decideChange(fields, now, event) : decideNew(fields, now)
  if (decision.ok || !(decision.refusal in fieldOfRefusal)) return problems
  const refusal = decision.refusal as keyof typeof fieldOfRefusal
  return { ...problems, [fieldOfRefusal[refusal]]: `refusals.${refusal}` }
}

function decideNew(fields: EventFields, given: Date) {
  const { class_ids, time_zone, link } = fields
  return decideEvent({
    facts: { known_class_ids: class_ids, taught_class_ids: class_ids },
    input: { class_ids, time_zone, link, ...datesOf(fields), ...repeatOf(fields) },
    given,
  })
}

function decideChange(fields: EventFields, given: Date, event: ReadableEvent) {
  const standing = { is_own: true, class_ids: [], taught_class_ids: [], time_zone: event.time_zone, times: event.times }
  return decideEventChange({
    event: standing,
    change: { occurrence: event.occurrence, scope: fields.scope, link: fields.link, ...datesOf(fields) },
    given,
  })
}

function datesOf(fields: EventFields): { readonly start_date?: string; readonly end_date?: string } {
  const slot = slotOf(fields)
  return slot ? { start_date: slot.start.toISOString(), end_date: slot.end.toISOString() } : {}
}

function wordsOf(fields: EventFields): EventWords {
  const { title, description, event_kind, link, passcode, place, reminders } = fields
  return {
    title: title.trim(),
    description: description.trim(),
    event_kind,
    link: link.trim(),
    passcode: passcode.trim(),
    place: place.trim(),
    reminders: reminders === '' ? [] : reminders.split(',').map(Number),
  }
}

/** The call's input of fields without a problem. */
export function eventOf(fields: EventFields, event_id: string): Input<Catalogue['createEvent']> {
  const words = wordsOf(fields)
  return {
    event_id,
    class_ids: [...fields.class_ids],
    ...words,
    reminders: [...words.reminders],
    ...datesOf(fields),
    ...repeatOf(fields),
    time_zone: fields.time_zone,
  }
}

/** What was changed and nothing else: what a colleague changes meanwhile stays. */
export function changeOf(fields: EventFields, event: ReadableEvent): Input<Catalogue['updateEvent']> {
  const { occurrence, event_id } = event
  const before = wordsOf(fieldsOf(event))
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name as keyof EventWords])
  const words = Object.fromEntries(Object.entries(wordsOf(fields)).filter(isOther))
  const dates = datesOf(fields)
  const isMoved = dates.start_date !== event.start_date || dates.end_date !== event.end_date
  return { event_id, occurrence, scope: fields.scope, ...words, ...(isMoved && dates) }
}
