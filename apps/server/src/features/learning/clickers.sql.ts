import type { ClickerState } from '@maktab/contracts/learning/clickers'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { hasLesson } from '#features/schools/availability.sql.ts'
import type { StoredQuestion } from '#features/content/bodies.ts'

interface Person {
  readonly institution_id: number
  readonly user_id: number
}

export interface ClassAssessment {
  readonly lesson_guid: string
  readonly lesson_title: string
  readonly content_id: number
  readonly questions: readonly StoredQuestion[]
  readonly closes_on: string | null
}

/** Assessments of a course's lessons, in their order. */
export async function readAssessments(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: { readonly tenant_id: number; readonly institution_id: number },
  course_id: number,
): Promise<readonly ClassAssessment[]> {
  const { rows } = await sql<ClassAssessment>`
    select l.lesson_guid, l.title as lesson_title, k.content_id, k.body -> 'questions' as questions, k.body ->> 'closes_on' as closes_on
    from courses c
      join courses_lessons l on l.tenant_id = c.tenant_id and l.course_id = c.course_id and not l.is_deleted
      join lessons_content p on p.tenant_id = l.tenant_id and p.lesson_guid = l.lesson_guid and not p.is_deleted
      join content k on k.tenant_id = p.tenant_id and k.content_id = p.content_id and k.body ->> 'kind' = 'assessment'
    where c.tenant_id = ${tenant_id} and c.course_id = ${course_id} and ${hasLesson({ institution_id, course: 'c', lesson: 'l' })}
    order by l.position, l.lesson_guid, p.position, k.content_id`.execute(db)
  return rows
}

/** As it is kept with the clicker. */
export interface LiveQuestion {
  readonly question: StoredQuestion
}

/** Answers false where the id is another's already. What ran in the class before ends. */
export async function insertClicker(
  db: Kysely<Tables>,
  { institution_id, user_id }: Person,
  {
    clicker_id,
    class_id,
    questions,
    now,
  }: {
    readonly clicker_id: string
    readonly class_id: number
    readonly questions: readonly LiveQuestion[]
    readonly now: Date
  },
): Promise<boolean> {
  const standing = await findClicker(db, institution_id, clicker_id)
  if (standing) return standing.created_by === user_id && standing.class_id === class_id
  await db
    .updateTable('clickers')
    .set({ state: 'ended', moved_on: now })
    .where('institution_id', '=', institution_id)
    .where('class_id', '=', class_id)
    .where('state', '<>', 'ended')
    .execute()
  const inserted = await db
    .insertInto('clickers')
    .values({
      institution_id,
      clicker_id,
      class_id,
      created_by: user_id,
      questions: JSON.stringify(questions),
      moved_on: now,
      created_on: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('clicker_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export interface ClickerRow {
  readonly clicker_id: string
  readonly class_id: number
  readonly created_by: number
  readonly questions: readonly LiveQuestion[]
  readonly state: ClickerState
  readonly at: number
  readonly closed_on: Date | null
}

const columns = sql`clicker_id, class_id, created_by, questions, state, at, closed_on`

/** `held`: moves of it wait for this transaction's end (`update`), or only for its answers (`share`). */
export async function findClicker(
  db: Kysely<Tables>,
  institution_id: number,
  clicker_id: string,
  held?: 'update' | 'share',
): Promise<ClickerRow | undefined> {
  const lock = held === undefined ? sql`` : held === 'update' ? sql`for update` : sql`for share`
  const { rows } =
    await sql<ClickerRow>`select ${columns} from clickers where institution_id = ${institution_id} and clicker_id = ${clicker_id} ${lock}`.execute(
      db,
    )
  return rows[0]
}

export async function saveMove(
  db: Kysely<Tables>,
  institution_id: number,
  clicker_id: string,
  { state, at, now }: { readonly state: ClickerState; readonly at: number; readonly now: Date },
): Promise<void> {
  await sql`
    update clickers set state = ${state}, at = ${at}, moved_on = ${now},
      closed_on = case when ${state} = 'open' then null when ${state} in ('closed', 'revealed') then coalesce(closed_on, ${now}) else closed_on end
    where institution_id = ${institution_id} and clicker_id = ${clicker_id}`.execute(db)
}

/** The answer that was given last counts, whichever comes last. */
export async function saveClickerAnswer(
  db: Kysely<Tables>,
  { institution_id, user_id }: Person,
  {
    clicker_id,
    at,
    answer,
    is_right,
    given_on,
  }: {
    readonly clicker_id: string
    readonly at: number
    readonly answer: readonly string[]
    readonly is_right: boolean
    readonly given_on: Date
  },
): Promise<void> {
  await sql`
    insert into users_clickers as kept (institution_id, clicker_id, at, user_id, answer, is_right, given_on)
    values (${institution_id}, ${clicker_id}, ${at}, ${user_id}, ${JSON.stringify(answer)}::jsonb, ${is_right}, ${given_on})
    on conflict (institution_id, clicker_id, at, user_id) do update
      set answer = excluded.answer, is_right = excluded.is_right, given_on = excluded.given_on where excluded.given_on >= kept.given_on`.execute(
    db,
  )
}

export interface AnswerRow {
  readonly at: number
  readonly user_id: number
  readonly answer: readonly string[]
  readonly is_right: boolean
}

export async function readAnswers(
  db: Kysely<Tables>,
  institution_id: number,
  clicker_id: string,
): Promise<readonly AnswerRow[]> {
  const { rows } =
    await sql<AnswerRow>`select at, user_id, answer, is_right from users_clickers where institution_id = ${institution_id} and clicker_id = ${clicker_id} order by at, user_id`.execute(
      db,
    )
  return rows
}

export interface RunningRow extends ClickerRow {
  readonly class_name: {
    readonly alias: string | null
    readonly subject: string
    readonly grade: string
    readonly section: string
  }
}

/** What runs in the classes that the learner belongs to, begun or moved on after `since`. */
export async function readRunning(
  db: Kysely<Tables>,
  { institution_id, user_id }: Person,
  since: Date,
): Promise<readonly RunningRow[]> {
  const { rows } = await sql<RunningRow>`
    select r.clicker_id, r.class_id, r.created_by, r.questions, r.state, r.at, r.closed_on,
      jsonb_build_object('alias', c.alias, 'subject', c.subject, 'grade', c.grade, 'section', c.section) as class_name
    from users_classes m
      join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id and c.is_active and not c.is_deleted
      join clickers r on r.institution_id = m.institution_id and r.class_id = m.class_id and r.state <> 'ended' and r.moved_on > ${since}
    where m.institution_id = ${institution_id} and m.user_id = ${user_id} and m.role = 'learner' and not m.is_deleted
    order by r.moved_on desc`.execute(db)
  return rows
}

export interface ClickerSummary {
  readonly clicker_id: string
  readonly state: ClickerState
  readonly created_on: Date
  readonly questions: number
  readonly answers: number
  readonly right: number
}

export async function readClickersOfClass(
  db: Kysely<Tables>,
  institution_id: number,
  class_id: number,
): Promise<readonly ClickerSummary[]> {
  const { rows } = await sql<ClickerSummary>`
    select c.clicker_id, c.state, c.created_on, jsonb_array_length(c.questions) as questions, count(u.user_id)::int as answers,
      count(u.user_id) filter (where u.is_right)::int as right
    from clickers c left join users_clickers u on u.institution_id = c.institution_id and u.clicker_id = c.clicker_id
    where c.institution_id = ${institution_id} and c.class_id = ${class_id}
    group by c.institution_id, c.clicker_id order by c.created_on desc, c.clicker_id limit 50`.execute(db)
  return rows
}

/** Classes whose events a person hears. */
export async function readHeardClasses(
  db: Kysely<Tables>,
  { institution_id, user_id, role }: Person & { readonly role: string },
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('users_classes')
    .select('class_id')
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('role', '=', role === 'teacher' ? 'teacher' : 'learner')
    .where('is_deleted', '=', false)
    .execute()
  return rows.map(({ class_id }) => class_id)
}
