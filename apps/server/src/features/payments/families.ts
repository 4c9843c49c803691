import { accept, refuse } from '@maktab/contracts/outcome'
import { listFamily, takeBackLearners } from '@maktab/contracts/payments/families'
import { entitlementOf } from '@maktab/domain/payments/entitlement'
import { decidePart, learnersOf } from '@maktab/domain/payments/families'
import type { Kysely } from 'kysely'
import { atCampus, inside } from '#calls/handle.ts'
import type { Tables } from '#db/tables.ts'
import { endSubscriptions, lockLearners, readHeld } from '#features/payments/entitlements.sql.ts'
import { readEndedLearners, readFamily, readOwnName } from '#features/payments/families.sql.ts'
import { lockOrder, saveRefunded } from '#features/payments/orders.sql.ts'
import { planReminders, tellPayer } from '#features/payments/plan-reminders.ts'
import { soldTo, type Selling } from '#features/payments/selling.ts'
import { settleOrder } from '#features/payments/settle-order.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'

/** For whom an order is; the family is read where somebody else is named. */
export async function orderedFor(
  db: Kysely<Tables>,
  actor: { readonly institution_id: number; readonly user_id: number },
  named: readonly number[] | undefined,
): Promise<'not_family' | readonly number[]> {
  const isOwn = (named ?? []).every((user_id) => user_id === actor.user_id)
  const family = isOwn ? [] : await readFamily(db, actor)
  return learnersOf(named, { payer: actor.user_id, family: family.map(({ user_id }) => user_id) })
}

export const families = (selling: Selling) => ({
  listFamily: inside(listFamily, async ({ db, actor, now }) => {
    if (!soldTo(selling, actor)) return refuse('not_sold')
    const { institution_id, user_id } = actor
    const self = { user_id, full_name: await readOwnName(db, actor) }
    const people = [self, ...(await readFamily(db, actor))]
    const held = await readHeld(
      db,
      institution_id,
      people.map((one) => one.user_id),
    )
    return accept({
      list: people.map((one) => {
        const facts = { subscriptions: held.get(one.user_id) ?? [], is_pending: false, created_on: new Date(0) }
        const { is_subscribed, subscription_end_date } = entitlementOf(facts, now)
        return {
          ...one,
          is_self: one.user_id === user_id,
          is_subscribed,
          subscription_end_date: is_subscribed ? (subscription_end_date?.toISOString() ?? null) : null,
        }
      }),
    })
  }),

  takeBackLearners: atCampus(takeBackLearners, async (context, { order_id, learner_ids, remarks }) => {
    const { db, campus, actor, now } = context
    const { tenant_id, institution_id } = campus
    const order = await lockOrder(db, { institution_id, order_id })
    if (!order) return refuse('not_found')
    await lockLearners(db, institution_id, order.learner_ids)
    const ended_ids = await readEndedLearners(db, { institution_id, order_id })
    const isOwn = order.user_id === actor.user_id
    const step = decidePart({ ...order, ended_ids }, { learner_ids, remarks, isOwn })
    if (typeof step === 'string') return refuse(step)
    const place = { tenant_id, institution_id, order_id }
    const refunded_minor = 'whole' in step ? order.amount_minor : step.refunded_minor
    if ('whole' in step) await settleOrder(db, place, order, step.whole, now)
    else {
      await saveRefunded(db, place, refunded_minor)
      await endSubscriptions(db, { institution_id, order_id, user_ids: step.ends }, now)
      await planReminders(db, campus, step.ends, now)
      const { user_id, subscription_guid } = order
      const told = { notification_type: 'payment_taken_back', subscription_guid } as const
      await tellPayer(db, { tenant_id, institution_id, user_id }, told, now)
    }
    await insertOfficeChanges(context, [
      {
        noun: 'payment',
        noun_id: order_id,
        action: 'take_back',
        before: { status: order.status, refunded_minor: order.refunded_minor },
        after: { refunded_minor, remarks, learner_ids, user_id: order.user_id },
      },
    ])
    return accept({ status: 'whole' in step ? step.whole.status : order.status, refunded_minor })
  }),
})
