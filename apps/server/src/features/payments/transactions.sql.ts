import { sql, type Kysely } from 'kysely'
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

/** Orders of those days at the school. */
const madeBetween = ({ institution_id, start_date, end_date }: SoughtTransactions) => sql`
  (${start_date ?? null}::date is null or o.made_on >= ${start_date ?? null}::date::timestamp at time zone (select time_zone from institutions where institution_id = ${institution_id}))
  and (${end_date ?? null}::date is null or o.made_on < (${end_date ?? null}::date + 1)::timestamp at time zone (select time_zone from institutions where institution_id = ${institution_id}))`

/** A page, the newest first, and how many there are on all pages. */
export async function findTransactions(
  db: Kysely<Tables>,
  sought: SoughtTransactions,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<{ readonly rows: readonly TransactionRow[]; readonly total: number }> {
  const { institution_id, status, search } = sought
  const like = search ? `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%` : null
  const { rows } = await sql<TransactionRow & { readonly total: number }>`
    select o.order_id, o.receipt_no, o.user_id, u.full_name, o.title, o.amount_minor, o.currency, o.duration_in_months, o.gateway, o.status, o.reason,
      o.made_on, o.settled_on, t.bank, t.payer, t.transfer_ref, to_char(t.paid_on, 'YYYY-MM-DD') as paid_on, t.slip, t.remarks, t.decided_by_name, t.decided_on,
      count(*) over ()::int as total
    from payment_orders o
      join users u on u.institution_id = o.institution_id and u.user_id = o.user_id
      left join bank_transfers t on t.institution_id = o.institution_id and t.order_id = o.order_id
    where o.institution_id = ${institution_id} and (${status ?? null}::int is null or o.status = ${status ?? null}::int) and ${madeBetween(sought)}
      and (${like}::text is null or u.full_name ilike ${like} or t.transfer_ref ilike ${like} or t.payer ilike ${like})
    order by o.made_on desc, o.order_id offset ${skip} limit ${take}`.execute(db)
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

export async function readStatusSums(db: Kysely<Tables>, sought: SoughtTransactions): Promise<readonly StatusSum[]> {
  const { rows } = await sql<StatusSum>`
    select o.status, o.currency, count(*)::int as orders, sum(o.amount_minor)::float8 as amount_minor
    from payment_orders o where o.institution_id = ${sought.institution_id} and ${madeBetween(sought)}
    group by o.status, o.currency order by o.status, o.currency`.execute(db)
  return rows
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
