import type { ListedEvent } from '@maktab/contracts/events/events'
import { accept, refuse } from '@maktab/contracts/outcome'
import {
  changedWords,
  decideCancelling,
  decideEvent,
  decideEventChange,
  mayChangeEvent,
  nextTime,
  readableTimes,
} from '@maktab/domain/events/events'
import { namedClass } from '@maktab/domain/schools/class-names'
import { findFullName } from '../assignments/submissions.sql.ts'
import { undecided, type HandlersOf, type LocalContext } from '../local-handler.ts'
import { readRow, saveRow } from '../local-tables.sql.ts'
import { findKeptEvent, readOwnClasses, readTimesBetween, type KeptEvent } from './events.sql.ts'

/** As the server lists them. */
const mostListed = 500

export const events: HandlersOf<'createEvent' | 'updateEvent' | 'deleteEvent' | 'readEvent' | 'listEvents'> = {
  async createEvent({ db, actor, given }, input) {
    const { event_id } = input
    const earlier = await findKeptEvent(db, event_id)
    if (earlier) return accept({ event_id, occurrences: earlier.times.length })
    const own = (await ownClasses({ db, actor })).map(({ class_id }) => class_id)
    // A class that this device does not know may have come to the teacher since.
    if (input.class_ids.some((class_id) => !own.includes(class_id))) return undecided
    const { start_date, end_date, time_zone = '', repeat, link = '', class_ids } = input
    const decision = decideEvent({
      facts: { known_class_ids: own, taught_class_ids: own },
      input: { start_date, end_date, time_zone, repeat, link, class_ids },
      given,
    })
    if (!decision.ok) return decision
    await saveRow(db, 'class_events', {
      event_id,
      event_kind: input.event_kind ?? 'online_class',
      title: input.title.trim(),
      description: input.description?.trim() ?? '',
      link: decision.value.link,
      passcode: input.passcode?.trim() ?? '',
      place: input.place?.trim() ?? '',
      time_zone,
      reminders: input.reminders ?? [60, 10],
      class_ids: [...new Set(class_ids)].sort((one, other) => one - other),
      times: [...decision.value.times],
      created_by: actor.user_id,
      created_by_name: (await findFullName(db, actor.user_id)) ?? '',
      created_on: given.toISOString(),
    })
    return accept({ event_id, occurrences: decision.value.times.length })
  },

  async updateEvent({ db, actor, given }, { event_id, occurrence = 0, scope = 'all', ...change }) {
    const event = await findSeen({ db, actor }, event_id)
    if (!event) return undecided
    const decision = decideEventChange({
      event,
      change: { occurrence, scope, start_date: change.start_date, end_date: change.end_date, link: change.link },
      given,
    })
    if (!decision.ok) return decision
    const words = changedWords(event.kept, {
      ...change,
      title: change.title?.trim(),
      description: change.description?.trim(),
      passcode: change.passcode?.trim(),
      place: change.place?.trim(),
      link: decision.value.link,
    })
    await saveRow(db, 'class_events', {
      ...event.kept,
      ...words,
      reminders: [...words.reminders],
      times: [...decision.value.times],
    })
    return accept({ event_id })
  },

  async deleteEvent({ db, actor, given }, { event_id, occurrence = 0, scope = 'all' }) {
    const event = await findSeen({ db, actor }, event_id)
    if (!event) return undecided
    const decision = decideCancelling({ event, occurrence, scope, given })
    if (!decision.ok) return decision
    const { times, cancelled } = decision.value
    await saveRow(db, 'class_events', { ...event.kept, times: [...times] })
    return accept({ event_id, cancelled })
  },

  async readEvent({ db, actor, given }, { event_id, occurrence }) {
    const event = await findSeen({ db, actor }, event_id)
    if (!event) return undecided
    const times = readableTimes(event.times, given)
    const shown = occurrence === undefined ? nextTime(times, given) : times.find((one) => one.occurrence === occurrence)
    if (!shown) return refuse('not_found')
    const { class_ids: _ids, created_by: _by, created_on: _on, ...said } = event.kept
    return accept({
      ...said,
      ...shown,
      times: [...times],
      classes: event.classes,
      may_change: actor.role === 'teacher' && mayChangeEvent(event),
    })
  },

  async listEvents(context, period) {
    return accept({ list: await eventsBetween(context, period) })
  },
}

/** Occurrences that touch a period, the earliest first, as a calendar shows them. */
export async function eventsBetween(
  { db, actor, given }: Pick<LocalContext, 'db' | 'actor' | 'given'>,
  { start_date, end_date, class_id }: EventPeriod,
): Promise<ListedEvent[]> {
  const own = await ownClasses({ db, actor })
  const rows = await readTimesBetween(db, actor, {
    start_date: start_date === undefined ? null : new Date(start_date).toISOString(),
    end_date: end_date === undefined ? null : new Date(end_date).toISOString(),
    class_id,
    now: given.toISOString(),
    most: mostListed,
  })
  return rows.map((row) => {
    const { event_id, event_kind, title, link, place, class_ids } = readRow('class_events', row)
    return {
      event_id,
      occurrence: Number(row['occurrence']),
      start_date: String(row['start_date']),
      end_date: String(row['end_date']),
      is_cancelled: row['is_cancelled'] === 1,
      event_kind,
      title,
      link,
      place,
      classes: own.filter((one) => class_ids.includes(one.class_id)),
    }
  })
}

interface EventPeriod {
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
  readonly class_id?: number | undefined
}

type Asking = Pick<LocalContext, 'db' | 'actor'>

async function ownClasses({ db, actor }: Asking) {
  const rows = (await readOwnClasses(db, actor)).map((row) => readRow('classes', row))
  return rows.map((one) => ({ class_id: one.class_id, name: namedClass(one) }))
}

/** As the server finds it: of a class of the person's, or one that they arranged. */
async function findSeen({ db, actor }: Asking, event_id: string) {
  const kept: KeptEvent | undefined = await findKeptEvent(db, event_id)
  if (!kept) return undefined
  const { class_ids, times, time_zone } = kept
  const classes = (await ownClasses({ db, actor })).filter((one) => class_ids.includes(one.class_id))
  const is_own = kept.created_by === actor.user_id && actor.role === 'teacher'
  if (!is_own && classes.length === 0) return undefined
  return { kept, is_own, class_ids, classes, times, time_zone, taught_class_ids: classes.map((one) => one.class_id) }
}
