/**
 * Keeps the words of lessons where a search looks for them. Whatever changes a lesson leaves a note in its transaction; here the
 * notes are read and the words folded by the rule that a device uses, too.
 */
import { searchedWords } from '@maktab/domain/content/search'
import type { Doors } from '#db/school.ts'
import { keepWords, readLessonsToIndex, takeNotes } from '#features/content/search-index.sql.ts'
import { eachTenant, inSteps, openJob, type Job } from '#jobs/job.ts'

const betweenLooksMs = 1_000
const mostAtOnce = 500

/** Answers how many lessons it read. */
export function openSearchIndexer({
  doors,
  onFailure,
}: {
  readonly doors: Doors
  readonly onFailure: (error: unknown) => void
}): Job {
  return openJob(
    (isClosed) => eachTenant(doors, (tenant_id) => inSteps(mostAtOnce, () => indexSome(doors, tenant_id), isClosed)),
    { pauseMs: betweenLooksMs, looksAtStart: true, onFailure },
  )
}

/** Notes and words go in one transaction: who dies between them leaves the notes to the next. */
function indexSome(doors: Doors, tenant_id: number): Promise<number> {
  return doors.inTenant(tenant_id, async (db) => {
    const noted = await takeNotes(db, tenant_id, mostAtOnce)
    if (noted.length === 0) return 0
    const lessons = await readLessonsToIndex(db, tenant_id, noted)
    const there = new Set(lessons.map(({ lesson_guid }) => lesson_guid))
    const indexed = lessons.map((lesson) => ({ lesson, words: searchedWords(lesson) }))
    await keepWords(
      db,
      tenant_id,
      indexed,
      noted.filter((lesson_guid) => !there.has(lesson_guid)),
    )
    return noted.length
  })
}
