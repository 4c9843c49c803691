/** Counts the days of a school anew after its time zone changed: the moments of the work stay, their days are others. */
import type { Doors } from '#db/school.ts'
import { rebuildSchool, type SchoolFigures } from '#features/insights/kept-figures/rebuilding.ts'
import { forgetDays, readDaysToRecount } from '#features/insights/kept-figures/recounted-days.sql.ts'
import { gatherRegions } from '#features/insights/school-figures.ts'
import { eachTenant, openJob, type Job } from '#jobs/job.ts'

export interface DayRecounting {
  readonly doors: Doors
  readonly clock: () => Date
  readonly onFailure: (error: unknown) => void
  readonly besides: readonly SchoolFigures[]
}

const pauseMs = 10_000

/** Answers how many schools it counted. One that is broken off is counted with the next look. */
export function openDayRecounter({ doors, clock, onFailure, besides }: DayRecounting): Job {
  const recountDue = (isClosed: () => boolean) =>
    eachTenant(doors, async (tenant_id) => {
      let counted = 0
      for (const due of await doors.inTenant(tenant_id, (db) => readDaysToRecount(db, tenant_id))) {
        if (isClosed()) return counted
        await rebuildSchool(doors, { tenant_id, institution_id: due.institution_id }, { clock, besides })
        await doors.inTenant(tenant_id, (db) => forgetDays(db, tenant_id, due))
        counted += 1
      }
      if (counted > 0) await gatherRegions(doors, tenant_id, { now: clock() })
      return counted
    })
  return openJob(recountDue, { pauseMs, onFailure })
}
