import { expect, test } from 'vitest'
import { readPaycode } from './paycode.ts'
import { hashedText, isOfOrder, karachiStamp, meaningOf, nextInquiry, plainDescription } from './wallet.ts'

test('the text to be hashed has the salt, then values by name; the hash itself and what is not of the form are left out', () => {
  const fields = { pp_B: '2', pp_A: '1', ppmpf_1: '3', pp_SecureHash: 'x', pp_C: '', other: '9' }
  expect(hashedText(fields, { salt: 's', skipsEmpty: true })).toBe('s&1&2&3')
  expect(hashedText(fields, { salt: 's', skipsEmpty: false })).toBe('s&1&2&&3')
})

test.each([
  ['000', 'paid'],
  ['121', 'paid'],
  ['124', 'wait'],
  ['157', 'wait'],
  ['115', 'declined'],
  ['999', 'declined'],
  ['122', 'refunded'],
  ['199', 'wait'],
  ['', 'wait'],
])('the code %o means %s', (code, meaning) => expect(meaningOf(code)).toBe(meaning))

const made_on = new Date('2026-03-21T08:00:00Z')
const expires_on = new Date('2026-03-22T08:00:00Z')

test.each([
  [1, '08:00', '08:02'],
  [2, '08:02', '08:10'],
  [4, '08:30', '09:00'],
  [5, '09:00', '10:00'],
  [6, '10:00', '11:00'],
  [1, '08:30', '08:31'],
])('after %i inquiries, at %s, the provider is asked at %s', (inquiries, now, next) => {
  const at = (time: string) => new Date(`2026-03-21T${time}:00Z`)
  expect(nextInquiry({ made_on, expires_on, inquiries }, at(now))).toEqual(at(next))
})

test('after its end an order is not asked after', () => {
  expect(nextInquiry({ made_on, expires_on, inquiries: 9 }, new Date('2026-03-22T08:00:01Z'))).toBeNull()
})

test('a moment is written as it is in Karachi', () => {
  expect(karachiStamp(new Date('2026-11-23T20:00:00Z'))).toBe('20261124010000')
})

test('a description loses what the provider refuses', () => {
  expect(plainDescription('3 months: 50% <b>off</b>')).toBe('3 months 50 b off b')
  expect(plainDescription('%')).toBe('Plan')
})

const order = { merchant_id: 'MK', amount_minor: 150_000, currency: 'PKR' }

test.each([
  ['the order', { pp_Amount: '150000', pp_MerchantID: 'MK', pp_TxnCurrency: 'PKR' }, true],
  ['the order, said in few words', {}, true],
  ['a paisa more', { pp_Amount: '150001' }, false],
  ['a paisa less', { pp_Amount: '149999' }, false],
  ['another merchant', { pp_MerchantID: 'XX' }, false],
  ['another currency', { pp_TxnCurrency: 'USD' }, false],
] as const)('a report of %s is of the order: %o', (_what, fields, isOf) => expect(isOfOrder(fields, order)).toBe(isOf))

const id = '20000000-0000-4000-8000-000000000001'

test.each([
  [`${id}.2`, { order_id: id, status: 2 }],
  [`${id}.3`, { order_id: id, status: 3 }],
  [`${id}.1`, undefined],
  [`${id}.22`, undefined],
  ['nothing', undefined],
])('the paycode of %s is read as %o', (text, read) => expect(readPaycode(btoa(text))).toEqual(read))

test.each([[null], ['%'], ['']])('the paycode %o is none', (paycode) => expect(readPaycode(paycode)).toBeUndefined())
