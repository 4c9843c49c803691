/** Classes for their office: every statement runs within one campus. */
import type { ClassFields, SoughtClass } from '@maktab/domain/office/office-classes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { hasCourse } from '#features/schools/availability.sql.ts'
import { byGrade } from '#features/people/grades.sql.ts'

export interface Campus {
  readonly tenant_id: number
  readonly institution_id: number
}

interface Named {
  readonly user_id: number
  readonly full_name: string
}

export interface OfficeClassRow extends Omit<SoughtClass, 'class_id'> {
  readonly class_id: number
  readonly course_id: number
  readonly start_date: string | null
  readonly end_date: string | null
  readonly default_language: string | null
  readonly is_active: boolean
  readonly is_deleted: boolean
  readonly archived_on: Date | null
  readonly deleted_on: Date | null
  readonly is_stream_disabled: boolean
  readonly is_open_to_signup: boolean
  readonly takes_attendance: boolean
  readonly class_teacher: Named | null
  readonly teachers: readonly Named[]
  readonly total_students: number
  readonly total_lessons: number
  readonly version: string
}

/** All classes of the campus but those that were deleted before `binSince`, or one of them; `now` tells the school's day. */
export async function readOfficeClasses(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
  { class_id, binSince, now }: { readonly class_id?: number | undefined; readonly binSince: Date; readonly now: Date },
): Promise<readonly OfficeClassRow[]> {
  const { rows } = await sql<OfficeClassRow>`
    with members as materialized (
      select m.class_id, count(*) filter (where m.role = 'learner')::int as learners,
        coalesce(jsonb_agg(jsonb_build_object('user_id', p.user_id, 'full_name', p.full_name) order by p.full_name, p.user_id)
          filter (where m.role = 'teacher'), '[]') as teachers
      from users_classes m join users p on p.institution_id = m.institution_id and p.user_id = m.user_id
      where m.institution_id = ${institution_id} and (${class_id ?? null}::bigint is null or m.class_id = ${class_id ?? null}) and not m.is_deleted and not p.is_deleted
      group by m.class_id
    ), lessons as materialized (
      select course_id, count(*)::int as total from courses_lessons where tenant_id = ${tenant_id} and not is_deleted group by course_id
    ), today as materialized (
      select (${now}::timestamptz at time zone time_zone)::date as day from institutions
      where tenant_id = ${tenant_id} and institution_id = ${institution_id}
    )
    select c.class_id, c.class_code, c.grade, c.subject, c.section, c.alias, c.course_id, k.title as course_title,
      c.start_date::text, c.end_date::text, c.default_language, c.is_active, c.is_deleted, c.archived_on, c.deleted_on,
      c.is_stream_disabled, c.is_open_to_signup, c.takes_attendance, c.changed_xid::text as version,
      (select jsonb_build_object('user_id', p.user_id, 'full_name', p.full_name)
        from class_teachers t join users p on p.institution_id = t.institution_id and p.user_id = t.user_id
        where t.institution_id = c.institution_id and t.class_id = c.class_id and not t.is_substitute and not p.is_deleted
          and t.from_date <= today.day and coalesce(t.to_date >= today.day, true)
        order by t.from_date desc, t.user_id limit 1) as class_teacher,
      coalesce(members.teachers, '[]') as teachers, coalesce(members.learners, 0) as total_students, coalesce(lessons.total, 0) as total_lessons
    from classes c cross join today join courses k on k.tenant_id = ${tenant_id} and k.course_id = c.course_id
      left join members on members.class_id = c.class_id left join lessons on lessons.course_id = c.course_id
    where c.institution_id = ${institution_id} and (${class_id ?? null}::bigint is null or c.class_id = ${class_id ?? null})
      and (not c.is_deleted or c.deleted_on >= ${binSince} and not ${wasOfUndoneYear})`.execute(db)
  return rows
}

/** Of `classes c`: a year that was taken back leaves nothing of its classes to restore. */
const wasOfUndoneYear = sql`exists (select from year_rollover_classes r join year_rollovers y using (institution_id, rollover_id)
  where r.institution_id = c.institution_id and r.class_id = c.class_id and r.is_made and y.undone_on is not null)`

/** Classes that are taught, for a choice. */
export async function readInstituteClasses(db: Kysely<Tables>, { institution_id }: Campus) {
  const { rows } = await sql<{
    readonly class_id: number
    readonly class_code: string
    readonly grade: string
    readonly section: string
    readonly subject: string
    readonly alias: string | null
  }>`
    select class_id, class_code, grade, section, subject, alias from classes
    where institution_id = ${institution_id} and is_active and not is_deleted
    order by ${byGrade('grade')}, section, subject, class_id`.execute(db)
  return rows
}

/** Until the end of the transaction nobody else makes or changes a class of the campus: a code and a place are given once. */
export async function takeTurnOfClasses(db: Kysely<Tables>, { institution_id }: Campus): Promise<void> {
  await sql`select pg_advisory_xact_lock(7301030, hashint8(${institution_id}::bigint))`.execute(db)
}

/** What `decideClass` must know beside the class itself. */
export async function readClassFacts(db: Kysely<Tables>, { tenant_id, institution_id }: Campus, course_id: number) {
  const { rows } = await sql<{
    readonly hasCourse: boolean
    readonly classes: readonly {
      readonly class_id: number
      readonly course_id: number
      readonly grade: string
      readonly section: string
      readonly subject: string
      readonly alias: string | null
      readonly class_code: string
      readonly is_active: boolean
      readonly is_deleted: boolean
    }[]
  }>`
    select exists (select from courses c where c.tenant_id = ${tenant_id} and c.course_id = ${course_id}
        and ${hasCourse({ institution_id, course: 'c' })}) as "hasCourse",
      (select coalesce(jsonb_agg(jsonb_build_object('class_id', class_id, 'course_id', course_id, 'grade', grade, 'section', section,
          'subject', subject, 'alias', alias, 'class_code', class_code, 'is_active', is_active, 'is_deleted', is_deleted)), '[]')
        from classes where institution_id = ${institution_id}) as classes`.execute(db)
  return rows[0]!
}

/** Those of the people who are at the campus and hold the role. */
export async function findHolders(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  role: 'learner' | 'teacher',
  user_ids: readonly number[],
): Promise<readonly number[]> {
  if (user_ids.length === 0) return []
  const { rows } = await sql<{ readonly user_id: number }>`
    select user_id from users where institution_id = ${institution_id} and user_id = any(${[...user_ids]}::bigint[]) and not is_deleted
      and ${role} = any(roles)`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Who learns in a class of a section that is taught. */
export async function findLearnersOfSection(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  { grade, section }: { readonly grade: string; readonly section: string },
): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly user_id: number }>`
    select distinct m.user_id from classes c join users_classes m on m.institution_id = c.institution_id and m.class_id = c.class_id
      join users p on p.institution_id = m.institution_id and p.user_id = m.user_id
    where c.institution_id = ${institution_id} and c.grade = ${grade} and c.section = ${section} and c.is_active and not c.is_deleted
      and m.role = 'learner' and not m.is_deleted and not p.is_deleted`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** What is left out stays, and is off in a new class. */
export interface KeptClass extends ClassFields {
  readonly default_language: string | null
  readonly is_stream_disabled?: boolean
  readonly is_open_to_signup?: boolean
  readonly takes_attendance: boolean
}

/** Answers the id of the class. Without a code the class keeps its own, or gets one. */
export async function saveClass(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  class_id: number | undefined,
  { class_code, ...kept }: KeptClass,
): Promise<number> {
  const values = { ...kept, ...(class_code !== undefined && { class_code }) }
  if (class_id === undefined) {
    const made = await db
      .insertInto('classes')
      .values({ ...values, institution_id })
      .returning('class_id')
      .executeTakeFirstOrThrow()
    return made.class_id
  }
  await db
    .updateTable('classes')
    .set(values)
    .where('institution_id', '=', institution_id)
    .where('class_id', '=', class_id)
    .execute()
  return class_id
}

interface Members {
  readonly class_id: number
  readonly role: 'learner' | 'teacher'
  readonly user_ids: readonly number[]
  readonly now: Date
}

/** Whoever is there in the other role changes it; whoever was there before comes back. */
export async function joinMembers(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  { class_id, role, user_ids, now }: Members,
): Promise<void> {
  if (user_ids.length === 0) return
  await sql`
    insert into users_classes (institution_id, class_id, user_id, role, joined_on)
    select ${institution_id}, ${class_id}, user_id, ${role}, ${now} from unnest(${[...user_ids]}::bigint[]) as user_id
    on conflict (institution_id, class_id, user_id) do update set is_deleted = false, role = excluded.role
    where users_classes.is_deleted or users_classes.role <> excluded.role`.execute(db)
}

/** What they did until now and is on its way is still taken. */
export async function leaveMembers(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  { class_id, role, user_ids, now }: Members,
): Promise<void> {
  if (user_ids.length === 0) return
  await db
    .updateTable('users_classes')
    .set({ is_deleted: true, left_on: now })
    .where('institution_id', '=', institution_id)
    .where('class_id', '=', class_id)
    .where('role', '=', role)
    .where('is_deleted', '=', false)
    .where('user_id', 'in', [...user_ids])
    .execute()
}

/** From the school's day on there is one class teacher, or nobody; who was it until then stays written down. */
export async function saveClassTeacher(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
  { class_id, user_id, now }: { readonly class_id: number; readonly user_id: number | null; readonly now: Date },
): Promise<void> {
  const today = sql`(select (${now}::timestamptz at time zone time_zone)::date from institutions
    where tenant_id = ${tenant_id} and institution_id = ${institution_id})`
  const regular = sql`institution_id = ${institution_id} and class_id = ${class_id} and not is_substitute`
  await sql`delete from class_teachers where ${regular} and from_date >= ${today}`.execute(db)
  await sql`update class_teachers set to_date = ${today} - 1 where ${regular} and coalesce(to_date >= ${today}, true)`.execute(
    db,
  )
  if (user_id === null) return
  await sql`insert into class_teachers (institution_id, class_id, user_id, from_date)
    values (${institution_id}, ${class_id}, ${user_id}, ${today})
    on conflict (institution_id, class_id, user_id, from_date) do update set is_substitute = false, to_date = null`.execute(
    db,
  )
}

/** Into the archive or out of it; the ids of those that changed. */
export async function saveArchived(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  class_ids: readonly number[],
  { is_archived, now }: { readonly is_archived: boolean; readonly now: Date },
): Promise<readonly number[]> {
  const rows = await db
    .updateTable('classes')
    .set({ is_active: !is_archived, archived_on: is_archived ? now : null })
    .where('institution_id', '=', institution_id)
    .where('class_id', 'in', [...class_ids])
    .where('is_active', '=', is_archived)
    .where('is_deleted', '=', false)
    .returning('class_id')
    .execute()
  return rows.map(({ class_id }) => class_id)
}

export async function saveDeleted(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  class_id: number,
  deleted_on: Date,
): Promise<void> {
  await db
    .updateTable('classes')
    .set({ is_deleted: true, deleted_on })
    .where('institution_id', '=', institution_id)
    .where('class_id', '=', class_id)
    .execute()
}

/** Those of the classes that were deleted since `binSince`, not deleted any more. */
export async function saveRestored(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  class_ids: readonly number[],
  binSince: Date,
): Promise<readonly number[]> {
  const { rows } = await sql<{ class_id: number }>`
    update classes c set is_deleted = false
    where c.institution_id = ${institution_id} and c.class_id = any (${[...class_ids]}::bigint[]) and c.is_deleted
      and c.deleted_on >= ${binSince} and not ${wasOfUndoneYear}
    returning c.class_id`.execute(db)
  return rows.map(({ class_id }) => class_id)
}
