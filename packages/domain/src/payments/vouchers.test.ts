import { expect, test } from 'vitest'
import { faultOfVoucher, groupedCode, typedVoucher, voucherCodeOf, voucherState } from './vouchers.ts'

test.each([
  [[0, 0, 0, 0, 0, 0, 0, 7], '0000000000000007'],
  [[255, 255, 255, 255, 255, 255, 255, 255], '6744073709551615'],
])('bytes that were drawn, %j, are the sixteen digits %s', (bytes, code) => {
  expect(voucherCodeOf(new Uint8Array(bytes))).toBe(code)
})

test('a code is shown in groups, and typed as it is shown it is the same', () => {
  expect(groupedCode('1234567890123456')).toBe('1234 5678 9012 3456')
  expect(typedVoucher(groupedCode('1234567890123456'))).toBe('1234567890123456')
})

test.each([
  ['1234-5678-9012-3456', '1234567890123456'],
  ['۱۲۳۴ ۵۶۷۸ ۹۰۱۲ ۳۴۵۶', '1234567890123456'],
  ['١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦', '1234567890123456'],
  ['1234 5678 9012 345', undefined],
  ['1234 5678 9012 345a', undefined],
  ['', undefined],
])('%s is typed for %s', (text, code) => expect(typedVoucher(text)).toBe(code))

const now = new Date('2026-03-21T08:00:00Z')
const open = { ends_on: new Date('2027-03-21T08:00:00Z'), cancelled_on: null, used_on: null }

test.each([
  ['one that nobody used', open, 'open', undefined],
  ['one that was used', { ...open, used_on: now }, 'used', 'voucher_used'],
  ['one that was used and then grew old', { ...open, used_on: now, ends_on: now }, 'used', 'voucher_used'],
  ['an old one', { ...open, ends_on: now }, 'ended', 'voucher_ended'],
  ['one that was cancelled', { ...open, cancelled_on: now }, 'cancelled', 'voucher_ended'],
] as const)('%s is %s', (_which, voucher, state, fault) => {
  expect([voucherState(voucher, now), faultOfVoucher(voucher, now)]).toEqual([state, fault])
})

test('a code that nobody made pays nothing', () => expect(faultOfVoucher(undefined, now)).toBe('voucher_unknown'))
