import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** Everybody whom this person was at schools that they left, however often they moved. Whoever moved inside a school is still the same. */
export async function readEarlierSelves(
  db: Kysely<Tables>,
  { tenant_id, user_id }: { readonly tenant_id: number; readonly user_id: number },
): Promise<readonly { readonly institution_id: number; readonly user_id: number }[]> {
  const { rows } = await sql<{ readonly institution_id: number; readonly user_id: number }>`
    with recursive earlier as (
      select from_institution as institution_id, user_id from done_migrations
      where tenant_id = ${tenant_id} and became_user_id = ${user_id} and user_id <> became_user_id
      union
      select move.from_institution, move.user_id from done_migrations move join earlier on move.became_user_id = earlier.user_id
      where move.tenant_id = ${tenant_id} and move.user_id <> move.became_user_id
    )
    select institution_id, user_id from earlier order by user_id`.execute(db)
  return rows
}
