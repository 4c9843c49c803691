/** Hosted checkout against a provider of the test's own, on loopback. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Input } from '@maktab/contracts/call'
import { readPaymentStatus } from '@maktab/contracts/payments/entitlements'
import { listPlans } from '@maktab/contracts/payments/plans'
import { startWalletPayment } from '@maktab/contracts/payments/wallet'
import { readPaycode } from '@maktab/domain/payments/paycode'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { people, type openSchool, type School } from '../../../test/school.ts'
import { month as subscription_guid, openSellingSchool, type SellingSchool } from '../../../test/selling-school.ts'
import { hashOf } from './wallet-hash.ts'
import { openWalletInquirer } from './wallet-inquiries.ts'

const { learner, classmate } = people
const account = {
  merchant_id: 'MK1',
  password: 'PASSWORD-OF-MERCHANT',
  integrity_salt: 'SALT-OF-MERCHANT',
  hash_skips_empty: true,
}

/** What the provider answers when it is asked: a code, more fields, or nothing at all. */
let provider: { code: string; fields?: Record<string, string>; isDown?: boolean; asked: Record<string, string>[] }
let server: http.Server
let shop: SellingSchool
let school: School
let selling: SellingSchool['selling']
let paymentSettings: NonNullable<Parameters<typeof openSchool>[0]>['paymentSettings']

beforeAll(async () => {
  server = http.createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const asked = JSON.parse(text) as Record<string, string>
      provider.asked.push(asked)
      if (provider.isDown) return response.writeHead(503).end()
      const said = {
        pp_ResponseCode: '000',
        pp_PaymentResponseCode: provider.code,
        pp_TxnRefNo: asked['pp_TxnRefNo'] ?? '',
        ...provider.fields,
      }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ pp_SecureHash: hashOf(said, account), ...said }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const here = `http://127.0.0.1:${port}`
  paymentSettings = {
    '1': { wallet: { ...account, post_url: `${here}/form`, inquiry_url: `${here}/inquiry`, modes: ['MWALLET'] } },
  }
  shop = await openSellingSchool({ paymentSettings })
  ;({ school, selling } = shop)
})
afterAll(async () => {
  await shop.close()
  await new Promise((resolve) => server.close(resolve))
})

beforeEach(async () => {
  provider = { code: '000', asked: [] }
  await shop.begin()
})

const asked = (part: Partial<Input<typeof startWalletPayment>> = {}): Input<typeof startWalletPayment> => ({
  subscription_id: subscription_guid,
  payment_gateway: '1',
  amount: '1500.00',
  subscription_duration_months: 1,
  payment_mode: 'MWALLET',
  ...part,
})
const begin = (as = learner) => value(selling, startWalletPayment, asked(), { as })
const status = (as = learner) => value(selling, readPaymentStatus, { inquiry_type: 2 }, { as })

/** A report as the provider signs it, changed afterwards by `forged`. */
function report(txn_ref: string, said: Record<string, string> = {}, forged: Record<string, string> = {}) {
  const fields = {
    pp_TxnRefNo: txn_ref,
    pp_MerchantID: 'MK1',
    pp_Amount: '150000',
    pp_TxnCurrency: 'PKR',
    pp_ResponseCode: '000',
    ...said,
  }
  return { ...fields, pp_SecureHash: hashOf(fields, account), ...forged }
}
const post = (url: string, fields: Record<string, string>, host = 'localhost') =>
  selling.app.inject({
    method: 'POST',
    url,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded', origin: 'https://provider.example' },
    payload: new URLSearchParams(fields).toString(),
  })
const comeBack = (fields: Record<string, string>) => post('/api/payment/return/wallet', fields)
const inquirer = () =>
  openWalletInquirer({
    doors: school.database.doors,
    clock: () => selling.clock.now,
    paymentSettings: paymentSettings!,
    warn: () => {},
    onFailure: () => {},
  })

test('an order is handed over as the provider’s form has it, signed, and the same one while it is open', async () => {
  const order = await begin()
  expect(order).toMatchObject({
    amount: '150000',
    merchant_id: 'MK1',
    txn_currency: 'PKR',
    txn_datetime: '20260321130000',
    version: '1.1',
  })
  expect(order.txn_ref_number).toMatch(/^T20260321130000[A-Z0-9]{5}$/)
  expect(order.return_url).toBe('http://localhost:8080/api/payment/return/wallet')
  expect(order.secure_hash).toMatch(/^[0-9A-F]{64}$/)
  expect((await begin()).txn_ref_number).toBe(order.txn_ref_number)
  expect((await begin(classmate)).txn_ref_number).not.toBe(order.txn_ref_number)
  expect((await value(selling, listPlans, {}, { as: learner })).wallet_modes).toEqual(['MWALLET'])
})

test.each<[string, Partial<Input<typeof startWalletPayment>>, string]>([
  ['another amount', { amount: '1500.01' }, 'plan_changed'],
  ['other months', { subscription_duration_months: 12 }, 'plan_changed'],
  ['another person', { user_id: classmate.user_id }, 'plan_changed'],
  ['a way that the tenant does not have', { payment_mode: 'OTC' }, 'wallet_absent'],
  ['another vendor', { vendor_uid: 'quran' }, 'not_sold'],
])('a payment that names %s is not begun', async (_what, part, refusal) => {
  expect(await call(selling, startWalletPayment, asked(part), { as: learner })).toEqual({ ok: false, refusal })
})

test('a payment that the provider confirms opens all lessons, once, however often it is reported', async () => {
  const { txn_ref_number, order_id } = await begin()
  const answer = await comeBack(report(txn_ref_number))
  expect(answer.statusCode).toBe(303)
  const address = new URL(String(answer.headers.location), 'http://localhost')
  expect(address.pathname).toBe('/payment/status')
  expect(readPaycode(address.searchParams.get('paycode'))).toEqual({ order_id, status: 2 })
  await Promise.all([comeBack(report(txn_ref_number)), post('/api/payment/hooks/wallet', report(txn_ref_number))])
  await inquirer().runDue()
  expect(await status()).toMatchObject({
    is_subscribed: true,
    subscription_end_date: '2026-04-21T08:00:00.000Z',
    orders: [{ status: 2, receipt_no: 1 }],
  })
  expect(await school.database.owner.selectFrom('subscriptions').selectAll().execute()).toHaveLength(1)
})

test.each<[string, (ref: string) => Record<string, string>]>([
  ['a forged hash', (ref) => report(ref, {}, { pp_SecureHash: 'A'.repeat(64) })],
  ['an amount that was changed under the hash', (ref) => report(ref, {}, { pp_Amount: '1' })],
  ['a paisa less, with a right hash', (ref) => report(ref, { pp_Amount: '149999' })],
  ['another merchant, with a right hash', (ref) => report(ref, { pp_MerchantID: 'XX' })],
  ['a reference that nobody has', () => report('T00000000000000AAAAA')],
])('a report with %s gives nothing', async (_what, made) => {
  const { txn_ref_number } = await begin()
  const answer = await comeBack(made(txn_ref_number))
  expect(answer.headers.location).toBe('/payment/status')
  expect(await status()).toMatchObject({ is_subscribed: false, is_pending: true, has_full_access: false })
})

test('a report at another tenant’s host gives nothing', async () => {
  const { txn_ref_number } = await begin()
  expect((await post('/api/payment/hooks/wallet', report(txn_ref_number), 'senf.localhost')).statusCode).toBe(400)
  expect(provider.asked).toEqual([])
  expect((await status()).is_subscribed).toBe(false)
})

test.each<[string, string, number]>([
  ['was declined', '101', 3],
  ['waits', '157', 1],
])('the return page says success, and the provider itself says that it %s', async (_what, code, expected) => {
  const { txn_ref_number } = await begin()
  provider.code = code
  await comeBack(report(txn_ref_number))
  expect((await status()).orders).toMatchObject([{ status: expected }])
  expect((await status()).is_subscribed).toBe(false)
})

test.each<[string, Record<string, string>]>([
  ['is signed by somebody else', { pp_SecureHash: 'B'.repeat(64) }],
  ['is of another amount', { pp_Amount: '100' }],
])('an answer of the provider that %s gives nothing', async (_what, fields) => {
  const { txn_ref_number } = await begin()
  provider.fields = fields
  await comeBack(report(txn_ref_number))
  expect((await status()).is_subscribed).toBe(false)
})

test('a tab that was closed before the return is asked after, also when the provider was down', async () => {
  const { txn_ref_number } = await begin()
  expect(await inquirer().runDue()).toBe(0)
  selling.clock.now = new Date('2026-03-21T08:02:00Z')
  provider.isDown = true
  expect(await inquirer().runDue()).toBe(1)
  expect((await status()).is_pending).toBe(true)
  provider.isDown = false
  expect(await inquirer().runDue()).toBe(0)
  selling.clock.now = new Date('2026-03-21T08:10:00Z')
  expect(await inquirer().runDue()).toBe(1)
  expect(provider.asked.map((one) => one['pp_TxnRefNo'])).toEqual([txn_ref_number, txn_ref_number])
  expect((await status()).is_subscribed).toBe(true)
  selling.clock.now = new Date('2026-03-21T12:00:00Z')
  expect(await inquirer().runDue()).toBe(0)
})

test('an order that nobody paid ends after a day, and a wallet that debits later still opens all', async () => {
  const { txn_ref_number } = await begin()
  provider.code = '124'
  selling.clock.now = new Date('2026-03-22T08:00:01Z')
  await inquirer().runDue()
  expect((await status()).orders).toMatchObject([{ status: 3, reason: 'expired' }])
  provider.code = '000'
  await post('/api/payment/hooks/wallet', report(txn_ref_number))
  expect((await status()).is_subscribed).toBe(true)
})

test('neither password nor hash stands in what is kept of reports', async () => {
  const { txn_ref_number } = await begin()
  await comeBack(report(txn_ref_number, { pp_Password: account.password }))
  const kept = JSON.stringify(await school.database.owner.selectFrom('payment_reports').selectAll().execute())
  expect(kept).toContain(txn_ref_number)
  expect(kept).not.toMatch(/PASSWORD-OF-MERCHANT|SALT-OF-MERCHANT|SecureHash/)
})
