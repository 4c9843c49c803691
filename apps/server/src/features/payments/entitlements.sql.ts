import { sql, type Kysely } from 'kysely'
import type { EntitlementFacts, HeldSubscription } from '@maktab/domain/payments/entitlement'
import type { Tables } from '#db/tables.ts'

interface PersonKey {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
}

export interface HoldingRow extends EntitlementFacts {
  /** Whether the tenant has a plan on sale, and one with a trial. */
  readonly has_plans: boolean
  readonly has_trial_plans: boolean
}

/** What a person's entitlement is made of, in one question. Who was here before their coming was written down came long ago. */
export async function readHolding(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: PersonKey,
): Promise<HoldingRow> {
  const { rows } = await sql<
    Omit<HoldingRow, 'subscriptions'> & {
      readonly subscriptions: readonly (Record<'start_on', string> &
        Record<'end_on' | 'ended_on', string | null> &
        Pick<HeldSubscription, 'subscription_guid' | 'mode'>)[]
    }
  >`
    select coalesce(u.created_on, to_timestamp(0)) as created_on,
      exists (select from payment_orders o where o.institution_id = u.institution_id and o.user_id = u.user_id and o.status = 1) as is_pending,
      coalesce((select jsonb_agg(jsonb_build_object('subscription_guid', s.subscription_guid, 'mode', s.mode, 'start_on', s.start_on, 'end_on', s.end_on, 'ended_on', s.ended_on))
        from subscriptions s where s.institution_id = u.institution_id and s.user_id = u.user_id), '[]') as subscriptions,
      exists (select from payment_plans p where p.tenant_id = ${tenant_id} and p.is_active) as has_plans,
      exists (select from payment_plans p where p.tenant_id = ${tenant_id} and p.is_active and p.trial_days > 0) as has_trial_plans
    from users u where u.institution_id = ${institution_id} and u.user_id = ${user_id}`.execute(db)
  const row = rows[0]
  if (!row) throw new Error(`Person ${user_id} is not in school ${institution_id}`)
  const moment = (text: string | null) => (text === null ? null : new Date(text))
  return {
    ...row,
    subscriptions: row.subscriptions.map((one) => ({
      ...one,
      start_on: new Date(one.start_on),
      end_on: moment(one.end_on),
      ended_on: moment(one.ended_on),
    })),
  }
}

/** Until the transaction ends nobody else changes what this person has. */
export async function lockPayer(
  db: Kysely<Tables>,
  { institution_id, user_id }: Omit<PersonKey, 'tenant_id'>,
): Promise<void> {
  await sql`select from users where institution_id = ${institution_id} and user_id = ${user_id} for no key update`.execute(
    db,
  )
}

/** Until the transaction ends nobody else changes what these people have; held in the order of their numbers, so that two payments never wait for each other. */
export async function lockLearners(
  db: Kysely<Tables>,
  institution_id: number,
  user_ids: readonly number[],
): Promise<void> {
  await sql`select from users where institution_id = ${institution_id} and user_id = any (${[...user_ids]}::bigint[]) order by user_id for no key update`.execute(
    db,
  )
}

/** What each of these people was given, by person; nobody is missing. */
export async function readHeld(
  db: Kysely<Tables>,
  institution_id: number,
  user_ids: readonly number[],
): Promise<ReadonlyMap<number, readonly HeldSubscription[]>> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['user_id', 'subscription_guid', 'mode', 'start_on', 'end_on', 'ended_on'])
    .where('institution_id', '=', institution_id)
    .where('user_id', 'in', [...user_ids])
    .execute()
  return new Map(
    user_ids.map((user_id) => [
      user_id,
      rows.flatMap(({ user_id: holder, mode, ...row }) =>
        holder === user_id ? [{ ...row, mode: mode as HeldSubscription['mode'] }] : [],
      ),
    ]),
  )
}

interface NewSubscription {
  readonly institution_id: number
  readonly user_id: number
  readonly subscription_guid: string
  readonly mode: 1 | 2
  readonly start_on: Date
  readonly end_on: Date | null
  readonly order_id: string | null
}

/** Those of an order that was paid, refunded and paid again begin anew. */
export async function saveSubscriptions(db: Kysely<Tables>, subscriptions: readonly NewSubscription[]): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values(subscriptions.map((one) => ({ ...one, subscription_id: sql<string>`gen_random_uuid()` })))
    .onConflict((clash) =>
      clash.columns(['institution_id', 'order_id', 'user_id']).doUpdateSet(({ ref }) => ({
        start_on: ref('excluded.start_on'),
        end_on: ref('excluded.end_on'),
        ended_on: null,
      })),
    )
    .execute()
}

/** Of an order: of all whom it is for, or of those alone; what was ended before stays as it is. */
export async function endSubscriptions(
  db: Kysely<Tables>,
  {
    institution_id,
    order_id,
    user_ids,
  }: { readonly institution_id: number; readonly order_id: string; readonly user_ids: readonly number[] },
  ended_on: Date,
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ ended_on })
    .where('institution_id', '=', institution_id)
    .where('order_id', '=', order_id)
    .where('user_id', 'in', [...user_ids])
    .where('ended_on', 'is', null)
    .execute()
}
