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

/** Of a tenant; answers how many. The database itself keeps what is younger than a year, and the latest of each person. */
export async function forgetSessions(
  db: Kysely<Tables>,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const { rows } = await sql<{ readonly forgotten: number }>`
    select forget_sessions(${before}, ${most}) as forgotten`.execute(db)
  return rows[0]?.forgotten ?? 0
}
