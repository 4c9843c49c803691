import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** False where somebody handed it in before. Some that are over are forgotten on the way. */
export async function takeCaptcha(
  db: Kysely<Tables>,
  { now, ...proof }: { tenant_id: number; challenge: string; expires_on: Date; now: Date },
): Promise<boolean> {
  const { tenant_id } = proof
  const taken = await db
    .insertInto('used_captchas')
    .values(proof)
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge')
    .executeTakeFirst()
  await db
    .deleteFrom('used_captchas')
    .where('tenant_id', '=', tenant_id)
    .where('challenge', 'in', (old) =>
      old
        .selectFrom('used_captchas')
        .select('challenge')
        .where('tenant_id', '=', tenant_id)
        .where('expires_on', '<', now)
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
  return taken !== undefined
}
