/** Forgets what was saved on the way while contents were written: a revision a day old that nothing points at. */
import { openSweeper, type Job, type SweeperParts } from '#jobs/job.ts'
import { sweepRevisions } from './revisions.sql.ts'

/** Answers how many it forgot. */
export function openRevisionSweeper(parts: SweeperParts): Job {
  return openSweeper(parts, {
    // A writer who left a page open over night may still take back what they did.
    keptMs: 24 * 60 * 60 * 1_000,
    mostAtOnce: 500,
    pauseMs: 60 * 60 * 1_000,
    sweep: sweepRevisions,
  })
}
