/** Forgets who worked in whose place after a year (decision 0104). */
import { actedCallsKeptMs } from '@maktab/domain/access/acting'
import type { Doors } from '#db/school.ts'
import { forgetActedCalls } from '#features/schools/acted-calls.sql.ts'
import { eachTenant, inSteps, openJob, type Job } from '#jobs/job.ts'

const betweenLooksMs = 24 * 60 * 60 * 1_000
const mostAtOnce = 2_000

/** Answers how many calls it forgot. */
export function openActedCallSweeper({
  doors,
  clock,
  onFailure,
}: {
  readonly doors: Doors
  readonly clock: () => Date
  readonly onFailure: (error: unknown) => void
}): Job {
  const sweepDue = (isClosed: () => boolean) => {
    const before = new Date(clock().getTime() - actedCallsKeptMs)
    return eachTenant(doors, (tenant_id) =>
      inSteps(
        mostAtOnce,
        () => doors.inTenant(tenant_id, (db) => forgetActedCalls(db, { before, most: mostAtOnce })),
        isClosed,
      ),
    )
  }
  return openJob(sweepDue, { pauseMs: betweenLooksMs, looksAtStart: true, onFailure })
}
