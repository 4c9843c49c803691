/** What Stripe reports: verified and kept as it comes, done by a job, once, in whichever order. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { compareOrder, orderOfInvoice, type StripeDesk } from '#features/payments/stripe-orders.ts'
import { faultOfStripe, readInvoice, type StripeAccounts, type StripeApi } from '#features/payments/stripe-api.ts'
import {
  insertEvent,
  postponeEvent,
  readDueEvents,
  saveOutcome,
  type StripeEvent,
} from '#features/payments/stripe-events.sql.ts'
import { findStripeOrder, type StripeOrder } from '#features/payments/stripe.sql.ts'
import type { PaymentSettings } from '#features/payments/payment-settings.ts'
import type { Tenants } from '#features/tenants/tenants.ts'
import { eachTenant, openJob, type Job, type SweeperParts } from '#jobs/job.ts'

export interface StripeHooks extends StripeDesk {
  readonly accounts: StripeAccounts
  readonly paymentSettings: PaymentSettings
  readonly warn: (about: object, words: string) => void
}

const largest = 256 * 1024
/** Seconds that a signature may be old. */
const tolerance = 300

const named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()
const subject = z.object({
  id: z.string().max(255),
  payment_intent: named,
  client_reference_id: z.guid().nullish().catch(null),
})

/** `POST /api/payment/hooks/stripe` at a host of the tenant. 400 for what Stripe did not sign. */
export function mountStripe(
  app: FastifyInstance,
  {
    doors,
    clock,
    accounts,
    paymentSettings,
    tenants,
    warn,
  }: StripeHooks & { readonly tenants: Pick<Tenants, 'tenantOf'> },
): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: largest }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/api/payment/hooks/stripe', { bodyLimit: largest }, async (request, reply) => {
      const tenant_id = tenants.tenantOf(request.host)
      const stripe = await accounts.of(tenant_id)
      const secret = paymentSettings[String(tenant_id)]?.stripe?.webhook_secret
      const signature = request.headers['stripe-signature']
      if (!stripe || secret === undefined || typeof signature !== 'string') return reply.code(400).send()
      const now = clock()
      const event = verified(stripe, request.body as Buffer, { signature, secret, now })
      if (event === undefined) {
        warn({ tenant_id }, 'an event that Stripe did not sign was refused')
        return reply.code(400).send()
      }
      const about = subject.safeParse(event.data.object)
      if (about.success) {
        const { id: object_ref, payment_intent: intent_ref = null, client_reference_id: order_id = null } = about.data
        const kept = { tenant_id, event_id: event.id, kind: event.type, object_ref, intent_ref, order_id }
        await doors.inTenant(tenant_id, (db) => insertEvent(db, kept, now))
      }
      return reply.code(200).send({ received: true })
    })
  })
}

function verified(
  stripe: StripeApi,
  body: Buffer,
  { signature, secret, now }: { readonly signature: string; readonly secret: string; readonly now: Date },
) {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, now.getTime())
  } catch {
    return undefined
  }
}

const mostAtOnce = 100

/** Does what was reported; answers how many events were done. */
export function openStripeEvents({ onFailure, ...hooks }: StripeHooks & Pick<SweeperParts, 'onFailure'>): Job {
  const { doors, clock, accounts, warn } = hooks
  return openJob(
    (isClosed) =>
      eachTenant(doors, async (tenant_id) => {
        const stripe = await accounts.of(tenant_id)
        if (!stripe) return 0
        const due = await doors.inTenant(tenant_id, (db) =>
          readDueEvents(db, { tenant_id, now: clock(), limit: mostAtOnce }),
        )
        let done = 0
        for (const event of due) {
          if (isClosed()) break
          try {
            await doEvent(hooks, stripe, event)
            done += 1
          } catch (error) {
            // Stripe will answer later, and what is wrong here is to be seen; others go on.
            warn(
              { err: error, tenant_id, event_id: event.event_id, isStripes: faultOfStripe(error) },
              'an event of Stripe waits',
            )
            const pause = Math.min(2 ** event.tries, 60) * 60_000
            await doors.inTenant(tenant_id, (db) => postponeEvent(db, event, new Date(clock().getTime() + pause)))
          }
        }
        return done
      }),
    { pauseMs: 2_000, looksAtStart: true, onFailure },
  )
}

async function doEvent(hooks: StripeHooks, stripe: StripeApi, event: StripeEvent): Promise<void> {
  const { doors } = hooks
  const place = await orderOf(hooks, stripe, event)
  if (!place) return doors.inTenant(event.tenant_id, (db) => saveOutcome(db, event, 'nothing to do'))
  await compareOrder(hooks, stripe, place, (db, { moved }) => saveOutcome(db, event, moved ?? 'as it was'))
}

/** The order that an event is about; undefined: nothing of ours follows from it. */
async function orderOf(
  hooks: StripeHooks,
  stripe: StripeApi,
  { tenant_id, kind, object_ref, intent_ref, order_id }: StripeEvent,
): Promise<(StripeOrder & { readonly source_ref: string }) | undefined> {
  const find = (key: Parameters<typeof findStripeOrder>[2]) =>
    hooks.doors.inTenant(tenant_id, (db) => findStripeOrder(db, tenant_id, key))
  if (kind.startsWith('checkout.session.')) {
    const found = (await find({ source_ref: object_ref })) ?? (order_id === null ? undefined : await find({ order_id }))
    return found && { ...found, source_ref: found.source_ref ?? object_ref }
  }
  if (kind.startsWith('invoice.')) return orderOfInvoice(hooks, tenant_id, await readInvoice(stripe, object_ref))
  if (!kind.startsWith('charge.') || intent_ref === null) return undefined
  const found = await find({ intent_ref })
  return found?.source_ref ? { ...found, source_ref: found.source_ref } : undefined
}
