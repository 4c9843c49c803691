/** Codes that a school sells for cash: made and cancelled by the office, used by whoever bought one. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { guid, instant } from '../fields.ts'
import { campusOfOffice, everyOffice, officeCommand, officeQuery } from '../office.ts'
import { amountMinor, currency, durationInMonths } from './money.ts'

const serial = z.int().min(1).max(10_000_000)

/** They are numbered on from the last of the school. What they cost stands in them from then on. */
export const makeVouchers = command({
  path: 'payment/vouchers/make',
  summary: 'Make vouchers of a plan, to sell them at school',
  audience: everyOffice,
  input: z.object({ ...campusOfOffice, subscription_guid: guid, count: z.int().min(1).max(40) }),
  output: z.object({ first_serial: serial, last_serial: serial }),
  refusals: ['not_found', 'not_sold'],
  ...officeCommand,
})

export const Voucher = z.object({
  serial,
  /** Sixteen digits, while it can still be used; else null. */
  code: z.string().nullable(),
  title: z.string(),
  amount_minor: amountMinor,
  currency,
  duration_in_months: durationInMonths,
  made_on: instant,
  ends_on: instant,
  state: z.enum(['open', 'used', 'ended', 'cancelled']),
  used_on: instant.nullable(),
  /** Where somebody of this campus used it. */
  used_by_name: z.string().nullable(),
})
export type Voucher = z.infer<typeof Voucher>

export const listVouchers = query({
  path: 'payment/vouchers/list',
  summary: 'The vouchers of a campus, the newest first',
  audience: everyOffice,
  input: z.object({
    ...campusOfOffice,
    page: z.int().min(1).max(10_000),
    state: Voucher.shape.state.optional(),
    /** Of these numbers alone, first and last. */
    from_serial: serial.optional(),
    to_serial: serial.optional(),
  }),
  output: z.object({
    list: z.array(Voucher),
    total: z.int(),
    total_pages: z.int(),
    /** What vouchers can be made of. */
    plans: z.array(
      z.object({
        subscription_guid: guid,
        title: z.string(),
        amount_minor: amountMinor,
        currency,
        duration_in_months: durationInMonths,
      }),
    ),
  }),
  refusals: ['not_found'],
  ...officeQuery,
})

/** Of one that was lost, or never sold. */
export const cancelVoucher = command({
  path: 'payment/vouchers/cancel',
  summary: 'Cancel a voucher that nobody used',
  audience: everyOffice,
  input: z.object({ ...campusOfOffice, serial }),
  output: z.object({}),
  refusals: ['not_found', 'voucher_used'],
  ...officeCommand,
})

export const redeemVoucher = command({
  path: 'payment/voucher/redeem',
  summary: 'Pay a plan by the code of a voucher',
  audience: 'signed-in',
  input: z.object({ order_id: guid, code: z.string().trim().min(1).max(60), grade: z.string().max(40).optional() }),
  output: z.object({
    order_id: guid,
    status: z.literal(2),
    receipt_no: z.int().positive(),
    /** When the plan ends; null: for ever. */
    subscription_end_date: instant.nullable(),
  }),
  refusals: ['not_sold', 'voucher_unknown', 'voucher_used', 'voucher_ended'],
  offline: 'online',
  flags: { loader: true },
})
