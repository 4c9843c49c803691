/** Whom and which class an actor may look at: learners themselves, teachers their classes, a principal those of the school. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { CountedAttempt } from '@maktab/contracts/fields'
import type { Actor } from '@maktab/domain/people/actor'
import type { NamedClass } from '@maktab/domain/schools/class-names'
import type { Tables } from '#db/tables.ts'

export interface SeenClass extends NamedClass {
  readonly course_id: number
  readonly counted_attempt: CountedAttempt
  readonly total_students: number
}

export interface SeenLearner extends SeenClass {
  readonly user_id: number
  readonly full_name: string
}

const mayLook = ({ institution_id, user_id, role }: Actor) => sql`(${role} = 'principal' or exists (
  select from users_classes t where t.institution_id = ${institution_id} and t.class_id = c.class_id and t.user_id = ${user_id}
    and t.role = ${role} and not t.is_deleted))`

/** A class that the actor teaches or, as its principal, has in their school. */
export async function findSeenClass(
  db: Kysely<Tables>,
  actor: Actor,
  class_id: number,
): Promise<SeenClass | undefined> {
  return findClass(db, actor, class_id, mayLook(actor))
}

/** Any class of a school, for those who look at the school as a whole. */
export async function findClassOfSchool(
  db: Kysely<Tables>,
  school: School,
  class_id: number,
): Promise<SeenClass | undefined> {
  return findClass(db, school, class_id, sql`true`)
}

type School = Pick<Actor, 'tenant_id' | 'institution_id'>

async function findClass(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: School,
  class_id: number,
  isSeen: RawBuilder<unknown>,
): Promise<SeenClass | undefined> {
  const { rows } = await sql<SeenClass>`
    select c.course_id, c.alias, c.subject, c.grade, c.section, k.counted_attempt,
      (select count(*)::int from users_classes m join users p on p.institution_id = m.institution_id and p.user_id = m.user_id
        where m.institution_id = c.institution_id and m.class_id = c.class_id and m.role = 'learner' and not m.is_deleted and not p.is_deleted) as total_students
    from classes c join courses k on k.tenant_id = ${tenant_id} and k.course_id = c.course_id
    where c.institution_id = ${institution_id} and c.class_id = ${class_id} and not c.is_deleted and ${isSeen}`.execute(
    db,
  )
  return rows[0]
}

/** A learner in one of their present classes. A learner sees nobody but themselves, whomever they name. */
export async function findSeenLearner(
  db: Kysely<Tables>,
  actor: Actor,
  { class_id, user_id = actor.user_id }: { readonly class_id: number; readonly user_id?: number | undefined },
): Promise<SeenLearner | undefined> {
  if (actor.role === 'learner' && user_id !== actor.user_id) return undefined
  const { rows } = await sql<SeenLearner>`
    select c.course_id, c.alias, c.subject, c.grade, c.section, k.counted_attempt, p.user_id, p.full_name, 0 as total_students
    from users_classes m
      join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id
      join users p on p.institution_id = m.institution_id and p.user_id = m.user_id
      join courses k on k.tenant_id = ${actor.tenant_id} and k.course_id = c.course_id
    where m.institution_id = ${actor.institution_id} and m.class_id = ${class_id} and m.user_id = ${user_id} and m.role = 'learner'
      and not m.is_deleted and not p.is_deleted and not c.is_deleted and ${mayLook(actor)}`.execute(db)
  return rows[0]
}

/** The calendar day of a moment at the school. */
export async function readSchoolDay(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: School,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ readonly today: string }>`
    select (${now}::timestamptz at time zone time_zone)::date as today from institutions
    where tenant_id = ${tenant_id} and institution_id = ${institution_id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`No row of institution ${institution_id}, whose people hold good tokens`)
  return row.today
}
