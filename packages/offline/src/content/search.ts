import type { FoundLesson } from '@maktab/contracts/content/search'
import { accept } from '@maktab/contracts/outcome'
import {
  foundBy,
  foundPages,
  inOrder,
  lessonsPerPage,
  mostFound,
  nearWords,
  nothingFound,
  passesFilters,
  searchedWords,
  searchMercies,
  searchPlaces,
  searchTier,
  soughtWords,
  subjectFacets,
  type Facet,
  type PlacedWords,
} from '@maktab/domain/content/search'
import { subjectKeyOf } from '@maktab/domain/content/subjects'
import type { SqlRow } from '@maktab/device/database'
import type { HandlersOf } from '../local-handler.ts'
import { readLessonsToSearch } from './search.sql.ts'

interface Searched {
  readonly lesson: FoundLesson
  readonly words: PlacedWords
}

export const search: HandlersOf<'searchLessons'> = {
  /** Over the lessons of the person's classes, which is what a device has. They are few: each is read anew. */
  async searchLessons({ db, actor }, { search_string, page = 1, ...filters }) {
    const asked = soughtWords(search_string)
    if (asked.length === 0) return accept(nothingFound)
    const known = (await readLessonsToSearch(db, actor)).map(readSearched)
    const vocabulary = new Set(known.flatMap(({ words }) => searchPlaces.flatMap((place) => words[place])))
    const passing = known.filter(({ lesson }) =>
      passesFilters(filters, { ...lesson, subject_key: subjectKeyOf(lesson.subject) }),
    )
    let sought = asked
    for (const mercy of searchMercies) {
      if (mercy === 'typos') sought = asked.map((one) => ({ ...one, near: nearWords(one.word, vocabulary) }))
      const found = passing
        .map(({ lesson, words }) => ({ lesson, tier: searchTier(sought, words, mercy) ?? 0 }))
        .filter(({ tier }) => tier > 0)
        .slice(0, mostFound)
      if (found.length === 0) continue
      // Sorting keeps the order of the rows within a tier.
      const lessons = found.sort((one, other) => one.tier - other.tier).map(({ lesson }) => lesson)
      return accept({
        mercy,
        found_by: [...foundBy(sought)],
        total: lessons.length,
        total_pages: foundPages(lessons.length),
        subjects: [...subjectFacets(counted(lessons.map(({ subject }) => subject)))],
        grades: [...inOrder(counted(lessons.map(({ grade }) => grade)))],
        languages: [...inOrder(counted(lessons.map(({ language }) => language)))],
        list: lessons.slice((page - 1) * lessonsPerPage, page * lessonsPerPage),
      })
    }
    return accept(nothingFound)
  },
}

function readSearched(row: SqlRow): Searched {
  const class_id = row['class_id'] ?? null
  const lesson: FoundLesson = {
    lesson_guid: String(row['lesson_guid']),
    course_id: Number(row['course_id']),
    class_id: class_id === null ? null : Number(class_id),
    title: String(row['title']),
    summary: String(row['summary']),
    course_title: String(row['course_title']),
    subject: String(row['subject']),
    grade: String(row['grade']),
    language: String(row['language']) as FoundLesson['language'],
    content_types: (JSON.parse(String(row['content_types'])) as FoundLesson['content_types']).sort(),
  }
  return {
    lesson,
    words: searchedWords({ ...lesson, content_titles: JSON.parse(String(row['content_titles'])) as string[] }),
  }
}

function counted(values: readonly string[]): Facet[] {
  const lessons = new Map<string, number>()
  for (const value of values) lessons.set(value, (lessons.get(value) ?? 0) + 1)
  return [...lessons].map(([value, count]) => ({ value, lessons: count }))
}
