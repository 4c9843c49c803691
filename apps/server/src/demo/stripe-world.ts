/** What one account at the demonstration's Stripe holds, shaped as Stripe shapes it, and what people and banks do with it. */
import { randomBytes } from 'node:crypto'

export interface DemoPrice {
  readonly id: string
  readonly title: string
  readonly amount_minor: number
  readonly currency: string
  readonly duration_in_months: number
}

type Shaped = Record<string, unknown> & { readonly id: string; readonly object: string }

export interface StripeWorldSettings {
  readonly prices: readonly DemoPrice[]
  readonly clock: () => Date
  /** Hears of everything that Stripe would report. */
  readonly tell: (type: string, object: Shaped) => void
}

const newRef = (kind: string) => `${kind}_demo${randomBytes(9).toString('hex')}`

export function openStripeWorld({ prices, clock, tell }: StripeWorldSettings) {
  const things = new Map<string, Shaped>()
  const seconds = () => Math.floor(clock().getTime() / 1000)
  const keep = <T extends Shaped>(thing: T): T => {
    things.set(thing.id, thing)
    return thing
  }
  const find = (id: unknown): Shaped | undefined => (typeof id === 'string' ? things.get(id) : undefined)
  const get = (id: unknown): Shaped => {
    const thing = find(id)
    if (!thing) throw new Error(`Stripe of the demonstration has no ${String(id)}`)
    return thing
  }
  const all = (object: string) => [...things.values()].filter((thing) => thing.object === object)
  /** What stands in every page of Stripe's lists. */
  const page = (data: readonly unknown[], url: string) => ({ object: 'list', url, has_more: false, data })

  for (const { id, title, amount_minor, currency, duration_in_months: months } of prices) {
    const product = keep({ id: `prod_${id.slice(6)}`, object: 'product', name: title, active: true })
    keep({
      id,
      object: 'price',
      active: true,
      currency: currency.toLowerCase(),
      unit_amount: amount_minor,
      product: product.id,
      recurring:
        months === 0
          ? null
          : months === 12
            ? { interval: 'year', interval_count: 1 }
            : { interval: 'month', interval_count: months },
    })
  }

  const laterBy = (from: number, price: Shaped): number => {
    const { interval, interval_count } = price['recurring'] as { interval: string; interval_count: number }
    const then = new Date(from * 1000)
    then.setUTCMonth(then.getUTCMonth() + interval_count * (interval === 'year' ? 12 : 1))
    return Math.floor(then.getTime() / 1000)
  }

  function charge(amount: number, currency: unknown): Shaped {
    const intent = newRef('pi')
    const made = keep({
      id: newRef('ch'),
      object: 'charge',
      payment_intent: intent,
      amount,
      currency,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
    })
    return keep({ id: intent, object: 'payment_intent', status: 'succeeded', amount, currency, latest_charge: made.id })
  }

  interface Billed {
    readonly subscription: Shaped
    readonly price: Shaped
    readonly billing_reason: string
    readonly credit?: number
    readonly from: number
  }

  function bill({ subscription, price, billing_reason, credit = 0, from }: Billed): Shaped {
    const full = (price['unit_amount'] as number) * ((subscription['quantity'] as number | undefined) ?? 1)
    const end = laterBy(from, price)
    const taken = Math.max(0, full - credit)
    const intent = taken > 0 ? charge(taken, price['currency']) : undefined
    const line = (amount: number) => ({
      amount,
      period: { start: from, end },
      pricing: { type: 'price_details', price_details: { price: price.id } },
    })
    const invoice = keep({
      id: newRef('in'),
      object: 'invoice',
      status: 'paid',
      created: seconds(),
      billing_reason,
      amount_paid: taken,
      currency: price['currency'],
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      payments: page(
        intent ? [{ status: 'paid', payment: { type: 'payment_intent', payment_intent: intent.id } }] : [],
        '/v1/invoice_payments',
      ),
      lines: page([...(credit > 0 ? [line(-credit)] : []), line(full)], '/v1/invoices/lines'),
    })
    Object.assign(subscription, {
      latest_invoice: invoice.id,
      items: page(
        [
          {
            id: `si_${subscription.id.slice(4)}`,
            price,
            quantity: subscription['quantity'],
            current_period_start: from,
            current_period_end: end,
          },
        ],
        '/v1/subscription_items',
      ),
    })
    tell('invoice.paid', invoice)
    return invoice
  }

  const itemOf = (subscription: Shaped) =>
    (subscription['items'] as { data: { price: Shaped; current_period_start: number; current_period_end: number }[] })
      .data[0]!

  return {
    find,
    all,
    page,
    createCustomer: (given: Record<string, unknown>) => keep({ ...given, id: newRef('cus'), object: 'customer' }),
    createSession(given: Record<string, unknown>, addressOf: (id: string) => string): Shaped {
      const id = newRef('cs')
      const [line] = Object.values(given['line_items'] as Record<string, { price: string; quantity?: string }>)
      const price = get(line?.price)
      const quantity = Number(line?.quantity ?? 1)
      return keep({
        ...given,
        id,
        object: 'checkout.session',
        url: addressOf(id),
        status: 'open',
        payment_status: 'unpaid',
        quantity,
        amount_total: (price['unit_amount'] as number) * quantity,
        currency: price['currency'],
        price: price.id,
        subscription: null,
        invoice: null,
        payment_intent: null,
      })
    },
    /** Somebody approves it on the page. `late`: the bank says so later. */
    pay(id: string): void {
      const session = get(id)
      if (session['status'] !== 'open') return
      const price = get(session['price'])
      Object.assign(session, { status: 'complete', payment_status: 'paid' })
      if (session['mode'] === 'payment')
        session['payment_intent'] = charge(session['amount_total'] as number, price['currency']).id
      else {
        const subscription = keep({
          id: newRef('sub'),
          object: 'subscription',
          status: 'active',
          customer: session['customer'],
          quantity: session['quantity'],
          cancel_at_period_end: false,
          schedule: null,
        })
        session['subscription'] = subscription.id
        session['invoice'] = bill({ subscription, price, billing_reason: 'subscription_create', from: seconds() }).id
      }
      tell('checkout.session.completed', session)
    },
    expire(id: string): void {
      const session = get(id)
      if (session['status'] !== 'open') return
      session['status'] = 'expired'
      tell('checkout.session.expired', session)
    },
    /** The next period of a subscription is taken, at the price that was planned for it. */
    renew(id: string): void {
      const subscription = get(id)
      const { price, current_period_end } = itemOf(subscription)
      const schedule = find(subscription['schedule'])
      const phases = schedule?.['phases'] as { start_date: number; items: { price: string }[] }[] | undefined
      const planned = phases?.find(({ start_date }) => start_date >= current_period_end)?.items[0]?.price
      if (schedule) subscription['schedule'] = null
      const next = planned === undefined ? price : get(planned)
      bill({ subscription, price: next, billing_reason: 'subscription_cycle', from: current_period_end })
    },
    change(id: string, price_id: string): Shaped {
      const subscription = get(id)
      const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
      const from = seconds()
      const full = (price['unit_amount'] as number) * (subscription['quantity'] as number)
      const credit = Math.round((full * Math.max(0, end - from)) / (end - start))
      bill({ subscription, price: get(price_id), billing_reason: 'subscription_update', credit, from })
      tell('customer.subscription.updated', subscription)
      return subscription
    },
    cancel(id: string, cancel_at_period_end: boolean): void {
      const subscription = Object.assign(get(id), { cancel_at_period_end })
      tell('customer.subscription.updated', subscription)
    },
    schedule(subscription_id: string): Shaped {
      const subscription = get(subscription_id)
      const { price, current_period_start: start_date, current_period_end: end_date } = itemOf(subscription)
      const made = keep({
        id: newRef('sub_sched'),
        object: 'subscription_schedule',
        subscription: subscription.id,
        phases: [{ start_date, end_date, items: [{ price: price.id }] }],
      })
      subscription['schedule'] = made.id
      return made
    },
    setPhases(
      id: string,
      phases: Record<string, { start_date?: string; end_date?: string; items: Record<string, { price: string }> }>,
    ): Shaped {
      let from = 0
      const shaped = Object.values(phases).map(({ start_date, end_date, items }) => {
        const start = start_date === undefined ? from : Number(start_date)
        const list = Object.values(items)
        from = end_date === undefined ? laterBy(start, get(list[0]?.price)) : Number(end_date)
        return { start_date: start, end_date: from, items: list }
      })
      return Object.assign(get(id), { phases: shaped })
    },
    /** All of a payment goes back, or so much more of it. */
    refund(intent_id: string, part?: number): void {
      const made = get(get(intent_id)['latest_charge'])
      const amount = made['amount'] as number
      const amount_refunded = Math.min(amount, part === undefined ? amount : (made['amount_refunded'] as number) + part)
      Object.assign(made, { amount_refunded, refunded: amount_refunded === amount })
      tell('charge.refunded', made)
    },
    dispute(intent_id: string, status: 'needs_response' | 'won' | 'lost'): void {
      Object.assign(get(get(intent_id)['latest_charge']), { disputed: true })
      const known = all('dispute').find((one) => one['payment_intent'] === intent_id)
      const dispute: Shaped = known ?? keep({ id: newRef('du'), object: 'dispute', payment_intent: intent_id })
      dispute['status'] = status
      tell(known ? 'charge.dispute.closed' : 'charge.dispute.created', dispute)
    },
  }
}

export type StripeWorld = ReturnType<typeof openStripeWorld>
