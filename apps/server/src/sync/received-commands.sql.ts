import { sql, type CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { CommandKey } from '#sync/command-ledger.ts'

/** See `CommandLedger`: commands of the people of one school. */
export async function claimCommand(
  db: Kysely<Tables>,
  row: CommandKey & { readonly path: string; readonly received_on: Date },
): Promise<{ readonly path: string; readonly answer: unknown } | undefined> {
  const { institution_id, user_id, command_id, path, received_on } = row
  const claimed = await sql`
    insert into received_commands (institution_id, user_id, command_id, path, received_on)
    values (${institution_id}, ${user_id}, ${command_id}, ${path}, ${received_on}) on conflict do nothing returning command_id`.execute(
    db,
  )
  if (claimed.rows.length > 0) return undefined
  return db
    .selectFrom('received_commands')
    .select(['path', 'answer'])
    .where('institution_id', '=', row.institution_id)
    .where('user_id', '=', row.user_id)
    .where('command_id', '=', row.command_id)
    .executeTakeFirstOrThrow()
}

export function answerToKeep(
  db: Kysely<Tables>,
  { institution_id, user_id, command_id }: CommandKey,
  answer: unknown,
): CompiledQuery {
  return sql`
    update received_commands set answer = ${JSON.stringify(answer)}
    where institution_id = ${institution_id} and user_id = ${user_id} and command_id = ${command_id}`.compile(db)
}

export async function releaseCommand(db: Kysely<Tables>, key: CommandKey): Promise<void> {
  await db
    .deleteFrom('received_commands')
    .where('institution_id', '=', key.institution_id)
    .where('user_id', '=', key.user_id)
    .where('command_id', '=', key.command_id)
    .execute()
}
