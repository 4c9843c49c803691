/** What happens at an hour in a class: lessons online, exams, meetings. A repeated event has its occurrences written out. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { ClassName } from '../schools/classes.ts'
import { guid, id, instant } from '../fields.ts'

export const eventKind = z.enum(['online_class', 'lesson', 'exam', 'meeting', 'other'])
export type EventKind = z.infer<typeof eventKind>

/** Days of the week from 0, Sunday, to 6, Saturday. */
export const weekday = z.int().min(0).max(6)

/** On these days of each week, at the same time by the clocks of the event's zone, from its first day to `until` (YYYY-MM-DD). */
export const EventRepeat = z.object({ weekdays: z.array(weekday).min(1).max(7), until: z.iso.date() })
export type EventRepeat = z.infer<typeof EventRepeat>

/** One time at which an event happens. Numbers are kept: what is moved or cancelled keeps its own. */
export const EventTime = z.object({
  occurrence: z.int().min(0),
  start_date: instant,
  end_date: instant,
  is_cancelled: z.boolean(),
})
export type EventTime = z.infer<typeof EventTime>

/** Which occurrences a change or a deletion is of: the one named, it and those after it, or all that are still to come. */
export const eventScope = z.enum(['one', 'following', 'all'])
export type EventScope = z.infer<typeof eventScope>

const written = {
  title: z.string().trim().min(1).max(200),
  description: z.string().trim().max(5_000),
  event_kind: eventKind,
  /** Where it is held online, at any provider; nothing is ever fetched from it. Empty where it is not, or not known yet. */
  link: z.string().trim().max(2_000),
  passcode: z.string().trim().max(100),
  place: z.string().trim().max(200),
  /** Minutes before it begins at which its class is reminded. */
  reminders: z.array(z.int().min(0).max(10_080)).max(2),
}

export const createEvent = command({
  path: 'teacher/class/event/create',
  summary: 'Arrange an event, or a series of them, for one or more classes',
  audience: ['teacher'],
  input: z.object({
    event_id: guid,
    class_ids: z.array(id).min(1).max(50),
    ...written,
    description: written.description.default(''),
    event_kind: eventKind.default('online_class'),
    link: written.link.default(''),
    passcode: written.passcode.default(''),
    place: written.place.default(''),
    reminders: written.reminders.default([60, 10]),
    /** Absent: refused with a sentence of its own. */
    start_date: instant.optional(),
    end_date: instant.optional(),
    /** IANA name of the zone by whose clocks it is held. */
    time_zone: z.string().max(100).default(''),
    repeat: EventRepeat.optional(),
    /** Whether the classes are told. */
    tell: z.boolean().default(true),
  }),
  output: z.object({ event_id: guid, occurrences: z.int() }),
  refusals: [
    'not_found',
    'not_allowed',
    'time_slot_missing',
    'time_zone_invalid',
    'event_end_before_start',
    'event_too_long',
    'event_before_today',
    'repeat_invalid',
    'link_refused',
  ],
  offline: 'queue',
  flags: { loader: true },
})

export const updateEvent = command({
  path: 'teacher/class/event/update',
  summary: 'Change an event; what is left out stays',
  audience: ['teacher'],
  input: z.object({
    event_id: guid,
    title: written.title.optional(),
    description: written.description.optional(),
    event_kind: eventKind.optional(),
    link: written.link.optional(),
    passcode: written.passcode.optional(),
    place: written.place.optional(),
    reminders: written.reminders.optional(),
    /** Whose times change; both or neither of the dates are given, and mean this occurrence. */
    occurrence: z.int().min(0).default(0),
    scope: eventScope.default('all'),
    start_date: instant.optional(),
    end_date: instant.optional(),
    tell: z.boolean().default(true),
  }),
  output: z.object({ event_id: guid }),
  refusals: [
    'not_found',
    'not_allowed',
    'time_slot_missing',
    'event_end_before_start',
    'event_too_long',
    'event_before_today',
    'event_begun',
    'link_refused',
  ],
  offline: 'queue',
  flags: { loader: true },
})

/** Nothing vanishes: who had it in their calendar reads there that it is cancelled, until it would have ended. */
export const deleteEvent = command({
  path: 'teacher/class/event/delete',
  summary: 'Cancel an event, an occurrence of it, or that and the following ones',
  audience: ['teacher'],
  input: z.object({ event_id: guid, occurrence: z.int().min(0).default(0), scope: eventScope.default('all') }),
  output: z.object({ event_id: guid, cancelled: z.int() }),
  refusals: ['not_found', 'not_allowed'],
  offline: 'queue',
})

const ofClass = z.object({ class_id: id, name: ClassName })

export const readEvent = query({
  path: 'class/event/details',
  summary: 'An event of a class of the caller',
  audience: ['learner', 'teacher'],
  /** Without an occurrence: the one that is next. */
  input: z.object({ event_id: guid, occurrence: z.int().min(0).optional() }),
  output: z.object({
    event_id: guid,
    ...EventTime.shape,
    event_kind: eventKind,
    title: z.string(),
    description: z.string(),
    /** Those of its classes that the caller belongs to. */
    classes: z.array(ofClass),
    time_zone: z.string(),
    link: z.string(),
    passcode: z.string(),
    place: z.string(),
    reminders: z.array(z.int()),
    /** All of them, the earliest first; what was cancelled as long as it would last. */
    times: z.array(EventTime),
    created_by_name: z.string(),
    may_change: z.boolean(),
  }),
  refusals: ['not_found'],
  offline: 'local',
})

/** An occurrence in a calendar. */
export const ListedEvent = z.object({
  event_id: guid,
  ...EventTime.shape,
  event_kind: eventKind,
  title: z.string(),
  link: z.string(),
  place: z.string(),
  classes: z.array(ofClass),
})
export type ListedEvent = z.infer<typeof ListedEvent>

export const listEvents = query({
  path: 'class/events',
  summary: 'What happens in the classes of the caller in a period, the earliest first',
  audience: ['learner', 'teacher'],
  /** What touches the period; at most 500, of the earliest. */
  input: z.object({ start_date: instant, end_date: instant, class_id: id.optional() }),
  output: z.object({ list: z.array(ListedEvent) }),
  offline: 'local',
})
