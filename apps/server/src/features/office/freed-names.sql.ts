import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** Frees names of people of the tenant who were deleted before that moment, 30 days ago at the latest; answers how many names. */
export async function freeNamesOfDeleted(
  db: Kysely<Tables>,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const { rows } = await sql<{ readonly freed: number }>`
    select free_names_of_deleted(${before}, ${most}) as freed`.execute(db)
  return rows[0]?.freed ?? 0
}
