/** Every night one class in a hundred is compared with the work that its figures are made of, and of each school one at least. */
import type { Logger } from 'pino'
import type { Doors, SchoolScope } from '#db/school.ts'
import { readDifferences, type Differences } from '#features/insights/kept-figures/differences.sql.ts'
import { keepLook, readClassesToLookAt, readSchoolsToLookAt } from '#features/insights/kept-figures/looks.sql.ts'
import { dueByNight } from '#jobs/by-night.ts'
import { eachTenant, openJob, type Job } from '#jobs/job.ts'

const oneIn = 100
const mostAtOnce = 50
const pauseMs = 600_000

/** Compares the class now, and keeps what differs; `db` is the door of its school. */
export async function lookAtClass(
  doors: Doors,
  school: SchoolScope,
  class_id: number,
  looked_on: Date,
): Promise<Partial<Differences>> {
  return doors.inSchool(school, async (db) => {
    const differing = await readDifferences(db, { institution_id: school.institution_id, class_id })
    await keepLook(db, school, { class_id, looked_on, differing })
    return differing
  })
}

export interface FigureLooking {
  readonly doors: Doors
  readonly clock: () => Date
  readonly logger: Pick<Logger, 'error' | 'info' | 'warn'>
}

/** Answers how many classes it looked at. What differs is a line in the log at level `error`, and stands in `npm run check` until it is right. */
export function openFigureLook({ doors, clock, logger }: FigureLooking): Job {
  async function lookAt(school: SchoolScope): Promise<number> {
    const class_ids = await doors.inSchool(school, (db) => readClassesToLookAt(db, school, oneIn))
    for (const class_id of class_ids) {
      const differing = await lookAtClass(doors, school, class_id, clock())
      if (Object.keys(differing).length > 0)
        logger.error({ ...school, class_id, differing }, 'figures of a class are not what its work says')
    }
    return class_ids.length
  }

  async function lookWhereDue(isClosed: () => boolean): Promise<number> {
    const now = clock()
    const before = dueByNight(now, now.getHours())
    const looked = await eachTenant(doors, async (tenant_id) => {
      let [after, count] = [0, 0]
      for (;;) {
        const asked = { after, most: mostAtOnce, before, now }
        const due = await doors.inTenant(tenant_id, (db) => readSchoolsToLookAt(db, tenant_id, asked))
        for (const institution_id of due) {
          if (isClosed()) return count
          count += await lookAt({ tenant_id, institution_id })
        }
        if (due.length < mostAtOnce) return count
        after = due.at(-1)!
      }
    })
    if (looked > 0) logger.info({ classes: looked }, 'figures were compared with the work')
    return looked
  }
  return openJob(lookWhereDue, {
    pauseMs,
    onFailure: (error) => logger.warn({ err: error }, 'figures were not compared with the work'),
  })
}
