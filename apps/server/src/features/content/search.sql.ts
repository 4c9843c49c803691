import type { SearchFilters, SearchMercy, SoughtWord } from '@maktab/domain/content/search'
import { trigramsOf } from '@maktab/domain/content/search-words'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { hasLesson } from '#features/schools/availability.sql.ts'
import { quoted, signs } from '#features/content/search-index.sql.ts'

interface Person {
  readonly institution_id: number
  readonly tenant_id: number
  readonly user_id: number
  readonly role: string
}

/** What a person learns or teaches now, and in which grades. */
export interface OwnClasses {
  readonly class_ids: readonly number[]
  /** The course of each class. */
  readonly course_ids: readonly number[]
  readonly grades: readonly string[]
  /** Whose lessons the school has; null for the tenant's own. */
  readonly repository: string | null
}

export async function readOwnClasses(
  db: Kysely<Tables>,
  { institution_id, tenant_id, user_id, role }: Person,
): Promise<OwnClasses> {
  const { rows } = await sql<OwnClasses>`
    with own as (
      select c.class_id, c.course_id, c.grade from users_classes m
        join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id
      where m.institution_id = ${institution_id} and m.user_id = ${user_id} and m.role = ${role} and not m.is_deleted
        and c.is_active and not c.is_deleted
    )
    select coalesce(jsonb_agg(class_id order by class_id), '[]') as class_ids,
      coalesce(jsonb_agg(course_id order by class_id), '[]') as course_ids,
      (select coalesce(jsonb_agg(distinct grade), '[]') from (
        select grade from own union
        select grade from users where institution_id = ${institution_id} and user_id = ${user_id} and grade is not null
      ) named) as grades,
      (select repository from content_institutions where tenant_id = ${tenant_id} and institution_id = ${institution_id}) as repository
    from own`.execute(db)
  return rows[0]!
}

/** Which lessons a person may find: those of these courses and grades, or all of the tenant. */
export type Reach = { readonly course_ids: readonly number[]; readonly grades: readonly string[] } | 'all'

export interface Search {
  readonly institution_id: number
  readonly tenant_id: number
  readonly reach: Reach
  readonly own: OwnClasses
  readonly sought: readonly SoughtWord[]
  readonly mercy: SearchMercy
  readonly filters: SearchFilters
  readonly limit: number
  readonly offset: number
  /** Lessons that are counted. */
  readonly most: number
}

interface FoundRow {
  readonly lesson_guid: string
  readonly course_id: number
  readonly class_id: number | null
  readonly title: string
  readonly summary: string
  readonly course_title: string
  readonly subject: string
  readonly grade: string
  readonly language: string
  readonly content_types: readonly string[]
}

interface FacetRow {
  readonly value: string
  readonly lessons: number
}

export interface FoundLessons {
  readonly total: number
  readonly subjects: readonly FacetRow[]
  readonly grades: readonly FacetRow[]
  readonly languages: readonly FacetRow[]
  readonly list: readonly FoundRow[]
}

/** Of more lessons than this that a word finds, some are not looked at: weighing a hundred thousand would take a second. */
const mostWeighed = 2_000

/**
 * A page of the lessons that answer a search: the best tier first, own classes before the catalogue, then as courses have them.
 * `offset 0` keeps the plan for any tenant from reading all lessons before it asks which were found.
 */
export async function findLessons(db: Kysely<Tables>, search: Search): Promise<FoundLessons> {
  const { institution_id, tenant_id, own, limit, offset, most } = search
  const tiers = ['A', 'AB', 'ABC'].map((weights) => wordsText(search, weights))
  const facet = (column: string) => sql`
    (select coalesce(jsonb_agg(jsonb_build_object('value', value, 'lessons', lessons)), '[]')
      from (select ${sql.ref(column)} as value, count(*)::int as lessons from seen group by 1) one)`
  const { rows } = await sql<FoundLessons>`
    with found as materialized (
      select lesson_guid, tier from find_lessons(${askedText(search)}::tsquery, ${tiers}::tsquery[], ${mostWeighed}, ${most})
    ), own as (
      select course_id, min(class_id) as class_id
      from unnest(${[...own.class_ids]}::bigint[], ${[...own.course_ids]}::bigint[]) as o (class_id, course_id) group by course_id
    ), seen as materialized (
      select f.tier, l.lesson_guid, l.course_id, own.class_id, l.title, l.summary, l.position, c.title as course_title, c.subject, c.grade, c.language
      from found f
        cross join lateral (select * from courses_lessons where tenant_id = ${tenant_id} and lesson_guid = f.lesson_guid offset 0) l
        cross join lateral (select * from courses where tenant_id = l.tenant_id and course_id = l.course_id offset 0) c
        left join own on own.course_id = l.course_id
      where not l.is_deleted and ${hasLesson({ institution_id, course: 'c', lesson: 'l' })}
    ), page as (
      select * from seen order by tier, class_id is null, course_id, position, lesson_guid limit ${limit} offset ${offset}
    )
    select (select count(*)::int from seen) as total, ${facet('subject')} as subjects, ${facet('grade')} as grades, ${facet('language')} as languages,
      (select coalesce(jsonb_agg(jsonb_build_object('lesson_guid', p.lesson_guid, 'course_id', p.course_id, 'class_id', p.class_id, 'title', p.title,
          'summary', p.summary, 'course_title', p.course_title, 'subject', p.subject, 'grade', p.grade, 'language', p.language,
          'content_types', (select coalesce(jsonb_agg(distinct k.content_type), '[]') from lessons_content i
            join content k on k.tenant_id = i.tenant_id and k.content_id = i.content_id
            where i.tenant_id = ${tenant_id} and i.lesson_guid = p.lesson_guid and not i.is_deleted))
          order by p.tier, p.class_id is null, p.course_id, p.position, p.lesson_guid), '[]') from page p) as list`.execute(
    db,
  )
  return rows[0]!
}

/** So many candidates are compared letter by letter. */
const mostCandidates = 200

/** Words of the tenant's lessons that share the most with a mistyped one. */
export async function findNearWords(db: Kysely<Tables>, typed: string): Promise<readonly string[]> {
  const { rows } = await sql<{
    word: string
  }>`select word from find_near_words(${[...trigramsOf(typed)]}::text[], ${mostCandidates})`.execute(db)
  return rows.map(({ word }) => word)
}

/** The text of a tsquery for the words alone; `weights` narrows it to places, empty for all. */
function wordsText({ sought, mercy }: Search, weights: string): string {
  const mark = (isBeginning: boolean) => (isBeginning ? `:*${weights}` : weights === '' ? '' : `:${weights}`)
  const each = sought.map(({ word, isBeginning, near }) => {
    const either = [`${quoted(word)}${mark(isBeginning)}`, ...near.map((one) => `${quoted(one)}${mark(false)}`)]
    return `(${either.join(' | ')})`
  })
  return `(${each.join(mercy === 'some_words' ? ' | ' : ' & ')})`
}

function askedText(search: Search): string {
  const { tenant_id, reach, own, filters } = search
  const terms = [signs.tenant(tenant_id), signs.repository(own.repository), ...filterSigns(filters)].map(quoted)
  if (reach !== 'all') {
    const reached = [...new Set(reach.course_ids)].map(signs.course).concat(reach.grades.map(signs.grade))
    // Nobody has this sign: who reaches nothing finds nothing.
    terms.push(`(${(reached.length === 0 ? ['@none'] : reached).map(quoted).join(' | ')})`)
  }
  return [...terms, wordsText(search, '')].join(' & ')
}

function filterSigns({ subject, grade, language, content_type }: SearchFilters): readonly string[] {
  return [
    subject === undefined ? undefined : signs.subject(subject),
    grade === undefined ? undefined : signs.grade(grade),
    language === undefined ? undefined : signs.language(language),
    content_type === undefined ? undefined : signs.content_type(content_type),
  ].filter((sign) => sign !== undefined)
}
