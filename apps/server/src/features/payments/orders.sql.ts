import { sql, type Kysely } from 'kysely'
import type { Currency, DurationInMonths } from '@maktab/contracts/payments/money'
import type { OrderReason, OrderState } from '@maktab/domain/payments/orders'
import type { PlanWords } from '@maktab/domain/payments/plans'
import type { Tables } from '#db/tables.ts'
import type { KeptAttachment } from '#features/content/attachments.ts'

interface PersonKey {
  readonly institution_id: number
  readonly user_id: number
}

interface OrderKey {
  readonly institution_id: number
  readonly order_id: string
}

interface OrderFacts {
  readonly order_id: string
  readonly status: 1 | 2 | 3
  readonly reason: OrderReason | null
  readonly title: PlanWords
  readonly amount_minor: number
  readonly currency: Currency
  readonly duration_in_months: DurationInMonths
  readonly made_on: Date
  readonly settled_on: Date | null
  readonly receipt_no: number | null
  readonly refunded_minor: number
  /** Names; empty where it is for the payer alone. */
  readonly learners: readonly string[]
}

/** The newest first. */
export async function readOwnOrders(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
  take: number,
): Promise<readonly (OrderFacts & { readonly remarks: string })[]> {
  const { rows } = await sql<OrderFacts & { readonly remarks: string }>`
    select order_id, status, reason, title, amount_minor, currency, duration_in_months, made_on, settled_on, receipt_no, refunded_minor, coalesce(t.remarks, '') as remarks,
      case when learner_ids = array[o.user_id] then '{}' else array(select u.full_name from users u where u.institution_id = o.institution_id and u.user_id = any (o.learner_ids) order by u.full_name) end as learners
    from payment_orders o left join bank_transfers t using (institution_id, order_id)
    where o.institution_id = ${institution_id} and o.user_id = ${user_id} order by made_on desc, order_id limit ${take}`.execute(
    db,
  )
  return rows
}

/** Of that person, with that payment still to come. */
export async function countWaiting(db: Kysely<Tables>, { institution_id, user_id }: PersonKey): Promise<number> {
  const { count } = await db
    .selectFrom('payment_orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('status', '=', 1)
    .executeTakeFirstOrThrow()
  return count
}

export async function readTimeZone(db: Kysely<Tables>, institution_id: number): Promise<string> {
  const row = await db
    .selectFrom('institutions')
    .select('time_zone')
    .where('institution_id', '=', institution_id)
    .executeTakeFirstOrThrow()
  return row.time_zone
}

export interface NewOrder extends PersonKey, OrderKey {
  readonly subscription_guid: string
  /** Everyone once, by number: each gets the plan. */
  readonly learner_ids: readonly number[]
  readonly title: PlanWords
  readonly gateway: number
  readonly amount_minor: number
  readonly currency: string
  readonly duration_in_months: number
  readonly grade: string | null
  readonly reason: OrderReason | null
  readonly made_on: Date
}

export async function insertOrder(db: Kysely<Tables>, { title, learner_ids, ...order }: NewOrder): Promise<void> {
  await db
    .insertInto('payment_orders')
    .values({ ...order, title: JSON.stringify(title), learner_ids: [...learner_ids] })
    .execute()
}

export interface NewTransfer {
  readonly tenant_id: number
  readonly bank: string
  readonly payer: string
  readonly transfer_ref: string
  readonly folded_ref: string
  readonly paid_on: string
  readonly slip: KeptAttachment | undefined
}

/**
 * An order with its transfer, both or neither. False where the tenant had a transfer of that reference, in whichever school, or an order
 * of that id is there already.
 */
export async function insertTransfer(db: Kysely<Tables>, order: NewOrder, transfer: NewTransfer): Promise<boolean> {
  const { institution_id, order_id } = order
  const { tenant_id, bank, payer, transfer_ref, folded_ref, paid_on, slip } = transfer
  const { rows } = await sql`
    with handed as (
      insert into bank_transfers (institution_id, order_id, tenant_id, bank, payer, transfer_ref, folded_ref, paid_on, slip)
      select ${institution_id}::bigint, ${order_id}::uuid, ${tenant_id}::bigint, ${bank}, ${payer}, ${transfer_ref}, ${folded_ref}, ${paid_on}::date, ${slip ? JSON.stringify(slip) : null}::jsonb
      where not exists (select from payment_orders where institution_id = ${institution_id} and order_id = ${order_id}::uuid)
      on conflict do nothing returning order_id
    )
    insert into payment_orders (institution_id, order_id, user_id, learner_ids, subscription_guid, title, gateway, amount_minor, currency, duration_in_months, grade, reason, made_on)
    select ${institution_id}::bigint, order_id, ${order.user_id}::bigint, ${[...order.learner_ids]}::bigint[], ${order.subscription_guid}::uuid, ${JSON.stringify(order.title)}::jsonb, ${order.gateway}::smallint,
      ${order.amount_minor}::bigint, ${order.currency}, ${order.duration_in_months}::smallint, ${order.grade}, ${order.reason}, ${order.made_on}::timestamptz
    from handed returning order_id`.execute(db)
  return rows.length > 0
}

export interface LockedOrder extends OrderState {
  readonly status: 1 | 2 | 3
  readonly user_id: number
  readonly subscription_guid: string
  readonly duration_in_months: number
  readonly receipt_no: number | null
  readonly gateway: number
  readonly amount_minor: number
  readonly currency: string
  readonly refunded_minor: number
  readonly learner_ids: readonly number[]
}

export async function lockOrder(
  db: Kysely<Tables>,
  { institution_id, order_id }: OrderKey,
): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    select user_id, subscription_guid, status, reason, duration_in_months, receipt_no, gateway, amount_minor, currency, refunded_minor, learner_ids
    from payment_orders where institution_id = ${institution_id} and order_id = ${order_id}::uuid for update`.execute(
    db,
  )
  return rows[0]
}

/** The next number of the school's receipts; nobody else gets one until the transaction ends, so that none is missing. */
export async function takeReceiptNo(db: Kysely<Tables>, institution_id: number): Promise<number> {
  const { rows } = await sql<{ readonly last_no: number }>`
    insert into payment_receipts (institution_id, last_no) values (${institution_id}, 1)
    on conflict (institution_id) do update set last_no = payment_receipts.last_no + 1 returning last_no`.execute(db)
  return rows[0]!.last_no
}

export async function saveOrderState(
  db: Kysely<Tables>,
  { institution_id, order_id }: OrderKey,
  state: OrderState & {
    readonly settled_on: Date
    readonly receipt_no: number | null
    readonly refunded_minor: number
  },
): Promise<void> {
  const { status, reason, settled_on, receipt_no, refunded_minor } = state
  await db
    .updateTable('payment_orders')
    .set({ status, reason, settled_on, receipt_no, refunded_minor })
    .where('institution_id', '=', institution_id)
    .where('order_id', '=', order_id)
    .execute()
}

/** What went back of an order that stays paid. */
export async function saveRefunded(
  db: Kysely<Tables>,
  { institution_id, order_id }: OrderKey,
  refunded_minor: number,
): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ refunded_minor })
    .where('institution_id', '=', institution_id)
    .where('order_id', '=', order_id)
    .execute()
}

export interface SavedDecision {
  readonly decided_by: number
  readonly decided_by_name: string
  readonly decided_on: Date
  readonly remarks: string
}

export async function saveTransferDecision(
  db: Kysely<Tables>,
  { institution_id, order_id }: OrderKey,
  decision: SavedDecision,
): Promise<void> {
  await db
    .updateTable('bank_transfers')
    .set(decision)
    .where('institution_id', '=', institution_id)
    .where('order_id', '=', order_id)
    .execute()
}
