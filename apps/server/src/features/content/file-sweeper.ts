/** Looks through the files that wait: what something names joins those that stay, and what nothing names goes in the end (decision 0120). */
import { daysArriving, daysUnnamed } from '@maktab/domain/content/uploads'
import { openJob, type Job, type SweeperParts } from '#jobs/job.ts'
import type { SchoolOfFiles } from '#files/handed-over.ts'
import type { Storage } from '#files/storage.ts'
import { forgetUnnamedFiles, readWaitingFiles } from '#features/content/files.sql.ts'

const dayMs = 86_400_000
const mostAtOnce = 500

/** Answers how many files it forgot. */
export function openFileSweeper({
  doors,
  clock,
  onFailure,
  storage: { handedOver },
}: SweeperParts & { readonly storage: Storage }): Job {
  async function sweep(isClosed: () => boolean): Promise<number> {
    const daysAgo = (days: number) => new Date(clock().getTime() - days * dayMs)
    await handedOver.sweepArriving(daysAgo(daysArriving))
    let forgotten = 0
    for (const school of await handedOver.schools()) {
      const waiting = await handedOver.waiting(school)
      for (let from = 0; from < waiting.length && !isClosed(); from += mostAtOnce)
        forgotten += await sweepFiles(school, waiting.slice(from, from + mostAtOnce), daysAgo(daysUnnamed))
    }
    return forgotten
  }

  async function sweepFiles(
    school: SchoolOfFiles,
    files: readonly { readonly file_id: string; readonly sha256: string }[],
    before: Date,
  ): Promise<number> {
    const file_ids = files.map(({ file_id }) => file_id)
    const { institution_id } = school
    const [rows, forgotten] = await doors.inSchool(school, async (db) => {
      const found = await readWaitingFiles(db, institution_id, file_ids)
      const unnamed = found.filter(({ is_named }) => !is_named).map((row) => row.file_id)
      return [found, await forgetUnnamedFiles(db, institution_id, { file_ids: unnamed, before })] as const
    })
    for (const file of files) {
      const row = rows.find(
        ({ file_id, sha256, thumbnail_sha256 }) =>
          file_id === file.file_id && [sha256, thumbnail_sha256].includes(file.sha256),
      )
      if (row?.is_named) await handedOver.settle(school, file)
      // Without a row: its server stopped between the bytes and the row, and its device hands it over again.
      else if (!row || forgotten.includes(file.file_id)) await handedOver.remove(school, file, before)
    }
    return forgotten.length
  }

  return openJob(sweep, { pauseMs: 60 * 60 * 1_000, looksAtStart: true, onFailure })
}
