/** Forgets what was saved on the way while contents were written: a revision a day old that nothing points at. */
import type { Doors } from '#db/school.ts'
import { sweepRevisions } from './revisions.sql.ts'
import { readTenantIds } from '#features/tenants/tenants.sql.ts'
import { repeatLooks } from '#repeated-looks.ts'

export interface RevisionSweeper {
  /** Forgets all that are due; answers how many. */
  sweepDue(): Promise<number>
  /** Looks every hour from now on. */
  start(): void
  close(): Promise<void>
}

const betweenLooksMs = 60 * 60 * 1_000
/** A writer who left a page open over night may still take back what they did. */
const keptMs = 24 * 60 * 60 * 1_000
const mostAtOnce = 500

export function openRevisionSweeper({
  doors,
  clock,
  onFailure,
}: {
  readonly doors: Doors
  readonly clock: () => Date
  readonly onFailure: (error: unknown) => void
}): RevisionSweeper {
  const sweepDue = async () => {
    const before = new Date(clock().getTime() - keptMs)
    let swept = 0
    for (const tenant_id of await doors.outsideSchools(readTenantIds)) {
      for (;;) {
        const gone = await doors.inTenant(tenant_id, (db) =>
          sweepRevisions(db, tenant_id, { before, most: mostAtOnce }),
        )
        swept += gone
        if (gone < mostAtOnce || looks.isClosed()) break
      }
    }
    return swept
  }
  const looks = repeatLooks(sweepDue, { pauseMs: betweenLooksMs, onFailure })
  return {
    sweepDue,
    start: looks.start,
    close: looks.close,
  }
}
