/** A job: what the server does again and again beside the calls, tenant by tenant, in steps that hold nobody up. */
import type { Kysely } from 'kysely'
import type { Doors } from '#db/school.ts'
import type { Tables } from '#db/tables.ts'
import { readTenantIds } from '#features/tenants/tenants.sql.ts'
import { repeatLooks } from '#jobs/repeated-looks.ts'

/** A part of the server that goes on by itself. */
export interface Running {
  start?(): void
  /** Ends after the step that is under way. */
  close(): Promise<void>
}

export interface Job extends Running {
  /** Does what is due now; answers how much that was. */
  runDue(): Promise<number>
  /** Looks for what is due from now on. */
  start(): void
}

export interface Rhythm {
  readonly pauseMs: number
  /** The first look comes at the start, not after a pause. */
  readonly looksAtStart?: true
  readonly onFailure: (error: unknown) => void
}

/** `work` answers how much it did, and breaks off between two steps where `isClosed` says so. */
export function openJob(work: (isClosed: () => boolean) => Promise<number>, { looksAtStart, ...rhythm }: Rhythm): Job {
  const runDue = () => work(looks.isClosed)
  const looks = repeatLooks(runDue, rhythm)
  return { runDue, start: looksAtStart ? looks.startNow : looks.start, close: looks.close }
}

/** Does the work of each tenant, one after the other; answers how much it was in all. */
export async function eachTenant(doors: Doors, work: (tenant_id: number) => Promise<number>): Promise<number> {
  let done = 0
  for (const tenant_id of await doors.outsideSchools(readTenantIds)) done += await work(tenant_id)
  return done
}

/** Repeats a step, which does at most `most`, until it did less or is to end; answers how much was done. */
export async function inSteps(most: number, step: () => Promise<number>, isClosed: () => boolean): Promise<number> {
  let done = 0
  for (;;) {
    const count = await step()
    done += count
    if (count < most || isClosed()) return done
  }
}

export interface SweeperParts {
  readonly doors: Doors
  readonly clock: () => Date
  readonly onFailure: (error: unknown) => void
}

interface Sweeping extends Omit<Rhythm, 'onFailure'> {
  /** What is older goes. */
  readonly keptMs: number
  readonly mostAtOnce: number
  /** Takes at most `most` of what stood there before that moment; answers how much it took. */
  readonly sweep: (
    db: Kysely<Tables>,
    tenant_id: number,
    limits: { readonly before: Date; readonly most: number },
  ) => Promise<number>
}

/** A job that takes away what is old, tenant by tenant; answers how much it took. */
export function openSweeper(
  { doors, clock, onFailure }: SweeperParts,
  { keptMs, mostAtOnce: most, sweep, ...rhythm }: Sweeping,
): Job {
  const sweepDue = (isClosed: () => boolean) => {
    const before = new Date(clock().getTime() - keptMs)
    return eachTenant(doors, (tenant_id) =>
      inSteps(most, () => doors.inTenant(tenant_id, (db) => sweep(db, tenant_id, { before, most })), isClosed),
    )
  }
  return openJob(sweepDue, { ...rhythm, onFailure })
}
