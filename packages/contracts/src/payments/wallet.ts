/** Hosted checkout: the order that is handed over, as the fields of a form that the page posts to the provider (seed 001 §7). */
import * as z from 'zod'
import { command } from '../call.ts'
import { guid, id } from '../fields.ts'
import { learnerIds } from './families.ts'
import { vendor } from './money.ts'

/** A wallet, a card on the provider's page, a voucher paid at a counter. */
export const walletModes = ['MWALLET', 'MPAY', 'OTC'] as const
export const walletMode = z.enum(walletModes)
export type WalletMode = z.infer<typeof walletMode>

const text = z.string().max(200)

/** All but the plan and the mode is compared with what the server knows, and never taken: `plan_changed`. An order that is open is handed over again. */
export const startWalletPayment = command({
  path: 'payment/process',
  summary: 'Begin a payment on the page of the provider',
  audience: 'signed-in',
  input: z.object({
    subscription_id: guid,
    payment_gateway: z.literal('1'),
    /** Whole units to two decimals, `1500.00`, of all children together. */
    amount: z.string().regex(/^\d{1,8}\.\d{2}$/),
    learner_ids: learnerIds.optional(),
    subscription_duration_months: z.int().min(0).max(12),
    grade: z.string().max(40).optional(),
    payment_mode: walletMode,
    vendor_uid: vendor.optional(),
    system_id: z.string().max(60).optional(),
    user_id: id.optional(),
    username: text.optional(),
    email: text.nullable().optional(),
  }),
  output: z.object({
    order_id: guid,
    post_url: z.url(),
    version: z.string(),
    language: z.string(),
    merchant_id: z.string(),
    sub_merchant_id: z.string(),
    password: z.string(),
    txn_ref_number: z.string(),
    amount: z.string(),
    txn_currency: z.string(),
    txn_datetime: z.string(),
    bill_reference: z.string(),
    description: z.string(),
    discounted_amount: z.string(),
    discounted_bank: z.string(),
    txn_expiry_datetime: z.string(),
    return_url: z.string(),
    secure_hash: z.string(),
    ppmpf_1: z.string(),
    ppmpf_2: z.string(),
    ppmpf_3: z.string(),
    ppmpf_4: z.string(),
    ppmpf_5: z.string(),
  }),
  refusals: ['not_sold', 'not_found', 'plan_changed', 'wallet_absent', 'too_many_orders', 'not_family'],
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})
