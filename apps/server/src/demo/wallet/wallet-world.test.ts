/** The wallet of the demonstration over HTTP, as a browser, a school's server and the counter meet it. */
import { meaningOf } from '@maktab/domain/payments/wallet'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashOf, isHashRight } from '#features/payments/wallet-hash.ts'
import { openPaymentProvider, type PaymentProvider } from '#demo/payment-provider.ts'

let provider: PaymentProvider
const clock = { now: new Date('2026-03-21T08:00:00Z') }
const account = () => provider.settings['1']!.wallet!
let sent = 0

beforeAll(async () => {
  provider = await openPaymentProvider({
    prices: new Map(),
    wallets: [1],
    clock: () => clock.now,
    port: 0,
    hookOf: () => undefined,
    warn: () => {},
  })
})
afterAll(() => provider.close())
beforeEach(() => {
  sent += 1
  clock.now = new Date('2026-03-21T08:00:00Z')
  provider.keptReports.length = 0
})

const formOf = (changed: Record<string, string> = {}) => {
  const fields = {
    pp_TxnRefNo: `T${sent}`,
    pp_MerchantID: account().merchant_id,
    pp_Amount: '150000',
    pp_TxnCurrency: 'PKR',
    pp_TxnType: 'MWALLET',
    pp_Description: 'A <month>',
    pp_ReturnURL: 'http://localhost:1/back',
  }
  return { ...fields, pp_SecureHash: hashOf(fields, account()), ...changed }
}
const post = (fields: Record<string, string>) =>
  fetch(account().post_url, { method: 'POST', body: new URLSearchParams(fields) })
const fieldsOf = (html: string) =>
  Object.fromEntries([...html.matchAll(/name="(pp_\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]))
async function choose(choice: string) {
  const page = await (await post(formOf())).text()
  expect(page).toContain('1500.00 PKR')
  return fieldsOf(await (await post({ pp_TxnRefNo: `T${sent}`, choice })).text())
}
async function inquire(changed: Record<string, string> = {}): Promise<Record<string, string>> {
  const asked = {
    pp_TxnRefNo: `T${sent}`,
    pp_MerchantID: account().merchant_id,
    pp_Password: account().password,
    ...changed,
  }
  const body = JSON.stringify({ ...asked, pp_SecureHash: hashOf(asked, account()) })
  return (await fetch(account().inquiry_url, { method: 'POST', body })).json() as Promise<Record<string, string>>
}

test.each([
  ['approve', 'paid', 'paid', 1],
  ['often', 'paid', 'paid', 4],
  ['decline', 'declined', 'declined', 0],
  ['cancel', 'declined', 'declined', 0],
  ['late', 'wait', 'wait', 1],
  ['voucher', 'wait', 'wait', 0],
] as const)('after %s the browser goes back with %s, an inquiry says %s, and %i messages follow', async (...row) => {
  const [choice, said, asked, messages] = row
  const back = await choose(choice)
  expect(isHashRight(back, account())).toBe(true)
  expect(meaningOf(back['pp_ResponseCode'] ?? '')).toBe(said)
  const answer = await inquire()
  expect(isHashRight(answer, account())).toBe(true)
  expect([meaningOf(answer['pp_PaymentResponseCode'] ?? ''), answer['pp_Amount']]).toEqual([asked, '150000'])
  expect(provider.keptReports).toHaveLength(messages)
})

test('a wallet that debits late says so a minute later, also when it is asked', async () => {
  await choose('late')
  clock.now = new Date('2026-03-21T08:01:00Z')
  expect((await inquire())['pp_PaymentResponseCode']).toBe('000')
  expect(provider.keptReports).toMatchObject([{ fields: { pp_ResponseCode: '000' }, afterMs: 60_000 }])
})

test('of messages that come often the last to arrive is an old one', async () => {
  await choose('often')
  const inTime = provider.keptReports.toSorted((one, other) => one.afterMs - other.afterMs)
  expect(inTime.map(({ fields }) => fields['pp_ResponseCode'])).toEqual(['000', '000', '000', '157'])
})

test('what was not paid is told under a wrong hash, and half of a sum under the right one', async () => {
  const forged = await choose('forge')
  expect([forged['pp_ResponseCode'], isHashRight(forged, account())]).toEqual(['000', false])
  expect(meaningOf((await inquire())['pp_PaymentResponseCode'] ?? '')).toBe('wait')
  sent += 1
  const half = await choose('half')
  expect([half['pp_Amount'], isHashRight(half, account())]).toEqual(['75000', true])
  expect((await inquire())['pp_Amount']).toBe('75000')
})

test('a voucher of the counter is paid there, and nothing unpays it', async () => {
  await choose('voucher')
  await post({ pp_TxnRefNo: `T${sent}`, choice: 'counter' })
  await post({ pp_TxnRefNo: `T${sent}`, choice: 'decline' })
  expect((await inquire())['pp_PaymentResponseCode']).toBe('000')
})

test('a form that the school did not sign, and an inquiry without its password, are told nothing', async () => {
  expect((await post(formOf({ pp_Amount: '1' }))).status).toBe(400)
  await choose('approve')
  expect(await inquire({ pp_Password: 'guessed' })).not.toHaveProperty('pp_PaymentResponseCode')
})
