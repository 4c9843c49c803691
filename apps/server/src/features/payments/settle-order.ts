/** One step of an order with all that follows from it, in the caller's transaction: receipt, access, and what the payer is told. The only place that gives the first two. */
import type { Kysely } from 'kysely'
import { termOf } from '@maktab/domain/payments/entitlement'
import type { OrderStep } from '@maktab/domain/payments/orders'
import type { Tables } from '#db/tables.ts'
import { endSubscriptions, lockLearners, readHeld, saveSubscriptions } from '#features/payments/entitlements.sql.ts'
import { planReminders, tellPayer } from '#features/payments/plan-reminders.ts'
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
  const { user_id, learner_ids, subscription_guid, duration_in_months: months, amount_minor } = order
  const receipt_no =
    step.access === 'begins' ? (order.receipt_no ?? (await takeReceiptNo(db, institution_id))) : order.receipt_no
  const { status, reason } = step
  const refunded_minor = step.access === 'ends' ? amount_minor : 0
  const place = { institution_id, order_id }
  await saveOrderState(db, place, { status, reason, settled_on: now, receipt_no, refunded_minor })
  if (step.access === 'begins') {
    await lockLearners(db, institution_id, learner_ids)
    const held = await readHeld(db, institution_id, learner_ids)
    await saveSubscriptions(
      db,
      [...held].map(([learner, subscriptions]) => ({
        ...place,
        user_id: learner,
        subscription_guid,
        mode: 1,
        ...termOf({ subscriptions, months }, now),
      })),
    )
  }
  if (step.access === 'ends') await endSubscriptions(db, { ...place, user_ids: learner_ids }, now)
  const payer = { tenant_id, institution_id, user_id }
  if (step.access !== 'stays') await planReminders(db, payer, learner_ids, now)
  const notification_type = saidOf(step)
  if (notification_type) await tellPayer(db, payer, { notification_type, subscription_guid }, now)
  return receipt_no
}

/** What the payer is told; an order that was given up unpaid is no news. */
function saidOf({ access, reason }: OrderStep) {
  if (access === 'begins') return 'payment_received'
  if (access === 'ends') return 'payment_taken_back'
  return reason === 'refused' || reason === 'declined' ? 'payment_refused' : undefined
}
