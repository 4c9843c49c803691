import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface SealedTest {
  readonly tenant_id: number
  readonly institution_id: number
  readonly content_id: number
}

/** Tests of a tenant's schools at which attempts wait and whose end is past. */
export async function readClosedTests(
  db: Kysely<Tables>,
  tenant_id: number,
  now: Date,
): Promise<readonly Omit<SealedTest, 'tenant_id'>[]> {
  return db
    .selectFrom('sealed_tests')
    .select(['institution_id', 'content_id'])
    .where('tenant_id', '=', tenant_id)
    .where('closes_on', '<=', now)
    .orderBy('closes_on')
    .execute()
}

/** The test closes later than was said when its attempts came. */
export async function postponeSealedTest(
  db: Kysely<Tables>,
  { tenant_id, institution_id, content_id, closes_on }: SealedTest & { readonly closes_on: string },
): Promise<void> {
  await sql`
    with test as (
      update sealed_tests set closes_on = ${closes_on} where tenant_id = ${tenant_id} and institution_id = ${institution_id} and content_id = ${content_id}
    )
    update users_content_attempts set closes_on = ${closes_on}
    where institution_id = ${institution_id} and content_id = ${content_id} and closes_on is not null`.execute(db)
}

export async function forgetSealedTest(
  db: Kysely<Tables>,
  { tenant_id, institution_id, content_id }: SealedTest,
): Promise<void> {
  await db
    .deleteFrom('sealed_tests')
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .where('content_id', '=', content_id)
    .execute()
}
