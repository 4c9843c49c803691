import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** Those of a person's commands that were done. */
export async function readDoneCommands(
  db: Kysely<Tables>,
  { institution_id, user_id }: { readonly institution_id: number; readonly user_id: number },
  command_ids: readonly string[],
): Promise<string[]> {
  if (command_ids.length === 0) return []
  const rows = await db
    .selectFrom('received_commands')
    .select('command_id')
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('command_id', 'in', [...command_ids])
    .execute()
  return rows.map(({ command_id }) => command_id)
}
