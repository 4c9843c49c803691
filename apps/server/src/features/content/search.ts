import { searchLessons, type FoundLesson } from '@maktab/contracts/content/search'
import type { Output } from '@maktab/contracts/call'
import { accept } from '@maktab/contracts/outcome'
import {
  foundBy,
  foundPages,
  inOrder,
  lessonsPerPage,
  mostFound,
  nearWords,
  nothingFound,
  searchMercies,
  soughtWords,
  subjectFacets,
  type SoughtWord,
} from '@maktab/domain/content/search'
import type { Kysely } from 'kysely'
import { inside } from '#calls/handle.ts'
import type { Tables } from '#db/tables.ts'
import { findLessons, findNearWords, readOwnClasses } from '#features/content/search.sql.ts'

type Answer = Output<typeof searchLessons>

export const search = {
  searchLessons: inside(searchLessons, async ({ db, actor }, { search_string, page, ...filters }) => {
    let sought = soughtWords(search_string)
    if (sought.length === 0) return accept<Answer>(nothingFound)
    const own = await readOwnClasses(db, actor)
    const reach = actor.role === 'learner' ? own : 'all'
    const asked = {
      institution_id: actor.institution_id,
      tenant_id: actor.tenant_id,
      reach,
      own,
      filters,
      limit: lessonsPerPage,
      offset: (page - 1) * lessonsPerPage,
      most: mostFound,
    } as const
    for (const mercy of searchMercies) {
      if (mercy === 'typos') sought = await withNearWords(db, sought)
      const found = await findLessons(db, { ...asked, sought, mercy })
      if (found.total === 0) continue
      const { total, subjects, grades, languages, list } = found
      return accept<Answer>({
        mercy,
        found_by: [...foundBy(sought)],
        total,
        total_pages: foundPages(total),
        subjects: [...subjectFacets(subjects)],
        grades: [...inOrder(grades)],
        languages: [...inOrder(languages)],
        list: list as FoundLesson[],
      })
    }
    return accept<Answer>(nothingFound)
  }),
}

async function withNearWords(db: Kysely<Tables>, sought: readonly SoughtWord[]): Promise<readonly SoughtWord[]> {
  const near: SoughtWord[] = []
  for (const one of sought) near.push({ ...one, near: nearWords(one.word, await findNearWords(db, one.word)) })
  return near
}
