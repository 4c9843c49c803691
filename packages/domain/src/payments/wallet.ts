/** What hosted checkout says and is told: names, the text that is hashed, codes, and when it is asked. Docs/decisions/0160 has the sources. */
import type { OrderEvent } from './orders.ts'

export type WalletFields = Readonly<Record<string, string>>

/**
 * The text whose HMAC-SHA256 (key: the salt) is `pp_SecureHash`: values of the fields whose name begins `pp`, by name in ASCII, with `&`
 * between them and the salt before. Empty values count or do not, as the merchant's account is set up.
 */
export function hashedText(
  fields: WalletFields,
  { salt, skipsEmpty }: { readonly salt: string; readonly skipsEmpty: boolean },
): string {
  const names = Object.keys(fields)
    .filter((name) => name.startsWith('pp') && name !== 'pp_SecureHash' && (!skipsEmpty || fields[name] !== ''))
    .sort((one, other) => (one < other ? -1 : 1))
  return [salt, ...names.map((name) => fields[name])].join('&')
}

/** Names of the answer's fields, as the provider's form has them (seed 001 §7). `payment_mode` is the query's. */
export const formNames = {
  version: 'pp_Version',
  payment_mode: 'pp_TxnType',
  language: 'pp_Language',
  merchant_id: 'pp_MerchantID',
  sub_merchant_id: 'pp_SubMerchantID',
  password: 'pp_Password',
  txn_ref_number: 'pp_TxnRefNo',
  amount: 'pp_Amount',
  txn_currency: 'pp_TxnCurrency',
  txn_datetime: 'pp_TxnDateTime',
  bill_reference: 'pp_BillReference',
  description: 'pp_Description',
  discounted_amount: 'pp_DiscountedAmount',
  discounted_bank: 'pp_DiscountBank',
  txn_expiry_datetime: 'pp_TxnExpiryDateTime',
  return_url: 'pp_ReturnURL',
  secure_hash: 'pp_SecureHash',
  ppmpf_1: 'ppmpf_1',
  ppmpf_2: 'ppmpf_2',
  ppmpf_3: 'ppmpf_3',
  ppmpf_4: 'ppmpf_4',
  ppmpf_5: 'ppmpf_5',
} as const

/** `yyyyMMddHHmmss` in Karachi, which has had no summer time since 2009. */
export function karachiStamp(moment: Date): string {
  return new Date(moment.getTime() + 5 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14)
}

/** At most 200 letters, without those that the provider refuses. */
export function plainDescription(text: string): string {
  const plain = text
    .replace(/[<>\\*=%/:'|"{}]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.slice(0, 200) || 'Plan'
}

const paid = ['000', '121']
const waits = ['124', '157', '210']
const declined = ['101', '105', '110', '111', '112', '115', '116', '117', '118', '129', '134', '999']
const refunded = ['122', '131']

/** What a code of a payment means to its order; `wait`: nothing yet, ask again. Codes that nobody knows wait. */
export function meaningOf(code: string): OrderEvent | 'wait' {
  if (paid.includes(code)) return 'paid'
  if (refunded.includes(code)) return 'refunded'
  return declined.includes(code) && !waits.includes(code) ? 'declined' : 'wait'
}

const firstMinutes = [0, 2, 10, 30, 60]
const minute = 60_000

/** When the provider is asked next: 0, 2, 10, 30 and 60 minutes after the order, then each hour; null once it is over. */
export function nextInquiry(
  { made_on, expires_on, inquiries }: { readonly made_on: Date; readonly expires_on: Date; readonly inquiries: number },
  now: Date,
): Date | null {
  if (now > expires_on) return null
  const minutes = firstMinutes[inquiries] ?? (inquiries - firstMinutes.length + 2) * 60
  return new Date(Math.max(made_on.getTime() + minutes * minute, now.getTime() + minute))
}

export interface OrderedSum {
  readonly amount_minor: number
  readonly currency: string
}

/** Whether a report is of that very order: its merchant, amount and currency, to the paisa. What an answer leaves out is not held against it: the provider took the reference with an amount under our hash. */
export function isOfOrder(fields: WalletFields, order: OrderedSum & { readonly merchant_id: string }): boolean {
  const same = (name: string, value: string) => fields[name] === undefined || fields[name] === value
  return (
    same('pp_Amount', String(order.amount_minor)) &&
    same('pp_MerchantID', order.merchant_id) &&
    same('pp_TxnCurrency', order.currency)
  )
}
