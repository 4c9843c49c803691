/** Makes a command that arrives several times take effect once. */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { SystemRefusal } from '@maktab/contracts/refusals'
import type { SchoolContext } from '#calls/handle.ts'
import { answerToKeep, claimCommand, ofSchool, releaseCommand } from '#sync/command-ledger.sql.ts'

/**
 * Runs `work` unless this person's command was done before; then answers what was answered then.
 * Claim and work share one transaction: a copy that arrives meanwhile waits for it. A refusal is not kept: nothing was
 * changed, and the same command may be accepted later. An id that was done as another call is refused as malformed:
 * to answer what that one answered would call done what was never done. Commands stand in their giver's school; `ledger`
 * says where else.
 */
export async function once<T, R extends string>(
  context: SchoolContext,
  command_id: string,
  path: string,
  work: () => Promise<Outcome<T, R>>,
  ledger = ofSchool,
): Promise<Outcome<T, R | SystemRefusal>> {
  const { db, actor, now, atEnd } = context
  const { tenant_id, institution_id, user_id } = actor
  const key = { tenant_id, institution_id, user_id, command_id }
  const earlier = await claimCommand(db, ledger, { ...key, path, received_on: now })
  if (earlier !== undefined) return earlier.path === path ? accept(earlier.answer as T) : refuse('malformed')
  const outcome = await work()
  if (outcome.ok) atEnd((ending) => answerToKeep(ending, ledger, key, outcome.value))
  else await releaseCommand(db, ledger, key)
  return outcome
}
