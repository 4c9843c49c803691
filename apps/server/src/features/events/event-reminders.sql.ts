import { sql, type Kysely } from 'kysely'
import type { EventTime } from '@maktab/contracts/events/events'
import { remindersOf } from '@maktab/domain/events/events'
import type { Tables } from '#db/tables.ts'

interface School {
  readonly tenant_id: number
  readonly institution_id: number
}

/** Writes down anew when the classes of an event are reminded. */
export async function planReminders(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: School,
  event: { readonly event_id: string; readonly times: readonly EventTime[]; readonly reminders: readonly number[] },
  now: Date,
): Promise<void> {
  const { event_id } = event
  await db
    .deleteFrom('class_event_reminders')
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .where('event_id', '=', event_id)
    .execute()
  const planned = remindersOf(event.times, event.reminders, now)
  if (planned.length === 0) return
  await db
    .insertInto('class_event_reminders')
    .values(planned.map((one) => ({ tenant_id, institution_id, event_id, ...one })))
    .execute()
}

export interface DueEventReminder {
  readonly institution_id: number
  readonly event_id: string
  readonly occurrence: number
  readonly remind_on: Date
}

/** Of a tenant's schools, the earliest first. */
export async function readDueEventReminders(
  db: Kysely<Tables>,
  tenant_id: number,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly DueEventReminder[]> {
  return db
    .selectFrom('class_event_reminders')
    .select(['institution_id', 'event_id', 'occurrence', 'remind_on'])
    .where('tenant_id', '=', tenant_id)
    .where('remind_on', '<=', now)
    .orderBy('remind_on')
    .orderBy('event_id')
    .limit(most)
    .execute()
}

/**
 * Takes a reminder off the plan. Answers the title of its event; undefined where another process was quicker, or the event
 * is cancelled or over. An earlier reminder that nobody read counts as read: this one takes its place.
 */
export async function takeEventReminder(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: School,
  { event_id, occurrence, remind_on }: DueEventReminder,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ readonly title: string }>`
    with due as (
      delete from class_event_reminders
      where tenant_id = ${tenant_id} and institution_id = ${institution_id} and event_id = ${event_id}
        and occurrence = ${occurrence} and remind_on = ${remind_on}
      returning event_id
    ), earlier as (
      update users_notifications n set read_on = ${now} from due
      where n.institution_id = ${institution_id} and n.event_id = due.event_id and n.notification_type = 'event_soon'
        and n.read_on is null
    )
    select e.title from due
      join class_events e on e.institution_id = ${institution_id} and e.event_id = due.event_id
      join class_event_times t on t.institution_id = e.institution_id and t.event_id = e.event_id
        and t.occurrence = ${occurrence}
    where not t.is_cancelled and t.end_date > ${now}`.execute(db)
  return rows[0]?.title
}
