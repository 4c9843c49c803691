/** Forgets commands of the office: a page asks again for a lost answer within minutes, and nothing of an office waits on a device. */
import { openSweeper, type Job, type SweeperParts } from '#jobs/job.ts'
import { forgetOfficeCommands } from '#sync/command-ledger.sql.ts'

/** Answers how many it forgot. */
export function openOfficeCommandSweeper(parts: SweeperParts): Job {
  return openSweeper(parts, {
    keptMs: 30 * 24 * 60 * 60 * 1_000,
    mostAtOnce: 2_000,
    pauseMs: 24 * 60 * 60 * 1_000,
    looksAtStart: true,
    sweep: forgetOfficeCommands,
  })
}
