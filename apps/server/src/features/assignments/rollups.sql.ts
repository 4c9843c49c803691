/**
 * Keeps the figures of a class as work is handed in and scored. These are parts of the statement that keeps the work
 * itself: its rows are shared by the whole class, so nothing that takes time may come after them.
 */
import { sql, type RawBuilder } from 'kysely'

interface ClassMoment {
  readonly institution_id: number
  readonly class_id: number
  readonly now: Date
}

/**
 * Further parts of a `with`, led by a comma: a learner handed in for the first time, on the calendar day of `given` at the
 * school. It happens where the part named `made` made a row. Every statement names the class before its day.
 */
export function andAddTurnedIn({
  institution_id,
  class_id,
  given,
  now,
}: ClassMoment & { readonly given: Date }): RawBuilder<unknown> {
  return sql`, class_rollup as (
      insert into rollup_class as r (institution_id, class_id, turned_in, changed_on)
      select ${institution_id}, ${class_id}, 1, ${now} from made
      on conflict (institution_id, class_id) do update set
        turned_in = r.turned_in + 1, changed_on = greatest(r.changed_on, excluded.changed_on)
    ), day_rollup as (
      insert into rollup_class_day as r (institution_id, class_id, day, turned_in)
      select ${institution_id}, ${class_id}, (${given}::timestamptz at time zone i.time_zone)::date, 1
      from made, institutions i where i.institution_id = ${institution_id}
      on conflict (institution_id, day, class_id) do update set turned_in = r.turned_in + 1
    )`
}

/** Further parts of a `with`, led by a comma: nothing is left of what a learner handed in, whose first was `given`. */
export function andTakeTurnedIn({
  institution_id,
  class_id,
  given,
  now,
}: ClassMoment & { readonly given: Date }): RawBuilder<unknown> {
  return sql`, class_rollup as (
      update rollup_class r set turned_in = r.turned_in - 1, changed_on = greatest(r.changed_on, ${now})
      from made where r.institution_id = ${institution_id} and r.class_id = ${class_id}
    ), day_rollup as (
      update rollup_class_day r set turned_in = r.turned_in - 1
      from made, institutions i where i.institution_id = ${institution_id} and r.institution_id = i.institution_id
        and r.class_id = ${class_id} and r.day = (${given}::timestamptz at time zone i.time_zone)::date
    )`
}

export interface ScoredChange extends ClassMoment {
  /** 1 where no score counted before, -1 where none does any more; of work without marks none ever does. */
  readonly scored: number
  /** How much the score that counts now adds to the sum of percentages. */
  readonly score_percent: number
}

/** A further part of a `with`, led by a comma: another score counts. */
export function andChangeScored({
  institution_id,
  class_id,
  now,
  scored,
  score_percent,
}: ScoredChange): RawBuilder<unknown> {
  return sql`, class_rollup as (
      insert into rollup_class as r (institution_id, class_id, scored, score_percent_sum, changed_on)
      values (${institution_id}, ${class_id}, ${scored}, ${score_percent}, ${now})
      on conflict (institution_id, class_id) do update set
        scored = r.scored + excluded.scored, score_percent_sum = r.score_percent_sum + excluded.score_percent_sum,
        changed_on = greatest(r.changed_on, excluded.changed_on)
    )`
}
