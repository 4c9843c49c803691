import { sql, type Kysely } from 'kysely'
import type { CampusContext } from '#calls/handle.ts'
import type { Tables } from '#db/tables.ts'

/** One thing of the office that became another: null before it was there, null after it went. Never hashes, codes or identity numbers. */
export interface OfficeChange {
  readonly noun: 'user' | 'class' | 'institution' | 'import' | 'school_day' | 'year' | 'certificate' | 'payment'
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

interface WrittenChange {
  readonly change_id: number
  readonly changed_on: Date
  readonly changed_by_name: string
  readonly is_acted: boolean
  readonly noun: string
  readonly noun_id: string
  readonly action: string
  readonly before: Record<string, unknown> | null
  readonly after: Record<string, unknown> | null
}

/** The newest first, and how many there are on all pages. */
export async function readOfficeChanges(
  db: Kysely<Tables>,
  { institution_id }: CampusContext['campus'],
  { noun, noun_id }: { readonly noun: string | undefined; readonly noun_id: string | undefined },
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<{ readonly rows: readonly WrittenChange[]; readonly total: number }> {
  const { rows } = await sql<WrittenChange & { readonly total: number }>`
    select change_id, changed_on, changed_by_name, acted_by is not null as is_acted, noun, noun_id, action, before, after, count(*) over ()::int as total
    from office_changes
    where institution_id = ${institution_id} and noun = coalesce(${noun ?? null}::text, noun) and noun_id = coalesce(${noun_id ?? null}::text, noun_id)
    order by change_id desc offset ${skip} limit ${take}`.execute(db)
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}
