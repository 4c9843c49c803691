import { sql, type Kysely } from 'kysely'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { NotificationType, PushSubscription } from '@maktab/contracts/people/notifications'
import type { Role } from '@maktab/contracts/roles'
import type { Tables } from '#db/tables.ts'

export interface WaitingPush {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
  readonly push_id: string
  readonly endpoint_hash: string
  readonly subscription: PushSubscription
  readonly notification_type: NotificationType
  readonly subject: string
  readonly assignment_id: string | null
  readonly event_id: string | null
  readonly class_id: number | null
  readonly language: LanguageCode
  readonly role: Role
  /** This one counted. */
  readonly attempts: number
}

/** Takes the pushes that are due and leases them: who dies with them leaves them to the next. */
export async function leasePushes(
  db: Kysely<Tables>,
  tenant_id: number,
  { now, leased_until, most }: { readonly now: Date; readonly leased_until: Date; readonly most: number },
): Promise<readonly WaitingPush[]> {
  const { rows } = await sql<WaitingPush>`
    with due as (
      select push_id from outbox_pushes where tenant_id = ${tenant_id} and next_try_on <= ${now}
      order by next_try_on limit ${most} for update skip locked
    )
    update outbox_pushes p set next_try_on = ${leased_until}, attempts = p.attempts + 1
    from due, push_subscriptions s
    where p.tenant_id = ${tenant_id} and p.push_id = due.push_id and s.tenant_id = p.tenant_id and s.endpoint_hash = p.endpoint_hash
    returning p.tenant_id, p.institution_id, p.user_id, p.push_id, p.endpoint_hash, s.subscription, p.notification_type, p.subject,
      p.assignment_id, p.event_id, p.class_id, p.language, p.role, p.attempts`.execute(db)
  return rows
}

export async function deletePush(db: Kysely<Tables>, { tenant_id, push_id }: WaitingPush): Promise<void> {
  await db.deleteFrom('outbox_pushes').where('tenant_id', '=', tenant_id).where('push_id', '=', push_id).execute()
}

export async function postponePush(
  db: Kysely<Tables>,
  { tenant_id, push_id }: WaitingPush,
  next_try_on: Date,
): Promise<void> {
  await db
    .updateTable('outbox_pushes')
    .set({ next_try_on })
    .where('tenant_id', '=', tenant_id)
    .where('push_id', '=', push_id)
    .execute()
}

/** With everything that was on its way there. */
export async function deleteSubscription(db: Kysely<Tables>, { tenant_id, endpoint_hash }: WaitingPush): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('tenant_id', '=', tenant_id)
    .where('endpoint_hash', '=', endpoint_hash)
    .execute()
}
