import { randomBytes } from 'node:crypto'
import { accept, refuse } from '@maktab/contracts/outcome'
import { gateways } from '@maktab/contracts/payments/money'
import { startWalletPayment } from '@maktab/contracts/payments/wallet'
import { mostWaitingOrders } from '@maktab/domain/payments/bank-transfers'
import { decimalOf } from '@maktab/domain/payments/money'
import { newOrder } from '@maktab/domain/payments/orders'
import { wordsIn } from '@maktab/domain/payments/plans'
import { formNames, karachiStamp, nextInquiry, plainDescription } from '@maktab/domain/payments/wallet'
import { inside } from '#calls/handle.ts'
import type { SiteOf } from '#features/access/access-letters.ts'
import { lockPayer } from '#features/payments/entitlements.sql.ts'
import { orderedFor } from '#features/payments/families.ts'
import { countWaiting } from '#features/payments/orders.sql.ts'
import { readPlans } from '#features/payments/plans.sql.ts'
import { soldTo, type Selling } from '#features/payments/selling.ts'
import { hashOf } from '#features/payments/wallet-hash.ts'
import { walletOf, type PaymentSettings } from '#features/payments/payment-settings.ts'
import { findOpenRef, insertWalletOrder } from '#features/payments/wallet.sql.ts'

/** Where the provider sends the browser back to. */
export const returnPath = '/api/payment/return/wallet'

export interface WalletSelling extends Selling {
  readonly paymentSettings: PaymentSettings
  readonly newGuid: () => string
  /** Scheme, host and port at which browsers reach a tenant. */
  readonly siteOf: SiteOf
}

const dayMs = 86_400_000
/** As long an order that is open is handed over again. */
const sameOrderMs = 15 * 60_000

export const wallet = ({ paymentSettings, newGuid, siteOf, tenants }: WalletSelling) => ({
  startWalletPayment: inside(startWalletPayment, async ({ db, actor, now }, asked) => {
    const { tenant_id, institution_id, user_id } = actor
    const tenant = tenants.find(tenant_id)
    const settings = walletOf(paymentSettings, tenant_id)
    if (!tenant || !soldTo({ tenants }, actor, asked.vendor_uid)) return refuse('not_sold')
    if (!settings?.modes.includes(asked.payment_mode)) return refuse('wallet_absent')
    const { subscription_id: subscription_guid, payment_mode } = asked
    const [plan] = await readPlans(db, { tenant_id, subscription_guid })
    if (!plan?.is_active) return refuse('not_found')
    // The provider's page takes rupees alone.
    if (plan.currency !== 'PKR') return refuse('wallet_absent')
    const learner_ids = await orderedFor(db, actor, asked.learner_ids)
    if (learner_ids === 'not_family') return refuse('not_family')
    const { currency, duration_in_months, title } = plan
    const amount_minor = plan.amount_minor * learner_ids.length
    const isAsShown =
      asked.amount === decimalOf(amount_minor) &&
      asked.subscription_duration_months === duration_in_months &&
      (asked.user_id ?? user_id) === user_id
    if (!isAsShown) return refuse('plan_changed')
    await lockPayer(db, actor)
    const since = new Date(now.getTime() - sameOrderMs)
    const open = await findOpenRef(db, actor, { subscription_guid, payment_mode, learner_ids, since })
    const isSame = open?.amount_minor === amount_minor
    if (!isSame && (await countWaiting(db, actor)) >= mostWaitingOrders) return refuse('too_many_orders')
    const made = isSame ? open : newRef({ tenant_id, institution_id, order_id: newGuid() }, now)
    if (!isSame) {
      const person = { institution_id, user_id, learner_ids, order_id: made.order_id }
      const order = { ...person, subscription_guid, title, amount_minor }
      const kind = { gateway: gateways.wallet, currency, duration_in_months, grade: asked.grade ?? null }
      await insertWalletOrder(
        db,
        { ...order, ...kind, reason: newOrder.reason, made_on: now },
        { ...made, payment_mode, next_inquiry_on: nextInquiry({ ...made, inquiries: 1 }, now) },
      )
    }
    const fields = {
      version: '1.1',
      language: 'EN',
      merchant_id: settings.merchant_id,
      sub_merchant_id: '',
      password: settings.password,
      txn_ref_number: made.txn_ref,
      amount: String(amount_minor),
      txn_currency: currency,
      txn_datetime: karachiStamp(made.made_on),
      bill_reference: `plan${plan.id}`,
      description: plainDescription(wordsIn(title, 'en')),
      discounted_amount: '',
      discounted_bank: '',
      txn_expiry_datetime: karachiStamp(made.expires_on),
      return_url: new URL(returnPath, siteOf(tenant)).href,
      ppmpf_1: '',
      ppmpf_2: '',
      ppmpf_3: '',
      ppmpf_4: '',
      ppmpf_5: '',
    }
    const form = Object.entries({ ...fields, payment_mode }).map(([name, value]) => [
      formNames[name as keyof typeof formNames],
      value,
    ])
    const secure_hash = hashOf(Object.fromEntries(form) as Record<string, string>, settings)
    return accept({ order_id: made.order_id, post_url: settings.post_url, ...fields, secure_hash })
  }),
})

function newRef(
  place: { readonly tenant_id: number; readonly institution_id: number; readonly order_id: string },
  now: Date,
) {
  const letters = randomBytes(8).toString('base64url').replace(/[-_]/g, '').toUpperCase().padEnd(5, '0').slice(0, 5)
  return {
    ...place,
    txn_ref: `T${karachiStamp(now)}${letters}`,
    made_on: now,
    expires_on: new Date(now.getTime() + dayMs),
  }
}
