import { sql, type Kysely } from 'kysely'
import type { RemindFacts } from '@maktab/domain/assignments/reminders'
import type { Tables } from '#db/tables.ts'

interface School {
  readonly tenant_id: number
  readonly institution_id: number
}

interface Teacher {
  readonly institution_id: number
  readonly user_id: number
}

export interface FoundToRemind extends RemindFacts {
  readonly title: string
  readonly works: readonly (RemindFacts['works'][number] & { readonly class_id: number })[]
}

/** The named learners' works, held until the end of the transaction: of two reminders at once the second sees the first. */
export async function takeWorksToRemind(
  db: Kysely<Tables>,
  { institution_id, user_id }: Teacher,
  { assignment_id, user_ids }: { readonly assignment_id: string; readonly user_ids: readonly number[] },
): Promise<FoundToRemind | undefined> {
  const { rows: found } = await sql<Omit<FoundToRemind, 'works'>>`
    select a.title, a.start_date, a.closes_on, a.created_by = ${user_id} or exists (select from assignments_classes c
      join users_classes m on m.institution_id = c.institution_id and m.class_id = c.class_id and m.user_id = ${user_id}
        and m.role = 'teacher' and not m.is_deleted
      where c.institution_id = a.institution_id and c.assignment_id = a.assignment_id) as sees_assignment
    from assignments a
    where a.institution_id = ${institution_id} and a.assignment_id = ${assignment_id} and not a.is_deleted`.execute(db)
  const [assignment] = found
  if (!assignment) return undefined
  const { rows: works } = await sql<FoundToRemind['works'][number]>`
    select w.user_id, w.class_id, w.assignment_status, w.is_excused, w.reminded_on, coalesce(w.due_date, a.due_date) as due_date,
      exists (select from users_classes m where m.institution_id = w.institution_id and m.class_id = w.class_id
        and m.user_id = ${user_id} and m.role = 'teacher' and not m.is_deleted) as teaches_class
    from assignments_users w join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id
    where w.institution_id = ${institution_id} and w.assignment_id = ${assignment_id} and w.user_id = any(${[...user_ids]}::bigint[])
      and w.is_asked
    order by w.user_id for no key update of w`.execute(db)
  return { ...assignment, works }
}

/** Notes who is reminded. An earlier reminder that they did not read counts as read: this one takes its place. */
export async function saveReminded(
  db: Kysely<Tables>,
  { institution_id }: Pick<Teacher, 'institution_id'>,
  {
    assignment_id,
    user_ids,
    now,
  }: { readonly assignment_id: string; readonly user_ids: readonly number[]; readonly now: Date },
): Promise<void> {
  await sql`
    with reminded as (
      update assignments_users set reminded_on = ${now}
      where institution_id = ${institution_id} and assignment_id = ${assignment_id} and user_id = any(${[...user_ids]}::bigint[])
    )
    update users_notifications set read_on = ${now}
    where institution_id = ${institution_id} and user_id = any(${[...user_ids]}::bigint[]) and assignment_id = ${assignment_id}
      and notification_type = 'work_reminder' and read_on is null`.execute(db)
}

export interface DueMoment {
  readonly due_date: Date
  readonly remind_on: Date
}

/** Every due date that somebody has of an assignment. */
export async function readDueDates(
  db: Kysely<Tables>,
  institution_id: number,
  assignment_id: string,
): Promise<readonly Date[]> {
  const { rows } = await sql<{ readonly due_date: Date }>`
    select due_date from assignments where institution_id = ${institution_id} and assignment_id = ${assignment_id}
    union
    select due_date from assignments_users
    where institution_id = ${institution_id} and assignment_id = ${assignment_id} and is_asked and due_date is not null`.execute(
    db,
  )
  return rows.map(({ due_date }) => due_date)
}

/** Writes down anew when the learners of an assignment are told that it is due soon. */
export async function saveDueReminders(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: School,
  assignment_id: string,
  planned: readonly DueMoment[],
): Promise<void> {
  await db
    .deleteFrom('due_reminders')
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .where('assignment_id', '=', assignment_id)
    .execute()
  if (planned.length === 0) return
  await db
    .insertInto('due_reminders')
    .values(planned.map((one) => ({ tenant_id, institution_id, assignment_id, ...one })))
    .execute()
}

export interface DueReminder extends DueMoment {
  readonly institution_id: number
  readonly assignment_id: string
}

/** Of a tenant's schools, the earliest first. */
export async function readDueReminders(
  db: Kysely<Tables>,
  tenant_id: number,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly DueReminder[]> {
  return db
    .selectFrom('due_reminders')
    .select(['institution_id', 'assignment_id', 'due_date', 'remind_on'])
    .where('tenant_id', '=', tenant_id)
    .where('remind_on', '<=', now)
    .orderBy('remind_on')
    .orderBy('assignment_id')
    .limit(most)
    .execute()
}

/** Puts a reminder off, as the school is quiet. */
export async function putOffReminder(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: School,
  { assignment_id, due_date }: DueReminder,
  remind_on: Date,
): Promise<void> {
  await db
    .updateTable('due_reminders')
    .set({ remind_on })
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .where('assignment_id', '=', assignment_id)
    .where('due_date', '=', due_date)
    .execute()
}

/**
 * Takes a reminder off the plan. Answers the learners who have that due date and not handed in, by class; nobody where another
 * process was quicker, or the work was taken back, did not begin, is due already or has another date by now.
 */
export async function takeDueReminder(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: School,
  { assignment_id, due_date }: DueReminder,
  now: Date,
): Promise<readonly { readonly title: string; readonly class_id: number; readonly user_ids: readonly number[] }[]> {
  const { rows } = await sql<{ readonly title: string; readonly class_id: number; readonly user_ids: number[] }>`
    with due as (
      delete from due_reminders where tenant_id = ${tenant_id} and institution_id = ${institution_id}
        and assignment_id = ${assignment_id} and due_date = ${due_date}
      returning assignment_id, due_date
    )
    select a.title, w.class_id, array_agg(w.user_id order by w.user_id) as user_ids
    from due join assignments a on a.institution_id = ${institution_id} and a.assignment_id = due.assignment_id
      join assignments_users w on w.institution_id = a.institution_id and w.assignment_id = a.assignment_id
    where not a.is_deleted and a.start_date <= ${now} and due.due_date > ${now} and coalesce(w.due_date, a.due_date) = due.due_date
      and w.is_asked and not w.is_excused and w.assignment_status in (0, 3)
    group by a.title, w.class_id order by w.class_id`.execute(db)
  return rows
}

export async function readTimeZone(db: Kysely<Tables>, institution_id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('institutions')
    .select('time_zone')
    .where('institution_id', '=', institution_id)
    .executeTakeFirst()
  return row?.time_zone
}
