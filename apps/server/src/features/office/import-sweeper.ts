/** Forgets sheets that were brought in, with their rows, after thirty days. */
import { importsKeptMs } from '@maktab/domain/office/office-import'
import { forgetImports } from '#features/office/office-imports.sql.ts'
import { openSweeper, type Job, type SweeperParts } from '#jobs/job.ts'

/** Answers how many sheets it forgot. */
export function openImportSweeper(parts: SweeperParts): Job {
  return openSweeper(parts, {
    keptMs: importsKeptMs,
    mostAtOnce: 20,
    pauseMs: 24 * 60 * 60 * 1_000,
    looksAtStart: true,
    sweep: (db, _tenant, limits) => forgetImports(db, limits),
  })
}
