/** What the provider says of a payment, however it says it: believed only once it was asked itself, and then through the one machine. */
import { isOfOrder, meaningOf, nextInquiry, type WalletFields } from '@maktab/domain/payments/wallet'
import { nextOrder } from '@maktab/domain/payments/orders'
import type { Doors } from '#db/school.ts'
import { lockOrder } from '#features/payments/orders.sql.ts'
import { settleOrder } from '#features/payments/settle-order.ts'
import { hashOf, isHashRight } from '#features/payments/wallet-hash.ts'
import { walletOf, type PaymentSettings, type WalletSettings } from '#features/payments/payment-settings.ts'
import { findRef, insertReport, saveInquiry, type SavedReport, type WalletRef } from '#features/payments/wallet.sql.ts'

export interface WalletEquipment {
  readonly doors: Doors
  readonly clock: () => Date
  readonly paymentSettings: PaymentSettings
  readonly warn: (about: object, words: string) => void
}

/** Milliseconds that the provider has for an answer. */
const patience = 10_000
const longestReport = 100

/** Where an order stands after a report; undefined where there is no such order here. */
export interface Reported {
  readonly order_id: string
  readonly status: 1 | 2 | 3
}

/** A report that came by the browser or from the provider. One without the right hash is kept and believed in nothing. */
export async function takeReport(
  equipment: WalletEquipment,
  tenant_id: number,
  kind: 'return' | 'message',
  fields: WalletFields,
): Promise<Reported | undefined> {
  const settings = walletOf(equipment.paymentSettings, tenant_id)
  const txn_ref = fields['pp_TxnRefNo'] ?? ''
  if (!settings || Object.keys(fields).length > longestReport) return undefined
  const { doors, clock } = equipment
  const is_verified = isHashRight(fields, settings)
  const ref = await doors.inTenant(tenant_id, async (db) => {
    const found = await findRef(db, tenant_id, txn_ref)
    if (found) await insertReport(db, { tenant_id, txn_ref, kind, fields, is_verified, received_on: clock() })
    return found
  })
  if (!ref || !is_verified) return undefined
  return inquire(equipment, settings, ref, fields)
}

/** Asks the provider what became of a payment, and does what follows; `told` is the report that led here. Where it does not answer, it is asked again later. */
export async function inquire(
  equipment: WalletEquipment,
  settings: WalletSettings,
  ref: WalletRef,
  told: WalletFields = {},
): Promise<Reported> {
  const { doors, clock, warn } = equipment
  const { tenant_id, institution_id, txn_ref, order_id } = ref
  const answer = await ask(settings, txn_ref).catch((error: unknown) => {
    warn({ err: error, tenant_id }, 'a payment could not be asked after')
    return undefined
  })
  const is_verified = answer !== undefined && isHashRight(answer, settings)
  const now = clock()
  const status = await doors.inSchool({ tenant_id, institution_id }, async (db) => {
    const order = await lockOrder(db, { institution_id, order_id })
    if (!order) throw new Error(`Order ${order_id} has a reference and is not there`)
    const report: Omit<SavedReport, 'fields'> = { tenant_id, txn_ref, kind: 'inquiry', is_verified, received_on: now }
    if (answer) await insertReport(db, { ...report, fields: answer })
    const ordered = { ...order, merchant_id: settings.merchant_id }
    const isTrue = is_verified && isOfOrder(answer, ordered) && isOfOrder(told, ordered)
    const said = isTrue ? meaningOf(answer['pp_PaymentResponseCode'] ?? '') : 'wait'
    const inquiries = ref.inquiries + 1
    const next_inquiry_on = nextInquiry({ ...ref, inquiries }, now)
    // Given up only by an answer that says nothing was paid, and only once no payment can come any more.
    const event = said === 'wait' ? (isTrue && next_inquiry_on === null ? 'expired' : undefined) : said
    const step = event && nextOrder(order, event)
    if (step) await settleOrder(db, { tenant_id, institution_id, order_id }, order, step, now)
    const reached = (step?.status ?? order.status) as Reported['status']
    const isOpen = reached === 1 || !is_verified
    const later = isOpen ? (next_inquiry_on ?? new Date(now.getTime() + 3_600_000)) : null
    await saveInquiry(db, ref, { inquiries, next_inquiry_on: later })
    return reached
  })
  return { order_id, status }
}

async function ask(settings: WalletSettings, txn_ref: string): Promise<WalletFields> {
  const { merchant_id, password, inquiry_url } = settings
  const fields = { pp_TxnRefNo: txn_ref, pp_MerchantID: merchant_id, pp_Password: password }
  const response = await fetch(inquiry_url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fields, pp_SecureHash: hashOf(fields, settings) }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`The provider answered ${response.status}`)
  return textFields(await response.json())
}

/** The fields that are texts or numbers, as texts. */
export function textFields(said: unknown): WalletFields {
  if (typeof said !== 'object' || said === null) return {}
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )
}
