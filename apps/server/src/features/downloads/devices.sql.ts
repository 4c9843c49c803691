import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** Keeps when a person's device synced, and how it stood then; what it did not say is kept as unknown. */
export async function noteSync(
  db: Kysely<Tables>,
  device: { readonly institution_id: number; readonly device_id: string; readonly user_id: number },
  synced_on: Date,
  standing: { readonly works_waiting?: number | undefined; readonly free_bytes?: number | undefined },
): Promise<void> {
  const said = {
    last_synced_on: synced_on,
    works_waiting: standing.works_waiting ?? null,
    free_bytes: standing.free_bytes ?? null,
  }
  await db
    .insertInto('devices')
    .values({ ...device, first_seen_on: synced_on, ...said })
    .onConflict((conflict) => conflict.columns(['institution_id', 'device_id', 'user_id']).doUpdateSet(said))
    .execute()
}
