/** Orders: asked for by whoever pays, decided by the office, listed with what became of them. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { guid, id, instant } from '../fields.ts'
import { ReadableAttachment } from '../content/files.ts'
import { campusOfOffice, everyOffice, officeCommand, officeQuery } from '../office.ts'
import { learnerIds } from './families.ts'
import { amountMinor, currency, durationInMonths, paymentCode } from './money.ts'

export const orderReasons = ['waiting', 'declined', 'refused', 'cancelled', 'expired', 'refunded'] as const

/** Says that money was sent by bank transfer. What the plan costs is compared with `amount_minor`, never taken from it. */
export const requestBankTransfer = command({
  path: 'payment/banktransfer/orderrequest',
  summary: 'Say that a plan was paid by bank transfer',
  audience: 'signed-in',
  input: z.object({
    order_id: guid,
    subscription_guid: guid,
    grade: z.string().max(40).optional(),
    bank: z.string().trim().min(1).max(80),
    /** Whose account the money came from. */
    payer: z.string().trim().min(1).max(120),
    /** As it stands on the slip; a tenant takes each once. */
    transfer_ref: z.string().trim().min(4).max(40),
    paid_on: z.iso.date(),
    /** Of all children together. */
    amount_minor: amountMinor,
    learner_ids: learnerIds.optional(),
    /** The photo of the slip, uploaded before. */
    file_id: guid.optional(),
  }),
  output: z.object({ order_id: guid, status: z.literal(1) }),
  refusals: [
    'not_sold',
    'not_found',
    'plan_changed',
    'reference_used',
    'paid_in_future',
    'too_many_orders',
    'not_family',
  ],
  offline: 'online',
  flags: { loader: true },
})

/** `remarks` is needed where a payment is refused, or where one that was received is taken back. */
export const approveOrder = command({
  path: 'payment/approve/order',
  summary: 'Confirm that the money of an order arrived, refuse it, or take a confirmation back',
  audience: everyOffice,
  input: z.object({
    ...campusOfOffice,
    order_id: guid,
    is_approved: z.boolean(),
    remarks: z.string().trim().max(300),
  }),
  output: z.object({ status: paymentCode, receipt_no: z.int().positive().nullable() }),
  refusals: ['not_found', 'already_decided', 'own_order', 'remark_needed'],
  ...officeCommand,
})

export const Transaction = z.object({
  order_id: guid,
  receipt_no: z.int().positive().nullable(),
  user_id: id,
  full_name: z.string(),
  title: z.string(),
  amount_minor: amountMinor,
  /** What went back of it. */
  refunded_minor: z.int().nonnegative(),
  /** For whom it was paid; `is_ended`: their part was taken back. */
  learners: z.array(z.object({ user_id: id, full_name: z.string(), is_ended: z.boolean() })),
  currency,
  duration_in_months: durationInMonths,
  gateway: z.int(),
  status: paymentCode,
  reason: z.enum(orderReasons).nullable(),
  made_on: instant,
  settled_on: instant.nullable(),
  /** What the payer wrote of a bank transfer. */
  transfer: z
    .object({
      bank: z.string(),
      payer: z.string(),
      transfer_ref: z.string(),
      paid_on: z.iso.date(),
      /** Null: without a photo, or for an office of another campus. */
      slip: ReadableAttachment.nullable(),
      remarks: z.string(),
      decided_by_name: z.string().nullable(),
      decided_on: instant.nullable(),
    })
    .nullable(),
})
export type Transaction = z.infer<typeof Transaction>

export const listTransactions = query({
  path: 'payment/transactions',
  summary: 'The orders of a campus, the newest first',
  audience: everyOffice,
  input: z.object({
    ...campusOfOffice,
    page: z.int().min(1).max(10_000),
    /** Orders of a page: more than a screen shows where a file is made. */
    page_size: z.int().min(1).max(500).default(20),
    status: paymentCode.optional(),
    start_date: z.iso.date().optional(),
    end_date: z.iso.date().optional(),
    /** A name, or a reference of a transfer. */
    search: z.string().trim().max(100).optional(),
  }),
  output: z.object({ list: z.array(Transaction), total: z.int(), total_pages: z.int() }),
  refusals: ['not_found'],
  ...officeQuery,
})

const received = { orders: z.int(), amount_minor: z.int(), refunded_minor: z.int() }

export const readTransactionStats = query({
  path: 'transactions/stats',
  summary: 'What a campus took in, and what waits',
  audience: everyOffice,
  input: z.object({ ...campusOfOffice, start_date: z.iso.date().optional(), end_date: z.iso.date().optional() }),
  output: z.object({
    /** By status and currency, of orders made in those days. */
    by_status: z.array(z.object({ status: paymentCode, currency, orders: z.int(), amount_minor: z.int() })),
    /** What was received, by way of payment and by month (`YYYY-MM`, the newest first, two years at most); what went back is counted apart. */
    by_gateway: z.array(z.object({ gateway: z.int(), currency, ...received })),
    by_month: z.array(z.object({ month: z.string(), currency, ...received })),
    waiting_approvals: z.int(),
    /** People with a paid plan, in a trial, and whose paid plan ends within 30 days. */
    active: z.int(),
    trials: z.int(),
    ending_in_30_days: z.int(),
  }),
  refusals: ['not_found'],
  ...officeQuery,
})
