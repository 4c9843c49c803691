/** One step of an order with all that follows from it, in the caller's transaction: receipt and access. The only place that gives either. */
import type { Kysely } from 'kysely'
import { termOf } from '@maktab/domain/payments/entitlement'
import type { OrderStep } from '@maktab/domain/payments/orders'
import type { Tables } from '#db/tables.ts'
import { endSubscription, lockPayer, readHolding, saveSubscription } from '#features/payments/entitlements.sql.ts'
import { saveOrderState, takeReceiptNo, type LockedOrder } from '#features/payments/orders.sql.ts'

interface OrderPlace {
  readonly tenant_id: number
  readonly institution_id: number
  readonly order_id: string
}

/** `order` is locked. Answers the number of its receipt, null where no money ever came. */
export async function settleOrder(
  db: Kysely<Tables>,
  { tenant_id, institution_id, order_id }: OrderPlace,
  order: LockedOrder,
  step: OrderStep,
  now: Date,
): Promise<number | null> {
  const { user_id, subscription_guid, duration_in_months: months } = order
  const receipt_no =
    step.access === 'begins' ? (order.receipt_no ?? (await takeReceiptNo(db, institution_id))) : order.receipt_no
  const { status, reason } = step
  await saveOrderState(db, { institution_id, order_id }, { status, reason, settled_on: now, receipt_no })
  if (step.access === 'begins') {
    await lockPayer(db, { institution_id, user_id })
    const { subscriptions } = await readHolding(db, { tenant_id, institution_id, user_id })
    const term = termOf({ subscriptions, months }, now)
    await saveSubscription(db, { institution_id, user_id, subscription_guid, mode: 1, ...term, order_id })
  }
  if (step.access === 'ends') await endSubscription(db, { institution_id, order_id }, now)
  return receipt_no
}
