/** What a device is given of a learner's access: it judges by the same rule while there is no network. */
import type { Row } from '@maktab/contracts/downloads/structure'
import { hasWall } from '@maktab/domain/payments/wall'
import type { SchoolContext } from '#calls/handle.ts'
import { readHolding } from '#features/payments/entitlements.sql.ts'
import { soldTo, type Selling } from '#features/payments/selling.ts'

/** Deleted where nothing is closed to them, whatever they hold. */
export const heldWith =
  (selling: Selling) =>
  async ({ db, actor, now }: SchoolContext): Promise<Row<'entitlements'>> => {
    const { user_id, role } = actor
    const nothing = { user_id, created_on: now.toISOString(), subscriptions: [], is_deleted: true }
    const sold = soldTo(selling, actor)
    if (!sold || !hasWall(sold.capabilities, { role, isConsumer: sold.isConsumer, hasPlans: true })) return nothing
    const { has_plans, created_on, subscriptions } = await readHolding(db, actor)
    return {
      user_id,
      created_on: created_on.toISOString(),
      subscriptions: subscriptions.map(({ start_on, end_on, ended_on, ...one }) => ({
        ...one,
        start_on: start_on.toISOString(),
        end_on: end_on?.toISOString() ?? null,
        ended_on: ended_on?.toISOString() ?? null,
      })),
      is_deleted: !has_plans,
    }
  }
