/**
 * What a lesson is found by, and which of those found comes first: the same on a device, which reads its own tables, and on the
 * server, which asks an index. Lessons with all words in their title come first, then those that need the name of the course or
 * the subject for it, then the titles of what is in them, then the summary.
 */
import { subjectKeyOf, subjectNames } from './subjects.ts'
import { typosBetween, wordsOf } from './search-words.ts'

/** Where a word stands, the best place first. */
export const searchPlaces = ['title', 'course', 'contents', 'summary'] as const
export type SearchPlace = (typeof searchPlaces)[number]

/** A lesson as it is searched. */
export interface SearchedLesson {
  readonly title: string
  readonly summary: string
  readonly course_title: string
  readonly subject: string
  readonly content_titles: readonly string[]
}

export type PlacedWords = Readonly<Record<SearchPlace, readonly string[]>>

/** Words by place. A subject is found by its name in every language: whoever reads Pashto looks for شمېرپوهنه in an English course, too. */
export function searchedWords({ title, summary, course_title, subject, content_titles }: SearchedLesson): PlacedWords {
  return {
    title: wordsOf(title),
    course: wordsOf([course_title, ...subjectNames(subject)].join(' ')),
    contents: wordsOf(content_titles.join(' ')),
    summary: wordsOf(summary),
  }
}

/** More than that many words of a search do not count. */
const mostWords = 8

/** From this length on the beginning of a word finds it. */
const shortestPrefix = 2

export interface SoughtWord {
  readonly word: string
  /** Whether words that begin with it count. */
  readonly isBeginning: boolean
  /** Other words that it may have been meant for; empty while typing mistakes are not forgiven. */
  readonly near: readonly string[]
}

/** How much is forgiven: first nothing, then letters, then words that are nowhere. */
export const searchMercies = ['none', 'typos', 'some_words'] as const
export type SearchMercy = (typeof searchMercies)[number]

/** What was typed, as words to look for. Empty where nothing of it is a letter or a digit. */
export function soughtWords(search_string: string): readonly SoughtWord[] {
  return wordsOf(search_string)
    .slice(0, mostWords)
    .map((word) => ({ word, isBeginning: word.length >= shortestPrefix && !/^\p{N}+$/u.test(word), near: [] }))
}

/** At most so many words are tried for a mistyped one. */
const mostNear = 12

/** The words of a vocabulary that a typed one may stand for, the nearest first, then by the alphabet. */
export function nearWords(typed: string, vocabulary: Iterable<string>): readonly string[] {
  const near: { readonly word: string; readonly typos: number }[] = []
  for (const word of vocabulary) {
    const typos = typosBetween(typed, word)
    if (typos !== undefined && typos > 0) near.push({ word, typos })
  }
  near.sort((one, other) => one.typos - other.typos || (one.word < other.word ? -1 : 1))
  return near.slice(0, mostNear).map(({ word }) => word)
}

const stands = ({ word, isBeginning, near }: SoughtWord, words: readonly string[]): boolean =>
  words.some((one) => (isBeginning ? one.startsWith(word) : one === word) || near.includes(one))

/**
 * How well a lesson answers a search: 1 where all sought words stand in its title, 2 to 4 where it takes the further places for
 * it, in their order; undefined where they do not all stand in it. With `some_words` forgiven one word is enough.
 */
export function searchTier(sought: readonly SoughtWord[], placed: PlacedWords, mercy: SearchMercy): number | undefined {
  const reaches = sought.map((one) => searchPlaces.findIndex((place) => stands(one, placed[place])) + 1)
  const found = reaches.filter((reach) => reach > 0)
  if (mercy === 'some_words') return found.length === 0 ? undefined : Math.min(...found)
  return found.length < sought.length || sought.length === 0 ? undefined : Math.max(...found)
}

/** Lessons in one answer. */
export const lessonsPerPage = 20
/** So many are counted and put in order; whoever finds more has to say more. */
export const mostFound = 500

export function foundPages(total: number): number {
  return Math.ceil(total / lessonsPerPage)
}

/** What is highlighted in what was found. */
export function foundBy(sought: readonly SoughtWord[]): readonly string[] {
  return [...new Set(sought.flatMap(({ word, near }) => [word, ...near]))]
}

export const nothingFound = {
  mercy: 'none' as const,
  found_by: [],
  total: 0,
  total_pages: 0,
  subjects: [],
  grades: [],
  languages: [],
  list: [],
}

export interface Facet {
  readonly value: string
  readonly lessons: number
}

/** The most frequent first, then by the value. */
export function inOrder(facets: readonly Facet[]): readonly Facet[] {
  return [...facets].sort((one, other) => other.lessons - one.lessons || (one.value < other.value ? -1 : 1))
}

/** Several spellings of one subject are one choice. */
export function subjectFacets(written: readonly Facet[]): readonly Facet[] {
  const lessons = new Map<string, number>()
  for (const { value, lessons: count } of written)
    lessons.set(subjectKeyOf(value), (lessons.get(subjectKeyOf(value)) ?? 0) + count)
  return inOrder([...lessons].map(([value, count]) => ({ value, lessons: count })))
}

export interface SearchFilters {
  readonly subject?: string | undefined
  readonly grade?: string | undefined
  readonly language?: string | undefined
  readonly content_type?: string | undefined
}

export interface FilteredLesson {
  readonly subject_key: string
  readonly grade: string
  readonly language: string
  readonly content_types: readonly string[]
}

/** Whether a lesson passes; a filter that is left out lets everything through. */
export function passesFilters(
  { subject, grade, language, content_type }: SearchFilters,
  lesson: FilteredLesson,
): boolean {
  return (
    (subject === undefined || subject === lesson.subject_key) &&
    (grade === undefined || grade === lesson.grade) &&
    (language === undefined || language === lesson.language) &&
    (content_type === undefined || lesson.content_types.includes(content_type))
  )
}
