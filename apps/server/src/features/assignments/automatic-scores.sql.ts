/** What the attempts of learners come to in their assignments. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { CountedContent, CountedStanding, WorkToCount } from '@maktab/domain/assignments/automatic-scores'
import { autoGradedTypes, packageTypes } from '@maktab/domain/content/auto-graded'
import type { Tables } from '#db/tables.ts'

interface School {
  readonly tenant_id: number
  readonly institution_id: number
}

export interface WorkToCountRow extends WorkToCount {
  readonly assignment_id: string
  readonly user_id: number
  readonly class_id: number
  readonly title: string
}

/** Of work `w` on an assignment `a` that its class `ac` was given: all that says what it comes to. */
const countedFacts = ({ tenant_id, institution_id }: School) => sql`
  w.assignment_id, w.user_id, w.class_id, a.title, a.total_score, a.allowed_attempts + w.times_asked_again as allowed_attempts,
    coalesce(w.due_date, a.due_date) as due_date, w.is_excused, a.is_returned_by_teacher, w.assignment_status, w.first_handed_in_on, w.is_late, w.score,
    w.automatic_score, w.is_score_automatic, w.scored_on, w.returned_on, w.correct_questions, w.total_questions,
    w.score_entry_id is not null as has_entries, coalesce(contents.contents, '[]') || own.contents as contents
  from assignments a
    join assignments_classes ac on ac.institution_id = a.institution_id and ac.assignment_id = a.assignment_id
    join assignments_users w on w.institution_id = a.institution_id and w.assignment_id = a.assignment_id and w.class_id = ac.class_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('counted_attempt', co.counted_attempt, 'attempts', tries.attempts)) as contents
      from (select distinct (id #>> '{}')::bigint as content_id from jsonb_path_query(ac.lessons, '$[*].content_ids[*]') as id) one
        join content k on k.tenant_id = ${tenant_id} and k.content_id = one.content_id and k.content_type = any(${autoGradedTypes}::text[])
        join classes c on c.institution_id = ${institution_id} and c.class_id = ac.class_id
        join courses co on co.tenant_id = ${tenant_id} and co.course_id = c.course_id
        cross join lateral (
          select coalesce(jsonb_agg(jsonb_build_object('accuracy', t.accuracy, 'taken_on', t.taken_on,
            'is_waiting', t.waiting_questions > 0 or t.closes_on is not null, 'correct_questions', t.correct_questions,
            'total_questions', t.total_questions) order by t.taken_on, t.attempt_number), '[]') as attempts
          from users_content_attempts t
          where t.institution_id = ${institution_id} and t.user_id = w.user_id and t.content_id = one.content_id
            and t.class_id = ac.class_id and t.taken_on >= a.start_date
        ) tries
    ) contents
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('counted_attempt', co.counted_attempt, 'attempts', given.attempts)), '[]') as contents
      from classes c join courses co on co.tenant_id = ${tenant_id} and co.course_id = c.course_id
        cross join lateral (
          select coalesce(jsonb_agg(jsonb_build_object('accuracy', s.marked -> 'accuracy', 'taken_on', s.handed_in_on, 'is_waiting', false,
            'correct_questions', s.marked -> 'correct_questions', 'total_questions', s.marked -> 'total_questions')
            order by s.attempt_number), '[]') as attempts
          from submissions s where s.institution_id = ${institution_id} and s.assignment_id = w.assignment_id and s.user_id = w.user_id
            and s.marked is not null and s.withdrawn_on is null
        ) given
      where c.institution_id = ${institution_id} and c.class_id = ac.class_id and a.own_questions is not null
    ) own
  where a.institution_id = ${institution_id} and a.assignment_type = 0 and not a.is_deleted`

/**
 * Brings the assignments of a learner up to date that a teacher marks and that have this content attached: correct of
 * total questions, over the best attempt at each attached assessment since the assignment started. Answers those that score
 * themselves, held until the end of the transaction: a teacher who changes one waits for it, or it sees what they changed.
 */
export async function noteInAssignments(
  db: Kysely<Tables>,
  { user_id, ...school }: School & { readonly user_id: number },
  { content_id, class_id }: { readonly content_id: number; readonly class_id: number },
): Promise<readonly WorkToCountRow[]> {
  const { institution_id } = school
  const holds = sql`jsonb_path_query_array(ac.lessons, '$[*].content_ids[*]') @> to_jsonb(${content_id}::bigint)`
  return rowsOf(
    db,
    sql`
    with noted as (
      update assignments_users w set correct_questions = s.correct_questions, total_questions = s.total_questions
      from (
        select a.assignment_id, sum(best.correct_questions)::int as correct_questions,
          sum(best.total_questions)::int as total_questions
        from assignments_classes ac
          join assignments a on a.institution_id = ac.institution_id and a.assignment_id = ac.assignment_id
          cross join lateral (
            select distinct (id #>> '{}')::bigint as content_id from jsonb_path_query(ac.lessons, '$[*].content_ids[*]') as id
          ) attached
          cross join lateral (
            select t.correct_questions, t.total_questions from users_content_attempts t
            where t.institution_id = ${institution_id} and t.user_id = ${user_id} and t.content_id = attached.content_id
              and t.class_id = ac.class_id and t.taken_on >= a.start_date and t.waiting_questions = 0 and t.closes_on is null
            order by t.accuracy desc, t.taken_on limit 1
          ) best
        where ac.institution_id = ${institution_id} and ac.class_id = ${class_id} and not a.is_deleted and a.assignment_type <> 0 and ${holds}
        group by a.assignment_id
      ) s
      where w.institution_id = ${institution_id} and w.assignment_id = s.assignment_id and w.user_id = ${user_id}
        and (w.correct_questions, w.total_questions) is distinct from (s.correct_questions, s.total_questions)
    )
    select ${countedFacts(school)} and ac.class_id = ${class_id} and w.user_id = ${user_id} and ${holds}
    for no key update of w for share of a`,
  )
}

/** Everybody's work on an assignment that scores itself, or that of one learner; held in one order, so that two changes never wait for each other. */
export async function takeWorksToCount(
  db: Kysely<Tables>,
  school: School,
  { assignment_id, learner_id }: { readonly assignment_id: string; readonly learner_id: number | undefined },
): Promise<readonly WorkToCountRow[]> {
  const theirs = learner_id === undefined ? sql`` : sql`and w.user_id = ${learner_id}`
  await sql`
    select from assignments_users w where w.institution_id = ${school.institution_id} and w.assignment_id = ${assignment_id} ${theirs}
    order by w.user_id for no key update`.execute(db)
  // Attempts that were under way are here once their works are held.
  return rowsOf(db, sql`select ${countedFacts(school)} and a.assignment_id = ${assignment_id} ${theirs}`)
}

/** How many contents of a learner's work score themselves, and how many of them the learner attempted since it began; of packages, ever. */
export async function countAttempted(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: School & { readonly user_id: number },
  assignment_id: string,
): Promise<{ readonly contents: number; readonly attempted: number }> {
  const { rows } = await sql<{ contents: number; attempted: number }>`
    select count(*)::int as contents, (count(*) filter (where (k.content_type = any(${packageTypes}::text[])
        and exists (select from users_content o where o.institution_id = ${institution_id} and o.user_id = ${user_id}
          and o.content_id = one.content_id and o.class_id = one.class_id and o.attempts > 0))
      or exists (select from users_content_attempts t where t.institution_id = ${institution_id} and t.user_id = ${user_id}
        and t.content_id = one.content_id and t.class_id = one.class_id and t.taken_on >= one.start_date and t.results is not null)))::int as attempted
    from (
      select distinct w.class_id, a.start_date, (id #>> '{}')::bigint as content_id
      from assignments_users w join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id
        join assignments_classes ac on ac.institution_id = w.institution_id and ac.assignment_id = w.assignment_id and ac.class_id = w.class_id
        cross join lateral jsonb_path_query(ac.lessons, '$[*].content_ids[*]') as id
      where w.institution_id = ${institution_id} and w.assignment_id = ${assignment_id} and w.user_id = ${user_id}
    ) one join content k on k.tenant_id = ${tenant_id} and k.content_id = one.content_id and k.content_type = any(${autoGradedTypes}::text[])`.execute(
    db,
  )
  return rows[0] ?? { contents: 0, attempted: 0 }
}

async function rowsOf(db: Kysely<Tables>, query: RawBuilder<unknown>): Promise<readonly WorkToCountRow[]> {
  type Stored = Omit<CountedContent, 'attempts'> & {
    readonly attempts: readonly (Omit<CountedContent['attempts'][number], 'taken_on'> & { readonly taken_on: string })[]
  }
  const { rows } = await sql<Omit<WorkToCountRow, 'contents'> & { contents: Stored[] }>`${query}`.execute(db)
  return rows.map(({ contents, ...row }) => ({
    ...row,
    contents: contents.map(({ attempts, ...content }) => ({
      ...content,
      attempts: attempts.map((one) => ({ ...one, taken_on: new Date(one.taken_on) })),
    })),
  }))
}

export interface CountedWork extends CountedStanding {
  readonly assignment_id: string
  readonly user_id: number
  readonly class_id: number
  /** What it adds to the figures of its class. */
  readonly turned_in: number
  readonly scored: number
  readonly score_percent: number
}

/** Keeps what works came to, and what that adds to the figures of their classes, in one statement. */
export async function saveCounted(
  db: Kysely<Tables>,
  { institution_id }: Pick<School, 'institution_id'>,
  works: readonly CountedWork[],
  now: Date,
): Promise<void> {
  const counts = works.some((work) => work.turned_in !== 0 || work.scored !== 0 || work.score_percent !== 0)
  await sql`
    with counted as (
      select * from jsonb_to_recordset(${JSON.stringify(works)}::jsonb) as c (assignment_id uuid, user_id bigint, class_id bigint,
        assignment_status smallint, first_handed_in_on timestamptz, is_late boolean, score numeric, automatic_score numeric,
        is_score_automatic boolean, scored_on timestamptz, returned_on timestamptz, correct_questions int, total_questions int,
        turned_in int, scored int, score_percent float8)
    ), saved as (
      update assignments_users w set is_asked = w.is_asked or c.first_handed_in_on is not null, assignment_status = c.assignment_status,
        first_handed_in_on = c.first_handed_in_on, is_late = c.is_late, score = c.score, automatic_score = c.automatic_score,
        is_score_automatic = c.is_score_automatic, scored_on = c.scored_on, returned_on = c.returned_on,
        correct_questions = c.correct_questions, total_questions = c.total_questions
      from counted c
      where w.institution_id = ${institution_id} and w.assignment_id = c.assignment_id and w.user_id = c.user_id
    )${counts ? andCount(institution_id, now) : sql``}
    select`.execute(db)
}

/** Further parts of a `with`, led by a comma; the class before its day, as every statement names them. */
const andCount = (institution_id: number, now: Date) => sql`, class_rollup as (
      insert into rollup_class as r (institution_id, class_id, turned_in, scored, score_percent_sum, changed_on)
      select ${institution_id}, class_id, sum(turned_in), sum(scored), sum(score_percent), ${now} from counted group by class_id order by class_id
      on conflict (institution_id, class_id) do update set turned_in = r.turned_in + excluded.turned_in, scored = r.scored + excluded.scored,
        score_percent_sum = r.score_percent_sum + excluded.score_percent_sum, changed_on = greatest(r.changed_on, excluded.changed_on)
    ), day_rollup as (
      insert into rollup_class_day as r (institution_id, class_id, day, turned_in)
      select ${institution_id}, class_id, (first_handed_in_on at time zone i.time_zone)::date, sum(turned_in)
      from counted, institutions i where i.institution_id = ${institution_id} and turned_in > 0 group by 2, 3 order by 2, 3
      on conflict (institution_id, day, class_id) do update set turned_in = r.turned_in + excluded.turned_in
    )`
