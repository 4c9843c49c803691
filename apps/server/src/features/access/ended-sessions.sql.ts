import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** Sessions noted as ended in the last `seconds`, by the database's clock. */
export async function readEndedSessions(db: Kysely<Tables>, seconds: number): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly session_id: string }>`
    select session_id from ended_sessions where recorded_on > now() - make_interval(secs => ${seconds})`.execute(db)
  return rows.map(({ session_id }) => session_id)
}

/** Removes what no access token can name any more. */
export async function forgetEndedSessions(db: Kysely<Tables>, seconds: number): Promise<void> {
  await sql`delete from ended_sessions where recorded_on < now() - make_interval(secs => ${seconds})`.execute(db)
}
