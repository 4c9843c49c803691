import { sql, type Kysely } from 'kysely'
import type { OrderReason } from '@maktab/domain/payments/orders'
import type { PlanWords } from '@maktab/domain/payments/plans'
import type { Currency, DurationInMonths } from '@maktab/contracts/payments/money'
import type { Tables } from '#db/tables.ts'
import { insertOrder, type NewOrder } from '#features/payments/orders.sql.ts'

export interface PersonKey {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
}

export interface StripeOrder extends PersonKey {
  readonly order_id: string
  readonly stripe_price_id: string
  readonly source_ref: string | null
  readonly checkout_url: string | null
  readonly expires_on: Date
  readonly subscription_ref: string | null
  readonly is_change: boolean
}

const columns = sql.raw(
  'tenant_id, order_id, institution_id, user_id, stripe_price_id, source_ref, checkout_url, expires_on, subscription_ref, is_change',
)

/** The order of that price that this person was handed and that still waits, with its sum. */
export async function findOpenCheckout(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: PersonKey,
  {
    stripe_price_id,
    learner_ids,
    now,
  }: { readonly stripe_price_id: string; readonly learner_ids: readonly number[]; readonly now: Date },
): Promise<(StripeOrder & { readonly amount_minor: number }) | undefined> {
  const { rows } = await sql<StripeOrder & { readonly amount_minor: number }>`
    select ${columns}, amount_minor from stripe_orders s join payment_orders o using (institution_id, order_id, user_id)
    where s.tenant_id = ${tenant_id} and s.institution_id = ${institution_id} and s.user_id = ${user_id} and s.stripe_price_id = ${stripe_price_id}
      and o.learner_ids = ${[...learner_ids]}::bigint[] and s.expires_on > ${now}::timestamptz and o.status = 1
    order by s.expires_on desc limit 1`.execute(db)
  return rows[0]
}

/** False where an order of that source is there already. */
export async function insertStripeOrder(
  db: Kysely<Tables>,
  order: NewOrder,
  at: Omit<StripeOrder, 'checkout_url' | 'institution_id' | 'user_id' | 'order_id'>,
): Promise<void> {
  const { institution_id, user_id, order_id } = order
  await insertOrder(db, order)
  await db
    .insertInto('stripe_orders')
    .values({ ...at, institution_id, user_id, order_id })
    .execute()
}

/** Until the transaction ends nobody else makes an order of that object of Stripe's. */
export async function holdStripeObject(db: Kysely<Tables>, tenant_id: number, ref: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('stripe ' || ${tenant_id}::text), hashtext(${ref}))`.execute(db)
}

export async function saveCheckout(
  db: Kysely<Tables>,
  { tenant_id, order_id }: Pick<StripeOrder, 'tenant_id' | 'order_id'>,
  checkout: { readonly source_ref: string; readonly checkout_url: string },
): Promise<void> {
  await db
    .updateTable('stripe_orders')
    .set(checkout)
    .where('tenant_id', '=', tenant_id)
    .where('order_id', '=', order_id)
    .execute()
}

export async function saveStripeRefs(
  db: Kysely<Tables>,
  { tenant_id, order_id }: Pick<StripeOrder, 'tenant_id' | 'order_id'>,
  {
    source_ref,
    subscription_ref,
    intent_ref,
  }: { readonly source_ref: string; readonly subscription_ref: string | null; readonly intent_ref: string | null },
): Promise<void> {
  await sql`
    update stripe_orders set source_ref = ${source_ref}, subscription_ref = coalesce(${subscription_ref}, subscription_ref),
      intent_ref = coalesce(${intent_ref}, intent_ref)
    where tenant_id = ${tenant_id} and order_id = ${order_id}::uuid`.execute(db)
}

type StripeKey = Partial<Record<'order_id' | 'source_ref' | 'subscription_ref' | 'intent_ref', string>>

/** For whom an order is. */
export async function readOrderedFor(
  db: Kysely<Tables>,
  { institution_id, order_id }: Pick<StripeOrder, 'institution_id' | 'order_id'>,
): Promise<readonly number[]> {
  const row = await db
    .selectFrom('payment_orders')
    .select('learner_ids')
    .where('institution_id', '=', institution_id)
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  return row.learner_ids
}

/** Through the tenant's door: an event knows nothing but what it is about. Of several orders of a subscription the first. */
export async function findStripeOrder(
  db: Kysely<Tables>,
  tenant_id: number,
  { order_id, source_ref, subscription_ref, intent_ref }: StripeKey,
): Promise<StripeOrder | undefined> {
  const key =
    source_ref !== undefined
      ? sql`source_ref = ${source_ref}`
      : intent_ref !== undefined
        ? sql`intent_ref = ${intent_ref}`
        : subscription_ref !== undefined
          ? sql`subscription_ref = ${subscription_ref}`
          : sql`order_id = ${order_id ?? null}::uuid`
  const { rows } = await sql<StripeOrder>`
    select ${columns} from stripe_orders where tenant_id = ${tenant_id} and ${key} order by expires_on limit 1`.execute(
    db,
  )
  return rows[0]
}

export interface CardPlan extends StripeOrder {
  readonly subscription_ref: string
}

/** The newest subscription at Stripe of that person. */
export async function findCardPlan(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: PersonKey,
): Promise<CardPlan | undefined> {
  const { rows } = await sql<CardPlan>`
    select ${columns} from stripe_orders where tenant_id = ${tenant_id} and institution_id = ${institution_id} and user_id = ${user_id}
      and subscription_ref is not null order by expires_on desc limit 1`.execute(db)
  return rows[0]
}

/** What was paid before by the same subscription ends: the rest was credited. */
export async function endReplaced(
  db: Kysely<Tables>,
  { institution_id, order_id, tenant_id }: Pick<StripeOrder, 'institution_id' | 'order_id' | 'tenant_id'>,
  subscription_ref: string,
  now: Date,
): Promise<void> {
  await sql`
    update subscriptions s set ended_on = ${now}::timestamptz from stripe_orders o
    where o.tenant_id = ${tenant_id} and o.subscription_ref = ${subscription_ref} and o.order_id <> ${order_id}::uuid and o.institution_id = ${institution_id}
      and s.institution_id = ${institution_id} and s.order_id = o.order_id and s.ended_on is null and s.end_on > ${now}::timestamptz`.execute(
    db,
  )
}

export async function findCustomer(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: PersonKey,
): Promise<{ readonly customer_id: string | null; readonly full_name: string; readonly email: string | null }> {
  const { rows } = await sql<{ customer_id: string | null; full_name: string; email: string | null }>`
    select c.customer_id, u.full_name, u.email from users u
      left join stripe_customers c on c.tenant_id = ${tenant_id} and c.institution_id = u.institution_id and c.user_id = u.user_id
    where u.institution_id = ${institution_id} and u.user_id = ${user_id}`.execute(db)
  if (!rows[0]) throw new Error(`Person ${user_id} is not in school ${institution_id}`)
  return rows[0]
}

export async function saveCustomer(db: Kysely<Tables>, person: PersonKey, customer_id: string): Promise<void> {
  const { tenant_id, institution_id, user_id } = person
  await db
    .insertInto('stripe_customers')
    .values({ tenant_id, institution_id, user_id, customer_id })
    .onConflict((clash) => clash.columns(['tenant_id', 'institution_id', 'user_id']).doNothing())
    .execute()
}

export interface OwnStripeOrder {
  readonly order_id: string
  readonly status: 1 | 2 | 3
  readonly reason: OrderReason | null
  readonly title: PlanWords
  readonly amount_minor: number
  readonly currency: Currency
  readonly duration_in_months: DurationInMonths
  readonly receipt_no: number | null
}

export async function readOwnStripeOrder(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
  order_id: string,
): Promise<OwnStripeOrder | undefined> {
  const { rows } = await sql<OwnStripeOrder>`
    select order_id, status, reason, title, amount_minor, currency, duration_in_months, receipt_no from payment_orders
    where institution_id = ${institution_id} and user_id = ${user_id} and order_id = ${order_id}::uuid and gateway = 4`.execute(
    db,
  )
  return rows[0]
}
