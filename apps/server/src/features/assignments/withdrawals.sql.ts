/** Handed-in work that is taken back. Its row stays. */
import { sql, type Kysely } from 'kysely'
import type { WithdrawFacts } from '@maktab/domain/assignments/submissions'
import type { Actor } from '@maktab/domain/people/actor'
import type { Tables } from '#db/tables.ts'
import { andTakeTurnedIn } from '#features/assignments/rollups.sql.ts'
import { reachesThread } from '#features/assignments/thread.sql.ts'

interface Post {
  readonly post_id: string
  readonly assignment_id: string
}

interface Withdrawable {
  readonly learner_id: number
  readonly class_id: number
  readonly submission: NonNullable<WithdrawFacts['submission']>
  readonly work: WithdrawFacts['work'] & {
    readonly attempts_used: number
    readonly first_handed_in_on: Date | null
    /** Of an assignment that was deleted, or of who is excused: it counts nowhere. */
    readonly is_uncounted: boolean
  }
}

/** Work of a thread that the person reaches, whose standing is held until the end of the transaction. */
export async function takeSubmission(
  db: Kysely<Tables>,
  person: Actor,
  { post_id, assignment_id }: Post,
  given: Date,
): Promise<Withdrawable | undefined> {
  type Row = Pick<Withdrawable, 'learner_id' | 'class_id'> & Withdrawable['submission'] & Withdrawable['work']
  const { rows } = await sql<Row>`
    select w.user_id as learner_id, w.class_id, s.handed_in_on, s.given_by, s.withdrawn_on is not null as is_withdrawn,
      s.attempt_number = w.attempts_used as is_latest, w.assignment_status, w.scored_on, w.attempts_used, w.first_handed_in_on,
      coalesce(w.due_date, a.due_date) as due_date, a.is_deleted or w.is_excused as is_uncounted
    from submissions s join assignments_users w using (institution_id, assignment_id, user_id)
      join assignments a using (institution_id, assignment_id)
    where s.institution_id = ${person.institution_id} and s.submission_id = ${post_id} and s.assignment_id = ${assignment_id}
      and ${reachesThread(person, given)}
    for no key update of w, s`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const { learner_id, class_id, handed_in_on, given_by, is_withdrawn, is_latest, ...work } = row
  return { learner_id, class_id, work, submission: { handed_in_on, given_by, is_withdrawn, is_latest } }
}

interface Uncounted {
  readonly class_id: number
  /** When the learner had handed in for the first time. */
  readonly given: Date
  readonly now: Date
}

/** Takes the latest work back: the attempt is free again, and the learner stands where they stood before it. */
export async function withdrawSubmission(
  db: Kysely<Tables>,
  { institution_id, user_id }: { readonly institution_id: number; readonly user_id: number },
  { post_id, assignment_id }: Post,
  { given, uncounted }: { readonly given: Date; readonly uncounted: Uncounted | undefined },
): Promise<void> {
  await sql`
    with made as (
      update submissions set withdrawn_on = ${given}
      where institution_id = ${institution_id} and submission_id = ${post_id} and withdrawn_on is null returning status_before
    ), standing as (
      update assignments_users w set assignment_status = made.status_before, attempts_used = w.attempts_used - 1,
        first_handed_in_on = case when w.attempts_used > 1 then w.first_handed_in_on end,
        is_late = coalesce((select bool_and(s.is_late) from submissions s where s.institution_id = w.institution_id
          and s.assignment_id = w.assignment_id and s.user_id = w.user_id and s.submission_id <> ${post_id} and s.withdrawn_on is null), false)
      from made
      where w.institution_id = ${institution_id} and w.assignment_id = ${assignment_id} and w.user_id = ${user_id}
    )${uncounted === undefined ? sql`` : andTakeTurnedIn({ institution_id, ...uncounted })}
    select status_before from made`.execute(db)
}
