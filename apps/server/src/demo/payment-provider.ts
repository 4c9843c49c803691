/**
 * A provider of payments for the demonstration and for tests, on an origin of its own: the part of Stripe's API that the official package asks
 * for, a wallet's page with its inquiries and messages, the pages that a payer would see there, and signed events. No card is ever asked for.
 */
import { createHmac } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PaymentSettings } from '#features/payments/payment-settings.ts'
import { answerAsStripe, nestedFields, type AnsweredByStripe } from '#demo/stripe-answers.ts'
import { checkoutPage, portalPage } from '#demo/stripe-pages.ts'
import { walletPage } from '#demo/wallet/wallet-page.ts'
import { openWalletWorld, type WalletReport, type WalletWorld } from '#demo/wallet/wallet-world.ts'
import { openStripeWorld, type DemoPrice, type StripeWorld } from '#demo/stripe-world.ts'

export interface PaymentProviderSettings {
  /** By tenant. */
  readonly prices: ReadonlyMap<number, readonly DemoPrice[]>
  /** Tenants that have an account at the wallet. */
  readonly wallets?: readonly number[]
  readonly clock: () => Date
  /** 0 takes a free one. */
  readonly port: number
  /** Where a tenant's events are sent; undefined keeps them to be fetched. */
  readonly hookOf: (
    tenant_id: number,
    gateway: 'stripe' | 'wallet',
  ) => { readonly url: string; readonly host: string } | undefined
  readonly warn: (about: object, words: string) => void
}

export interface SignedEvent {
  readonly tenant_id: number
  readonly type: string
  readonly body: string
  readonly signature: string
}

export interface PaymentProvider {
  /** As MAKTAB_PAYMENTS would have them. */
  readonly settings: PaymentSettings
  readonly origin: string
  worldOf(tenant_id: number): StripeWorld
  /** What the wallet of that tenant knows. */
  walletOf(tenant_id: number): WalletWorld
  /** Messages of wallets that were told and not sent, the oldest first. */
  readonly keptReports: (WalletReport & { readonly tenant_id: number })[]
  /** Events that were told and not sent, the oldest first. */
  readonly kept: SignedEvent[]
  /** Signs a body as that tenant's account would, at that moment. */
  sign(tenant_id: number, body: string, at?: Date): string
  /** Every request is answered 503 until it is said otherwise. */
  isDown: boolean
  close(): Promise<void>
}

const largest = 64 * 1024
const secretOf = (tenant_id: number) => `whsec_demonstration${tenant_id}`
const walletAccount = (tenant_id: number) => ({
  merchant_id: `DEMO${tenant_id}`,
  password: `password-${tenant_id}`,
  integrity_salt: `salt-of-tenant-${tenant_id}`,
  hash_skips_empty: true,
})
const keyOf = (tenant_id: number) => `sk_demonstration_${tenant_id}`

export async function openPaymentProvider({
  prices,
  wallets = [],
  clock,
  port,
  hookOf,
  warn,
}: PaymentProviderSettings): Promise<PaymentProvider> {
  const kept: SignedEvent[] = []
  const answered = new Map<string, { readonly asked: string; readonly answer: AnsweredByStripe }>()
  let told = 0

  const sign = (tenant_id: number, body: string, at = clock()) => {
    const seconds = Math.floor(at.getTime() / 1000)
    const v1 = createHmac('sha256', secretOf(tenant_id)).update(`${seconds}.${body}`).digest('hex')
    return `t=${seconds},v1=${v1}`
  }
  const tellOf = (tenant_id: number) => (type: string, object: object) => {
    told += 1
    const created = Math.floor(clock().getTime() / 1000)
    const id = `evt_demo${created}n${told}`
    const body = JSON.stringify({ id, object: 'event', created, type, livemode: false, data: { object } })
    const event = { tenant_id, type, body, signature: sign(tenant_id, body) }
    const hook = hookOf(tenant_id, 'stripe')
    if (!hook) return void kept.push(event)
    const headers = { 'content-type': 'application/json', 'stripe-signature': event.signature, host: hook.host }
    post(hook.url, headers, body).catch((error: unknown) =>
      warn({ err: error }, 'an event of the demonstration was not taken'),
    )
  }
  const worlds = new Map(
    [...prices].map(([tenant_id, list]) => [
      tenant_id,
      openStripeWorld({ prices: list, clock, tell: tellOf(tenant_id) }),
    ]),
  )
  const worldOf = (tenant_id: number): StripeWorld => {
    const world = worlds.get(tenant_id)
    if (!world) throw new Error(`Tenant ${tenant_id} has no account at the provider of the demonstration`)
    return world
  }

  const keptReports: PaymentProvider['keptReports'] = []
  const timers = new Set<NodeJS.Timeout>()
  const walletWorlds = new Map(
    wallets.map((tenant_id) => {
      const tell = (report: WalletReport) => {
        const hook = hookOf(tenant_id, 'wallet')
        if (!hook) return void keptReports.push({ ...report, tenant_id })
        const headers = { 'content-type': 'application/x-www-form-urlencoded', host: hook.host }
        const body = new URLSearchParams(report.fields).toString()
        const timer = setTimeout(() => {
          timers.delete(timer)
          post(hook.url, headers, body).catch((error: unknown) =>
            warn({ err: error }, 'a message of the demonstration’s wallet was not taken'),
          )
        }, report.afterMs)
        timers.add(timer)
      }
      return [tenant_id, openWalletWorld({ account: walletAccount(tenant_id), clock, tell })] as const
    }),
  )

  const server = http.createServer((request, response) => {
    readBody(request)
      .then((text) => {
        const url = new URL(request.url ?? '/', origin)
        if (provider.isDown) return response.writeHead(503).end()
        if (url.pathname.startsWith('/v1/')) return answerApi(request, response, url, text)
        if (url.pathname.startsWith('/wallet/')) return answerWallet(response, url, text)
        return answerPage(request, response, url, new URLSearchParams(text))
      })
      .catch((error: unknown) => {
        warn({ err: error }, 'the provider of the demonstration failed')
        response.writeHead(500).end()
      })
  })

  function answerApi(request: http.IncomingMessage, response: http.ServerResponse, url: URL, text: string): void {
    const tenant_id = [...worlds.keys()].find((one) => request.headers.authorization === `Bearer ${keyOf(one)}`)
    const once = request.headers['idempotency-key']
    const name = typeof once === 'string' && request.method === 'POST' ? `${tenant_id} ${once}` : undefined
    const asked = `${url.pathname} ${text}`
    const known = name === undefined ? undefined : answered.get(name)
    let answer: AnsweredByStripe
    if (tenant_id === undefined)
      answer = { status: 401, body: { error: { type: 'invalid_request_error', message: 'No such key' } } }
    else if (known && known.asked !== asked)
      answer = {
        status: 400,
        body: { error: { type: 'idempotency_error', message: 'This key was used for something else' } },
      }
    else
      answer =
        known?.answer ??
        answerAsStripe(
          worldOf(tenant_id),
          {
            method: request.method ?? 'GET',
            path: url.pathname.slice('/v1/'.length),
            query: nestedFields(url.searchParams),
            body: nestedFields(new URLSearchParams(text)),
          },
          (page, id) => `${origin}/${page}/${tenant_id}/${id}`,
        )
    if (name !== undefined && answer.status === 200) answered.set(name, { asked, answer })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  }

  function answerWallet(response: http.ServerResponse, url: URL, text: string): void {
    const [, tenant = '', isInquiry] = /^\/wallet\/(\d+)(\/inquiry)?$/.exec(url.pathname) ?? []
    const world = walletWorlds.get(Number(tenant))
    if (world && isInquiry !== undefined) {
      const answer = world.inquire(JSON.parse(text) as Record<string, string>)
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    }
    const page = world && walletPage(world, new URLSearchParams(text))
    if (page === undefined)
      return void response.writeHead(400, { 'content-type': 'text/plain' }).end('This form is not signed by a school.')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page.html)
  }

  function answerPage(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    url: URL,
    form: URLSearchParams,
  ): void {
    const [, kind, tenant = '', id = ''] = /^\/(checkout|portal)\/(\d+)\/(\w+)$/.exec(url.pathname) ?? []
    const world = worlds.get(Number(tenant))
    const isPost = request.method === 'POST'
    const page =
      world && kind === 'checkout'
        ? checkoutPage(world, id, isPost ? form.get('choice') : null)
        : world && kind === 'portal'
          ? portalPage(world, id, { back: url.searchParams.get('back') ?? '', choice: isPost ? form : undefined })
          : undefined
    if (page === undefined)
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Nothing is here.')
    if (page.leadsTo !== undefined) return void response.writeHead(303, { location: page.leadsTo }).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page.html)
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve())
  })
  const { port: taken } = server.address() as AddressInfo
  const origin = `http://localhost:${taken}`
  const settings = Object.fromEntries(
    [...new Set([...worlds.keys(), ...wallets])].map((tenant_id) => [
      String(tenant_id),
      {
        ...(worlds.has(tenant_id) && {
          stripe: {
            secret_key: keyOf(tenant_id),
            webhook_secret: secretOf(tenant_id),
            api: { protocol: 'http' as const, host: 'localhost', port: taken },
          },
        }),
        ...(walletWorlds.has(tenant_id) && {
          wallet: {
            ...walletAccount(tenant_id),
            post_url: `${origin}/wallet/${tenant_id}`,
            inquiry_url: `${origin}/wallet/${tenant_id}/inquiry`,
            modes: ['MWALLET' as const, 'OTC' as const],
          },
        }),
      },
    ]),
  )
  const provider: PaymentProvider = {
    settings,
    origin,
    worldOf,
    walletOf(tenant_id) {
      const world = walletWorlds.get(tenant_id)
      if (!world) throw new Error(`Tenant ${tenant_id} has no wallet at the provider of the demonstration`)
      return world
    },
    keptReports,
    kept,
    sign,
    isDown: false,
    close: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearTimeout(timer)
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return provider
}

function readBody(request: http.IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    request.on('data', (part: Buffer) => {
      text += part.toString()
      if (text.length > largest) request.destroy(new Error('The request is too large'))
    })
    request.on('end', () => resolve(text))
    request.on('error', reject)
  })
}

/** Not by fetch, which does not let a host be named. */
function post(url: string, headers: Record<string, string>, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', headers }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`The school answered ${response.statusCode}`)),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}
