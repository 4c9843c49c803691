/** Makes years of attempts out of one, in the bench's own database. */
import { sql, type Kysely } from 'kysely'
import { rebuildRollups } from '../../apps/server/src/features/insights/rollups.sql.ts'
import type { Tables } from '../../apps/server/src/db/tables.ts'

export async function countAttempts(db: Kysely<Tables>, institution_id: number): Promise<number> {
  const { attempts } = await db
    .selectFrom('users_content_attempts')
    .select(({ fn }) => fn.countAll<number>().as('attempts'))
    .where('institution_id', '=', institution_id)
    .executeTakeFirstOrThrow()
  return attempts
}

/** Repeats the attempts of a school until there are `wanted`, then sets its roll-ups to what its rows say. */
export async function growAttempts(db: Kysely<Tables>, institution_id: number, wanted: number): Promise<void> {
  const standing = await countAttempts(db, institution_id)
  if (standing === 0) throw new Error(`School ${institution_id} has no attempt to repeat`)
  await db.transaction().execute(async (transaction) => {
    // Each copy stands beside a row that was checked: looking up its person and class again would take minutes.
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`
      insert into users_content_attempts (institution_id, sync_guid, user_id, content_id, class_id, lesson_guid, attempt_number,
        accuracy, total_questions, correct_questions, time_spent_in_seconds, answers, taken_on)
      select institution_id, gen_random_uuid(), user_id, content_id, class_id, lesson_guid, attempt_number + copy,
        accuracy, total_questions, correct_questions, time_spent_in_seconds, answers, taken_on
      from users_content_attempts cross join generate_series(1, ${Math.ceil(wanted / standing)}) copy
      where institution_id = ${institution_id} limit greatest(0, ${wanted - standing})`.execute(transaction)
    await rebuildRollups(transaction, institution_id, new Date())
  })
  await sql`vacuum analyze`.execute(db)
}

/** Takes back what a learner did at a content since a moment, so that the next attempts stand among as few as a learner makes. */
export async function forgetAttempts(
  db: Kysely<Tables>,
  { institution_id, user_id }: { readonly institution_id: number; readonly user_id: number },
  content_id: number,
  since: Date,
): Promise<void> {
  await db
    .deleteFrom('users_content_attempts')
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('content_id', '=', content_id)
    .where('taken_on', '>=', since)
    .execute()
}
