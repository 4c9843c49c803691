/** Keeps the figures of a class as work is handed in and scored. Called last in a transaction: its rows are shared by the whole class. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface ClassMoment {
  readonly institution_id: number
  readonly class_id: number
  readonly now: Date
}

/** A learner handed in for the first time; the calendar day of `given` at the school counts. */
export async function addTurnedIn(db: Kysely<Tables>, { institution_id, class_id, given, now }: ClassMoment & { readonly given: Date }): Promise<void> {
  await sql`
    with kept as (
      insert into rollup_class as r (institution_id, class_id, turned_in, changed_on)
      values (${institution_id}, ${class_id}, 1, ${now})
      on conflict (institution_id, class_id) do update set
        turned_in = r.turned_in + 1, changed_on = greatest(r.changed_on, excluded.changed_on)
    )
    insert into rollup_class_day as r (institution_id, class_id, day, turned_in)
    select ${institution_id}, ${class_id}, (${given}::timestamptz at time zone i.time_zone)::date, 1
    from institutions i where i.institution_id = ${institution_id}
    on conflict (institution_id, day, class_id) do update set turned_in = r.turned_in + 1`.execute(db)
}

/** A score now counts: `scored` is 1 where none did before, `score_percent` how much it adds to the sum. */
export async function changeScored(
  db: Kysely<Tables>,
  { institution_id, class_id, now, scored, score_percent }: ClassMoment & { readonly scored: 0 | 1; readonly score_percent: number },
): Promise<void> {
  await sql`
    insert into rollup_class as r (institution_id, class_id, scored, score_percent_sum, changed_on)
    values (${institution_id}, ${class_id}, ${scored}, ${score_percent}, ${now})
    on conflict (institution_id, class_id) do update set
      scored = r.scored + excluded.scored, score_percent_sum = r.score_percent_sum + excluded.score_percent_sum,
      changed_on = greatest(r.changed_on, excluded.changed_on)`.execute(db)
}
