/** What packages told: where each goes on, their results, their statements. */
import type { PackageState, XapiStatement } from '@maktab/contracts/viewers/package-states'
import type { PackageAttempt, PackageSitting } from '@maktab/contracts/learning/packages'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface Learner {
  readonly institution_id: number
  readonly user_id: number
}

interface Place {
  readonly content_id: number
  readonly class_id: number
  readonly lesson_guid: string
}

export interface KeptPackage {
  readonly state: PackageState
  readonly given_on: Date
}

export async function findPackageState(
  db: Kysely<Tables>,
  { institution_id, user_id }: Learner,
  { content_id, class_id }: Place,
): Promise<KeptPackage | undefined> {
  const row = await db
    .selectFrom('package_states')
    .select(['location', 'suspend_data', 'completion', 'success', 'score', 'total_time', 'given_on'])
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('content_id', '=', content_id)
    .where('class_id', '=', class_id)
    .executeTakeFirst()
  if (!row) return undefined
  const { given_on, ...state } = row
  return { state: state as PackageState, given_on }
}

export async function savePackageState(
  db: Kysely<Tables>,
  { institution_id, user_id }: Learner,
  { content_id, class_id }: Place,
  { state, given_on }: KeptPackage,
): Promise<void> {
  await db
    .insertInto('package_states')
    .values({ institution_id, user_id, content_id, class_id, ...state, given_on })
    .onConflict((conflict) =>
      conflict.columns(['institution_id', 'user_id', 'content_id', 'class_id']).doUpdateSet({ ...state, given_on }),
    )
    .execute()
}

/** Keeps results as attempts, in the place of the sittings that they end; answers those that were not there yet, which are the only ones that count. */
export async function insertPackageAttempts(
  db: Kysely<Tables>,
  { institution_id, user_id }: Learner,
  { content_id, class_id, lesson_guid }: Place,
  {
    attempts,
    counted,
    taken_on,
  }: { readonly attempts: readonly PackageAttempt[]; readonly counted: number; readonly taken_on: Date },
): Promise<readonly PackageAttempt[]> {
  if (attempts.length === 0) return []
  const rows = attempts.map(({ sync_guid, accuracy, time_spent_in_seconds, interactions = [] }, index) => ({
    institution_id,
    user_id,
    content_id,
    class_id,
    lesson_guid,
    sync_guid,
    accuracy,
    time_spent_in_seconds,
    attempt_number: counted + index + 1,
    total_questions: 0,
    correct_questions: 0,
    answers: '{}',
    interactions: interactions.length === 0 ? null : JSON.stringify(interactions),
    taken_on,
  }))
  await db
    .deleteFrom('package_sittings')
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where(
      'sync_guid',
      'in',
      attempts.map(({ sync_guid }) => sync_guid),
    )
    .execute()
  const inserted = await db
    .insertInto('users_content_attempts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('sync_guid')
    .execute()
  return attempts.filter(({ sync_guid }) => inserted.some((row) => row.sync_guid === sync_guid))
}

/** Of a sitting that is told several times what was given last stands; one that became an attempt is there already. */
export async function keepSitting(
  db: Kysely<Tables>,
  { institution_id, user_id }: Learner,
  { content_id, class_id, lesson_guid }: Place,
  { sitting, taken_on }: { readonly sitting: PackageSitting; readonly taken_on: Date },
): Promise<void> {
  const { sync_guid, time_spent_in_seconds, interactions } = sitting
  await sql`
    insert into package_sittings as kept (institution_id, sync_guid, user_id, content_id, class_id, lesson_guid, taken_on, time_spent_in_seconds, interactions)
    select ${institution_id}, ${sync_guid}, ${user_id}, ${content_id}, ${class_id}, ${lesson_guid}, ${taken_on}, ${time_spent_in_seconds}, ${JSON.stringify(interactions)}::jsonb
    where not exists (select from users_content_attempts where institution_id = ${institution_id} and sync_guid = ${sync_guid})
    on conflict (institution_id, sync_guid) do update
      set taken_on = excluded.taken_on, time_spent_in_seconds = excluded.time_spent_in_seconds, interactions = excluded.interactions
      where kept.user_id = excluded.user_id and kept.taken_on <= excluded.taken_on`.execute(db)
}

export async function insertStatements(
  db: Kysely<Tables>,
  { institution_id, user_id }: Learner,
  { content_id, class_id }: Place,
  statements: readonly XapiStatement[],
): Promise<void> {
  if (statements.length === 0) return
  await db
    .insertInto('xapi_statements')
    .values(statements.map((statement) => ({ institution_id, user_id, content_id, class_id, ...statement })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
