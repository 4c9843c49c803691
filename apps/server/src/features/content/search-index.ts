/**
 * Keeps the words of lessons where a search looks for them. Whatever changes a lesson leaves a note in its transaction; here the
 * notes are read and the words folded by the rule that a device uses, too.
 */
import { searchedWords } from '@maktab/domain/content/search'
import type { Doors } from '#db/school.ts'
import { keepWords, readLessonsToIndex, takeNotes } from '#features/content/search-index.sql.ts'
import { readTenantIds } from '#features/tenants/tenants.sql.ts'
import { repeatLooks } from '#repeated-looks.ts'

export interface SearchIndexer {
  /** Reads all lessons that changed; answers how many. */
  indexDue(): Promise<number>
  /** Looks every second from now on. */
  start(): void
  close(): Promise<void>
}

const betweenLooksMs = 1_000
const mostAtOnce = 500

export function openSearchIndexer({
  doors,
  onFailure,
}: {
  readonly doors: Doors
  readonly onFailure: (error: unknown) => void
}): SearchIndexer {
  const indexDue = async () => {
    let indexed = 0
    for (const tenant_id of await doors.outsideSchools(readTenantIds)) {
      for (;;) {
        const taken = await indexSome(doors, tenant_id)
        indexed += taken
        if (taken < mostAtOnce || looks.isClosed()) break
      }
    }
    return indexed
  }
  const looks = repeatLooks(indexDue, { pauseMs: betweenLooksMs, onFailure })
  return {
    indexDue,
    start: looks.startNow,
    close: looks.close,
  }
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
