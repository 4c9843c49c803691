import { insertRows } from '#db/insert-rows.sql.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { DemoSale } from '../../demo/demo-world.ts'

/** What a tenant of the demonstration sells, in the order of its file. */
export async function insertSale(
  db: Transaction<Tables>,
  tenant_id: number,
  { plans, accounts, changed_on }: DemoSale,
): Promise<void> {
  await insertRows(
    db,
    'payment_plans',
    {
      tenant_id: 'bigint',
      subscription_guid: 'uuid',
      title: 'jsonb',
      discount_label: 'jsonb',
      amount_minor: 'bigint',
      currency: 'text',
      duration_in_months: 'smallint',
      trial_days: 'smallint',
      stripe_price_id: 'text',
      position: 'smallint',
      changed_on: 'timestamptz',
      changed_by: 'bigint',
    },
    plans.map((plan, position) => ({
      discount_label: {},
      trial_days: 0,
      stripe_price_id: null,
      ...plan,
      tenant_id,
      position,
      changed_on,
      changed_by: 0,
    })),
  )
  await insertRows(
    db,
    'payment_accounts',
    { tenant_id: 'bigint', position: 'smallint', bank: 'text', title: 'text', number: 'text' },
    accounts.map((account, position) => ({ ...account, tenant_id, position })),
  )
}
