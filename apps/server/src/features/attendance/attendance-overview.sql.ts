import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface SectionTeacher {
  readonly user_id: number
  readonly full_name: string
  readonly phone_number: string | null
  readonly is_substitute: boolean
}

/** Who takes attendance of each class on a day: class teachers and substitutes, substitutes first; else teachers of the class, by name. */
export async function readSectionTeachers(
  db: Kysely<Tables>,
  institution_id: number,
  day: string,
): Promise<ReadonlyMap<number, readonly SectionTeacher[]>> {
  const { rows } = await sql<{ readonly class_id: number; readonly teachers: SectionTeacher[] }>`
    with named as (
      select t.class_id, t.user_id, t.is_substitute from class_teachers t join users p on p.institution_id = t.institution_id and p.user_id = t.user_id
      where t.institution_id = ${institution_id} and t.from_date <= ${day}::date and (t.to_date is null or t.to_date >= ${day}::date) and not p.is_deleted
    ), takers as (
      select * from named
      union all
      select m.class_id, m.user_id, false from users_classes m join users p on p.institution_id = m.institution_id and p.user_id = m.user_id
      where m.institution_id = ${institution_id} and m.role = 'teacher' and not m.is_deleted and not p.is_deleted
        and not exists (select from named where named.class_id = m.class_id and not named.is_substitute)
        and not exists (select from named where named.class_id = m.class_id and named.user_id = m.user_id)
    )
    select k.class_id, jsonb_agg(jsonb_build_object('user_id', k.user_id, 'full_name', p.full_name, 'phone_number', p.phone_number,
      'is_substitute', k.is_substitute) order by k.is_substitute desc, p.full_name, k.user_id) as teachers
    from takers k join users p on p.institution_id = ${institution_id} and p.user_id = k.user_id
    group by k.class_id`.execute(db)
  return new Map(rows.map(({ class_id, teachers }) => [class_id, teachers]))
}
