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
    select o.order_id, o.receipt_no, i.name, i.names, u.full_name, o.title, o.amount_minor, o.currency, o.duration_in_months, o.gateway, t.transfer_ref,
      o.made_on, o.settled_on, o.status = 3 as is_taken_back, s.start_on, s.end_on
    from payment_orders o
      join institutions i on i.institution_id = o.institution_id
      join users u on u.institution_id = o.institution_id and u.user_id = o.user_id
      join subscriptions s on s.institution_id = o.institution_id and s.order_id = o.order_id
      left join bank_transfers t on t.institution_id = o.institution_id and t.order_id = o.order_id
    where o.institution_id = ${institution_id} and o.order_id = ${order_id}::uuid and o.receipt_no is not null
      and (${user_id ?? null}::bigint is null or o.user_id = ${user_id ?? null}::bigint)`.execute(db)
  return rows[0]
}
