import { accept, refuse } from '@maktab/contracts/outcome'
import { readPaymentStatus, startTrial, type OwnOrder } from '@maktab/contracts/payments/entitlements'
import { decideTrial, entitlementOf } from '@maktab/domain/payments/entitlement'
import { wordsIn } from '@maktab/domain/payments/plans'
import { hasWall } from '@maktab/domain/payments/wall'
import { inside } from '#calls/handle.ts'
import { lockPayer, readHolding, saveSubscriptions } from '#features/payments/entitlements.sql.ts'
import { readOwnOrders } from '#features/payments/orders.sql.ts'
import { planReminders } from '#features/payments/plan-reminders.ts'
import { readPlans } from '#features/payments/plans.sql.ts'
import { soldTo, type Selling } from '#features/payments/selling.ts'

const ordersShown = 10

export const entitlements = (selling: Selling) => ({
  readPaymentStatus: inside(readPaymentStatus, async ({ db, actor, language, now }, { vendor_uid }) => {
    const sold = soldTo(selling, actor, vendor_uid)
    if (!sold) return refuse('not_sold')
    const [holding, orders] = await Promise.all([readHolding(db, actor), readOwnOrders(db, actor, ordersShown)])
    const { subscription_end_date, free_until, full_until, ...held } = entitlementOf(holding, now)
    const hasTried = holding.subscriptions.some(({ mode }) => mode === 2)
    const has_wall = hasWall(sold.capabilities, {
      role: actor.role,
      isConsumer: sold.isConsumer,
      hasPlans: holding.has_plans,
    })
    return accept({
      ...held,
      subscription_end_date: subscription_end_date?.toISOString() ?? null,
      free_until: free_until.toISOString(),
      has_wall,
      lessons_open_until: has_wall ? (full_until?.toISOString() ?? null) : null,
      is_trial_offered: holding.has_trial_plans && !hasTried && !held.is_subscribed,
      orders: orders.map(({ title, made_on, settled_on, learners, ...order }): OwnOrder => ({
        ...order,
        learners: [...learners],
        title: wordsIn(title, language),
        made_on: made_on.toISOString(),
        settled_on: settled_on?.toISOString() ?? null,
      })),
    })
  }),

  startTrial: inside(startTrial, async ({ db, actor, now }, { subscription_guid, vendor_uid }) => {
    if (!soldTo(selling, actor, vendor_uid)) return refuse('not_sold')
    const offered = (await readPlans(db, actor)).filter(({ is_active, trial_days }) => is_active && trial_days > 0)
    const plan = offered.find((one) => subscription_guid === undefined || one.subscription_guid === subscription_guid)
    if (!plan) return refuse('not_found')
    await lockPayer(db, actor)
    const { subscriptions } = await readHolding(db, actor)
    const decision = decideTrial({ subscriptions, trial_days: plan.trial_days }, now)
    if (typeof decision === 'string') return refuse(decision)
    const { institution_id, user_id } = actor
    const { end_on } = decision
    const trial = { subscription_guid: plan.subscription_guid, mode: 2, start_on: now, end_on, order_id: null } as const
    await saveSubscriptions(db, [{ institution_id, user_id, ...trial }])
    await planReminders(db, actor, [user_id], now)
    return accept({ status: 5, subscription_end_date: end_on.toISOString() })
  }),
})
