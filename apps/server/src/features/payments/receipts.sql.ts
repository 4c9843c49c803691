import type { Currency, DurationInMonths } from '@maktab/contracts/payments/money'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface ReceiptRow {
  readonly order_id: string
  readonly receipt_no: number
  readonly name: string
  readonly names: Readonly<Record<string, string>>
  readonly full_name: string
  readonly title: Readonly<Record<string, string>>
  readonly amount_minor: number
  readonly refunded_minor: number
  readonly learners: readonly {
    readonly full_name: string
    readonly start_on: string
    readonly end_on: string | null
    readonly is_ended: boolean
  }[]
  readonly currency: Currency
  readonly duration_in_months: DurationInMonths
  readonly gateway: number
  readonly transfer_ref: string | null
  readonly made_on: Date
  readonly settled_on: Date
  readonly is_taken_back: boolean
  readonly start_on: Date
  readonly end_on: Date | null
}

/** Of one person where `user_id` is given. Undefined where no money was received. */
export async function findReceipt(
  db: Kysely<Tables>,
  {
    institution_id,
    order_id,
    user_id,
  }: { readonly institution_id: number; readonly order_id: string; readonly user_id?: number },
): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow>`
    select o.order_id, o.receipt_no, i.name, i.names, u.full_name, o.title, o.amount_minor, o.refunded_minor, o.currency, o.duration_in_months, o.gateway, t.transfer_ref,
      o.made_on, o.settled_on, o.status = 3 as is_taken_back, s.start_on, s.end_on, s.learners
    from payment_orders o
      join institutions i on i.institution_id = o.institution_id
      join users u on u.institution_id = o.institution_id and u.user_id = o.user_id
      cross join lateral (
        select min(s.start_on) as start_on, nullif(max(coalesce(s.end_on, 'infinity')), 'infinity') as end_on,
          jsonb_agg(jsonb_build_object('full_name', w.full_name, 'start_on', s.start_on, 'end_on', s.end_on, 'is_ended', s.ended_on is not null) order by w.full_name, w.user_id) as learners
        from subscriptions s join users w on w.institution_id = s.institution_id and w.user_id = s.user_id
        where s.institution_id = o.institution_id and s.order_id = o.order_id
      ) s
      left join bank_transfers t on t.institution_id = o.institution_id and t.order_id = o.order_id
    where o.institution_id = ${institution_id} and o.order_id = ${order_id}::uuid and o.receipt_no is not null
      and (${user_id ?? null}::bigint is null or o.user_id = ${user_id ?? null}::bigint)`.execute(db)
  return rows[0]
}
