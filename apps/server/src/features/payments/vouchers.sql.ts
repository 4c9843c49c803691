import type { Currency, DurationInMonths } from '@maktab/contracts/payments/money'
import type { PlanWords } from '@maktab/domain/payments/plans'
import type { VoucherState } from '@maktab/domain/payments/vouchers'
import { sql, type Kysely } from 'kysely'
import { insertRows } from '#db/insert-rows.sql.ts'
import type { Tables } from '#db/tables.ts'
import { insertOrder, type NewOrder } from '#features/payments/orders.sql.ts'

interface School {
  readonly tenant_id: number
  readonly institution_id: number
}

/** The last of so many numbers of the school; nobody else gets one until the transaction ends. */
export async function takeVoucherSerials(db: Kysely<Tables>, institution_id: number, count: number): Promise<number> {
  const { rows } = await sql<{ readonly last_voucher: number }>`
    insert into payment_receipts (institution_id, last_no, last_voucher) values (${institution_id}, 0, ${count})
    on conflict (institution_id) do update set last_voucher = payment_receipts.last_voucher + ${count} returning last_voucher`.execute(
    db,
  )
  return rows[0]!.last_voucher
}

export interface SoldPlan {
  readonly subscription_guid: string
  readonly title: PlanWords
  readonly amount_minor: number
  readonly currency: string
  readonly duration_in_months: number
}

interface NewVouchers {
  readonly codes: readonly string[]
  readonly first_serial: number
  readonly made_on: Date
  readonly ends_on: Date
}

export async function insertVouchers(
  db: Kysely<Tables>,
  school: School,
  { subscription_guid, title, amount_minor, currency, duration_in_months }: SoldPlan,
  { codes, first_serial, made_on, ends_on }: NewVouchers,
): Promise<void> {
  await insertRows(
    db,
    'vouchers',
    {
      tenant_id: 'bigint',
      institution_id: 'bigint',
      code: 'text',
      serial: 'int',
      subscription_guid: 'uuid',
      title: 'jsonb',
      amount_minor: 'bigint',
      currency: 'text',
      duration_in_months: 'smallint',
      made_on: 'timestamptz',
      ends_on: 'timestamptz',
    },
    codes.map((code, index) => ({
      ...school,
      code,
      serial: first_serial + index,
      subscription_guid,
      title,
      amount_minor,
      currency,
      duration_in_months,
      made_on,
      ends_on,
    })),
  )
}

export interface SoughtVouchers extends School {
  readonly state?: VoucherState | undefined
  readonly from_serial?: number | undefined
  readonly to_serial?: number | undefined
  readonly now: Date
}

export interface VoucherRow extends SoldPlan {
  readonly serial: number
  readonly code: string
  readonly currency: Currency
  readonly duration_in_months: DurationInMonths
  readonly made_on: Date
  readonly ends_on: Date
  readonly cancelled_on: Date | null
  readonly used_on: Date | null
  readonly used_by_name: string | null
}

/** A page, the newest first, and how many there are on all pages. */
export async function findVouchers(
  db: Kysely<Tables>,
  { tenant_id, institution_id, state, from_serial, to_serial, now }: SoughtVouchers,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<{ readonly rows: readonly VoucherRow[]; readonly total: number }> {
  const { rows } = await sql<VoucherRow & { readonly total: number }>`
    select v.serial, v.code, v.subscription_guid, v.title, v.amount_minor, v.currency, v.duration_in_months, v.made_on, v.ends_on, v.cancelled_on, v.used_on,
      u.full_name as used_by_name, count(*) over ()::int as total
    from vouchers v
      left join payment_orders o on o.institution_id = v.used_institution and o.order_id = v.order_id and o.institution_id = ${institution_id}
      left join users u on u.institution_id = o.institution_id and u.user_id = o.user_id
    where v.tenant_id = ${tenant_id} and v.institution_id = ${institution_id}
      and v.serial between ${from_serial ?? 0} and ${to_serial ?? 2_147_483_647}
      and (${state ?? null}::text is null or ${state ?? null}::text = case when v.used_on is not null then 'used' when v.cancelled_on is not null then 'cancelled'
        when v.ends_on <= ${now}::timestamptz then 'ended' else 'open' end)
    order by v.serial desc offset ${skip} limit ${take}`.execute(db)
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}

export interface LockedVoucher extends School, SoldPlan {
  readonly code: string
  readonly ends_on: Date
  readonly cancelled_on: Date | null
  readonly used_on: Date | null
}

const locked = sql`tenant_id, institution_id, code, subscription_guid, title, amount_minor, currency, duration_in_months, ends_on, cancelled_on, used_on`

/** Held until the transaction ends: it pays once, whoever types it. */
export async function lockVoucher(
  db: Kysely<Tables>,
  tenant_id: number,
  code: string,
): Promise<LockedVoucher | undefined> {
  const { rows } = await sql<LockedVoucher>`
    select ${locked} from vouchers where tenant_id = ${tenant_id} and code = ${code} for update`.execute(db)
  return rows[0]
}

export async function lockVoucherOfSchool(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: School,
  serial: number,
): Promise<LockedVoucher | undefined> {
  const { rows } = await sql<LockedVoucher>`
    select ${locked} from vouchers
    where tenant_id = ${tenant_id} and institution_id = ${institution_id} and serial = ${serial} for update`.execute(db)
  return rows[0]
}

export async function saveCancelled(
  db: Kysely<Tables>,
  { tenant_id, code }: Pick<LockedVoucher, 'tenant_id' | 'code'>,
  cancelled_on: Date,
): Promise<void> {
  await db
    .updateTable('vouchers')
    .set({ cancelled_on })
    .where('tenant_id', '=', tenant_id)
    .where('code', '=', code)
    .execute()
}

/** The order that a voucher pays, and that it paid it. */
export async function insertVoucherOrder(
  db: Kysely<Tables>,
  order: NewOrder,
  { tenant_id, code }: Pick<LockedVoucher, 'tenant_id' | 'code'>,
): Promise<void> {
  await insertOrder(db, order)
  await db
    .updateTable('vouchers')
    .set({ used_on: order.made_on, used_institution: order.institution_id, order_id: order.order_id })
    .where('tenant_id', '=', tenant_id)
    .where('code', '=', code)
    .execute()
}
