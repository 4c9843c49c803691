/** Numbered receipts of payments that were received, for whoever paid and for the office. */
import * as z from 'zod'
import { query } from '../call.ts'
import { guid, instant } from '../fields.ts'
import { campusOfOffice, everyOffice, officeQuery } from '../office.ts'
import { amountMinor, currency, durationInMonths } from './money.ts'

const Receipt = z.object({
  order_id: guid,
  /** Numbered by school, without a gap. */
  receipt_no: z.int().positive(),
  school: z.object({ name: z.string(), names: z.record(z.string(), z.string()) }),
  full_name: z.string(),
  /** The plan by the wire code of a language: the paper may be read in another than the page. */
  title: z.record(z.string(), z.string()),
  amount_minor: amountMinor,
  /** What went back of it. */
  refunded_minor: z.int().nonnegative(),
  /** For whom it was paid, each with their own time. */
  learners: z.array(
    z.object({ full_name: z.string(), start_on: instant, end_on: instant.nullable(), is_ended: z.boolean() }),
  ),
  currency,
  duration_in_months: durationInMonths,
  /** 1 hosted checkout, 2 bank transfer, 3 voucher, 4 card. */
  gateway: z.int(),
  /** Of a bank transfer, as its payer wrote it. */
  transfer_ref: z.string().nullable(),
  made_on: instant,
  /** When the money was confirmed, or taken back. */
  settled_on: instant,
  is_taken_back: z.boolean(),
  /** What was paid for, of all children together; `end_on` null: for ever. */
  start_on: instant,
  end_on: instant.nullable(),
})
export type Receipt = z.infer<typeof Receipt>

/** The caller's own. `not_found` also where nothing was received. */
export const readReceipt = query({
  path: 'payment/receipt',
  summary: 'The receipt of a payment of the caller’s',
  audience: 'signed-in',
  input: z.object({ order_id: guid }),
  output: Receipt,
  refusals: ['not_found'],
  offline: 'online',
})

export const readOfficeReceipt = query({
  path: 'payment/receipt/office',
  summary: 'The receipt of a payment at a campus',
  audience: everyOffice,
  input: z.object({ ...campusOfOffice, order_id: guid }),
  output: Receipt,
  refusals: ['not_found'],
  ...officeQuery,
})
