/** Codes that a school sells for cash, for families without a wallet: sixteen digits on a slip, for one plan. */

export const voucherLifeDays = 365
/** As many are made at once as one list shows, and as many are printed together. */
export const vouchersAtOnce = 40

const digits = 16

/** The code of eight bytes that were drawn by lot. */
export function voucherCodeOf(drawn: Uint8Array): string {
  const number = drawn.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  return String(number % 10n ** BigInt(digits)).padStart(digits, '0')
}

/** As slips show it: four groups of four. */
export function groupedCode(code: string): string {
  return code.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** What somebody typed, in the digits of any of three scripts, with spaces or hyphens or without; undefined for what is no code. */
export function typedVoucher(text: string): string | undefined {
  const plain = text
    .replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))
    .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replace(/[\s\u2010-\u2015-]/g, '')
  return /^\d{16}$/.test(plain) ? plain : undefined
}

export type VoucherState = 'open' | 'used' | 'ended' | 'cancelled'

interface Voucher {
  readonly ends_on: Date
  readonly cancelled_on: Date | null
  readonly used_on: Date | null
}

export function voucherState({ ends_on, cancelled_on, used_on }: Voucher, now: Date): VoucherState {
  if (used_on !== null) return 'used'
  if (cancelled_on !== null) return 'cancelled'
  return ends_on <= now ? 'ended' : 'open'
}

/** Why a code pays nothing; undefined where it pays. A cancelled one is over for whoever typed it, as an old one is. */
export function faultOfVoucher(
  voucher: Voucher | undefined,
  now: Date,
): 'voucher_unknown' | 'voucher_used' | 'voucher_ended' | undefined {
  if (voucher === undefined) return 'voucher_unknown'
  const state = voucherState(voucher, now)
  if (state === 'open') return undefined
  return state === 'used' ? 'voucher_used' : 'voucher_ended'
}
