/** Forgets what was saved on the way while contents were written: a revision a day old that nothing points at. */
import type { Doors } from '#db/school.ts'
import { sweepRevisions } from './revisions.sql.ts'
import { eachTenant, inSteps, openJob, type Job } from '#jobs/job.ts'

const betweenLooksMs = 60 * 60 * 1_000
/** A writer who left a page open over night may still take back what they did. */
const keptMs = 24 * 60 * 60 * 1_000
const mostAtOnce = 500

/** Answers how many it forgot. */
export function openRevisionSweeper({
  doors,
  clock,
  onFailure,
}: {
  readonly doors: Doors
  readonly clock: () => Date
  readonly onFailure: (error: unknown) => void
}): Job {
  const sweepDue = (isClosed: () => boolean) => {
    const before = new Date(clock().getTime() - keptMs)
    return eachTenant(doors, (tenant_id) =>
      inSteps(
        mostAtOnce,
        () => doors.inTenant(tenant_id, (db) => sweepRevisions(db, tenant_id, { before, most: mostAtOnce })),
        isClosed,
      ),
    )
  }
  return openJob(sweepDue, { pauseMs: betweenLooksMs, onFailure })
}
