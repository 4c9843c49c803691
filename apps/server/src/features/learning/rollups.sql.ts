/** Keeps the figures of a class as learners work. Called last in a transaction: its rows are shared by the whole class. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface LearningChange {
  readonly institution_id: number
  readonly class_id: number
  /** When the learner worked; its calendar day at the school is the day that counts. */
  readonly given: Date
  readonly now: Date
  /** 0 or 1. */
  readonly attempts: number
  /** Of that attempt, in per cent. */
  readonly accuracy: number
  readonly seconds: number
  /** 1 where a lesson has just been completed. */
  readonly lessons_completed: number
}

export async function addLearning(db: Kysely<Tables>, change: LearningChange): Promise<void> {
  const { institution_id, class_id, given, now, attempts, accuracy, seconds, lessons_completed } = change
  if (attempts + seconds + lessons_completed === 0) return
  await sql`
    with kept as (
      insert into rollup_class as r
        (institution_id, class_id, lessons_completed, attempts, accuracy_sum, time_spent_in_seconds, changed_on)
      values (${institution_id}, ${class_id}, ${lessons_completed}, ${attempts}, ${accuracy}, ${seconds}, ${now})
      on conflict (institution_id, class_id) do update set
        lessons_completed = r.lessons_completed + excluded.lessons_completed,
        attempts = r.attempts + excluded.attempts,
        accuracy_sum = r.accuracy_sum + excluded.accuracy_sum,
        time_spent_in_seconds = r.time_spent_in_seconds + excluded.time_spent_in_seconds,
        changed_on = greatest(r.changed_on, excluded.changed_on)
    )
    insert into rollup_class_day as r (institution_id, class_id, day, attempts, accuracy_sum, time_spent_in_seconds)
    select ${institution_id}, ${class_id}, (${given}::timestamptz at time zone i.time_zone)::date, ${attempts}::int,
      ${accuracy}::float8, ${seconds}::bigint
    from institutions i where i.institution_id = ${institution_id}
    on conflict (institution_id, day, class_id) do update set
      attempts = r.attempts + excluded.attempts,
      accuracy_sum = r.accuracy_sum + excluded.accuracy_sum,
      time_spent_in_seconds = r.time_spent_in_seconds + excluded.time_spent_in_seconds`.execute(db)
}
