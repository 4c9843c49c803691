/** What a teacher's dashboard reads of the learners in their classes. */
import { fewAttempts } from '@maktab/domain/insights/few'
import type { NamedClass } from '@maktab/domain/schools/class-names'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { isHeardOf, workedLately } from '#features/insights/heard.sql.ts'
import type { School } from '#features/insights/whole-school.sql.ts'

/** Classes that go on and that the person teaches now. */
export async function readOwnClasses(
  db: Kysely<Tables>,
  { institution_id, user_id }: School & { readonly user_id: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly class_id: number }>`
    select c.class_id from users_classes m join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id and c.is_active and not c.is_deleted
    where m.institution_id = ${institution_id} and m.user_id = ${user_id} and m.role = 'teacher' and not m.is_deleted order by c.class_id`.execute(
    db,
  )
  return rows.map(({ class_id }) => class_id)
}

export interface HeardLearnersRow {
  readonly learners_total: number
  readonly learners_heard: number
  readonly synced_on: Date | null
}

export async function readHeardLearners(
  db: Kysely<Tables>,
  { institution_id }: School,
  class_ids: readonly number[],
  now: Date,
): Promise<HeardLearnersRow> {
  const { rows } = await sql<HeardLearnersRow>`
    with learners as (
      select distinct p.user_id from users_classes m join users p on p.institution_id = m.institution_id and p.user_id = m.user_id and not p.is_deleted
      where m.institution_id = ${institution_id} and m.class_id = any (${[...class_ids]}::bigint[]) and m.role = 'learner' and not m.is_deleted
    ), lately as (${workedLately(institution_id, now)}
    ), heard as (
      select learners.user_id, max(d.last_synced_on) as synced_on, max(lately.worked_day) as worked_day from learners left join lately using (user_id)
        left join devices d on d.institution_id = ${institution_id} and d.user_id = learners.user_id group by learners.user_id
    )
    select count(*)::int as learners_total, count(*) filter (where ${isHeardOf(now)})::int as learners_heard, max(synced_on) as synced_on from heard`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('An aggregate has a row')
  return row
}

export interface WeakPlaceRow extends NamedClass {
  readonly user_id: number
  readonly class_id: number
  readonly lesson: string | null
  /** Average of all attempts at its contents; null where none was measured. */
  readonly accuracy: number | null
}

/** For each of these learners the lesson in which they are weakest, of these classes; without any the first class that they are in. */
export async function readWeakPlaces(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: School,
  class_ids: readonly number[],
  user_ids: readonly number[],
): Promise<readonly WeakPlaceRow[]> {
  const { rows } = await sql<WeakPlaceRow>`
    select distinct on (m.user_id) m.user_id, c.class_id, c.alias, c.subject, c.grade, c.section, weakest.lesson, weakest.accuracy
    from users_classes m join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id
      left join lateral (
        select l.title as lesson, u.average_accuracy_sum / u.measured_contents as accuracy
        from users_lessons u join courses_lessons l on l.tenant_id = ${tenant_id} and l.course_id = c.course_id and l.lesson_guid = u.lesson_guid and not l.is_deleted
        where u.institution_id = m.institution_id and u.user_id = m.user_id and u.class_id = m.class_id and u.measured_contents > 0
        order by accuracy, l.position limit 1) weakest on true
    where m.institution_id = ${institution_id} and m.user_id = any (${[...user_ids]}::bigint[]) and m.class_id = any (${[...class_ids]}::bigint[])
      and m.role = 'learner' and not m.is_deleted
    order by m.user_id, weakest.accuracy nulls last, c.class_id`.execute(db)
  return rows
}

export interface HardQuestionRow {
  readonly question_id: string
  readonly content_id: number
  readonly title: string
  readonly text: string
  readonly answered: number
  readonly correct: number
}

/** Questions of the courses of these classes that fewest of the school answered rightly at their first attempt; few answers say nothing. */
export async function readHardQuestions(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: School,
  class_ids: readonly number[],
  take: number,
): Promise<readonly HardQuestionRow[]> {
  const { rows } = await sql<HardQuestionRow>`
    with contents as materialized (
      select distinct p.content_id from classes c join lessons_content p on p.tenant_id = ${tenant_id} and p.course_id = c.course_id and not p.is_deleted
      where c.institution_id = ${institution_id} and c.class_id = any (${[...class_ids]}::bigint[])
    ), hardest as (
      select s.question_id, s.content_id, s.answered, s.correct from contents join question_statistics s
        on s.tenant_id = ${tenant_id} and s.content_id = contents.content_id and s.institution_id = ${institution_id} and s.answered >= ${fewAttempts}
      order by s.correct::float8 / s.answered, s.answered desc, s.question_id limit ${take}
    )
    select hardest.*, k.title, coalesce((select q ->> 'text' from jsonb_array_elements(k.body -> 'questions') q where q ->> 'question_id' = hardest.question_id), '') as text
    from hardest join content k on k.tenant_id = ${tenant_id} and k.content_id = hardest.content_id
    order by hardest.correct::float8 / hardest.answered, hardest.answered desc, hardest.question_id`.execute(db)
  return rows
}

export interface SkillRow {
  readonly skill_id: number
  readonly title: string
  readonly attempts: number
  readonly accuracy_sum: number
}

/** Skills of contents that learners of these classes tried, the weakest first; few attempts say nothing. */
export async function readWeakSkills(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: School,
  class_ids: readonly number[],
  take: number,
): Promise<readonly SkillRow[]> {
  const { rows } = await sql<SkillRow>`
    with tried as materialized (
      select u.content_id, sum(u.attempts)::int as attempts, sum(u.accuracy_sum) as accuracy_sum
      from users_classes m join users_content u on u.institution_id = m.institution_id and u.class_id = m.class_id and u.user_id = m.user_id and u.accuracy is not null
      where m.institution_id = ${institution_id} and m.class_id = any (${[...class_ids]}::bigint[]) and m.role = 'learner' and not m.is_deleted
      group by u.content_id
    )
    select k.skill_id, k.title, sum(tried.attempts)::int as attempts, sum(tried.accuracy_sum) as accuracy_sum
    from tried join skills_content s on s.tenant_id = ${tenant_id} and s.content_id = tried.content_id
      join skills k on k.tenant_id = s.tenant_id and k.skill_id = s.skill_id and not k.is_deleted
    group by k.skill_id, k.title having sum(tried.attempts) >= ${fewAttempts}
    order by sum(tried.accuracy_sum) / sum(tried.attempts), k.skill_id limit ${take}`.execute(db)
  return rows
}
