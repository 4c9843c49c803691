/** Money as the wire carries it: whole minor units (paisa, puls, pence, cents), never a fraction. */
import * as z from 'zod'
import { currencies, vendors } from '../tenants/selling.ts'

export type { Currency, Vendor } from '../tenants/selling.ts'

export const currency = z.enum(currencies)

/** Above nothing and up to ten million of the currency: what is dearer is a slip of the finger. */
export const mostMinor = 1_000_000_000
export const amountMinor = z.int().min(1).max(mostMinor)

/** Months of a plan; 0 is for ever (seed 001 §4). */
export const planMonths = [1, 3, 12, 0] as const
export const durationInMonths = z.union([z.literal(1), z.literal(3), z.literal(12), z.literal(0)])
export type DurationInMonths = z.infer<typeof durationInMonths>

/** 1 pending, 2 success, 3 failed, 5 trial (seed 001 §5). */
export const paymentCode = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(5)])
export type PaymentCode = z.infer<typeof paymentCode>

/** By what an order is paid: 1 is hosted checkout (seed 001 §9), the others are ours. */
export const gateways = { wallet: 1, bank: 2, voucher: 3, card: 4 } as const

export const vendor = z.enum(vendors)
