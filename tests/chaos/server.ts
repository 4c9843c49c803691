/**
 * The server as one run meets it: with a time of its own, a clock that may jump, work that breaks now and then, requests that
 * are turned away because there are too many, and rows that are missing for a while.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Doors } from '../../apps/server/src/db/school.ts'
import type { School } from '../../apps/server/test/school.ts'
import type { Chance } from './chance.ts'
import type { SmallClass } from './small-class.ts'

export interface ServerOfRun {
  /** The right time; a run moves it on. */
  now: Date
  /** Milliseconds by which the server's clock is off. */
  clockError: number
  /** Share of the transactions that end in a fault. */
  faults: number
  /** Share of the requests that are too many. */
  tooMany: number
}

export const soundServer = (now: Date): ServerOfRun => ({ now, clockError: 0, faults: 0, tooMany: 0 })

/** Runs go side by side: a request is answered by the server of the run that made it. */
export const serverOfRun = new AsyncLocalStorage<{ readonly server: ServerOfRun; readonly chance: Chance }>()

/** Puts time and faults of the runs into a school that they all share. `began` is the time outside of them. */
export function shareSchool(school: School, began: Date): void {
  Object.defineProperty(school.clock, 'now', {
    get: () => {
      const here = serverOfRun.getStore()?.server
      return here === undefined ? began : new Date(here.now.getTime() + here.clockError)
    },
  })
  const { inSchool } = school.database.doors
  const faulty: Doors['inSchool'] = (scope, work, access) => {
    const run = serverOfRun.getStore()
    if (run === undefined || !run.chance.is(run.server.faults)) return inSchool(scope, work, access)
    // After the work: what it wrote must not stay.
    return inSchool(
      scope,
      async (db, atEnd) => {
        await work(db, atEnd)
        throw new Error('the server broke')
      },
      access,
    )
  }
  Object.assign(school.database.doors, { inSchool: faulty })
}

/** An empty battery: the server shows the year 2000 until its clock is set. */
export function loseTime(server: ServerOfRun): void {
  server.clockError = Date.parse('2000-01-01T00:00:00.000Z') - server.now.getTime()
}

/** The class and its assignments are gone, or back again: meanwhile the server finds none of what devices send for them. */
export async function setMissing(
  { database: { owner } }: School,
  { class_id, assignment_ids, learner: { institution_id } }: SmallClass,
  is_deleted: boolean,
): Promise<void> {
  await owner
    .updateTable('classes')
    .set({ is_deleted })
    .where('institution_id', '=', institution_id)
    .where('class_id', '=', class_id)
    .execute()
  await owner
    .updateTable('assignments')
    .set({ is_deleted })
    .where('institution_id', '=', institution_id)
    .where('assignment_id', 'in', [...assignment_ids])
    .execute()
}
