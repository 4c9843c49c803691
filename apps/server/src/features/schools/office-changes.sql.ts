import { sql } from 'kysely'
import type { CampusContext } from '#calls/handle.ts'

/** One thing of the office that became another: null before it was there, null after it went. Never hashes, codes or identity numbers. */
export interface OfficeChange {
  readonly noun: 'user' | 'class' | 'institution' | 'import' | 'year'
  readonly noun_id: number | string
  /** The verb of the call: `add`, `update`, `delete`, `restore`… */
  readonly action: string
  readonly before?: object | null
  readonly after?: object | null
}

/** Writes the history of what a command of the office changes, in its transaction: by whom, in whose place, when, what. */
export async function insertOfficeChanges(
  { db, campus, actor, actor_name, command_id, now }: CampusContext,
  changes: readonly OfficeChange[],
): Promise<void> {
  if (changes.length === 0) return
  await sql`
    insert into office_changes (institution_id, command_id, changed_by, changed_by_name, acted_by, changed_on, noun, noun_id, action, before, after)
    select ${campus.institution_id}, ${command_id ?? null}::uuid, ${actor.user_id}, ${actor_name}, ${actor.acted_by ?? null}::bigint, ${now}::timestamptz,
      one.noun, one.noun_id, one.action, one.before, one.after
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as one (noun text, noun_id text, action text, before jsonb, after jsonb)`.execute(
    db,
  )
}
