import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export async function noteSync(
  db: Kysely<Tables>,
  device: { readonly institution_id: number; readonly device_id: string; readonly user_id: number },
  synced_on: Date,
): Promise<void> {
  await db
    .insertInto('devices')
    .values({ ...device, first_seen_on: synced_on, last_synced_on: synced_on })
    .onConflict((conflict) =>
      conflict.columns(['institution_id', 'device_id', 'user_id']).doUpdateSet({ last_synced_on: synced_on }),
    )
    .execute()
}
