import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { StripeOrder } from '#features/payments/stripe.sql.ts'

export interface StripeEvent {
  readonly tenant_id: number
  readonly event_id: string
  readonly kind: string
  readonly object_ref: string
  readonly intent_ref: string | null
  readonly order_id: string | null
}

/** Kept once, however often it arrives; waits from then on. False where it was here before. */
export async function insertEvent(db: Kysely<Tables>, event: StripeEvent, received_on: Date): Promise<boolean> {
  const row = await db
    .insertInto('payment_events')
    .values({ ...event, received_on, due_on: received_on })
    .onConflict((clash) => clash.columns(['tenant_id', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Those that are to be done, the oldest first. */
export async function readDueEvents(
  db: Kysely<Tables>,
  { tenant_id, now, limit }: { readonly tenant_id: number; readonly now: Date; readonly limit: number },
): Promise<readonly (StripeEvent & { readonly tries: number })[]> {
  return db
    .selectFrom('payment_events')
    .select(['tenant_id', 'event_id', 'kind', 'object_ref', 'intent_ref', 'order_id', 'tries'])
    .where('tenant_id', '=', tenant_id)
    .where('due_on', '<=', now)
    .orderBy('due_on')
    .orderBy('event_id')
    .limit(limit)
    .execute()
}

type EventKey = Pick<StripeEvent, 'tenant_id' | 'event_id'>

export async function saveOutcome(db: Kysely<Tables>, { tenant_id, event_id }: EventKey, outcome: string) {
  await db
    .updateTable('payment_events')
    .set({ outcome, due_on: null })
    .where('tenant_id', '=', tenant_id)
    .where('event_id', '=', event_id)
    .execute()
}

export async function postponeEvent(db: Kysely<Tables>, { tenant_id, event_id }: EventKey, due_on: Date) {
  await db
    .updateTable('payment_events')
    .set({ due_on, tries: sql`tries + 1` })
    .where('tenant_id', '=', tenant_id)
    .where('event_id', '=', event_id)
    .execute()
}

/** Begins the comparison of a night; false where somebody did. */
export async function beginNight(db: Kysely<Tables>, tenant_id: number, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('payment_events')
    .values({
      tenant_id,
      event_id: `night ${now.toISOString().slice(0, 10)}`,
      kind: 'night',
      object_ref: '',
      received_on: now,
      due_on: null,
    })
    .onConflict((clash) => clash.columns(['tenant_id', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps what differed, with what was done of it. */
export async function insertDifference(
  db: Kysely<Tables>,
  order: Pick<StripeOrder, 'tenant_id' | 'order_id'> & { readonly source_ref: string },
  outcome: string,
  now: Date,
): Promise<void> {
  const { tenant_id, order_id, source_ref: object_ref } = order
  await db
    .insertInto('payment_events')
    .values({
      tenant_id,
      event_id: `difference ${now.toISOString().slice(0, 10)} ${order_id}`,
      kind: 'difference',
      object_ref,
      order_id,
      received_on: now,
      due_on: null,
      outcome,
    })
    .onConflict((clash) => clash.columns(['tenant_id', 'event_id']).doNothing())
    .execute()
}

/** Orders of Stripe's that are compared: those that wait, and those that ended since then. A page by order, after the one that is named. */
export async function readCompared(
  db: Kysely<Tables>,
  { tenant_id, since, after, limit }: { tenant_id: number; since: Date; after: string; limit: number },
): Promise<readonly StripeOrder[]> {
  const { rows } = await sql<StripeOrder>`
    select tenant_id, order_id, institution_id, user_id, stripe_price_id, source_ref, checkout_url, expires_on, subscription_ref, is_change
    from stripe_orders where tenant_id = ${tenant_id} and expires_on > ${since}::timestamptz and order_id > ${after}::uuid
    order by order_id limit ${limit}`.execute(db)
  return rows
}
