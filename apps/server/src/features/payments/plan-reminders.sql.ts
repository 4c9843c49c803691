import type { LanguageCode } from '@maktab/contracts/fields'
import { planReminderTypes, type PlannedReminder } from '@maktab/domain/payments/plan-reminders'
import type { PlanWords } from '@maktab/domain/payments/plans'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface Holder {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
}

/** The one reminder of each of these people; undefined takes it off. */
export async function savePlanReminders(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Omit<Holder, 'user_id'>,
  people: readonly { readonly user_id: number; readonly planned: PlannedReminder | undefined }[],
): Promise<void> {
  const rows = people.flatMap(({ user_id, planned }) =>
    planned === undefined ? [] : [{ tenant_id, institution_id, user_id, ...planned }],
  )
  await db
    .deleteFrom('plan_reminders')
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .where(
      'user_id',
      'in',
      people.map(({ user_id }) => user_id),
    )
    .execute()
  if (rows.length > 0)
    await db
      .insertInto('plan_reminders')
      .values(rows)
      .onConflict((clash) =>
        clash.columns(['tenant_id', 'institution_id', 'user_id']).doUpdateSet(({ ref }) => ({
          end_on: ref('excluded.end_on'),
          remind_on: ref('excluded.remind_on'),
        })),
      )
      .execute()
}

export interface DueReminderRow {
  readonly institution_id: number
  readonly user_id: number
  readonly end_on: Date
  readonly remind_on: Date
}

/** Of a tenant's schools, the earliest first. */
export async function readDuePlanReminders(
  db: Kysely<Tables>,
  tenant_id: number,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly DueReminderRow[]> {
  return db
    .selectFrom('plan_reminders')
    .select(['institution_id', 'user_id', 'end_on', 'remind_on'])
    .where('tenant_id', '=', tenant_id)
    .where('remind_on', '<=', now)
    .orderBy('remind_on')
    .orderBy('user_id')
    .limit(most)
    .execute()
}

/** Takes it off the plan; false where another process was quicker. */
export async function takePlanReminder(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: Holder,
  remind_on: Date,
) {
  const { numDeletedRows } = await db
    .deleteFrom('plan_reminders')
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('remind_on', '=', remind_on)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** An earlier reminder that nobody read: the one that comes now takes its place. */
export async function closeEarlierReminders(
  db: Kysely<Tables>,
  { institution_id, user_id }: Omit<Holder, 'tenant_id'>,
  read_on: Date,
): Promise<void> {
  await db
    .updateTable('users_notifications')
    .set({ read_on })
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('notification_type', 'in', planReminderTypes)
    .where('read_on', 'is', null)
    .execute()
}

export interface ToldPayer {
  readonly language: LanguageCode
  readonly is_learner: boolean
  /** Of that plan, as it stands now; empty where it is not there. */
  readonly plan_title: PlanWords
}

export async function readToldPayer(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: Holder,
  subscription_guid: string,
): Promise<ToldPayer | undefined> {
  const { rows } = await sql<ToldPayer>`
    select u.current_language as language, 'learner' = any(u.roles) as is_learner,
      coalesce((select p.title from payment_plans p where p.tenant_id = ${tenant_id} and p.subscription_guid = ${subscription_guid}::uuid), '{}') as plan_title
    from users u where u.institution_id = ${institution_id} and u.user_id = ${user_id} and not u.is_deleted`.execute(db)
  return rows[0]
}
