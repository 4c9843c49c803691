import { wasThere } from '#features/schools/classes.sql.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { LessonSums } from '@maktab/domain/learning/lesson-sums'
import type { LessonStanding } from '@maktab/domain/content/lesson-completion'
import type { Standing } from '@maktab/domain/learning/progress'
import type { Tables } from '#db/tables.ts'
import { andAddLearning, type LearningChange } from '#features/learning/rollups.sql.ts'

interface Learner {
  readonly institution_id: number
  readonly tenant_id: number
  readonly user_id: number
}

/** One content of one lesson, as a class does it. */
export interface Place {
  readonly content_id: number
  readonly cms_course_id: number
  readonly lesson_guid: string
  readonly class_id: number
}

/**
 * Takes the turn of a learner in a class: whatever else this learner does in it waits for the end of the transaction.
 * Answers false where they do not learn there and did not when they gave it (a device may send late), or the class has another course.
 */
export async function takeTurn(
  db: Kysely<Tables>,
  { institution_id, user_id }: Learner,
  { class_id, cms_course_id }: Place,
  given: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from users_classes m join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id
    where m.institution_id = ${institution_id} and m.class_id = ${class_id} and m.user_id = ${user_id}
      and m.role = 'learner' and ${wasThere(given)} and c.course_id = ${cms_course_id}
    for no key update of m`.execute(db)
  return rows.length > 0
}

export interface PlaceFacts {
  readonly content_type: string
  /** Null where the content is no assessment. */
  readonly questions: unknown
  readonly min_completion_percentage: number
  /** Null before the first touch. */
  readonly standing: Standing | null
  readonly lesson: {
    readonly total_contents: number
    /** Completed and started contents of the lesson beside this one. */
    readonly completed_elsewhere: number
    readonly started_elsewhere: number
    readonly was_completed: boolean
    /** The content was taken out of the lesson since: it is kept, and counts no longer. */
    readonly is_taken_out: boolean
    /** What the contents beside this one come to. */
    readonly sums_elsewhere: LessonSums
  }
}

/** Asked after the turn, so that nothing changes under it: a statement sees what was there when the one before it had ended. */
export async function readPlace(db: Kysely<Tables>, learner: Learner, place: Place): Promise<PlaceFacts | undefined> {
  const { institution_id, tenant_id, user_id } = learner
  const { class_id, lesson_guid, content_id, cms_course_id } = place
  const { rows } = await sql<
    Omit<PlaceFacts, 'standing' | 'lesson'> &
      Omit<PlaceFacts['lesson'], 'sums_elsewhere'> &
      LessonSumsElsewhere &
      StandingRow
  >`
    select k.content_type, k.body -> 'questions' as questions, c.min_completion_percentage,
      p.content_status, p.completion, p.accuracy, p.last_accuracy, p.first_accuracy, p.first_taken_on, p.accuracy_sum, p.attempts,
      p.time_spent_in_seconds, p.resume_point,
      others.*,
      coalesce(u.is_completed, false) as was_completed, lc.is_deleted as is_taken_out
    from lessons_content lc
      join content k on k.tenant_id = lc.tenant_id and k.content_id = lc.content_id
      join courses c on c.tenant_id = lc.tenant_id and c.course_id = lc.course_id
      left join users_content p on p.institution_id = ${institution_id} and p.user_id = ${user_id}
        and p.content_id = lc.content_id and p.class_id = ${class_id}
      left join users_lessons u on u.institution_id = ${institution_id} and u.user_id = ${user_id}
        and u.class_id = ${class_id} and u.lesson_guid = lc.lesson_guid
      cross join lateral (
        select (count(*) filter (where not l.is_deleted))::int as total_contents,
          (count(*) filter (where o.content_status = 2 and o.content_id <> lc.content_id and not l.is_deleted))::int as completed_elsewhere,
          (count(*) filter (where o.content_status > 0 and o.content_id <> lc.content_id and not l.is_deleted))::int as started_elsewhere,
          (coalesce(sum(o.attempts) filter (where o.content_id <> lc.content_id), 0))::int as attempts_elsewhere,
          (coalesce(sum(o.time_spent_in_seconds) filter (where o.content_id <> lc.content_id), 0))::int as seconds_elsewhere,
          (count(o.accuracy) filter (where o.content_id <> lc.content_id))::int as measured_elsewhere,
          (coalesce(sum(o.accuracy::numeric) filter (where o.content_id <> lc.content_id), 0))::float8 as best_elsewhere,
          (coalesce(sum(o.last_accuracy::numeric) filter (where o.content_id <> lc.content_id), 0))::float8 as latest_elsewhere,
          coalesce(sum(o.accuracy_sum / greatest(o.attempts, 1)) filter (where o.accuracy is not null and o.content_id <> lc.content_id), 0) as average_elsewhere,
          (coalesce(sum(o.first_accuracy::numeric) filter (where o.content_id <> lc.content_id), 0))::float8 as first_elsewhere
        from lessons_content l left join users_content o on o.institution_id = ${institution_id}
          and o.user_id = ${user_id} and o.content_id = l.content_id and o.class_id = ${class_id}
        where l.tenant_id = lc.tenant_id and l.lesson_guid = lc.lesson_guid
      ) others
    where lc.tenant_id = ${tenant_id} and lc.lesson_guid = ${lesson_guid} and lc.content_id = ${content_id}
      and lc.course_id = ${cms_course_id}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const {
    content_type,
    questions,
    min_completion_percentage,
    total_contents,
    completed_elsewhere,
    started_elsewhere,
    was_completed,
    is_taken_out,
  } = row
  return {
    content_type,
    questions,
    min_completion_percentage,
    standing: row.content_status === null ? null : standingOf(row),
    lesson: {
      total_contents,
      completed_elsewhere,
      started_elsewhere,
      was_completed,
      is_taken_out,
      sums_elsewhere: {
        attempts: row.attempts_elsewhere,
        time_spent_in_seconds: row.seconds_elsewhere,
        measured_contents: row.measured_elsewhere,
        best_accuracy_sum: row.best_elsewhere,
        last_accuracy_sum: row.latest_elsewhere,
        average_accuracy_sum: row.average_elsewhere,
        first_accuracy_sum: row.first_elsewhere,
      },
    },
  }
}

interface LessonSumsElsewhere {
  readonly attempts_elsewhere: number
  readonly seconds_elsewhere: number
  readonly measured_elsewhere: number
  readonly best_elsewhere: number
  readonly latest_elsewhere: number
  readonly average_elsewhere: number
  readonly first_elsewhere: number
}

/** Null throughout before the first touch. */
type StandingRow = { readonly [K in keyof Omit<Standing, 'first_taken_on'>]: Standing[K] | null } & {
  readonly first_taken_on: Date | null
}

function standingOf(row: StandingRow): Standing {
  return {
    content_status: row.content_status ?? 0,
    completion: row.completion ?? 0,
    accuracy: row.accuracy,
    last_accuracy: row.last_accuracy,
    first_accuracy: row.first_accuracy,
    first_taken_on: row.first_taken_on?.toISOString() ?? null,
    accuracy_sum: row.accuracy_sum ?? 0,
    attempts: row.attempts ?? 0,
    time_spent_in_seconds: row.time_spent_in_seconds ?? 0,
    resume_point: row.resume_point ?? '',
  }
}

export interface StandingToKeep {
  readonly standing: Standing
  readonly lesson: LessonStanding & LessonSums
  readonly change: LearningChange
  readonly now: Date
}

/** The statement that keeps the learner's standing in the content and in its lesson, and what both add to the figures of the class. */
export function standingToSave(
  { institution_id, user_id }: Learner,
  { content_id, class_id, lesson_guid }: Place,
  { standing, lesson, change, now }: StandingToKeep,
): RawBuilder<unknown> {
  const { given } = change
  return sql`
    with content_standing as (
      insert into users_content (institution_id, user_id, content_id, class_id, lesson_guid, content_status, completion,
        accuracy, last_accuracy, first_accuracy, first_taken_on, accuracy_sum, attempts, time_spent_in_seconds, resume_point, changed_on)
      values (${institution_id}, ${user_id}, ${content_id}, ${class_id}, ${lesson_guid}, ${standing.content_status},
        ${standing.completion}, ${standing.accuracy}, ${standing.last_accuracy}, ${standing.first_accuracy}, ${standing.first_taken_on}, ${standing.accuracy_sum}, ${standing.attempts},
        ${standing.time_spent_in_seconds}, ${standing.resume_point}, ${now})
      on conflict (institution_id, user_id, content_id, class_id) do update set
        lesson_guid = excluded.lesson_guid, content_status = excluded.content_status, completion = excluded.completion,
        accuracy = excluded.accuracy, last_accuracy = excluded.last_accuracy, first_accuracy = excluded.first_accuracy,
        first_taken_on = excluded.first_taken_on, accuracy_sum = excluded.accuracy_sum,
        attempts = excluded.attempts, resume_point = excluded.resume_point,
        time_spent_in_seconds = excluded.time_spent_in_seconds, changed_on = excluded.changed_on
    ), lesson_standing as (
      insert into users_lessons (institution_id, user_id, class_id, lesson_guid, completed_contents, total_contents,
        completion, is_completed, attempts, time_spent_in_seconds, measured_contents, best_accuracy_sum, last_accuracy_sum,
        average_accuracy_sum, first_accuracy_sum, worked_on, completed_on, changed_on)
      values (${institution_id}, ${user_id}, ${class_id}, ${lesson_guid}, ${lesson.completed_contents},
        ${lesson.total_contents}, ${lesson.completion}, ${lesson.is_completed}, ${lesson.attempts}, ${lesson.time_spent_in_seconds},
        ${lesson.measured_contents}, ${lesson.best_accuracy_sum}, ${lesson.last_accuracy_sum}, ${lesson.average_accuracy_sum}, ${lesson.first_accuracy_sum},
        ${given}, ${lesson.is_completed ? given : null}, ${now})
      on conflict (institution_id, user_id, class_id, lesson_guid) do update set
        completed_contents = excluded.completed_contents, total_contents = excluded.total_contents,
        completion = excluded.completion, is_completed = excluded.is_completed, attempts = excluded.attempts,
        time_spent_in_seconds = excluded.time_spent_in_seconds, measured_contents = excluded.measured_contents,
        best_accuracy_sum = excluded.best_accuracy_sum, last_accuracy_sum = excluded.last_accuracy_sum,
        average_accuracy_sum = excluded.average_accuracy_sum, first_accuracy_sum = excluded.first_accuracy_sum, worked_on = greatest(users_lessons.worked_on, excluded.worked_on),
        completed_on = coalesce(users_lessons.completed_on, excluded.completed_on), changed_on = excluded.changed_on
    )${andAddLearning(change)}
    select`
}
