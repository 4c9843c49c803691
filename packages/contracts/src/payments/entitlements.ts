/** What a person has of what the tenant sells, and the trial. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { guid, instant } from '../fields.ts'
import { amountMinor, currency, durationInMonths, paymentCode, vendor } from './money.ts'

export const OwnOrder = z.object({
  order_id: guid,
  status: paymentCode,
  /** Why it failed, or what it waits for. */
  reason: z.enum(['waiting', 'declined', 'refused', 'cancelled', 'expired', 'refunded']).nullable(),
  /** What the office wrote when it refused; empty for nothing. */
  remarks: z.string(),
  title: z.string(),
  amount_minor: amountMinor,
  /** What went back of it. */
  refunded_minor: z.int().nonnegative(),
  /** Names of whom it was paid for; empty where that is the caller alone. */
  learners: z.array(z.string()),
  currency,
  duration_in_months: durationInMonths,
  made_on: instant,
  settled_on: instant.nullable(),
  /** Of a payment that was received: numbered by school, without a gap. */
  receipt_no: z.int().positive().nullable(),
})
export type OwnOrder = z.infer<typeof OwnOrder>

export const Entitlement = z.object({
  /** A payment that was verified goes on, with its days of grace. */
  is_subscribed: z.boolean(),
  /** An order waits for its payment to be verified. */
  is_pending: z.boolean(),
  /** 1 paid, 2 free (a trial); null for neither (seed 001 §5). */
  subscription_mode: z.union([z.literal(1), z.literal(2)]).nullable(),
  /** Null: none, or for ever. */
  subscription_end_date: instant.nullable(),
  subscription_guid: guid.nullable(),
  /** It was paid, and the day that was paid for is over. */
  is_expired_subscription: z.boolean(),
  is_trial_mode: z.boolean(),
  /** The seven days after somebody came, in which all is open (seed 000 §9). */
  is_free_period: z.boolean(),
  free_until: instant,
  /** Whether all lessons are open, or the first of each course, what was begun, and one's own work. */
  has_full_access: z.boolean(),
})
export type Entitlement = z.infer<typeof Entitlement>

/** `inquiry_type`: 1 at the start, 2 after a payment page, 3 on the plans, 4 the Quran and the 21st-century tenant (seed 001 §7). */
export const readPaymentStatus = query({
  path: 'user/payment/status',
  summary: 'What the person has, and how their last orders stand',
  audience: 'signed-in',
  input: z.object({
    grade: z.string().max(40).optional(),
    inquiry_type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    vendor_uid: vendor.optional(),
  }),
  output: Entitlement.extend({
    /** False where the tenant sells nothing to this person: then nothing is locked. */
    has_wall: z.boolean(),
    /** Until when all lessons are open; null where nothing closes them. */
    lessons_open_until: instant.nullable(),
    is_trial_offered: z.boolean(),
    /** The last ten, the newest first. */
    orders: z.array(OwnOrder),
  }),
  refusals: ['not_sold'],
  offline: 'online',
})

/** Once a person, for the days of the plan that is named or of the first that has a trial. */
export const startTrial = command({
  path: 'payment/trial/subscription',
  summary: 'Start a trial',
  audience: ['learner', 'teacher'],
  input: z.object({ subscription_guid: guid.optional(), vendor_uid: vendor.optional() }),
  output: z.object({ status: z.literal(5), subscription_end_date: instant }),
  refusals: ['not_sold', 'not_found', 'trial_used', 'already_subscribed'],
  offline: 'online',
  flags: { loader: true },
})
