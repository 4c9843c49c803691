/** Does the commands of the outbox again on top of the server's rows. */
import type { Actor } from '@maktab/domain/people/actor'
import type { NamedHandler } from './local-handler.ts'
import { filesOfCommand, shownCommands } from './outbox.sql.ts'
import { recordChanges } from './rewind.sql.ts'
import type { Statements } from '@maktab/device/database'

export interface Replaying {
  readonly actor: Actor
  readonly handlers: ReadonlyMap<string, NamedHandler>
}

/**
 * Runs inside the transaction that rewound. A command that can no longer be shown (its assignment is gone, say) stays
 * in the outbox all the same: only the server may turn it down.
 */
export async function replay(db: Statements, { actor, handlers }: Replaying): Promise<void> {
  await recordChanges(db)
  for (const { command_id, name, input, given } of await shownCommands(db)) {
    const run = handlers.get(name)
    if (!run) continue
    const files = await filesOfCommand(db, command_id)
    await run({ db, actor, given: new Date(given), command_id, files }, input as never)
  }
}
