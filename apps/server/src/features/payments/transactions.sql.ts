import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Currency, DurationInMonths, PaymentCode } from '@maktab/contracts/payments/money'
import type { OrderReason } from '@maktab/domain/payments/orders'
import type { PlanWords } from '@maktab/domain/payments/plans'
import type { Tables } from '#db/tables.ts'
import type { KeptAttachment } from '#features/content/attachments.ts'

export interface SoughtTransactions {
  readonly institution_id: number
  readonly status?: PaymentCode | undefined
  /** Days of the school, first and last. */
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
  readonly search?: string | undefined
}

interface TransactionRow {
  readonly order_id: string
  readonly receipt_no: number | null
  readonly user_id: number
  readonly full_name: string
  readonly title: PlanWords
  readonly amount_minor: number
  readonly refunded_minor: number
  readonly learners: readonly { readonly user_id: number; readonly full_name: string; readonly is_ended: boolean }[]
  readonly currency: Currency
  readonly duration_in_months: DurationInMonths
  readonly gateway: number
  readonly status: PaymentCode
  readonly reason: OrderReason | null
  readonly made_on: Date
  readonly settled_on: Date | null
  readonly bank: string | null
  readonly payer: string
  readonly transfer_ref: string
  readonly paid_on: string
  readonly slip: KeptAttachment | null
  readonly remarks: string
  readonly decided_by_name: string | null
  readonly decided_on: Date | null
}

const zone = (institution_id: number) =>
  sql`(select time_zone from institutions where institution_id = ${institution_id})`

/** What a list is narrowed to by state, and by days at the school. */
const narrowed = ({ institution_id, status, start_date, end_date }: SoughtTransactions): RawBuilder<unknown> =>
  sql.join(
    [
      sql`o.institution_id = ${institution_id}`,
      ...(status === undefined ? [] : [sql`o.status = ${status}`]),
      ...(start_date === undefined
        ? []
        : [sql`o.made_on >= ${start_date}::date::timestamp at time zone ${zone(institution_id)}`]),
      ...(end_date === undefined
        ? []
        : [sql`o.made_on < (${end_date}::date + 1)::timestamp at time zone ${zone(institution_id)}`]),
    ],
    sql` and `,
  )

/** Days of the roll-up of the school. */
const countedDays = ({ institution_id, start_date, end_date }: SoughtTransactions): RawBuilder<unknown> =>
  sql`r.institution_id = ${institution_id} and r.day between ${start_date ?? '-infinity'}::date and ${end_date ?? 'infinity'}::date`

/**
 * A page, the newest first, and how many there are on all pages. How many is read from the figures by day; where a name or a reference is sought,
 * those that have it are found first and counted.
 */
export async function findTransactions(
  db: Kysely<Tables>,
  sought: SoughtTransactions,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<{ readonly rows: readonly TransactionRow[]; readonly total: number }> {
  const { institution_id, status, search } = sought
  const like = search ? `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%` : null
  const named = sql`
    select o.order_id from payment_orders o where o.institution_id = ${institution_id} and o.user_id in
      (select u.user_id from users u where u.institution_id = ${institution_id} and u.full_name ilike ${like})
    union
    select t.order_id from bank_transfers t where t.institution_id = ${institution_id} and (t.transfer_ref ilike ${like} or t.payer ilike ${like})`
  const found = like === null ? sql`true` : sql`o.order_id in (${named})`
  const count =
    status === 1 ? sql`waiting` : status === 2 ? sql`paid` : status === 3 ? sql`failed` : sql`waiting + paid + failed`
  const total =
    like === null
      ? sql`(select coalesce(sum(${count}), 0)::int from rollup_payment_day r where ${countedDays(sought)})`
      : sql`(select count(*)::int from payment_orders o where ${narrowed(sought)} and ${found})`
  const { rows } = await sql<TransactionRow & { readonly total: number }>`
    with page as (
      select o.* from payment_orders o where ${narrowed(sought)} and ${found}
      order by o.made_on desc, o.order_id offset ${skip} limit ${take}
    )
    select o.order_id, o.receipt_no, o.user_id, u.full_name, o.title, o.amount_minor, o.refunded_minor, o.currency, o.duration_in_months, o.gateway, o.status, o.reason,
      o.made_on, o.settled_on, t.bank, t.payer, t.transfer_ref, to_char(t.paid_on, 'YYYY-MM-DD') as paid_on, t.slip, t.remarks, t.decided_by_name, t.decided_on,
      (select coalesce(jsonb_agg(jsonb_build_object('user_id', w.user_id, 'full_name', w.full_name, 'is_ended', s.ended_on is not null) order by w.full_name, w.user_id), '[]')
        from users w left join subscriptions s on s.institution_id = o.institution_id and s.order_id = o.order_id and s.user_id = w.user_id
        where w.institution_id = o.institution_id and w.user_id = any (o.learner_ids)) as learners,
      ${total} as total
    from page o
      join users u on u.institution_id = o.institution_id and u.user_id = o.user_id
      left join bank_transfers t on t.institution_id = o.institution_id and t.order_id = o.order_id
    order by o.made_on desc, o.order_id`.execute(db)
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}

interface StatusSum {
  readonly status: PaymentCode
  readonly currency: Currency
  readonly orders: number
  readonly amount_minor: number
}

export interface TransactionFigures {
  readonly waiting_approvals: number
  readonly active: number
  readonly trials: number
  readonly ending_in_30_days: number
}

interface Received {
  readonly currency: Currency
  readonly orders: number
  readonly amount_minor: number
  readonly refunded_minor: number
}

export interface TransactionSums {
  readonly by_status: readonly StatusSum[]
  readonly by_gateway: readonly (Received & { readonly gateway: number })[]
  readonly by_month: readonly (Received & { readonly month: string })[]
}

/** Months of the list that are shown. */
const months = 24

/** Of orders made in those days, from the figures by day alone. */
export async function readTransactionSums(db: Kysely<Tables>, sought: SoughtTransactions): Promise<TransactionSums> {
  const received = sql`sum(paid)::int as orders, sum(paid_minor)::float8 as amount_minor, sum(refunded_minor)::float8 as refunded_minor`
  const { rows } = await sql<TransactionSums>`
    with days as (select r.* from rollup_payment_day r where ${countedDays(sought)})
    select
      (select coalesce(jsonb_agg(s order by s.status, s.currency), '[]') from (
        select status, currency, sum(orders)::int as orders, sum(amount_minor)::float8 as amount_minor
        from days, lateral (values (1, waiting, waiting_minor), (2, paid, paid_minor), (3, failed, failed_minor)) as each (status, orders, amount_minor)
        group by status, currency having sum(orders) > 0) s) as by_status,
      (select coalesce(jsonb_agg(g order by g.gateway, g.currency), '[]') from (
        select gateway, currency, ${received} from days group by gateway, currency having sum(paid) > 0 or sum(refunded_minor) > 0) g) as by_gateway,
      (select coalesce(jsonb_agg(m order by m.month desc, m.currency), '[]') from (
        select to_char(day, 'YYYY-MM') as month, currency, ${received} from days group by 1, 2 having sum(paid) > 0 or sum(refunded_minor) > 0
        order by 1 desc, 2 limit ${months}) m) as by_month`.execute(db)
  return rows[0]!
}

export async function readTransactionFigures(
  db: Kysely<Tables>,
  institution_id: number,
  now: Date,
): Promise<TransactionFigures> {
  const { rows } = await sql<TransactionFigures>`
    select (select count(*)::int from payment_orders where institution_id = ${institution_id} and gateway = 2 and status = 1) as waiting_approvals,
      count(*) filter (where paid)::int as active,
      count(*) filter (where not paid and trial)::int as trials,
      count(*) filter (where paid and until <= ${now}::timestamptz + interval '30 days')::int as ending_in_30_days
    from (select bool_or(mode = 1) as paid, bool_or(mode = 2) as trial, max(coalesce(end_on, 'infinity')) filter (where mode = 1) as until
      from subscriptions where institution_id = ${institution_id} and (ended_on is null or ended_on > ${now}::timestamptz) and (end_on is null or end_on > ${now}::timestamptz)
      group by user_id) held`.execute(db)
  return rows[0]!
}
