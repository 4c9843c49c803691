/** Where commands that were done stand, with what was answered. */
import type { CompiledQuery, Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface CommandKey {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
  readonly command_id: string
}

export interface CommandLedger {
  /** Claims a command; answers undefined when it is new, else which call it was and the answer that was kept. */
  claimCommand(
    db: Kysely<Tables>,
    row: CommandKey & { readonly path: string; readonly received_on: Date },
  ): Promise<{ readonly path: string; readonly answer: unknown } | undefined>
  answerToKeep(db: Kysely<Tables>, key: CommandKey, answer: unknown): CompiledQuery
  releaseCommand(db: Kysely<Tables>, key: CommandKey): Promise<void>
}
