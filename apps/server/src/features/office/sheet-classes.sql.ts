/** The classes of a campus as a sheet of them sees them, and what undoing such a sheet writes. */
import type { ClassFacts } from '@maktab/domain/office/class-sheet'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { hasCourse } from '#features/schools/availability.sql.ts'
import type { Campus } from './office-imports.sql.ts'

/** All classes, deleted ones among them, with today's class teacher; courses that the campus has or teaches from; its teachers. */
export async function readClassFactsOfSheet(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
  now: Date,
): Promise<ClassFacts> {
  const { rows } = await sql<ClassFacts>`
    with today as (select (${now}::timestamptz at time zone time_zone)::date as day from institutions
      where tenant_id = ${tenant_id} and institution_id = ${institution_id})
    select
      (select coalesce(jsonb_agg(jsonb_build_object('class_id', c.class_id, 'class_code', c.class_code, 'grade', c.grade, 'section', c.section,
          'subject', c.subject, 'alias', c.alias, 'course_id', c.course_id, 'start_date', c.start_date, 'end_date', c.end_date,
          'default_language', c.default_language, 'takes_attendance', c.takes_attendance, 'is_active', c.is_active, 'is_deleted', c.is_deleted,
          'teacher_ids', (select coalesce(jsonb_agg(m.user_id order by m.user_id), '[]') from users_classes m
            join users p on p.institution_id = m.institution_id and p.user_id = m.user_id and not p.is_deleted
            where m.institution_id = c.institution_id and m.class_id = c.class_id and m.role = 'teacher' and not m.is_deleted),
          'class_teacher_id', (select t.user_id from class_teachers t
            join users p on p.institution_id = t.institution_id and p.user_id = t.user_id and not p.is_deleted
            where t.institution_id = c.institution_id and t.class_id = c.class_id and not t.is_substitute
              and t.from_date <= today.day and coalesce(t.to_date >= today.day, true) order by t.from_date desc, t.user_id limit 1)
        ) order by c.class_id), '[]') from classes c cross join today where c.institution_id = ${institution_id}) as classes,
      (select coalesce(jsonb_agg(jsonb_build_object('course_id', k.course_id, 'title', k.title, 'is_here', ${hasCourse({ institution_id, course: 'k' })})
          order by k.course_id), '[]') from courses k where k.tenant_id = ${tenant_id}
        and (${hasCourse({ institution_id, course: 'k' })} or exists (select from classes c where c.institution_id = ${institution_id} and c.course_id = k.course_id))
      ) as courses,
      (select coalesce(jsonb_agg(jsonb_build_object('user_id', user_id, 'full_name', full_name, 'username', username) order by user_id), '[]')
        from users where institution_id = ${institution_id} and not is_deleted and 'teacher' = any (roles)) as teachers`.execute(
    db,
  )
  return rows[0]!
}

/** Those of the classes that nobody changed since that transaction, held until this one ends. */
export async function lockUnchangedClasses(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  class_ids: readonly number[],
  changed_in: string,
): Promise<readonly number[]> {
  const { rows } = await sql<{ class_id: number }>`
    select class_id from classes where institution_id = ${institution_id} and class_id = any (${[...class_ids]}::bigint[])
      and changed_xid = ${changed_in}::xid8 and not is_deleted for update`.execute(db)
  return rows.map(({ class_id }) => class_id)
}

/** Into the bin go those that nobody came into and nothing was given to since; their codes are free at once. Answers which. */
export async function takeBackClasses(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  class_ids: readonly number[],
  { made_in, now }: { readonly made_in: string; readonly now: Date },
): Promise<readonly number[]> {
  const { rows } = await sql<{ class_id: number }>`
    update classes c set is_deleted = true, deleted_on = ${now}, class_code = random_class_code()
    where c.institution_id = ${institution_id} and c.class_id = any (${[...class_ids]}::bigint[]) and c.changed_xid = ${made_in}::xid8
      and not exists (select from users_classes m where m.institution_id = c.institution_id and m.class_id = c.class_id and m.changed_xid <> ${made_in}::xid8)
      and not exists (select from assignments_classes a where a.institution_id = c.institution_id and a.class_id = c.class_id)
    returning c.class_id`.execute(db)
  return rows.map(({ class_id }) => class_id)
}
