/** Events of classes, as their teachers arrange them and their members read them. */
import { sql, type Kysely } from 'kysely'
import type { EventKind, EventTime } from '@maktab/contracts/events/events'
import type { EventFacts, EventWords, FieldMoments } from '@maktab/domain/events/events'
import type { NamedClass } from '@maktab/domain/schools/class-names'
import type { Tables } from '#db/tables.ts'

interface Member {
  readonly institution_id: number
  readonly user_id: number
  readonly role: string
}

/** Which of the classes named are there, and which of them the teacher teaches. */
export async function readEventFacts(
  db: Kysely<Tables>,
  { institution_id, user_id }: Omit<Member, 'role'>,
  class_ids: readonly number[],
): Promise<EventFacts> {
  const { rows } = await sql<EventFacts>`
    select coalesce(jsonb_agg(k.class_id), '[]') as known_class_ids,
      coalesce(jsonb_agg(k.class_id) filter (where m.user_id is not null), '[]') as taught_class_ids
    from classes k left join users_classes m on m.institution_id = k.institution_id and m.class_id = k.class_id
      and m.user_id = ${user_id} and m.role = 'teacher' and not m.is_deleted
    where k.institution_id = ${institution_id} and k.class_id = any(${class_ids}::bigint[])
      and k.is_active and not k.is_deleted`.execute(db)
  return rows[0]!
}

export async function findEventCreator(
  db: Kysely<Tables>,
  institution_id: number,
  event_id: string,
): Promise<{ readonly created_by: number; readonly occurrences: number } | undefined> {
  const { rows } = await sql<{ readonly created_by: number; readonly occurrences: number }>`
    select e.created_by, (select count(*)::int from class_event_times t
      where t.institution_id = e.institution_id and t.event_id = e.event_id) as occurrences
    from class_events e where e.institution_id = ${institution_id} and e.event_id = ${event_id}`.execute(db)
  return rows[0]
}

export interface NewEvent extends EventWords {
  readonly event_id: string
  readonly class_ids: readonly number[]
  readonly time_zone: string
  readonly times: readonly EventTime[]
  readonly created_on: Date
}

const given = (times: readonly EventTime[]) => sql`jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
  as t (occurrence int, start_date timestamptz, end_date timestamptz, is_cancelled boolean)`

/** Answers false where an event has this id already. */
export async function insertEvent(
  db: Kysely<Tables>,
  { institution_id, user_id }: Omit<Member, 'role'>,
  made: NewEvent,
): Promise<boolean> {
  const { rows } = await sql`
    with made as (
      insert into class_events (institution_id, event_id, created_by, event_kind, title, description, link, passcode, place,
        time_zone, reminders, created_on)
      values (${institution_id}, ${made.event_id}, ${user_id}, ${made.event_kind}, ${made.title}, ${made.description}, ${made.link},
        ${made.passcode}, ${made.place}, ${made.time_zone}, ${JSON.stringify(made.reminders)}, ${made.created_on})
      on conflict do nothing returning institution_id, event_id
    ), classes as (
      insert into class_event_classes (institution_id, event_id, class_id)
      select made.institution_id, made.event_id, class_id from made, unnest(${[...new Set(made.class_ids)]}::bigint[]) as class_id
    )
    insert into class_event_times (institution_id, event_id, occurrence, start_date, end_date, is_cancelled)
    select made.institution_id, made.event_id, t.occurrence, t.start_date, t.end_date, t.is_cancelled
    from made, ${given(made.times)} returning occurrence`.execute(db)
  return rows.length > 0
}

/** Of two changes of an event at once the second sees the first. */
export async function holdEvent(db: Kysely<Tables>, institution_id: number, event_id: string): Promise<void> {
  await sql`select from class_events where institution_id = ${institution_id} and event_id = ${event_id}
    for no key update`.execute(db)
}

/** Writes the words and all times of an event that is there; its row counts as changed, so that devices are given it. */
export async function saveEvent(
  db: Kysely<Tables>,
  institution_id: number,
  event_id: string,
  {
    words,
    times,
    moments,
  }: { readonly words: EventWords; readonly times: readonly EventTime[]; readonly moments: FieldMoments },
): Promise<void> {
  await sql`
    with kept as (
      update class_events set event_kind = ${words.event_kind}, title = ${words.title}, description = ${words.description},
        link = ${words.link}, passcode = ${words.passcode}, place = ${words.place}, reminders = ${JSON.stringify(words.reminders)},
        field_moments = ${JSON.stringify(moments)}
      where institution_id = ${institution_id} and event_id = ${event_id}
    )
    update class_event_times k set start_date = t.start_date, end_date = t.end_date, is_cancelled = t.is_cancelled
    from ${given(times)}
    where k.institution_id = ${institution_id} and k.event_id = ${event_id} and k.occurrence = t.occurrence`.execute(db)
}

/** Classes of the person in the role in which they ask. */
const ownClasses = ({ institution_id, user_id, role }: Member) => sql`
  own_classes as (
    select k.class_id, k.alias, k.subject, k.grade, k.section
    from users_classes m join classes k on k.institution_id = m.institution_id and k.class_id = m.class_id
    where m.institution_id = ${institution_id} and m.user_id = ${user_id} and m.role = ${role} and not m.is_deleted
      and not k.is_deleted and k.is_active
  )`

const classesOfReader = sql`(select jsonb_agg(jsonb_build_object('class_id', k.class_id, 'alias', k.alias, 'subject', k.subject,
    'grade', k.grade, 'section', k.section) order by k.class_id)
  from class_event_classes c join own_classes k on k.class_id = c.class_id
  where c.institution_id = e.institution_id and c.event_id = e.event_id)`

type ClassOfEvent = NamedClass & { readonly class_id: number }

export interface ReadableEvent extends EventWords {
  readonly event_id: string
  readonly time_zone: string
  readonly is_own: boolean
  readonly created_by_name: string
  /** Those that the reader belongs to, as whoever they are. */
  readonly classes: readonly ClassOfEvent[]
  readonly class_ids: readonly number[]
  readonly times: readonly EventTime[]
  readonly field_moments: FieldMoments
}

/** An event of a class of the person's, or one that they arranged. */
export async function findEvent(
  db: Kysely<Tables>,
  member: Member,
  event_id: string,
): Promise<ReadableEvent | undefined> {
  const { rows } = await sql<ReadableEvent>`
    with ${ownClasses(member)}, found as (
      select e.event_id, e.event_kind, e.title, e.description, e.link, e.passcode, e.place, e.reminders, e.time_zone, e.field_moments,
        (e.created_by = ${member.user_id} and ${member.role} = 'teacher') as is_own, u.full_name as created_by_name,
        coalesce(${classesOfReader}, '[]') as classes,
        (select jsonb_agg(class_id order by class_id) from class_event_classes c
          where c.institution_id = e.institution_id and c.event_id = e.event_id) as class_ids,
        event_times(e.institution_id, e.event_id) as times
      from class_events e join users u on u.institution_id = e.institution_id and u.user_id = e.created_by
      where e.institution_id = ${member.institution_id} and e.event_id = ${event_id}
    )
    select * from found where is_own or classes <> '[]'`.execute(db)
  return rows[0]
}

export interface ListedRow {
  readonly event_id: string
  readonly occurrence: number
  readonly start_date: Date
  readonly end_date: Date
  readonly is_cancelled: boolean
  readonly event_kind: EventKind
  readonly title: string
  readonly link: string
  readonly place: string
  readonly classes: readonly ClassOfEvent[]
}

export interface EventPeriod {
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
  readonly class_id?: number | undefined
}

/** Occurrences that touch a period, the earliest first; of what was cancelled those that would not be over. */
export async function readEventsBetween(
  db: Kysely<Tables>,
  member: Member,
  {
    start_date,
    end_date,
    class_id = undefined,
    now,
    most,
  }: EventPeriod & { readonly now: Date; readonly most: number },
): Promise<readonly ListedRow[]> {
  const asked = class_id ?? null
  const [from, to] = [start_date ?? '-infinity', end_date ?? 'infinity']
  const { rows } = await sql<ListedRow>`
    with ${ownClasses(member)}, reached as (
      select c.event_id from own_classes k join class_event_classes c on c.institution_id = ${member.institution_id}
        and c.class_id = k.class_id where ${asked}::bigint is null or k.class_id = ${asked}::bigint
      union
      select event_id from class_events where institution_id = ${member.institution_id} and created_by = ${member.user_id}
        and ${member.role} = 'teacher' and ${asked}::bigint is null
    ), found as materialized (
      select e.event_id, e.event_kind, e.title, e.link, e.place, coalesce(${classesOfReader}, '[]') as classes
      from reached r join class_events e on e.institution_id = ${member.institution_id} and e.event_id = r.event_id
    )
    select e.event_id, t.occurrence, t.start_date, t.end_date, t.is_cancelled, e.event_kind, e.title, e.link, e.place, e.classes
    from found e join class_event_times t on t.institution_id = ${member.institution_id} and t.event_id = e.event_id
    where t.start_date < ${to}::timestamptz and t.end_date > ${from}::timestamptz
      and (not t.is_cancelled or t.end_date > ${now}::timestamptz)
    order by t.start_date, e.event_id, t.occurrence limit ${most}`.execute(db)
  return rows
}

/** Learners and teachers of an event's classes, and who arranged it, each once. */
export async function readPeopleOfEvent(
  db: Kysely<Tables>,
  institution_id: number,
  event_id: string,
): Promise<{ readonly learners: readonly number[]; readonly teachers: readonly number[] }> {
  const { rows } = await sql<{ readonly learners: number[]; readonly teachers: number[] }>`
    with people as (
      select m.user_id, m.role from class_event_classes c
        join users_classes m on m.institution_id = c.institution_id and m.class_id = c.class_id
        join classes k on k.institution_id = c.institution_id and k.class_id = c.class_id
      where c.institution_id = ${institution_id} and c.event_id = ${event_id}
        and not m.is_deleted and not k.is_deleted and k.is_active
      union
      select created_by, 'teacher' from class_events where institution_id = ${institution_id} and event_id = ${event_id}
    )
    select coalesce(jsonb_agg(user_id) filter (where role = 'learner'), '[]') as learners,
      coalesce(jsonb_agg(user_id) filter (where role = 'teacher'), '[]') as teachers from people`.execute(db)
  return rows[0]!
}
