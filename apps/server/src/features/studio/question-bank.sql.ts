import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { BankQuestion } from '@maktab/contracts/studio/question-bank'
import type { Question } from '@maktab/contracts/questions/questions'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { QuestionSums } from '@maktab/domain/studio/question-statistics'
import type { Tables } from '#db/tables.ts'
import type { StoredQuestion } from '#features/content/bodies.ts'

interface Author {
  readonly tenant_id: number
  readonly user_id: number
}

export interface Wanted {
  readonly tags: readonly string[]
  readonly skill?: string | undefined
  readonly difficulty?: 1 | 2 | 3 | undefined
  readonly language?: LanguageCode | undefined
  /** Empty: every kind. */
  readonly kinds: readonly Question['kind'][]
}

export interface BankRow
  extends
    QuestionSums,
    Pick<BankQuestion, 'bank_question_id' | 'tags' | 'skill' | 'difficulty' | 'language' | 'state'> {
  readonly question: StoredQuestion
  readonly author_name: string
  readonly changed_on: Date
}

export const bankPageSize = 20

/** Sums of a question over the schools of its tenant, of one content or of all that have it. */
const sums = (question_id: RawBuilder<unknown>, content_id: RawBuilder<unknown> = sql`s.content_id`) => sql`
  lateral (select coalesce(sum(s.answered), 0)::int as answered, coalesce(sum(s.correct), 0)::int as correct, coalesce(sum(s.rest_sum), 0) as rest_sum,
    coalesce(sum(s.rest_square_sum), 0) as rest_square_sum, coalesce(sum(s.correct_rest_sum), 0) as correct_rest_sum
    from question_statistics s where s.tenant_id = app_tenant_id() and s.question_id = ${question_id} and s.content_id = ${content_id}) figures`

const matches = ({ tags, skill = '', difficulty, language, kinds }: Wanted) => sql`
  b.tags @> ${tags}::text[] and (${skill} = '' or b.skill = ${skill}) and (${difficulty ?? null}::int is null or b.difficulty = ${difficulty ?? null}::int)
  and (${language ?? null}::text is null or b.language = ${language ?? null}::text)
  and (cardinality(${kinds}::text[]) = 0 or b.question ->> 'kind' = any(${kinds}::text[]))`

/** Another's draft is not there. A word is found wherever it stands in a text, also within another. */
export async function searchBankQuestions(
  db: Kysely<Tables>,
  { tenant_id, user_id }: Author,
  {
    words,
    states,
    page,
    ...wanted
  }: Wanted & { readonly words: readonly string[]; readonly states: readonly string[]; readonly page: number },
): Promise<{ readonly rows: readonly BankRow[]; readonly total: number }> {
  const patterns = words.map((word) => `%${word}%`)
  const { rows } = await sql<BankRow & { readonly total: number }>`
    with found as (
      select b.*, (count(*) over ())::int as total from bank_questions b
      where b.tenant_id = ${tenant_id} and ${matches(wanted)} and b.words like all(${patterns}::text[])
        and (b.state <> 'draft' or b.made_by = ${user_id}) and (cardinality(${states}::text[]) = 0 or b.state = any(${states}::text[]))
      order by b.changed_on desc, b.bank_question_id limit ${bankPageSize} offset ${(page - 1) * bankPageSize}
    )
    select found.bank_question_id, found.question, found.tags, found.skill, found.difficulty::int as difficulty, found.language, found.state,
      found.made_by_name as author_name, found.changed_on, found.total, figures.*
    from found cross join ${sums(sql`found.bank_question_id::text`)}
    order by found.changed_on desc, found.bank_question_id`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Tags that ready questions have, most used first. */
export async function readBankTags(db: Kysely<Tables>, tenant_id: number): Promise<readonly string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from bank_questions b cross join lateral unnest(b.tags) as tag
    where b.tenant_id = ${tenant_id} and b.state = 'ready' group by tag order by count(*) desc, tag limit 60`.execute(
    db,
  )
  return rows.map(({ tag }) => tag)
}

/** Skills that ready questions are for, most used first. */
export async function readBankSkills(db: Kysely<Tables>, tenant_id: number): Promise<readonly string[]> {
  const { rows } = await sql<{ skill: string }>`
    select skill from bank_questions where tenant_id = ${tenant_id} and state = 'ready' and skill <> '' group by skill order by count(*) desc, skill limit 60`.execute(
    db,
  )
  return rows.map(({ skill }) => skill)
}

/** Ids of ready questions, for a draw. */
export async function readDrawable(db: Kysely<Tables>, tenant_id: number, wanted: Wanted): Promise<readonly string[]> {
  const { rows } = await sql<{ bank_question_id: string }>`
    select b.bank_question_id from bank_questions b where b.tenant_id = ${tenant_id} and b.state = 'ready' and ${matches(wanted)}`.execute(
    db,
  )
  return rows.map(({ bank_question_id }) => bank_question_id)
}

/** In the order asked. */
export async function readBankQuestions(
  db: Kysely<Tables>,
  tenant_id: number,
  ids: readonly string[],
): Promise<readonly StoredQuestion[]> {
  const { rows } = await sql<{ question: StoredQuestion }>`
    select b.question from unnest(${ids}::uuid[]) with ordinality as asked (bank_question_id, place)
      join bank_questions b on b.tenant_id = ${tenant_id} and b.bank_question_id = asked.bank_question_id
    order by asked.place`.execute(db)
  return rows.map(({ question }) => question)
}

export type BankEntry = Omit<BankRow, keyof QuestionSums | 'author_name'> & { readonly words: string }

/** Answers false where another made the question and this person may not change it. */
export async function upsertBankQuestion(
  db: Kysely<Tables>,
  { tenant_id, user_id }: Author,
  entry: BankEntry,
  mayChangeAny: boolean,
): Promise<boolean> {
  const { bank_question_id, question, tags, skill, difficulty, language, state, words, changed_on } = entry
  const { rows } = await sql`
    insert into bank_questions as b (tenant_id, bank_question_id, question, tags, skill, difficulty, language, state, words, made_by, made_by_name, changed_on)
    select ${tenant_id}, ${bank_question_id}, ${JSON.stringify(question)}::jsonb, ${tags}::text[], ${skill}, ${difficulty}, ${language}, ${state}, ${words},
      ${user_id}, u.full_name, ${changed_on}
    from users u where u.institution_id = app_institution_id() and u.user_id = ${user_id}
    on conflict (tenant_id, bank_question_id) do update set question = excluded.question, tags = excluded.tags, skill = excluded.skill,
      difficulty = excluded.difficulty, language = excluded.language, state = excluded.state, words = excluded.words, changed_on = excluded.changed_on
    where b.made_by = ${user_id} or ${mayChangeAny}
    returning b.bank_question_id`.execute(db)
  return rows.length > 0
}

/** Whether a picture is one that this person handed over, or that stands in a content or in the bank of their tenant: an address of it is signed for whoever reads the question. */
export async function isKnownPicture(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: Author & { readonly institution_id: number },
  sha256: string,
): Promise<boolean> {
  const { rows } = await sql`
    select where exists (select from files where institution_id = ${institution_id} and user_id = ${user_id} and sha256 = ${sha256})
      or exists (select from bank_questions where tenant_id = ${tenant_id} and question -> 'picture' ->> 'sha256' = ${sha256})
      or exists (select from content where tenant_id = ${tenant_id} and body @> ${JSON.stringify({ questions: [{ picture: { sha256 } }] })}::jsonb)`.execute(
    db,
  )
  return rows.length > 0
}

export interface AssessmentRow {
  readonly content_id: number
  readonly lesson_guid: string
  readonly title: string
  readonly questions: readonly StoredQuestion[]
  readonly closes_on: string | null
}

/** Assessments of a course, of one of its lessons, or a single one, in the order of the lessons. */
export async function readAssessments(
  db: Kysely<Tables>,
  tenant_id: number,
  {
    course_id = null,
    lesson_guid = null,
    content_id = null,
  }: { readonly course_id?: number | null; readonly lesson_guid?: string | null; readonly content_id?: number | null },
): Promise<readonly AssessmentRow[]> {
  const { rows } = await sql<AssessmentRow>`
    select k.content_id, p.lesson_guid, k.title, k.body -> 'questions' as questions, k.body ->> 'closes_on' as closes_on
    from lessons_content p join courses_lessons l on l.tenant_id = p.tenant_id and l.lesson_guid = p.lesson_guid
      join content k on k.tenant_id = p.tenant_id and k.content_id = p.content_id
    where p.tenant_id = ${tenant_id} and k.body ->> 'kind' = 'assessment' and not p.is_deleted and not l.is_deleted
      and (${course_id}::bigint is null or p.course_id = ${course_id}::bigint)
      and (${lesson_guid}::uuid is null or p.lesson_guid = ${lesson_guid}::uuid)
      and (${content_id}::bigint is null or p.content_id = ${content_id}::bigint)
    order by l.position, l.lesson_guid, p.position, p.content_id`.execute(db)
  return rows
}

/** Sums of the questions of one content, by question. */
export async function readContentSums(
  db: Kysely<Tables>,
  content_id: number,
  question_ids: readonly string[],
): Promise<ReadonlyMap<string, QuestionSums>> {
  const { rows } = await sql<QuestionSums & { readonly question_id: string }>`
    select asked.question_id, figures.* from unnest(${question_ids}::text[]) as asked (question_id)
      cross join ${sums(sql`asked.question_id`, sql`${content_id}`)}`.execute(db)
  return new Map(rows.map(({ question_id, ...found }) => [question_id, found]))
}
