import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** Seen through the tenant's door. */
export async function readLoginInstitutions(db: Kysely<Tables>, tenant_id: number) {
  return db
    .selectFrom('institutions')
    .select(['institution_id', 'name', 'names', 'city'])
    .where('tenant_id', '=', tenant_id)
    .execute()
}
