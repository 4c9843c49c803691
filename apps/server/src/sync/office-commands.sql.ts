import { sql, type CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { CommandKey } from '#sync/command-ledger.ts'

/** See `CommandLedger`: commands of the office, which may be given for another campus than the giver's. */
export async function claimCommand(
  db: Kysely<Tables>,
  row: CommandKey & { readonly path: string; readonly received_on: Date },
): Promise<{ readonly path: string; readonly answer: unknown } | undefined> {
  const { tenant_id, user_id, command_id, path, received_on } = row
  const claimed = await sql`
    insert into office_commands (tenant_id, user_id, command_id, path, received_on)
    values (${tenant_id}, ${user_id}, ${command_id}, ${path}, ${received_on}) on conflict do nothing returning command_id`.execute(
    db,
  )
  if (claimed.rows.length > 0) return undefined
  return db
    .selectFrom('office_commands')
    .select(['path', 'answer'])
    .where('tenant_id', '=', row.tenant_id)
    .where('user_id', '=', row.user_id)
    .where('command_id', '=', row.command_id)
    .executeTakeFirstOrThrow()
}

export function answerToKeep(
  db: Kysely<Tables>,
  { tenant_id, user_id, command_id }: CommandKey,
  answer: unknown,
): CompiledQuery {
  // A code that lets somebody in is shown once and kept nowhere.
  const kept = JSON.stringify(answer, (key, value: unknown) => (key === 'starting_code' ? null : value))
  return sql`
    update office_commands set answer = ${kept}
    where tenant_id = ${tenant_id} and user_id = ${user_id} and command_id = ${command_id}`.compile(db)
}

export async function releaseCommand(db: Kysely<Tables>, key: CommandKey): Promise<void> {
  await db
    .deleteFrom('office_commands')
    .where('tenant_id', '=', key.tenant_id)
    .where('user_id', '=', key.user_id)
    .where('command_id', '=', key.command_id)
    .execute()
}
