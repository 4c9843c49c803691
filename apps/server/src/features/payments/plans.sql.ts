import { sql, type Kysely } from 'kysely'
import type { Currency, DurationInMonths } from '@maktab/contracts/payments/money'
import type { PaymentAccount } from '@maktab/contracts/payments/plans'
import type { PlanWords, WrittenPlan } from '@maktab/domain/payments/plans'
import type { Tables } from '#db/tables.ts'

interface PlanKey {
  readonly tenant_id: number
  readonly subscription_guid: string
}

export interface PlanRow extends WrittenPlan {
  readonly subscription_guid: string
  readonly id: number
  readonly version: number
}

/** In the order in which they are shown. */
export async function readPlans(
  db: Kysely<Tables>,
  { tenant_id, subscription_guid }: { readonly tenant_id: number; readonly subscription_guid?: string },
): Promise<readonly PlanRow[]> {
  const rows = await db
    .selectFrom('payment_plans')
    .select([
      'subscription_guid',
      'plan_id as id',
      'title',
      'discount_label',
      'amount_minor',
      'currency',
      'duration_in_months',
      'trial_days',
      'position',
      'is_active',
      'version',
      'stripe_price_id',
      'is_teacher_assisted',
    ])
    .where('tenant_id', '=', tenant_id)
    .$if(subscription_guid !== undefined, (asked) => asked.where('subscription_guid', '=', subscription_guid!))
    .orderBy('position')
    .orderBy('plan_id')
    .execute()
  return rows.map((row) => ({
    ...row,
    title: row.title as PlanWords,
    discount_label: row.discount_label as PlanWords,
    currency: row.currency as Currency,
    duration_in_months: row.duration_in_months as DurationInMonths,
  }))
}

/** Holds the tenant's plans until the transaction ends, so that no two saves count them at once. */
export async function takeTurnOfPlans(db: Kysely<Tables>, tenant_id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('payment_plans'), ${tenant_id}::int)`.execute(db)
}

/** Writes a new plan, or the next version of one. */
export async function savePlanRow(
  db: Kysely<Tables>,
  { tenant_id, subscription_guid }: PlanKey,
  plan: WrittenPlan,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  const row = {
    ...plan,
    title: JSON.stringify(plan.title),
    discount_label: JSON.stringify(plan.discount_label),
    changed_on: now,
    changed_by: by,
  }
  await db
    .insertInto('payment_plans')
    .values({ tenant_id, subscription_guid, ...row })
    .onConflict((clash) =>
      clash
        .columns(['tenant_id', 'subscription_guid'])
        .doUpdateSet({ ...row, version: sql`payment_plans.version + 1` }),
    )
    .execute()
}

export async function readAccounts(db: Kysely<Tables>, tenant_id: number): Promise<PaymentAccount[]> {
  return db
    .selectFrom('payment_accounts')
    .select(['bank', 'title', 'number'])
    .where('tenant_id', '=', tenant_id)
    .orderBy('position')
    .execute()
}

/** These instead of those that stood there. */
export async function saveAccountRows(
  db: Kysely<Tables>,
  tenant_id: number,
  accounts: readonly PaymentAccount[],
): Promise<void> {
  await db.deleteFrom('payment_accounts').where('tenant_id', '=', tenant_id).execute()
  if (accounts.length > 0)
    await db
      .insertInto('payment_accounts')
      .values(accounts.map((account, position) => ({ tenant_id, position, ...account })))
      .execute()
}
