import { sql, type Kysely } from 'kysely'
import type { AssignmentStatus } from '@maktab/contracts/fields'
import type { DecidedScore, GivenScore, ReturnFacts, ScoreFacts } from '@maktab/domain/assignments/scores'
import type { Tables } from '#db/tables.ts'
import type { KeptAttachment } from '#features/content/attachments.ts'
import { andChangeScored, type ScoredChange } from '#features/assignments/rollups.sql.ts'

interface Teacher {
  readonly institution_id: number
  readonly user_id: number
}

interface Scorer extends Teacher {
  readonly device_id: string | undefined
}

/** What a teacher may do with a learner's work `w` on an assignment `a`; what was given before they left a class may arrive later. */
const reach = ({ user_id }: Teacher, given: Date) => sql`
  exists (select from users_classes m where m.institution_id = w.institution_id and m.class_id = w.class_id
    and m.user_id = ${user_id} and m.role = 'teacher' and (not m.is_deleted or m.left_on > ${given})) as teaches_class,
  a.created_by = ${user_id} or exists (select from assignments_classes c
    join users_classes m on m.institution_id = c.institution_id and m.class_id = c.class_id
    where c.institution_id = a.institution_id and c.assignment_id = a.assignment_id and m.user_id = ${user_id}
      and m.role = 'teacher' and (not m.is_deleted or m.left_on > ${given})) as sees_assignment`

interface WorkToScore extends ScoreFacts {
  /** Taken back, or of who is excused: what is given is kept, and counted once that ends. */
  readonly is_uncounted: boolean
  readonly work: NonNullable<ScoreFacts['work']>
  /** The score that stands, whoever gave it. */
  readonly score: number | null
  /** What was spoken and stands. */
  readonly remark_files: readonly KeptAttachment[]
}

/** A learner's work, held until the end of the transaction: of two scores at once the second sees the first. */
export async function takeWorkToScore(
  db: Kysely<Tables>,
  teacher: Scorer,
  { assignment_id, user_id }: { readonly assignment_id: string; readonly user_id: number },
  given: Date,
): Promise<WorkToScore | undefined> {
  type Row = ScoreFacts['assignment'] & {
    readonly is_uncounted: boolean
    readonly class_id: number
    readonly remark_files: readonly KeptAttachment[]
    readonly score: number | null
    readonly scored_on: Date | null
    readonly score_entry_id: string | null
    readonly is_own: boolean
    readonly latest_scored_on: Date | null
    readonly latest_scored_id: string | null
    readonly latest_score: number | null
    readonly automatic_score: number | null
    readonly is_score_automatic: boolean
    readonly assignment_status: AssignmentStatus
    readonly attempts_used: number
    readonly teaches_class: boolean
    readonly sees_assignment: boolean
  }
  // First the lock, then the question: a statement that waited for another would see the work anew and its score entries as they were.
  await sql`select from assignments_users where institution_id = ${teacher.institution_id} and assignment_id = ${assignment_id}
    and user_id = ${user_id} for no key update`.execute(db)
  const { rows } = await sql<Row>`
    select a.total_score, a.rubric_data, a.is_deleted or w.is_excused as is_uncounted, w.class_id, w.remark_files, w.score, w.scored_on, w.score_entry_id,
      exists (select from score_entries e where e.institution_id = w.institution_id
        and e.score_entry_id = w.score_entry_id and e.scored_by = ${teacher.user_id}
        and e.device_id = ${teacher.device_id ?? null}::uuid) as is_own,
      scored.scored_on as latest_scored_on, scored.score_entry_id as latest_scored_id, scored.score as latest_score,
      w.automatic_score, w.is_score_automatic, w.assignment_status, w.attempts_used, ${reach(teacher, given)}
    from assignments_users w join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id
      left join lateral (select e.scored_on, e.score_entry_id, e.score from score_entries e
        where e.institution_id = w.institution_id and e.assignment_id = w.assignment_id and e.user_id = w.user_id and (e.score is not null or e.is_taken_back)
        order by e.scored_on desc, e.score_entry_id desc limit 1) scored on true
    where w.institution_id = ${teacher.institution_id} and w.assignment_id = ${assignment_id} and w.user_id = ${user_id}`.execute(
    db,
  )
  const row = rows[0]
  if (!row) return undefined
  const {
    score,
    scored_on,
    score_entry_id,
    is_own,
    latest_scored_on,
    latest_scored_id,
    latest_score,
    automatic_score,
    is_score_automatic,
    assignment_status,
    attempts_used,
    class_id,
    teaches_class,
    sees_assignment,
    total_score,
    rubric_data,
    is_uncounted,
  } = row
  const teachers = is_score_automatic ? null : score
  // An automatic score is no entry: whatever a teacher gives comes after it.
  const current =
    scored_on === null || (score_entry_id === null && is_score_automatic)
      ? undefined
      : { score: teachers, scored_on, is_own, score_entry_id: score_entry_id ?? '' }
  const scored =
    latest_scored_on === null || latest_scored_id === null
      ? undefined
      : { score: latest_score, scored_on: latest_scored_on, score_entry_id: latest_scored_id }
  const standing = { automatic_score, assignment_status, attempts_used }
  return {
    is_uncounted,
    score,
    work: { class_id, current, scored, teaches_class, sees_assignment, ...standing },
    assignment: { total_score, rubric_data },
    remark_files: row.remark_files,
  }
}

export interface ScoreToKeep extends GivenScore {
  readonly assignment_id: string
  readonly user_id: number
  readonly teacher_remarks: string
  readonly rubric_levels: Readonly<Record<string, string>>
  /** Undefined leaves those that stand. */
  readonly remark_files: readonly KeptAttachment[] | undefined
  /** When the score was given that its giver saw; null where there was none, undefined where that is unknown. */
  readonly seen_on?: string | null | undefined
  readonly is_taken_back: boolean
}

interface Shown extends Pick<DecidedScore, 'is_score_automatic' | 'assignment_status' | 'is_released'> {
  /** The score that stands from now on; null while only remarks were given. */
  readonly score: number | null
  /** Whether what is kept is the latest given: its remark and rubric stand then. */
  readonly counts: boolean
  /** What the standing score adds to the class. */
  readonly change: ScoredChange
}

/** Keeps what was given, and what stands after it. */
export async function keepScore(
  db: Kysely<Tables>,
  { institution_id, user_id, device_id }: Scorer,
  kept: ScoreToKeep,
  { score, counts, change, is_score_automatic, assignment_status, is_released }: Shown,
): Promise<void> {
  const levels = JSON.stringify(kept.rubric_levels)
  const files = kept.remark_files && JSON.stringify(kept.remark_files)
  const latest = sql`, teacher_remarks = ${kept.teacher_remarks}, rubric_levels = ${levels},
        scored_by = ${user_id}, scored_on = ${kept.scored_on}, score_entry_id = ${kept.score_entry_id}${files === undefined ? sql`` : sql`, remark_files = ${files}`}`
  await sql`
    with kept as (
      insert into score_entries (institution_id, score_entry_id, assignment_id, user_id, score, teacher_remarks, rubric_levels,
        scored_by, scored_on, device_id, seen_on, remark_files, is_taken_back)
      values (${institution_id}, ${kept.score_entry_id}, ${kept.assignment_id}, ${kept.user_id}, ${kept.score},
        ${kept.teacher_remarks}, ${levels}, ${user_id}, ${kept.scored_on}, ${device_id ?? null},
        ${kept.seen_on === null ? '-infinity' : (kept.seen_on ?? null)}::timestamptz, ${files ?? '[]'}, ${kept.is_taken_back})
      on conflict do nothing
    ), standing as (
      update assignments_users w set is_asked = true, score = ${score}, is_score_automatic = ${is_score_automatic}, assignment_status = ${assignment_status}${counts ? latest : sql``}${is_released ? sql`, returned_on = greatest(w.scored_on, ${kept.scored_on}::timestamptz)` : sql``}
      where w.institution_id = ${institution_id} and w.assignment_id = ${kept.assignment_id} and w.user_id = ${kept.user_id}
        and (${counts} or (w.score, w.is_score_automatic, w.assignment_status) is distinct from (${score}::numeric, ${is_score_automatic}, ${assignment_status}::smallint))
    )${andChangeScored(change)}
    select`.execute(db)
}

/** The works of the named learners, held until the end of the transaction; in one order, so that two returns never wait for each other. */
export async function takeWorksToReturn(
  db: Kysely<Tables>,
  teacher: Teacher,
  { assignment_id, user_ids }: { readonly assignment_id: string; readonly user_ids: readonly number[] },
  given: Date,
): Promise<
  ReturnFacts & { readonly title: string; readonly is_deleted: boolean; readonly class_ids: readonly number[] }
> {
  const { rows } = await sql<
    ReturnFacts['works'][number] & {
      readonly assignment_type: number
      readonly title: string
      readonly is_deleted: boolean
      readonly class_id: number
    }
  >`
    select a.title, a.is_deleted, w.class_id, w.user_id, w.score, w.scored_on,
      greatest(w.attempts_used, (w.first_handed_in_on is not null)::int) as attempts_used, w.teacher_remarks, w.rubric_levels, a.assignment_type, ${reach(teacher, given)}
    from assignments_users w join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id
    where w.institution_id = ${teacher.institution_id} and w.assignment_id = ${assignment_id}
      and w.user_id = any(${user_ids}::bigint[])
    order by w.user_id
    for no key update of w`.execute(db)
  const { title = '', assignment_type = 2, is_deleted = false } = rows[0] ?? {}
  return { title, assignment_type, is_deleted, class_ids: rows.map(({ class_id }) => class_id), works: rows }
}

/** Works go back with their remarks, in one statement. */
export async function markReturned(
  db: Kysely<Tables>,
  { institution_id }: Teacher,
  {
    assignment_id,
    assignment_status,
    returned_on,
    works,
  }: {
    readonly assignment_id: string
    readonly assignment_status: 2 | 3
    readonly returned_on: Date
    readonly works: readonly { readonly user_id: number; readonly teacher_remarks: string }[]
  },
): Promise<void> {
  await sql`
    update assignments_users w
    set assignment_status = ${assignment_status}, returned_on = ${returned_on}, teacher_remarks = returned.teacher_remarks,
      times_asked_again = w.times_asked_again + ${Number(assignment_status === 3)}
    from jsonb_to_recordset(${JSON.stringify(works)}::jsonb) as returned (user_id bigint, teacher_remarks text)
    where w.institution_id = ${institution_id} and w.assignment_id = ${assignment_id} and w.user_id = returned.user_id`.execute(
    db,
  )
}
