import type { ClassTeacher } from '@maktab/contracts/schools/class-teachers'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface Place {
  readonly institution_id: number
  readonly class_id: number
}

/** Undefined where the campus has no such class, or deleted it. */
export async function findClassTeachers(
  db: Kysely<Tables>,
  { institution_id, class_id }: Place,
): Promise<readonly ClassTeacher[] | undefined> {
  const { rows } = await sql<{ readonly list: ClassTeacher[] }>`
    select (select coalesce(jsonb_agg(jsonb_build_object('user_id', t.user_id, 'full_name', p.full_name, 'from_date', t.from_date,
        'to_date', t.to_date, 'is_substitute', t.is_substitute) order by t.from_date, t.user_id), '[]')
      from class_teachers t join users p on p.institution_id = t.institution_id and p.user_id = t.user_id
      where t.institution_id = c.institution_id and t.class_id = c.class_id) as list
    from classes c where c.institution_id = ${institution_id} and c.class_id = ${class_id} and not c.is_deleted`.execute(
    db,
  )
  return rows[0]?.list
}

/** Whether somebody is at the campus and teaches. */
export async function isTeacher(db: Kysely<Tables>, institution_id: number, user_id: number): Promise<boolean> {
  const { rows } =
    await sql`select from users where institution_id = ${institution_id} and user_id = ${user_id} and not is_deleted
    and 'teacher' = any(roles)`.execute(db)
  return rows.length > 0
}

type Term = Omit<ClassTeacher, 'full_name'>

/** A class teacher who begins ends the terms of the one before, and takes the place of those who would have begun later. */
export async function saveTerm(
  db: Kysely<Tables>,
  { institution_id, class_id }: Place,
  { user_id, from_date, to_date, is_substitute }: Term,
): Promise<void> {
  if (!is_substitute) {
    const regular = sql`institution_id = ${institution_id} and class_id = ${class_id} and not is_substitute`
    await sql`delete from class_teachers where ${regular} and from_date >= ${from_date}::date`.execute(db)
    await sql`update class_teachers set to_date = ${from_date}::date - 1 where ${regular} and coalesce(to_date >= ${from_date}::date, true)`.execute(
      db,
    )
  }
  await sql`insert into class_teachers (institution_id, class_id, user_id, from_date, to_date, is_substitute)
    values (${institution_id}, ${class_id}, ${user_id}, ${from_date}::date, ${to_date}::date, ${is_substitute})
    on conflict (institution_id, class_id, user_id, from_date) do update set to_date = excluded.to_date, is_substitute = excluded.is_substitute`.execute(
    db,
  )
}

export async function removeTerm(
  db: Kysely<Tables>,
  { institution_id, class_id }: Place,
  { user_id, from_date }: Pick<Term, 'user_id' | 'from_date'>,
): Promise<void> {
  await sql`delete from class_teachers where institution_id = ${institution_id} and class_id = ${class_id} and user_id = ${user_id}
    and from_date = ${from_date}::date`.execute(db)
}
