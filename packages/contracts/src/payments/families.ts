/** One payment for several children: whom somebody may pay for, and what becomes of one child's part. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { guid, id, instant } from '../fields.ts'
import { campusOfOffice, everyOffice, officeCommand } from '../office.ts'
import { paymentCode } from './money.ts'

/** As many as a family pays for at once. */
export const mostLearners = 12
/** For whom a plan is paid; without it for whoever asks. Each costs what the plan costs. */
export const learnerIds = z.array(id).min(1).max(mostLearners)

/** The caller first, then learners of the school whose guardian has the same telephone, as the office wrote it. */
export const listFamily = query({
  path: 'payment/family',
  summary: 'Whom the caller may pay for',
  audience: 'signed-in',
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        user_id: id,
        full_name: z.string(),
        is_self: z.boolean(),
        /** When what was paid for them ends; null: nothing was, or for ever. */
        subscription_end_date: instant.nullable(),
        is_subscribed: z.boolean(),
      }),
    ),
  }),
  refusals: ['not_sold'],
  offline: 'online',
})

/**
 * Ends the plan of some of the children of an order whose money arrived; of all that are left it is as if the whole were taken back.
 * `refund_first`: by card the money goes back at the provider, before access ends.
 */
export const takeBackLearners = command({
  path: 'payment/order/takeback',
  summary: 'End the plan of one child of a payment for several',
  audience: everyOffice,
  input: z.object({ ...campusOfOffice, order_id: guid, learner_ids: learnerIds, remarks: z.string().trim().max(300) }),
  output: z.object({ status: paymentCode, refunded_minor: z.int().nonnegative() }),
  refusals: ['not_found', 'already_decided', 'own_order', 'remark_needed', 'refund_first'],
  ...officeCommand,
})
