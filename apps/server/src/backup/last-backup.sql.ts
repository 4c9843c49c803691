import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** The last backup of this installation that became whole, whoever made it. */
export async function readLastBackup(
  db: Kysely<Tables>,
): Promise<{ readonly made_on: Date; readonly bytes: number } | undefined> {
  const { rows } = await sql<{ made_on: Date | null; bytes: number }>`select * from last_backup()`.execute(db)
  const { made_on = null, bytes = 0 } = rows[0] ?? {}
  return made_on === null ? undefined : { made_on, bytes }
}
