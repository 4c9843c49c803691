import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface WaitingMail {
  readonly mail_id: string
  readonly sealed: Buffer
  readonly attempts: number
}

export async function insertMail(
  db: Kysely<Tables>,
  mail: { tenant_id: number; mail_id: string; sealed: Buffer; now: Date },
): Promise<void> {
  const { now, ...row } = mail
  await db
    .insertInto('outbox_mails')
    .values({ ...row, next_try_on: now, created_on: now })
    .execute()
}

/** Takes the mails that are due and leases them until `leased_until`: who dies with them leaves them to the next. */
export async function leaseMails(
  db: Kysely<Tables>,
  tenant_id: number,
  { now, leased_until, most }: { now: Date; leased_until: Date; most: number },
): Promise<readonly WaitingMail[]> {
  const due = await db
    .selectFrom('outbox_mails')
    .select(['mail_id', 'sealed', 'attempts'])
    .where('tenant_id', '=', tenant_id)
    .where('next_try_on', '<=', now)
    .orderBy('next_try_on')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  if (due.length === 0) return []
  await db
    .updateTable('outbox_mails')
    .set((row) => ({ next_try_on: leased_until, attempts: row('attempts', '+', 1) }))
    .where('tenant_id', '=', tenant_id)
    .where(
      'mail_id',
      'in',
      due.map(({ mail_id }) => mail_id),
    )
    .execute()
  return due
}

export async function postponeMail(
  db: Kysely<Tables>,
  tenant_id: number,
  mail_id: string,
  next_try_on: Date,
): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set({ next_try_on })
    .where('tenant_id', '=', tenant_id)
    .where('mail_id', '=', mail_id)
    .execute()
}

export async function deleteMail(db: Kysely<Tables>, tenant_id: number, mail_id: string): Promise<void> {
  await db.deleteFrom('outbox_mails').where('tenant_id', '=', tenant_id).where('mail_id', '=', mail_id).execute()
}
