import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export async function readTenants(db: Kysely<Tables>) {
  const tenants = await db.selectFrom('tenants').selectAll().orderBy('tenant_id').execute()
  const hosts = await db.selectFrom('tenant_hosts').selectAll().orderBy('host').execute()
  return { tenants, hosts }
}

export async function readTenantIds(db: Kysely<Tables>): Promise<readonly number[]> {
  const tenants = await db.selectFrom('tenants').select('tenant_id').orderBy('tenant_id').execute()
  return tenants.map(({ tenant_id }) => tenant_id)
}
