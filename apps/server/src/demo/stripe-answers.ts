/** The part of Stripe's API that the official package asks for, answered from a world of the demonstration. */
import type { StripeWorld } from '#demo/stripe-world.ts'

export interface AskedOfStripe {
  readonly method: string
  /** Below `/v1/`, without the query. */
  readonly path: string
  readonly query: Fields
  readonly body: Fields
}

export interface Fields {
  readonly [name: string]: unknown
}

export interface AnsweredByStripe {
  readonly status: number
  readonly body: unknown
}

/** `a[b][0]=c` as `{a: {b: {0: 'c'}}}`: so Stripe's requests are written. */
export function nestedFields(pairs: Iterable<readonly [string, string]>): Fields {
  const root: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  for (const [name, text] of pairs) {
    const parts = name.split(/[[\]]+/).filter(Boolean)
    const last = parts.pop() ?? ''
    let inner = root
    for (const part of parts) {
      inner[part] ??= Object.create(null)
      inner = inner[part] as Record<string, unknown>
    }
    inner[last] = text
  }
  return root
}

type Answer = (world: StripeWorld, asked: AskedOfStripe, id: string, addressOf: AddressOf) => unknown
type AddressOf = (page: 'checkout' | 'portal', id: string) => string

const wanted = ({ query: { expand } }: AskedOfStripe, name: string) =>
  Object.values((expand ?? {}) as Record<string, string>).includes(name)

const found: Answer = (world, _asked, id) => world.find(id)

const answers: readonly (readonly [string, RegExp, Answer])[] = [
  [
    'GET',
    /^prices$/,
    (world, asked) =>
      world.page(
        world
          .all('price')
          .map((price) =>
            wanted(asked, 'data.product') ? { ...price, product: world.find(price['product']) } : price,
          ),
        '/v1/prices',
      ),
  ],
  ['GET', /^prices\/(\w+)$/, found],
  ['POST', /^customers$/, (world, { body }) => world.createCustomer(body)],
  [
    'POST',
    /^checkout\/sessions$/,
    (world, { body }, _id, addressOf) => world.createSession(body, (id) => addressOf('checkout', id)),
  ],
  ['GET', /^checkout\/sessions\/(\w+)$/, found],
  [
    'POST',
    /^billing_portal\/sessions$/,
    (_world, { body }, _id, addressOf) => ({
      id: 'bps_demo',
      object: 'billing_portal.session',
      url: `${addressOf('portal', String(body['customer']))}?back=${encodeURIComponent(String(body['return_url']))}`,
    }),
  ],
  ['GET', /^subscriptions\/(\w+)$/, found],
  [
    'POST',
    /^subscriptions\/(\w+)$/,
    (world, { body }, id) => {
      const [item] = Object.values(body['items'] as Record<string, { price: string }>)
      const changed = world.change(id, item?.price ?? '')
      return { ...changed, latest_invoice: world.find(changed['latest_invoice']) }
    },
  ],
  ['POST', /^subscription_schedules$/, (world, { body }) => world.schedule(String(body['from_subscription']))],
  ['GET', /^subscription_schedules\/(\w+)$/, found],
  [
    'POST',
    /^subscription_schedules\/(\w+)$/,
    (world, { body }, id) => world.setPhases(id, body['phases'] as Parameters<StripeWorld['setPhases']>[1]),
  ],
  [
    'GET',
    /^invoices$/,
    (world, { query: { created } }) => {
      const since = Number((created as { gte?: string } | undefined)?.gte ?? 0)
      return world.page(
        world.all('invoice').filter((invoice) => (invoice['created'] as number) >= since),
        '/v1/invoices',
      )
    },
  ],
  ['GET', /^invoices\/(\w+)$/, found],
  [
    'GET',
    /^payment_intents\/(\w+)$/,
    (world, _asked, id) => {
      const intent = world.find(id)
      return intent && { ...intent, latest_charge: world.find(intent['latest_charge']) }
    },
  ],
  [
    'GET',
    /^disputes$/,
    (world, { query }) =>
      world.page(
        world.all('dispute').filter((dispute) => dispute['payment_intent'] === query['payment_intent']),
        '/v1/disputes',
      ),
  ],
]

/** 404 in Stripe's own words for what it does not have. */
export function answerAsStripe(world: StripeWorld, asked: AskedOfStripe, addressOf: AddressOf): AnsweredByStripe {
  for (const [method, pattern, answer] of answers) {
    const match = method === asked.method ? pattern.exec(asked.path) : null
    const body = match && answer(world, asked, match[1] ?? '', addressOf)
    if (body !== null && body !== undefined) return { status: 200, body }
  }
  return {
    status: 404,
    body: {
      error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such thing: ${asked.path}` },
    },
  }
}
