/** Plans paid by card through Stripe: its page takes the card, no number of one ever comes here. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { guid, instant } from '../fields.ts'
import { learnerIds } from './families.ts'
import { amountMinor, currency, durationInMonths, paymentCode } from './money.ts'
import { orderReasons } from './orders.ts'

export const stripePriceId = z.string().regex(/^price_\w{1,60}$/)
/** Where the browser comes back to, on the tenant's own host. */
const returnPath = z
  .string()
  .max(200)
  .regex(/^\/[a-z\d/-]*$/)

const refusals = ['not_sold', 'card_absent', 'provider_down'] as const

/** Prices that cost at Stripe what the plan costs here; others are left out. */
export const listStripeProducts = query({
  path: 'payment/stripe/product',
  summary: 'What can be paid by card',
  audience: 'signed-in',
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        prices: z.array(
          z.object({
            stripe_price_id: stripePriceId,
            subscription_guid: guid,
            /** Of the plan, in the reader's language. */
            title: z.string(),
            amount: z.number(),
            amount_minor: amountMinor,
            currency,
            duration_in_months: durationInMonths,
            billed_amount: z.string(),
            monthly_amount: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
  refusals,
  offline: 'online',
})

/** The plan of the price is looked up here; an order that is open is handed over again. `plan_changed`: Stripe would take another sum. */
export const startStripeCheckout = command({
  path: 'payment/stripe/checkout',
  summary: 'Begin a payment by card',
  audience: 'signed-in',
  input: z.object({
    stripe_price_id: stripePriceId,
    learner_ids: learnerIds.optional(),
    grade: z.string().max(40).optional(),
    return_path: returnPath.optional(),
  }),
  output: z.object({ checkout_url: z.url(), order_id: guid, expires_on: instant }),
  refusals: [...refusals, 'not_found', 'plan_changed', 'already_subscribed', 'too_many_orders', 'not_family'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})

export const stripeStates = ['active', 'past_due', 'ended'] as const

/** `no_card_plan`: nothing of theirs is paid by card again and again. */
export const readStripeSubscription = query({
  path: 'payment/stripe/subscription/status',
  summary: 'The plan that is paid by card again and again',
  audience: 'signed-in',
  input: z.object({}),
  output: z.object({
    state: z.enum(stripeStates),
    stripe_price_id: stripePriceId,
    title: z.string(),
    duration_in_months: durationInMonths,
    /** When it is paid again, or ends where it was cancelled. */
    current_end: instant,
    is_scheduled: z.boolean(),
    scheduled_price_id: stripePriceId.nullable(),
    is_cancelled: z.boolean(),
    may_update: z.boolean(),
  }),
  refusals: [...refusals, 'no_card_plan'],
  offline: 'online',
  flags: { mute: true },
})

export const openStripePortal = command({
  path: 'payment/stripe/customer-portal',
  summary: 'Open the page where a card is changed, a plan cancelled and invoices are read',
  audience: 'signed-in',
  input: z.object({ return_path: returnPath.optional() }),
  output: z.object({ portal_url: z.url() }),
  refusals: [...refusals, 'no_card_plan'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
  answersSecrets: true,
})

/** `now`: the rest of the plan before is credited and the difference taken at once. `period_end`: nothing is taken before. */
export const upgradeStripeSubscription = command({
  path: 'payment/stripe/subscription/upgrade',
  summary: 'Change the plan that is paid by card',
  audience: 'signed-in',
  input: z.object({ stripe_price_id: stripePriceId, when: z.enum(['now', 'period_end']) }),
  output: z.object({
    state: z.enum(['changed', 'scheduled']),
    effective_on: instant,
    /** What was taken now; 0 where nothing was. */
    amount_due_minor: z.int(),
    currency,
  }),
  refusals: [...refusals, 'not_found', 'plan_changed', 'no_card_plan', 'no_plan_change', 'card_declined'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})

/** Of the caller's own orders. One that waits is asked after at Stripe first. */
export const readStripeOrder = query({
  path: 'payment/stripe/order-info',
  summary: 'How a payment by card stands',
  audience: 'signed-in',
  input: z.union([z.object({ order_id: guid }), z.object({ session_id: z.string().regex(/^cs_\w{1,100}$/) })]),
  output: z.object({
    order_id: guid,
    status: paymentCode,
    reason: z.enum(orderReasons).nullable(),
    title: z.string(),
    amount_minor: amountMinor,
    currency,
    duration_in_months: durationInMonths,
    receipt_no: z.int().positive().nullable(),
  }),
  refusals: [...refusals, 'not_found'],
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})
