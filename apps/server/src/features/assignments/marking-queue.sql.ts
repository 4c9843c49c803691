import { sql, type Kysely } from 'kysely'
import type { NamedClass } from '@maktab/domain/schools/class-names'
import type { Tables } from '#db/tables.ts'
import { isToMark } from '#features/assignments/assignments.sql.ts'

export interface QueuedRow extends NamedClass {
  readonly assignment_id: string
  readonly title: string
  readonly class_id: number
  readonly user_id: number
  readonly full_name: string
  readonly handed_in_on: Date
  readonly is_again: boolean
}

/** Work that waits in the classes of a teacher, or in one of them, handed in longest ago first. */
export async function readMarkingQueue(
  db: Kysely<Tables>,
  { institution_id, user_id }: { readonly institution_id: number; readonly user_id: number },
  { class_id = null, limit }: { readonly class_id?: number | null | undefined; readonly limit: number },
): Promise<{ readonly rows: readonly QueuedRow[]; readonly total: number }> {
  const { rows } = await sql<QueuedRow & { readonly total: number }>`
    select w.assignment_id, a.title, w.class_id, k.alias, k.subject, k.grade, k.section, w.user_id, u.full_name,
      latest.handed_in_on, w.score is not null as is_again, (count(*) over ())::int as total
    from users_classes m
      join classes k on k.institution_id = m.institution_id and k.class_id = m.class_id
      join assignments_classes c on c.institution_id = m.institution_id and c.class_id = m.class_id
      join assignments a on a.institution_id = c.institution_id and a.assignment_id = c.assignment_id and not a.is_deleted
      join assignments_users w on w.institution_id = a.institution_id and w.assignment_id = a.assignment_id and w.class_id = m.class_id
        and w.is_asked and ${isToMark}
      join users u on u.institution_id = w.institution_id and u.user_id = w.user_id
      join lateral (select max(s.handed_in_on) as handed_in_on from submissions s
        where s.institution_id = w.institution_id and s.assignment_id = w.assignment_id and s.user_id = w.user_id) latest on true
    where m.institution_id = ${institution_id} and m.user_id = ${user_id} and m.role = 'teacher' and not m.is_deleted
      and (${class_id}::bigint is null or m.class_id = ${class_id}::bigint)
    order by latest.handed_in_on, w.assignment_id, w.user_id limit ${limit}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}
