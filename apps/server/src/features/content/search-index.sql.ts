import { searchPlaces, type PlacedWords } from '@maktab/domain/content/search'
import { trigramsOf } from '@maktab/domain/content/search-words'
import { subjectKeyOf } from '@maktab/domain/content/subjects'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface LessonToIndex {
  readonly lesson_guid: string
  readonly course_id: number
  readonly title: string
  readonly summary: string
  readonly course_title: string
  readonly subject: string
  readonly grade: string
  readonly language: string
  /** Null for the tenant's own. */
  readonly repository: string | null
  readonly content_titles: readonly string[]
  readonly content_types: readonly string[]
}

/** Takes notes of changed lessons, as many as `most`; one that is being changed right now is left for the next look. */
export async function takeNotes(db: Kysely<Tables>, tenant_id: number, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ lesson_guid: string }>`
    with due as (
      select lesson_guid from lessons_to_index where tenant_id = ${tenant_id} order by lesson_guid limit ${most} for update skip locked
    )
    delete from lessons_to_index n using due where n.tenant_id = ${tenant_id} and n.lesson_guid = due.lesson_guid
    returning n.lesson_guid`.execute(db)
  return rows.map(({ lesson_guid }) => lesson_guid)
}

export async function readLessonsToIndex(
  db: Kysely<Tables>,
  tenant_id: number,
  lesson_guids: readonly string[],
): Promise<readonly LessonToIndex[]> {
  const { rows } = await sql<LessonToIndex>`
    select l.lesson_guid, l.course_id, l.title, l.summary, c.title as course_title, c.subject, c.grade, c.language, c.repository,
      coalesce(jsonb_agg(k.title) filter (where k.content_id is not null), '[]') as content_titles,
      coalesce(jsonb_agg(distinct k.content_type) filter (where k.content_id is not null), '[]') as content_types
    from courses_lessons l
      join courses c on c.tenant_id = l.tenant_id and c.course_id = l.course_id
      left join lessons_content p on p.tenant_id = l.tenant_id and p.lesson_guid = l.lesson_guid and not p.is_deleted
      left join content k on k.tenant_id = p.tenant_id and k.content_id = p.content_id
    where l.tenant_id = ${tenant_id} and l.lesson_guid = any(${[...lesson_guids]}::uuid[]) and not l.is_deleted
    group by l.lesson_guid, l.course_id, l.title, l.summary, c.title, c.subject, c.grade, c.language, c.repository`.execute(
    db,
  )
  return rows
}

export interface IndexedLesson {
  readonly lesson: LessonToIndex
  readonly words: PlacedWords
}

/** Puts the words of these lessons in place of what was known; of those that are not there any more nothing stays. */
export async function keepWords(
  db: Kysely<Tables>,
  tenant_id: number,
  lessons: readonly IndexedLesson[],
  gone: readonly string[],
): Promise<void> {
  const entries = [
    ...lessons.map(({ lesson, words }) => ({
      lesson_guid: lesson.lesson_guid,
      words: vectorOf(tenant_id, lesson, words),
    })),
    ...gone.map((lesson_guid) => ({ lesson_guid, words: null })),
  ]
  const vocabulary = [...new Set(lessons.flatMap(({ words }) => searchPlaces.flatMap((place) => words[place])))]
  const kept = vocabulary.map((word) => ({ word, trigrams: trigramsOf(word) }))
  await sql`select index_lessons(${JSON.stringify(entries)}::jsonb)`.execute(db)
  await sql`select keep_search_words(${JSON.stringify(kept)}::jsonb)`.execute(db)
}

const weights = { title: 'A', course: 'B', contents: 'C', summary: 'D' } as const

/** As PostgreSQL writes a tsvector; a word that stands in several places has the weight of each. */
function vectorOf(tenant_id: number, lesson: LessonToIndex, words: PlacedWords): string {
  const positions = new Map<string, string[]>()
  searchPlaces.forEach((place, at) => {
    for (const word of words[place]) positions.set(word, [...(positions.get(word) ?? []), `${at + 1}${weights[place]}`])
  })
  const lexemes = [...positions].map(([word, found]) => `${quoted(word)}:${found.join(',')}`)
  const kinds = lesson.content_types.map((type) => quoted(signs.content_type(type)))
  return [...lexemes, ...lessonSigns(tenant_id, lesson).map(quoted), ...kinds].join(' ')
}

function lessonSigns(
  tenant_id: number,
  { course_id, subject, grade, language, repository }: LessonToIndex,
): readonly string[] {
  return [
    signs.tenant(tenant_id),
    signs.course(course_id),
    signs.subject(subjectKeyOf(subject)),
    signs.grade(grade),
    signs.language(language),
    signs.repository(repository),
  ]
}

/** No word begins with @, so none is taken for one of these. */
export const signs = {
  tenant: (tenant_id: number) => `@t${tenant_id}`,
  course: (course_id: number) => `@c${course_id}`,
  subject: (key: string) => `@s${key}`,
  grade: (grade: string) => `@g${grade}`,
  language: (language: string) => `@l${language}`,
  repository: (repository: string | null) => `@r${repository ?? ''}`,
  content_type: (content_type: string) => `@k${content_type}`,
} as const

/** A lexeme as it stands in the text of a tsvector or a tsquery; PostgreSQL takes no more than 2 KB of one. */
export function quoted(lexeme: string): string {
  return `'${lexeme.slice(0, 300).replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
