/** What a school took in by day: counted beside each order, and set anew from all of them. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** How many days say another number than the orders. One statement, so it sees one moment, also while people pay. */
export async function countPaymentDifferences(db: Kysely<Tables>, institution_id: number): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count
    from (select * from rollup_payment_day where institution_id = ${institution_id}
        and (waiting, waiting_minor, paid, paid_minor, failed, failed_minor, refunded_minor) <> (0, 0, 0, 0, 0, 0, 0)) r
      full join (select * from payment_days where institution_id = ${institution_id}) d using (institution_id, day, currency, gateway)
    where (r.waiting, r.waiting_minor, r.paid, r.paid_minor, r.failed, r.failed_minor, r.refunded_minor)
      is distinct from (d.waiting, d.waiting_minor, d.paid, d.paid_minor, d.failed, d.failed_minor, d.refunded_minor)`.execute(
    db,
  )
  return rows[0]!.count
}

/** Whoever pays meanwhile waits at the end of their transaction, and is counted on top. */
export async function recountPaymentDays(db: Kysely<Tables>, institution_id: number): Promise<void> {
  await sql`select hold_payment_days(${institution_id}, true)`.execute(db)
  await db.deleteFrom('rollup_payment_day').where('institution_id', '=', institution_id).execute()
  await sql`insert into rollup_payment_day select * from payment_days where institution_id = ${institution_id}`.execute(
    db,
  )
}
