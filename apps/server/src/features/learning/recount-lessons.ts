/** Brings lessons up to the minimum of their course after it was changed: what learners did reaches it or not, school by school, in steps. */
import type { Doors } from '#db/school.ts'
import { completeReached, forgetRecount, readCoursesToRecount } from '#features/learning/recount-lessons.sql.ts'
import { readTenantIds } from '#features/tenants/tenants.sql.ts'
import { repeatLooks } from '#repeated-looks.ts'

export interface LessonRecounting {
  readonly doors: Doors
  readonly clock: () => Date
  readonly onFailure: (error: unknown) => void
  /** Lessons of learners in one transaction: whoever saves progress meanwhile waits no longer than these take. */
  readonly mostAtOnce?: number
}

export interface LessonRecounter {
  /** Does what is asked for by now; answers how many lessons of learners count as completed since. */
  recountDue(): Promise<number>
  /** Looks every few seconds from now on. */
  start(): void
  close(): Promise<void>
}

const betweenLooksMs = 10_000

export function openLessonRecounter({ doors, clock, onFailure, mostAtOnce = 200 }: LessonRecounting): LessonRecounter {
  const recountDue = async () => {
    let completed = 0
    for (const tenant_id of await doors.outsideSchools(readTenantIds)) {
      for (const due of await doors.inTenant(tenant_id, (db) => readCoursesToRecount(db, tenant_id))) {
        let count: number
        do {
          if (looks.isClosed()) return completed
          count = await doors.inSchool({ tenant_id, institution_id: due.institution_id }, (db) =>
            completeReached(db, { tenant_id, ...due }, mostAtOnce, clock()),
          )
          completed += count
        } while (count === mostAtOnce)
        await doors.inTenant(tenant_id, (db) => forgetRecount(db, tenant_id, due))
      }
    }
    return completed
  }
  const looks = repeatLooks(recountDue, { pauseMs: betweenLooksMs, onFailure })
  return { recountDue, start: looks.start, close: looks.close }
}
