import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { listed, ownWork, type SetRow } from '#features/assignments/set-assignments.sql.ts'

interface Learner {
  readonly institution_id: number
  readonly user_id: number
}

interface Span {
  readonly class_id?: number | undefined
  /** Calendar days of the school, both counted. */
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
  readonly now: Date
}

/** A learner's assignments that began by now and on the days of the span, the latest due first. A learner has some hundreds of them in a year. */
export async function readBegunAssignments(
  db: Kysely<Tables>,
  learner: Learner,
  { class_id, start_date, end_date, now }: Span,
): Promise<readonly SetRow[]> {
  const day = sql`(a.start_date at time zone (select time_zone from institutions where institution_id = ${learner.institution_id}))::date`
  const { rows } = await sql<SetRow>`
    select ${listed} from ${ownWork(learner)} and a.start_date <= ${now}
      and (${class_id ?? null}::bigint is null or w.class_id = ${class_id ?? null}::bigint)
      and (${start_date ?? null}::date is null or ${day} >= ${start_date ?? null}::date)
      and (${end_date ?? null}::date is null or ${day} <= ${end_date ?? null}::date)
    order by a.due_date desc, a.assignment_id`.execute(db)
  return rows
}
