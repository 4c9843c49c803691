import type { CompiledQuery, Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface CommandKey {
  readonly institution_id: number
  readonly user_id: number
  readonly command_id: string
}

/** Claims a command; answers undefined when it is new, else the answer that was kept. */
export async function claimCommand(
  db: Kysely<Tables>,
  row: CommandKey & { readonly path: string; readonly received_on: Date },
): Promise<unknown> {
  const claimed = await db
    .insertInto('received_commands')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('command_id')
    .executeTakeFirst()
  if (claimed) return undefined
  const kept = await db
    .selectFrom('received_commands')
    .select('answer')
    .where('institution_id', '=', row.institution_id)
    .where('user_id', '=', row.user_id)
    .where('command_id', '=', row.command_id)
    .executeTakeFirstOrThrow()
  return kept.answer
}

export function answerToKeep(db: Kysely<Tables>, key: CommandKey, answer: unknown): CompiledQuery {
  return db
    .updateTable('received_commands')
    .set({ answer: JSON.stringify(answer) })
    .where('institution_id', '=', key.institution_id)
    .where('user_id', '=', key.user_id)
    .where('command_id', '=', key.command_id)
    .compile()
}

export async function releaseCommand(db: Kysely<Tables>, key: CommandKey): Promise<void> {
  await db
    .deleteFrom('received_commands')
    .where('institution_id', '=', key.institution_id)
    .where('user_id', '=', key.user_id)
    .where('command_id', '=', key.command_id)
    .execute()
}
