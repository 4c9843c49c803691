import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashOf, isHashRight } from './wallet-hash.ts'

const settings = { integrity_salt: 'salt-for-tests', hash_skips_empty: true }
const golden = {
  pp_Amount: '150000',
  pp_BillReference: 'ORDER1001',
  pp_Description: 'Plan for 3 months',
  pp_DiscountBank: '',
  pp_Language: 'EN',
  pp_MerchantID: 'MKTEST01',
  pp_Password: 'pass1234',
  pp_ReturnURL: 'http://localhost:18080/payment/return/jazzcash',
  pp_TxnCurrency: 'PKR',
  pp_TxnDateTime: '20261123080000',
  pp_TxnExpiryDateTime: '20261124080000',
  pp_TxnRefNo: 'T20261123080000ABCD',
  pp_TxnType: 'MWALLET',
  pp_Version: '1.1',
  ppmpf_1: '42',
}
const hash = '1898CB40D6329319A2125EB96670C5C6CEB04845A042837575934B2B8AA58276'

test('the hash of known fields is the known one, in capitals or not', () => {
  expect(hashOf(golden, settings)).toBe(hash)
  expect(isHashRight({ ...golden, pp_SecureHash: hash.toLowerCase() }, settings)).toBe(true)
})

test.each([
  ['another hash', { pp_SecureHash: hash.replace('1', '2') }],
  ['no hash', {}],
  ['another amount under it', { pp_SecureHash: hash, pp_Amount: '150001' }],
  ['another field under it', { pp_SecureHash: hash, pp_Bank: 'X' }],
])('%s is not right', (_what, part) => expect(isHashRight({ ...golden, ...part }, settings)).toBe(false))

test('a thousand sets of fields are hashed as by another hand', () => {
  let seed = 11
  const next = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below
  for (let run = 0; run < 1000; run++) {
    const fields: Record<string, string> = {}
    for (let count = next(12); count >= 0; count--)
      fields[`${next(4) ? 'pp_' : 'ppmpf_'}${String.fromCharCode(65 + next(26), 97 + next(26))}`] = 'x'.repeat(next(4))
    let message = settings.integrity_salt
    for (const name of Object.keys(fields).sort()) if (fields[name]) message += `&${fields[name]}`
    expect(hashOf(fields, settings).toLowerCase()).toBe(
      createHmac('sha256', settings.integrity_salt).update(message).digest('hex'),
    )
  }
})
