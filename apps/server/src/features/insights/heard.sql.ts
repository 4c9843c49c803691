/** `isHeard` of the domain in SQL: a learner is heard of who worked, or whose device synced, in seven days. */
import { heardDays, heardSince } from '@maktab/domain/insights/silence'
import { sql, type RawBuilder } from 'kysely'

/** Learners of the school who worked in those days, each with the last of them. Rows of `user_id`, `worked_day`. */
export function workedLately(institution_id: number, now: Date): RawBuilder<unknown> {
  return sql`select user_id, max(day)::text as worked_day from rollup_learner_day where institution_id = ${institution_id} and day > (
      select (${now}::timestamptz at time zone time_zone)::date - ${sql.lit(heardDays)} from institutions where institution_id = ${institution_id})
    group by user_id`
}

/** Whether a row with `synced_on` and the `worked_day` of `workedLately` is of a learner who was heard of. */
export function isHeardOf(now: Date): RawBuilder<boolean> {
  return sql`(coalesce(synced_on >= ${heardSince(now)}, false) or worked_day is not null)`
}
