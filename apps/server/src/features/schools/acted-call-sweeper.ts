/** Forgets who worked in whose place after a year (decision 0104). */
import { actedCallsKeptMs } from '@maktab/domain/access/acting'
import { forgetActedCalls } from '#features/schools/acted-calls.sql.ts'
import { openSweeper, type Job, type SweeperParts } from '#jobs/job.ts'

/** Answers how many calls it forgot. */
export function openActedCallSweeper(parts: SweeperParts): Job {
  return openSweeper(parts, {
    keptMs: actedCallsKeptMs,
    mostAtOnce: 2_000,
    pauseMs: 24 * 60 * 60 * 1_000,
    looksAtStart: true,
    sweep: (db, _tenant, limits) => forgetActedCalls(db, limits),
  })
}
