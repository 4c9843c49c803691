/** Does what a person asks at once on this device, and keeps it for the server. */
import type { Outcome } from '@maktab/contracts/outcome'
import type { AnyAnswer } from '@maktab/client/call'
import type { QueuedFile } from '@maktab/client/offline-port'
import type { RefusalCode } from '@maktab/contracts/refusals'
import type { NamedHandler, Undecided } from './local-handler.ts'
import { keepCommand, type OutboxFile } from './outbox.sql.ts'
import { recordChanges } from './rewind.sql.ts'
import type { Replaying } from './replay.ts'
import { isStorageFull, type StoreDatabase, type StoreFiles } from './surroundings.ts'
import { readSyncState } from './sync-state.sql.ts'

export interface Outbox extends Replaying {
  readonly db: StoreDatabase
  readonly files: StoreFiles
  readonly clock: () => Date
  readonly newId: () => string
  /** Fetches what a command that was left undecided needs; false where the server cannot be reached. */
  readonly fetchFacts: (name: string, input: unknown) => Promise<boolean>
}

/** Where a file that was handed over is kept; the address at which the application reads it has the same end. */
export function attachmentPath(file_id: string): string {
  return `attachment/${file_id}`
}

/**
 * Decides, shows and keeps a command, all or nothing. What the device cannot decide because it lacks the facts is
 * asked for; where that fails too, the command is kept unshown and the server decides: the answer is then `offline`.
 */
export async function perform(
  outbox: Outbox,
  name: string,
  input: unknown,
  queued: readonly QueuedFile[],
): Promise<AnyAnswer> {
  const handler = outbox.handlers.get(name)
  if (!handler) return { ok: false, failure: 'offline' }
  const command = { command_id: outbox.newId(), name, input, at: outbox.clock() }
  try {
    return await withRoom(outbox.files, async () => {
      const files = await storeFiles(outbox.files, queued)
      const outcome = await decide(outbox, handler, command, files)
      if (!outcome.ok) await dropFiles(outbox, files)
      return outcome
    }).then((outcome) => settle(outbox, handler, command, queued, outcome))
  } catch (error) {
    if (isStorageFull(error)) return { ok: false, failure: 'storage_full' }
    throw error
  }
}

interface Command {
  readonly command_id: string
  readonly name: string
  readonly input: unknown
  readonly at: Date
}
type Decided = Outcome<unknown, string> | Undecided

async function decide(
  { db, actor, handlers: _handlers, ..._rest }: Outbox,
  handler: NamedHandler,
  command: Command,
  files: readonly OutboxFile[],
  keepUndecided = false,
): Promise<Decided> {
  return db.transaction(async (statements) => {
    const { clock_offset_ms } = await readSyncState(statements)
    const given = new Date(command.at.getTime() + clock_offset_ms)
    await recordChanges(statements)
    const { command_id, name, input, at } = command
    const outcome = await handler({ db: statements, actor, given, command_id, files }, input as never)
    if (outcome.ok || (keepUndecided && 'undecided' in outcome)) {
      await keepCommand(statements, { command_id, name, input, given: given.toISOString(), at: at.toISOString() }, files)
    }
    return outcome
  })
}
