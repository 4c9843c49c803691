import { sql, type Kysely } from 'kysely'
import type { WalletFields } from '@maktab/domain/payments/wallet'
import type { Tables } from '#db/tables.ts'
import { insertOrder, type NewOrder } from '#features/payments/orders.sql.ts'

export interface WalletRef {
  readonly tenant_id: number
  readonly txn_ref: string
  readonly institution_id: number
  readonly order_id: string
  readonly made_on: Date
  readonly expires_on: Date
  readonly inquiries: number
}

interface PersonKey {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
}

/** The order of that plan and mode that this person was handed since then and that still waits. */
export async function findOpenRef(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: PersonKey,
  {
    subscription_guid,
    payment_mode,
    learner_ids,
    since,
  }: {
    readonly subscription_guid: string
    readonly payment_mode: string
    readonly learner_ids: readonly number[]
    readonly since: Date
  },
): Promise<(WalletRef & { readonly amount_minor: number }) | undefined> {
  const { rows } = await sql<WalletRef & { readonly amount_minor: number }>`
    select r.tenant_id, r.txn_ref, r.institution_id, r.order_id, r.made_on, r.expires_on, r.inquiries, o.amount_minor
    from payment_orders o join payment_refs r on r.tenant_id = ${tenant_id} and r.institution_id = o.institution_id and r.order_id = o.order_id
    where o.institution_id = ${institution_id} and o.user_id = ${user_id} and o.status = 1 and o.subscription_guid = ${subscription_guid}::uuid
      and o.learner_ids = ${[...learner_ids]}::bigint[] and r.payment_mode = ${payment_mode} and r.made_on > ${since}::timestamptz
    order by r.made_on desc limit 1`.execute(db)
  return rows[0]
}

export async function insertWalletOrder(
  db: Kysely<Tables>,
  order: NewOrder,
  ref: Omit<WalletRef, 'inquiries'> & { readonly payment_mode: string; readonly next_inquiry_on: Date | null },
): Promise<void> {
  await insertOrder(db, order)
  await db.insertInto('payment_refs').values(ref).execute()
}

/** Through the tenant's door: a report knows nothing but its reference. */
export async function findRef(db: Kysely<Tables>, tenant_id: number, txn_ref: string): Promise<WalletRef | undefined> {
  return db
    .selectFrom('payment_refs')
    .select(['tenant_id', 'txn_ref', 'institution_id', 'order_id', 'made_on', 'expires_on', 'inquiries'])
    .where('tenant_id', '=', tenant_id)
    .where('txn_ref', '=', txn_ref)
    .executeTakeFirst()
}

/** Those that are to be asked after, the longest waiting first. */
export async function readDueRefs(
  db: Kysely<Tables>,
  { tenant_id, now, limit }: { readonly tenant_id: number; readonly now: Date; readonly limit: number },
): Promise<readonly WalletRef[]> {
  return db
    .selectFrom('payment_refs')
    .select(['tenant_id', 'txn_ref', 'institution_id', 'order_id', 'made_on', 'expires_on', 'inquiries'])
    .where('tenant_id', '=', tenant_id)
    .where('next_inquiry_on', '<=', now)
    .orderBy('next_inquiry_on')
    .limit(limit)
    .execute()
}

export async function saveInquiry(
  db: Kysely<Tables>,
  { tenant_id, txn_ref }: Pick<WalletRef, 'tenant_id' | 'txn_ref'>,
  { inquiries, next_inquiry_on }: { readonly inquiries: number; readonly next_inquiry_on: Date | null },
): Promise<void> {
  await db
    .updateTable('payment_refs')
    .set({ inquiries, next_inquiry_on })
    .where('tenant_id', '=', tenant_id)
    .where('txn_ref', '=', txn_ref)
    .execute()
}

export interface SavedReport {
  readonly tenant_id: number
  readonly txn_ref: string
  readonly kind: 'return' | 'message' | 'inquiry'
  readonly fields: WalletFields
  readonly is_verified: boolean
  readonly received_on: Date
}

/** Kept before anything follows from it, without what is secret. */
export async function insertReport(db: Kysely<Tables>, { fields, ...report }: SavedReport): Promise<void> {
  const { pp_Password: _password, pp_SecureHash: _hash, ...shown } = fields
  await db
    .insertInto('payment_reports')
    .values({ ...report, fields: JSON.stringify(shown) })
    .execute()
}
