/** Each night every order of the last weeks is set beside what Stripe says; what differs is listed, and moves by the one machine. */
import { compareOrder, giveUpOrder, orderOfInvoice } from '#features/payments/stripe-orders.ts'
import { readInvoice, type StripeApi } from '#features/payments/stripe-api.ts'
import { beginNight, insertDifference, readCompared } from '#features/payments/stripe-events.sql.ts'
import type { StripeHooks } from '#features/payments/stripe-events.ts'
import type { StripeOrder } from '#features/payments/stripe.sql.ts'
import { eachTenant, openJob, type Job, type SweeperParts } from '#jobs/job.ts'

const day = 86_400_000
/** Money may go back for months; most of it does in these. */
const comparedDays = 120
/** As long Stripe tries to deliver an event. */
const missedDays = 4
/** In UTC: dawn in Kabul, when nobody pays. */
const nightHour = 23
const atOnce = 100
const first = '00000000-0000-0000-0000-000000000000'

/** Answers how many orders differed. */
export function openStripeNights({ onFailure, ...hooks }: StripeHooks & Pick<SweeperParts, 'onFailure'>): Job {
  const { doors, clock, accounts } = hooks
  return openJob(
    (isClosed) =>
      eachTenant(doors, async (tenant_id) => {
        const now = clock()
        if (now.getUTCHours() < nightHour) return 0
        const stripe = await accounts.of(tenant_id)
        if (!stripe || !(await doors.inTenant(tenant_id, (db) => beginNight(db, tenant_id, now)))) return 0
        return compareNight(hooks, stripe, { tenant_id, now, isClosed })
      }),
    { pauseMs: 600_000, onFailure },
  )
}

interface Night {
  readonly tenant_id: number
  readonly now: Date
  readonly isClosed: () => boolean
}

async function compareNight(
  hooks: StripeHooks,
  stripe: StripeApi,
  { tenant_id, now, isClosed }: Night,
): Promise<number> {
  const { doors } = hooks
  let differed = 0
  const created = { gte: Math.floor((now.getTime() - missedDays * day) / 1000) }
  for await (const { id } of stripe.invoices.list({ status: 'paid', created, limit: atOnce })) {
    if (isClosed()) return differed
    const place = await orderOfInvoice(hooks, tenant_id, await readInvoice(stripe, id))
    if (place) differed += await compareAtNight(hooks, stripe, place, now)
  }
  const since = new Date(now.getTime() - comparedDays * day)
  for (let after = first; !isClosed();) {
    const page = await doors.inTenant(tenant_id, (db) => readCompared(db, { tenant_id, since, after, limit: atOnce }))
    for (const place of page) {
      const { source_ref } = place
      if (source_ref !== null) differed += await compareAtNight(hooks, stripe, { ...place, source_ref }, now)
      else if (place.expires_on < now) await giveUpOrder(hooks, place)
    }
    const last = page.at(-1)
    if (page.length < atOnce || last === undefined) break
    after = last.order_id
  }
  return differed
}

/** One that cannot be asked after tonight stops none of the others. */
async function compareAtNight(
  hooks: StripeHooks,
  stripe: StripeApi,
  place: StripeOrder & { readonly source_ref: string },
  now: Date,
): Promise<number> {
  const { tenant_id, order_id } = place
  try {
    const { moved } = await compareOrder(hooks, stripe, place, async (db, compared) => {
      if (compared.moved) await insertDifference(db, place, compared.moved, now)
    })
    if (moved) hooks.warn({ tenant_id, order_id, moved }, 'an order differed from what Stripe says of it')
    return moved ? 1 : 0
  } catch (error) {
    hooks.warn({ err: error, tenant_id, order_id }, 'an order was not compared with Stripe')
    return 0
  }
}
