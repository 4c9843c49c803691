/** The school of the tests, of a tenant that sells to whoever came by themselves. */
import type { AnyCall, Input } from '@maktab/contracts/call'
import { readPaymentStatus } from '@maktab/contracts/payments/entitlements'
import type { requestBankTransfer } from '@maktab/contracts/payments/orders'
import { savePlan } from '@maktab/contracts/payments/plans'
import { randomUUID } from 'node:crypto'
import { call, value, type Callable } from './call.ts'
import { openSchool, people, type Person, type School } from './school.ts'
import { configuration, hosts } from './school-tenants.ts'

export const office: Person = { ...people.principal, role: 'campus_admin' }
export const owner: Person = { ...people.principal, role: 'super_admin' }
export const month = '10000000-0000-4000-8000-000000000001'

/** A month for 1,500 rupees. */
export const plan = (part: Partial<Input<typeof savePlan>> = {}): Input<typeof savePlan> => ({
  subscription_guid: month,
  title: { en: 'A month', da: 'یک ماه' },
  discount_label: {},
  amount_minor: 150_000,
  currency: 'PKR',
  duration_in_months: 1,
  trial_days: 0,
  position: 1,
  is_active: true,
  ...part,
})

/** That it was paid by bank, under a reference of its own. */
export const transfer = (part: Partial<Input<typeof requestBankTransfer>> = {}): Input<typeof requestBankTransfer> => ({
  order_id: randomUUID(),
  subscription_guid: month,
  bank: 'Bank of Khyber',
  payer: 'Gul Khan',
  transfer_ref: `TT${randomUUID().slice(0, 8)}`,
  paid_on: '2026-03-20',
  amount_minor: 150_000,
  ...part,
})

const paymentTables = [
  'payment_events',
  'stripe_orders',
  'stripe_customers',
  'payment_reports',
  'payment_refs',
  'vouchers',
  'plan_reminders',
  'subscriptions',
  'bank_transfers',
  'payment_orders',
  'rollup_payment_day',
  'guardians',
  'payment_receipts',
  'payment_plans',
  'users_notifications',
] as const

export interface SellingSchool {
  readonly school: School
  readonly selling: Callable & { close(): Promise<void> }
  /** At the host of the person's tenant; a refusal is a failure of the test. */
  ask<C extends AnyCall>(asked: C, input: Input<C>, as: Person): ReturnType<typeof value<C>>
  /** `accepted`, or what it was refused for. */
  refused<C extends AnyCall>(asked: C, input: Input<C>, as: Person): Promise<string>
  status(as: Person): ReturnType<typeof value<typeof readPaymentStatus>>
  /** Nothing was ever paid, everybody came months ago, and a month is on sale. */
  begin(sold?: Input<typeof savePlan>): Promise<void>
  close(): Promise<void>
}

export async function openSellingSchool(
  options: Parameters<typeof openSchool>[0] = {},
  tenants: readonly number[] = [1],
): Promise<SellingSchool> {
  const school = await openSchool(options)
  const { owner: db } = school.database
  await db
    .updateTable('tenants')
    .set({ configuration: JSON.stringify({ ...configuration, is_b2c_enabled: true, is_payment_enabled: true }) })
    .where('tenant_id', 'in', tenants)
    .execute()
  const selling = await school.reopen()
  const hostOf = ({ tenant_id }: Person) => hosts.find(([, id]) => id === tenant_id)?.[0] ?? ''
  const ask: SellingSchool['ask'] = (asked, input, as) => value(selling, asked, input, { as, host: hostOf(as) })
  return {
    school,
    selling,
    ask,
    async refused(asked, input, as) {
      const answer = await call(selling, asked, input, { as, host: hostOf(as) })
      return answer.ok ? 'accepted' : answer.refusal
    },
    status: (as) => ask(readPaymentStatus, { inquiry_type: 3 }, as),
    async begin(sold = plan()) {
      selling.clock.now = new Date('2026-03-21T08:00:00Z')
      for (const table of paymentTables) await db.deleteFrom(table).execute()
      await db
        .updateTable('users')
        .set({ created_on: new Date('2026-01-01T00:00:00Z') })
        .execute()
      await ask(savePlan, sold, owner)
    },
    async close() {
      await selling.close()
      await school.close()
    },
  }
}
