import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export async function readTenant(db: Kysely<Tables>, tenant_id: number) {
  return db.selectFrom('tenants').selectAll().where('tenant_id', '=', tenant_id).executeTakeFirstOrThrow()
}

/** The newest first. */
export async function readTenantChanges(db: Kysely<Tables>, { tenant_id, take }: { tenant_id: number; take: number }) {
  return db
    .selectFrom('tenant_changes')
    .select(['version', 'changed_on', 'changed_by_name', 'before', 'after'])
    .where('tenant_id', '=', tenant_id)
    .orderBy('version', 'desc')
    .limit(take)
    .execute()
}

export interface SavedFields {
  readonly version: number
  readonly before: object
  readonly after: object
  readonly actor: { readonly user_id: number }
  readonly now: Date
}

/** The new version; null where somebody saved since `version`. */
export async function saveConfiguration(
  db: Kysely<Tables>,
  { version, before, after, actor, now }: SavedFields,
): Promise<number | null> {
  const { rows } = await sql<{ made: number | null }>`
    select set_tenant_configuration(${version}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb, ${actor.user_id}, ${now}) as made`.execute(
    db,
  )
  return rows[0]?.made ?? null
}
