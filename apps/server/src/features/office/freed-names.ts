/** Lets others have the names of people who were deleted, once nobody can restore them any more. */
import { daysInBin } from '@maktab/domain/office/office-users'
import { freeNamesOfDeleted } from '#features/office/freed-names.sql.ts'
import { openSweeper, type Job, type SweeperParts } from '#jobs/job.ts'

/** Answers how many names it freed. */
export function openNameFreer(parts: SweeperParts): Job {
  return openSweeper(parts, {
    keptMs: daysInBin * 24 * 60 * 60 * 1_000,
    mostAtOnce: 1_000,
    pauseMs: 24 * 60 * 60 * 1_000,
    looksAtStart: true,
    sweep: (db, _tenant, limits) => freeNamesOfDeleted(db, limits),
  })
}
