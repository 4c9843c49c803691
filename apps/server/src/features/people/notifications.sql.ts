import { sql, type CompiledQuery, type Kysely } from 'kysely'
import type { NotificationType, PushSubscription } from '@maktab/contracts/people/notifications'
import type { Tables } from '#db/tables.ts'

interface PersonKey {
  readonly institution_id: number
  readonly user_id: number
}

interface TenantPerson extends PersonKey {
  readonly tenant_id: number
}

export interface Telling {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_ids: readonly number[]
  /** As whom they are told: where the link of a push leads. */
  readonly role: 'learner' | 'teacher'
  readonly notification_type: NotificationType
  readonly subject: string
  readonly assignment_id: string | null
  readonly class_id: number | null
  readonly event_id?: string | null
  readonly post_id?: string | null
  /** The learner whose work it is about, where it is told of each of them for itself. */
  readonly learner_id?: number
  /** Whether browsers are told at once (if not said), together at four in the afternoon of the school, or not at all. */
  readonly push?: 'at_once' | 'at_four' | 'none'
  readonly now: Date
}

/**
 * Tells people of something, in the transaction in which it happens; pushes to their browsers wait in the outbox with it.
 * What stands unread with a person already is not told again.
 */
export async function notify(db: Kysely<Tables>, telling: Telling): Promise<void> {
  if (telling.user_ids.length > 0) await db.executeQuery(notifying(db, telling))
}

/**
 * As `notify`, to be sent with the end of a transaction (`atEnd`): of many who tell one person the same at once, each waits for the
 * one before to end, and so that wait is as short as can be.
 */
export function notifying(
  db: Kysely<Tables>,
  {
    tenant_id,
    institution_id,
    user_ids,
    role,
    notification_type,
    subject,
    assignment_id,
    class_id,
    event_id = null,
    post_id = null,
    learner_id,
    push = 'at_once',
    now,
  }: Telling,
): CompiledQuery {
  const waits = push === 'at_four'
  return sql`
    with told as (
      insert into users_notifications (institution_id, users_notification_id, user_id, notification_type, subject, assignment_id, class_id, event_id, post_id, learner_id, created_on)
      select ${institution_id}, gen_random_uuid(), u.user_id, ${notification_type}, ${subject}, ${assignment_id}::uuid, ${class_id}::bigint, ${event_id}::uuid, ${post_id}::uuid, ${learner_id ?? null}::bigint, ${now}::timestamptz
      from users u where u.institution_id = ${institution_id} and u.user_id = any(${[...user_ids]}::bigint[]) and not u.is_deleted
      order by u.user_id
      on conflict do nothing returning user_id
    ), told_devices as (
      select s.tenant_id, s.endpoint_hash, s.institution_id, s.user_id, u.current_language, case when ${waits} then at_four.next else ${now}::timestamptz end as send_on
      from told
      join users u on u.institution_id = ${institution_id} and u.user_id = told.user_id
      join push_subscriptions s on s.tenant_id = ${tenant_id} and s.institution_id = u.institution_id and s.user_id = u.user_id
      join institutions i on i.institution_id = u.institution_id
      cross join lateral (select ${now}::timestamptz at time zone i.time_zone as now) here
      cross join lateral (select (here.now::date + time '16:00' + case when here.now::time < '16:00' then interval '0' else interval '1 day' end) at time zone i.time_zone as next) at_four
      where ${push} <> 'none'
    ), joined as (
      update outbox_pushes p set subject = case when p.assignment_id = ${assignment_id}::uuid then p.subject else left(p.subject || ' · ' || ${subject}, 300) end,
        assignment_id = case when p.assignment_id = ${assignment_id}::uuid then p.assignment_id end
      from told_devices d
      where ${waits} and p.tenant_id = d.tenant_id and p.institution_id = d.institution_id and p.user_id = d.user_id and p.endpoint_hash = d.endpoint_hash
        and p.notification_type = ${notification_type} and p.attempts = 0 and p.next_try_on > ${now}::timestamptz
      returning p.endpoint_hash
    )
    insert into outbox_pushes (tenant_id, endpoint_hash, institution_id, user_id, notification_type, subject, assignment_id, event_id, class_id, language, role, next_try_on)
    select d.tenant_id, d.endpoint_hash, d.institution_id, d.user_id, ${notification_type}, ${subject}, ${assignment_id}::uuid, ${event_id}::uuid, ${class_id}::bigint, d.current_language, ${role}, d.send_on
    from told_devices d where not exists (select from joined j where j.endpoint_hash = d.endpoint_hash)`.compile(db)
}

export async function readNotificationPage(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return db
    .selectFrom('users_notifications')
    .select([
      'users_notification_id',
      'notification_type',
      'subject',
      'assignment_id',
      'class_id',
      'event_id',
      'post_id',
      'learner_id',
      'created_on',
      'read_on',
    ])
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .orderBy('created_on', 'desc')
    .orderBy('users_notification_id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countNotifications(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
): Promise<{ readonly total: number; readonly unread: number }> {
  const { rows } = await sql<{ readonly total: number; readonly unread: number }>`
    select count(*)::int as total, count(*) filter (where read_on is null)::int as unread
    from users_notifications where institution_id = ${institution_id} and user_id = ${user_id}`.execute(db)
  return rows[0] ?? { total: 0, unread: 0 }
}

export async function markNotificationsRead(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
  users_notification_ids: readonly string[],
  read_on: Date,
): Promise<void> {
  await db
    .updateTable('users_notifications')
    .set({ read_on })
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('users_notification_id', 'in', [...users_notification_ids])
    .where('read_on', 'is', null)
    .execute()
  // What a push would tell later in the day and has been read needs no telling.
  await sql`
    delete from outbox_pushes p where p.institution_id = ${institution_id} and p.user_id = ${user_id} and p.attempts = 0 and p.next_try_on > ${read_on}
      and not exists (select from users_notifications n where n.institution_id = p.institution_id and n.user_id = p.user_id
        and n.notification_type = p.notification_type and n.read_on is null)`.execute(db)
}

/** A browser that had another person before has this one from now on; what was on its way to the other is dropped. */
export async function saveSubscription(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: TenantPerson,
  endpoint_hash: string,
  registered: { readonly subscription: PushSubscription; readonly device_id: string | null; readonly created_on: Date },
): Promise<void> {
  await db
    .deleteFrom('outbox_pushes')
    .where('tenant_id', '=', tenant_id)
    .where('endpoint_hash', '=', endpoint_hash)
    .where('user_id', '<>', user_id)
    .execute()
  const kept = { ...registered, institution_id, user_id, subscription: JSON.stringify(registered.subscription) }
  await db
    .insertInto('push_subscriptions')
    .values({ tenant_id, endpoint_hash, ...kept })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'endpoint_hash']).doUpdateSet(kept))
    .execute()
}

export async function deleteOwnSubscription(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: TenantPerson,
  endpoint_hash: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('tenant_id', '=', tenant_id)
    .where('endpoint_hash', '=', endpoint_hash)
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .execute()
}

/** Changes nothing where the address is not the person's. */
export async function saveMailsWanted(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
  email: string,
  areWanted: boolean,
): Promise<void> {
  await sql`update users set is_unsubscribed = ${!areWanted}
    where institution_id = ${institution_id} and user_id = ${user_id} and lower(email) = ${email} and is_unsubscribed = ${areWanted}`.execute(
    db,
  )
}
