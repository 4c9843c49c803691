import {
  createEvent,
  deleteEvent,
  listEvents,
  readEvent,
  updateEvent,
  type ListedEvent,
} from '@maktab/contracts/events/events'
import { accept, refuse } from '@maktab/contracts/outcome'
import {
  changedWords,
  decideCancelling,
  decideEvent,
  decideEventChange,
  isAhead,
  mayChangeEvent,
  mergeByMoment,
  nextTime,
  readableTimes,
} from '@maktab/domain/events/events'
import { namedClass } from '@maktab/domain/schools/class-names'
import { inside, type SchoolContext } from '#calls/handle.ts'
import { planReminders } from '#features/events/event-reminders.sql.ts'
import {
  findEvent,
  findEventCreator,
  holdEvent,
  insertEvent,
  readEventFacts,
  readEventsBetween,
  saveEvent,
  type EventPeriod,
  type ReadableEvent,
} from '#features/events/events.sql.ts'
import { tellEvent } from '#features/events/telling.ts'

/** A calendar shows a month of all classes; more than this in one is no calendar any more. */
const mostListed = 500

export const events = {
  createEvent: inside(createEvent, async ({ db, actor, given, now }, input) => {
    const { event_id, title } = input
    const answerEarlier = async () => {
      const earlier = await findEventCreator(db, actor.institution_id, event_id)
      if (earlier === undefined) return undefined
      const { created_by, occurrences } = earlier
      return created_by === actor.user_id ? accept({ event_id, occurrences }) : refuse('not_allowed')
    }
    const earlier = await answerEarlier()
    if (earlier) return earlier
    const decision = decideEvent({ facts: await readEventFacts(db, actor, input.class_ids), input, given })
    if (!decision.ok) return decision
    const { link, times } = decision.value
    // A copy of the same request may be quicker.
    if (!(await insertEvent(db, actor, { ...input, link, times, created_on: now })))
      return (await answerEarlier()) ?? refuse('not_found')
    await planReminders(db, actor, { event_id, times, reminders: input.reminders }, now)
    if (input.tell && isAhead(times, now))
      await tellEvent(db, actor, { event_id, title, notification_type: 'event_new', now, but: actor.user_id })
    return accept({ event_id, occurrences: times.length })
  }),

  updateEvent: inside(updateEvent, async ({ db, actor, given, now }, { event_id, tell, ...change }) => {
    await holdEvent(db, actor.institution_id, event_id)
    const row = await findEvent(db, actor, event_id)
    if (!row) return refuse('not_found')
    const decision = decideEventChange({ event: standing(row), change, given })
    if (!decision.ok) return decision
    const { words, times, moments } = mergeByMoment({
      event: row,
      change: { ...change, link: decision.value.link },
      times: decision.value.times,
      moments: row.field_moments,
      given,
    })
    const isChanged = JSON.stringify([words, times]) !== JSON.stringify([changedWords(row, {}), row.times])
    // What changes nothing is pulled by no device.
    if (isChanged || JSON.stringify(moments) !== JSON.stringify(row.field_moments))
      await saveEvent(db, actor.institution_id, event_id, { words, times, moments })
    if (!isChanged) return accept({ event_id })
    await planReminders(db, actor, { event_id, times, reminders: words.reminders }, now)
    if (tell && isAhead(times, now))
      await tellEvent(db, actor, {
        event_id,
        title: words.title,
        notification_type: 'event_changed',
        now,
        but: actor.user_id,
      })
    return accept({ event_id })
  }),

  deleteEvent: inside(deleteEvent, async ({ db, actor, given, now }, { event_id, occurrence, scope }) => {
    await holdEvent(db, actor.institution_id, event_id)
    const row = await findEvent(db, actor, event_id)
    if (!row) return refuse('not_found')
    const decision = decideCancelling({ event: standing(row), occurrence, scope, given })
    if (!decision.ok) return decision
    const { times, cancelled } = decision.value
    if (cancelled === 0) return accept({ event_id, cancelled })
    await saveEvent(db, actor.institution_id, event_id, {
      words: changedWords(row, {}),
      times,
      moments: row.field_moments,
    })
    await planReminders(db, actor, { event_id, times, reminders: row.reminders }, now)
    await tellEvent(db, actor, {
      event_id,
      title: row.title,
      notification_type: 'event_cancelled',
      now,
      but: actor.user_id,
    })
    return accept({ event_id, cancelled })
  }),

  readEvent: inside(readEvent, async ({ db, actor, now }, { event_id, occurrence }) => {
    const row = await findEvent(db, actor, event_id)
    const times = row ? readableTimes(row.times, now) : []
    const shown = occurrence === undefined ? nextTime(times, now) : times.find((one) => one.occurrence === occurrence)
    if (!row || !shown) return refuse('not_found')
    const { class_ids: _ids, is_own: _own, field_moments: _moments, classes, ...said } = row
    return accept({
      ...said,
      ...shown,
      reminders: [...row.reminders],
      times: [...times],
      classes: classes.map((one) => ({ class_id: one.class_id, name: namedClass(one) })),
      may_change: actor.role === 'teacher' && mayChangeEvent(standing(row)),
    })
  }),

  listEvents: inside(listEvents, async (context, period) => accept({ list: await eventsBetween(context, period) })),
}

/** Occurrences that touch a period, the earliest first, as a calendar shows them. */
export async function eventsBetween(
  { db, actor, now }: Pick<SchoolContext, 'db' | 'actor' | 'now'>,
  period: EventPeriod,
): Promise<ListedEvent[]> {
  const rows = await readEventsBetween(db, actor, { ...period, now, most: mostListed })
  return rows.map(({ classes, start_date, end_date, ...row }) => ({
    ...row,
    start_date: start_date.toISOString(),
    end_date: end_date.toISOString(),
    classes: classes.map((one) => ({ class_id: one.class_id, name: namedClass(one) })),
  }))
}

const standing = (row: ReadableEvent) => ({
  ...row,
  taught_class_ids: row.classes.map(({ class_id }) => class_id),
})
