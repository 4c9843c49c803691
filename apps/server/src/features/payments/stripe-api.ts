/** The official package, loaded where an account is set up and asked for the first time; and what we read of its answers. */
import type { StripeMoney, StripePrice } from '@maktab/domain/payments/stripe'
import type { PaymentSettings, StripeSettings } from '#features/payments/payment-settings.ts'

interface Page<T> {
  readonly data: readonly T[]
}

interface Price {
  readonly id: string
  readonly active: boolean
  readonly currency: string
  readonly unit_amount: number | null
  readonly recurring: { readonly interval: string; readonly interval_count: number } | null
  readonly product: string | { readonly id: string; readonly name?: string }
}

interface Charge {
  readonly amount_refunded: number
  readonly refunded: boolean
  readonly disputed: boolean
}

interface Intent {
  readonly id: string
  readonly status: string
  readonly latest_charge: string | Charge | null
}

interface Session {
  readonly id: string
  readonly url: string | null
  readonly status: string | null
  readonly payment_status: string
  readonly amount_total: number | null
  readonly currency: string | null
  readonly customer: string | { readonly id: string } | null
  readonly subscription: string | { readonly id: string } | null
  readonly invoice: string | { readonly id?: string } | null
  readonly payment_intent: string | { readonly id: string } | null
}

export interface Invoice {
  readonly id: string
  readonly status: string | null
  readonly billing_reason: string | null
  readonly amount_paid: number
  readonly currency: string
  readonly parent: {
    readonly subscription_details: { readonly subscription: string | { readonly id: string } } | null
  } | null
  readonly payments?: Page<{
    readonly status: string
    readonly payment: { readonly payment_intent?: string | { readonly id: string } }
  }>
  readonly lines: Page<{
    readonly amount: number
    readonly period: { readonly end: number }
    readonly pricing: { readonly price_details?: { readonly price: string | { readonly id: string } } } | null
  }>
}

export interface CardSubscription {
  readonly id: string
  readonly status: string
  readonly cancel_at_period_end: boolean
  readonly schedule: string | { readonly id: string } | null
  readonly latest_invoice: string | { readonly id: string; readonly amount_paid?: number } | null
  readonly items: Page<{
    readonly id: string
    readonly current_period_start: number
    readonly current_period_end: number
    /** Of how many people it is. */
    readonly quantity?: number
    readonly price: { readonly id: string }
  }>
}

interface Schedule {
  readonly id: string
  readonly phases: readonly {
    readonly start_date: number
    readonly end_date: number
    readonly items: readonly { readonly price: string | { readonly id: string } }[]
  }[]
}

interface Once {
  readonly idempotencyKey: string
}

/** The calls that are used, as the package has them. */
export interface StripeApi {
  readonly prices: { list(asked: object): Promise<Page<Price>>; retrieve(id: string): Promise<Price> }
  readonly customers: { create(made: object, once: Once): Promise<{ readonly id: string }> }
  readonly checkout: {
    readonly sessions: { create(made: object, once: Once): Promise<Session>; retrieve(id: string): Promise<Session> }
  }
  readonly billingPortal: { readonly sessions: { create(made: object): Promise<{ readonly url: string }> } }
  readonly subscriptions: {
    retrieve(id: string, asked?: object): Promise<CardSubscription>
    update(id: string, change: object, once: Once): Promise<CardSubscription>
  }
  readonly subscriptionSchedules: {
    create(made: object, once: Once): Promise<Schedule>
    retrieve(id: string): Promise<Schedule>
    update(id: string, change: object, once: Once): Promise<Schedule>
  }
  readonly invoices: {
    retrieve(id: string, asked?: object): Promise<Invoice>
    list(asked: object): AsyncIterable<{ readonly id: string }>
  }
  readonly paymentIntents: { retrieve(id: string, asked: object): Promise<Intent> }
  readonly disputes: { list(asked: object): Promise<Page<{ readonly status: string }>> }
  readonly webhooks: {
    constructEvent(
      payload: Buffer,
      header: string,
      secret: string,
      tolerance: number,
      cryptoProvider: undefined,
      receivedAt: number,
    ): { readonly id: string; readonly type: string; readonly data: { readonly object: unknown } }
  }
}

export interface StripeAccounts {
  /** Undefined where the tenant has no account. */
  of(tenant_id: number): Promise<StripeApi> | undefined
}

/** Milliseconds that Stripe has for an answer. */
const patience = 5_000

export function openStripeAccounts(settings: PaymentSettings): StripeAccounts {
  const opened = new Map<number, Promise<StripeApi>>()
  return {
    of(tenant_id) {
      const account = settings[String(tenant_id)]?.stripe
      if (!account) return undefined
      const api = opened.get(tenant_id) ?? openAccount(account)
      opened.set(tenant_id, api)
      return api
    },
  }
}

async function openAccount({ secret_key, api }: StripeSettings): Promise<StripeApi> {
  const { default: Stripe } = await import('stripe')
  return new Stripe(secret_key, { ...api, timeout: patience, maxNetworkRetries: 1, telemetry: false })
}

const idOf = (one: string | { readonly id?: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null)

export function priceOf({ active, currency, unit_amount, recurring }: Price): StripePrice {
  return { is_active: active, currency: currency.toUpperCase(), amount_minor: unit_amount, recurring }
}

/** What an order is at Stripe, and how its money stands there now. */
export interface StripeReading extends StripeMoney {
  readonly subscription_ref: string | null
  readonly intent_ref: string | null
}

const nothing = { amount_minor: null, currency: null, refunded_minor: 0, subscription_ref: null, intent_ref: null }

/** Of a checkout session (`cs_…`) or an invoice (`in_…`). */
export async function readMoney(stripe: StripeApi, source_ref: string): Promise<StripeReading> {
  if (source_ref.startsWith('in_')) return moneyOfInvoice(stripe, await readInvoice(stripe, source_ref))
  const session = await stripe.checkout.sessions.retrieve(source_ref)
  if (session.status === 'expired') return { ...nothing, state: 'expired' }
  if (session.status !== 'complete') return { ...nothing, state: 'waits' }
  const subscription_ref = idOf(session.subscription)
  const invoice = idOf(session.invoice)
  if (invoice !== null)
    return { ...(await moneyOfInvoice(stripe, await readInvoice(stripe, invoice))), subscription_ref }
  const intent_ref = idOf(session.payment_intent)
  const paid = intent_ref === null ? wholly(paidOr(session.payment_status)) : await stateOfIntent(stripe, intent_ref)
  const sum = { amount_minor: session.amount_total, currency: session.currency?.toUpperCase() ?? null }
  return { ...sum, ...paid, subscription_ref, intent_ref }
}

export const readInvoice = (stripe: StripeApi, id: string): Promise<Invoice> =>
  stripe.invoices.retrieve(id, { expand: ['payments'] })

export const subscriptionOfInvoice = ({ parent }: Invoice): string | null =>
  idOf(parent?.subscription_details?.subscription)

/** The price that an invoice begins or renews: of what it takes, not of what it credits, the line that goes on longest. */
export function priceOfInvoice({ lines }: Invoice): string | null {
  const [line] = [...lines.data]
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.period.end - one.period.end)
  return idOf(line?.pricing?.price_details?.price)
}

async function moneyOfInvoice(stripe: StripeApi, invoice: Invoice): Promise<StripeReading> {
  const intents = invoice.payments?.data.flatMap(({ payment }) => idOf(payment.payment_intent) ?? []) ?? []
  const intent_ref = intents.at(-1) ?? null
  const isPaid = invoice.status === 'paid'
  const paid = isPaid && intent_ref !== null ? await stateOfIntent(stripe, intent_ref) : wholly(paidOr(invoice.status))
  const isFailed = invoice.status === 'void' || invoice.status === 'uncollectible'
  return {
    state: isFailed ? 'failed' : paid.state,
    refunded_minor: paid.refunded_minor,
    amount_minor: isPaid ? invoice.amount_paid : null,
    currency: invoice.currency.toUpperCase(),
    subscription_ref: subscriptionOfInvoice(invoice),
    intent_ref,
  }
}

/** Nothing of it went back. */
const wholly = (state: StripeMoney['state']) => ({ state, refunded_minor: 0 })

const paidOr = (status: string | null): StripeMoney['state'] => (status === 'paid' ? 'paid' : 'waits')

/** What came of a dispute that the school won, or that was never more than a question. */
const harmless = ['won', 'warning_needs_response', 'warning_under_review', 'warning_closed', 'prevented']

async function stateOfIntent(stripe: StripeApi, id: string): Promise<Pick<StripeMoney, 'state' | 'refunded_minor'>> {
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  if (intent.status === 'canceled' || intent.status === 'requires_payment_method') return wholly('failed')
  if (intent.status !== 'succeeded') return wholly('waits')
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge
  const refunded_minor = charge?.amount_refunded ?? 0
  if (charge?.refunded === true) return { state: 'taken back', refunded_minor }
  if (charge?.disputed !== true) return { state: 'paid', refunded_minor }
  const { data } = await stripe.disputes.list({ payment_intent: id, limit: 10 })
  const isHarmless = data.every(({ status }) => harmless.includes(status))
  return { state: isHarmless ? 'paid' : 'taken back', refunded_minor }
}

/** Whether a fault is Stripe's answer or its silence, and no fault of ours; `declined`: the card was refused. */
export function faultOfStripe(error: unknown): 'declined' | 'down' | undefined {
  const type = (error as { readonly type?: unknown } | null)?.type
  if (typeof type !== 'string' || !type.startsWith('Stripe')) return undefined
  return type === 'StripeCardError' ? 'declined' : 'down'
}
