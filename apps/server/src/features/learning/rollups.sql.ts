/**
 * Keeps the figures of a learner and of their class as they work. These are parts of the statement that keeps the work
 * itself: the day of the class is shared by the whole of it, so nothing that takes time may come after it.
 */
import { sql, type RawBuilder } from 'kysely'

export interface LearningChange {
  readonly institution_id: number
  readonly user_id: number
  readonly class_id: number
  /** When the learner worked; its calendar day at the school is the day that counts. */
  readonly given: Date
  /** 0 or 1. */
  readonly attempts: number
  /** Of that attempt, in per cent; of one that was marked anew, by how much it moved. */
  readonly accuracy: number
  readonly seconds: number
  /** 1 where a lesson has just been completed. */
  readonly lessons_completed: number
}

/** Further parts of a `with`, led by a comma. Every statement names the learner before the day of the class. */
export function andAddLearning(change: LearningChange): RawBuilder<unknown> {
  const { institution_id, user_id, class_id, given, attempts, accuracy, seconds, lessons_completed } = change
  const learnerOfClass = sql`class_rollup as (
      insert into rollup_learner_class as r (institution_id, class_id, user_id, lessons_completed, attempts, accuracy_sum, time_spent_in_seconds)
      values (${institution_id}, ${class_id}, ${user_id}, ${lessons_completed}, ${attempts}, ${accuracy}, ${seconds})
      on conflict (institution_id, class_id, user_id) do update set
        lessons_completed = r.lessons_completed + excluded.lessons_completed,
        attempts = r.attempts + excluded.attempts,
        accuracy_sum = r.accuracy_sum + excluded.accuracy_sum,
        time_spent_in_seconds = r.time_spent_in_seconds + excluded.time_spent_in_seconds
    )`
  // How far they are in the lesson may have changed: their row says when.
  if (attempts + seconds + lessons_completed === 0 && accuracy === 0) return sql`, ${learnerOfClass}`
  return sql`, learner_rollup as (
      insert into rollup_learner_day as r (institution_id, user_id, class_id, day, attempts, accuracy_sum, time_spent_in_seconds, lessons_completed)
      select ${institution_id}, ${user_id}, ${class_id}, (${given}::timestamptz at time zone i.time_zone)::date, ${attempts}::int,
        ${accuracy}::float8, ${seconds}::int, ${lessons_completed}::int
      from institutions i where i.institution_id = ${institution_id}
      on conflict (institution_id, user_id, class_id, day) do update set
        attempts = r.attempts + excluded.attempts,
        accuracy_sum = r.accuracy_sum + excluded.accuracy_sum,
        time_spent_in_seconds = r.time_spent_in_seconds + excluded.time_spent_in_seconds,
        lessons_completed = r.lessons_completed + excluded.lessons_completed
    ), ${learnerOfClass}, day_rollup as (
      insert into rollup_class_day as r (institution_id, class_id, day, attempts, accuracy_sum, time_spent_in_seconds, lessons_completed)
      select ${institution_id}, ${class_id}, (${given}::timestamptz at time zone i.time_zone)::date, ${attempts}::int,
        ${accuracy}::float8, ${seconds}::bigint, ${lessons_completed}::int
      from institutions i where i.institution_id = ${institution_id}
      on conflict (institution_id, day, class_id) do update set
        attempts = r.attempts + excluded.attempts,
        accuracy_sum = r.accuracy_sum + excluded.accuracy_sum,
        time_spent_in_seconds = r.time_spent_in_seconds + excluded.time_spent_in_seconds,
        lessons_completed = r.lessons_completed + excluded.lessons_completed
    )`
}
