/** What a tenant sells: plans, and the accounts to which a family sends money by bank transfer. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { guid, languageCode } from '../fields.ts'
import { amountMinor, currency, durationInMonths, vendor } from './money.ts'
import { stripePriceId } from './stripe.ts'
import { walletMode } from './wallet.ts'

const words = z.string().trim().max(80)
/** A name or a label in the languages of the tenant; a language that is left out falls back to another. */
export const planWords = z.partialRecord(languageCode, words)

const offered = {
  subscription_guid: guid,
  /** The number under which a plan is spoken of; it never changes. */
  id: z.int().positive(),
  currency,
  /** 0: for ever. */
  duration_in_months: durationInMonths,
}

export const Plan = z.object({
  ...offered,
  /** In the reader's language. */
  title: z.string(),
  /** In whole units of the currency: 1500 rupees. */
  amount: z.number(),
  amount_minor: amountMinor,
  /** What is paid at once, and what that is a month; null for ever. Both to two decimals, `1500.00` (seed 001 §4). */
  billed_amount: z.string(),
  monthly_amount: z.string().nullable(),
  /** Less than the months would cost one by one, in whole per cent; 0 where it is not. */
  discount_percent: z.int().min(0).max(100),
  /** What the tenant says of it in the reader's language; empty for nothing. */
  discount_label: z.string(),
  is_trial_offered: z.boolean(),
  /** Its price at Stripe, where it can be paid by card. */
  stripe_price_id: stripePriceId.nullable(),
})
export type Plan = z.infer<typeof Plan>

export const PaymentAccount = z.object({
  bank: z.string().trim().min(1).max(80),
  title: z.string().trim().min(1).max(120),
  number: z.string().trim().min(4).max(40),
})
export type PaymentAccount = z.infer<typeof PaymentAccount>

export const listPlans = query({
  path: 'subscriptions/getsubscriptions',
  summary: 'The plans that the tenant sells',
  audience: 'signed-in',
  input: z.object({ grade: z.string().max(40).optional(), vendor_uid: vendor.optional() }),
  output: z.object({
    list: z.array(Plan),
    vendor_uid: vendor,
    /** Where a family may send money; empty where the tenant takes no bank transfer. */
    accounts: z.array(PaymentAccount),
    /** How the provider's page may be paid on; empty where the tenant has none. */
    wallet_modes: z.array(walletMode),
  }),
  refusals: ['not_sold'],
  offline: 'online',
})

const written = {
  title: planWords,
  discount_label: planWords,
  amount_minor: amountMinor,
  currency,
  duration_in_months: durationInMonths,
  trial_days: z.int().min(0).max(90),
  position: z.int().min(0).max(1000),
  is_active: z.boolean(),
  /** Its price at Stripe; null where it is not paid by card. */
  stripe_price_id: stripePriceId.nullable().default(null),
  /** A teacher goes along: whoever pays it by card does not change it by themselves. */
  is_teacher_assisted: z.boolean().default(false),
}

export const EditedPlan = z.object({
  ...offered,
  ...written,
  /** Another one after every change; a save names the one that it saw. */
  version: z.int().positive(),
})
export type EditedPlan = z.infer<typeof EditedPlan>

export const readEditedPlans = query({
  path: 'superadmin/payment/plans',
  summary: 'The plans and accounts of the tenant, to be edited',
  audience: ['super_admin'],
  input: z.object({}),
  output: z.object({
    list: z.array(EditedPlan),
    accounts: z.array(PaymentAccount),
    /** What plans of this tenant may be priced in. */
    currencies: z.array(currency),
  }),
  offline: 'online',
  flags: { forcedOnline: true },
})

/** `version` is left out for a plan that is new. Orders keep what a plan was when they were made. */
export const savePlan = command({
  path: 'superadmin/payment/plan/save',
  summary: 'Add or change a plan',
  audience: ['super_admin'],
  input: z.object({ subscription_guid: guid, version: z.int().positive().optional(), ...written }),
  output: EditedPlan,
  refusals: ['plan_untitled', 'currency_not_sold', 'changed_meanwhile', 'not_found', 'too_many_plans'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})

export const saveAccounts = command({
  path: 'superadmin/payment/accounts/save',
  summary: 'Say to which accounts money is sent',
  audience: ['super_admin'],
  input: z.object({ accounts: z.array(PaymentAccount).max(10) }),
  output: z.object({ accounts: z.array(PaymentAccount) }),
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})
