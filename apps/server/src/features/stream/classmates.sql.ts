import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** Learners of a class who are there now, by name, with how many there are in all on each row. */
export async function readClassmates(
  db: Kysely<Tables>,
  institution_id: number,
  { class_id, limit, offset }: { readonly class_id: number; readonly limit: number; readonly offset: number },
): Promise<readonly { readonly full_name: string; readonly total: number }[]> {
  const { rows } = await sql<{ full_name: string; total: number }>`
    select u.full_name, (count(*) over ())::int as total
    from users_classes m join users u on u.institution_id = m.institution_id and u.user_id = m.user_id
    where m.institution_id = ${institution_id} and m.class_id = ${class_id} and m.role = 'learner' and not m.is_deleted and not u.is_deleted
    order by u.full_name, u.user_id limit ${limit} offset ${offset}`.execute(db)
  return rows
}
