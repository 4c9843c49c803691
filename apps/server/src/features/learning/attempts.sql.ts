import { sql, type Kysely } from 'kysely'
import type { Answers, TrackedAttempt } from '@maktab/contracts/learning/progress'
import type { Tables } from '#db/tables.ts'

interface Learner {
  readonly institution_id: number
  readonly user_id: number
}

export interface KeptAttempt {
  readonly content_id: number
  readonly class_id: number
  readonly attempt_number: number
  readonly total_questions: number
  readonly correct_questions: number
  readonly accuracy: number
}

/** This learner's attempt with that id, if it arrived before. */
export async function findAttempt(db: Kysely<Tables>, { institution_id, user_id }: Learner, sync_guid: string): Promise<KeptAttempt | undefined> {
  return db
    .selectFrom('users_content_attempts')
    .select(['content_id', 'class_id', 'attempt_number', 'total_questions', 'correct_questions', 'accuracy'])
    .where('institution_id', '=', institution_id)
    .where('sync_guid', '=', sync_guid)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
}

/** Answers false where another person's attempt has this id already. */
export async function insertAttempt(
  db: Kysely<Tables>,
  learner: Learner,
  tracked: TrackedAttempt,
  marked: KeptAttempt & { readonly answers: Answers; readonly taken_on: Date },
): Promise<boolean> {
  const { attempt_number, accuracy, total_questions, correct_questions, answers, taken_on } = marked
  const { sync_guid, content_id, class_id, lesson_guid, time_spent_in_seconds } = tracked
  const inserted = await db
    .insertInto('users_content_attempts')
    .values({
      institution_id: learner.institution_id,
      user_id: learner.user_id,
      sync_guid,
      content_id,
      class_id,
      lesson_guid,
      time_spent_in_seconds,
      attempt_number,
      accuracy,
      total_questions,
      correct_questions,
      answers: JSON.stringify(answers),
      taken_on,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('sync_guid')
    .executeTakeFirst()
  return inserted !== undefined
}

/**
 * Brings the learner's assignments up to date that have this content attached: correct of total questions, over the
 * best attempt at each attached assessment since the assignment started.
 */
export async function noteInAssignments(
  db: Kysely<Tables>,
  { institution_id, user_id }: Learner,
  { content_id, class_id }: { readonly content_id: number; readonly class_id: number },
): Promise<void> {
  await sql`
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
            and t.class_id = ac.class_id and t.taken_on >= a.start_date
          order by t.accuracy desc, t.taken_on limit 1
        ) best
      where ac.institution_id = ${institution_id} and ac.class_id = ${class_id} and not a.is_deleted
        and jsonb_path_query_array(ac.lessons, '$[*].content_ids[*]') @> to_jsonb(${content_id}::bigint)
      group by a.assignment_id
    ) s
    where w.institution_id = ${institution_id} and w.assignment_id = s.assignment_id and w.user_id = ${user_id}
      and (w.correct_questions, w.total_questions) is distinct from (s.correct_questions, s.total_questions)`.execute(db)
}
