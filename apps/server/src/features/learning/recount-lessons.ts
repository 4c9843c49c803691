/** Brings lessons up to the minimum of their course after it was changed: what learners did reaches it or not, school by school, in steps. */
import type { Doors } from '#db/school.ts'
import { completeReached, forgetRecount, readCoursesToRecount } from '#features/learning/recount-lessons.sql.ts'
import { eachTenant, inSteps, openJob, type Job } from '#jobs/job.ts'

export interface LessonRecounting {
  readonly doors: Doors
  readonly clock: () => Date
  readonly onFailure: (error: unknown) => void
  /** Lessons of learners in one transaction: whoever saves progress meanwhile waits no longer than these take. */
  readonly mostAtOnce?: number
}

const betweenLooksMs = 10_000

/** Answers how many lessons of learners count as completed since. */
export function openLessonRecounter({ doors, clock, onFailure, mostAtOnce = 200 }: LessonRecounting): Job {
  const recountDue = (isClosed: () => boolean) =>
    eachTenant(doors, async (tenant_id) => {
      let completed = 0
      for (const due of await doors.inTenant(tenant_id, (db) => readCoursesToRecount(db, tenant_id))) {
        const scope = { tenant_id, institution_id: due.institution_id }
        const complete = () =>
          doors.inSchool(scope, (db) => completeReached(db, { tenant_id, ...due }, mostAtOnce, clock()))
        completed += await inSteps(mostAtOnce, complete, isClosed)
        // Broken off: what is left of it is done at the next start.
        if (isClosed()) return completed
        await doors.inTenant(tenant_id, (db) => forgetRecount(db, tenant_id, due))
      }
      return completed
    })
  return openJob(recountDue, { pauseMs: betweenLooksMs, onFailure })
}
