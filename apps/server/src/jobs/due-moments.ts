/** A job that does what is due: the rows of a plan, each with a moment, that a tenant's schools share. */
import type { Kysely } from 'kysely'
import type { Doors, SchoolScope } from '#db/school.ts'
import type { Tables } from '#db/tables.ts'
import { eachTenant, inSteps, openJob, type Job } from '#jobs/job.ts'

export interface DueMomentsParts {
  readonly doors: Doors
  readonly clock: () => Date
  readonly onFailure: (error: unknown) => void
}

interface Plan<Row extends { readonly institution_id: number }> {
  readonly pauseMs: number
  /** What is due by `now`, the earliest first, at most `most`. */
  readonly readDue: (
    db: Kysely<Tables>,
    tenant_id: number,
    limits: { readonly now: Date; readonly most: number },
  ) => Promise<readonly Row[]>
  /**
   * Takes a row off the plan, or puts it off, and does what it is for, in one transaction: so each is done once. May answer what is to
   * be done after the commit.
   */
  readonly keep: (db: Kysely<Tables>, school: SchoolScope, row: Row, now: Date) => Promise<(() => void) | undefined>
}

const mostAtOnce = 20

/** Answers how much was due, also where another process was quicker. */
export function openDueMoments<Row extends { readonly institution_id: number }>(
  { doors, clock, onFailure }: DueMomentsParts,
  { pauseMs, readDue, keep }: Plan<Row>,
): Job {
  const keepDue = (isClosed: () => boolean) =>
    eachTenant(doors, (tenant_id) => {
      const step = async () => {
        const now = clock()
        const due = await doors.inTenant(tenant_id, (db) => readDue(db, tenant_id, { now, most: mostAtOnce }))
        for (const row of due) {
          const school = { tenant_id, institution_id: row.institution_id }
          const afterwards = await doors.inSchool(school, (db) => keep(db, school, row, now))
          afterwards?.()
        }
        return due.length
      }
      return inSteps(mostAtOnce, step, isClosed)
    })
  return openJob(keepDue, { pauseMs, onFailure })
}
