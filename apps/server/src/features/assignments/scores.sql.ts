import { sql, type Kysely } from 'kysely'
import type { GivenScore, ReturnFacts, ScoreFacts } from '@maktab/domain/assignments/scores'
import type { Tables } from '#db/tables.ts'
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
  readonly work: NonNullable<ScoreFacts['work']>
}

/** A learner's work, held until the end of the transaction: of two scores at once the second sees the first. */
export async function takeWorkToScore(
  db: Kysely<Tables>,
  teacher: Scorer,
  { assignment_id, user_id }: { readonly assignment_id: string; readonly user_id: number },
  given: Date,
): Promise<WorkToScore | undefined> {
  type Row = ScoreFacts['assignment'] & {
    readonly class_id: number
    readonly score: number | null
    readonly scored_on: Date | null
    readonly score_entry_id: string | null
    readonly is_own: boolean
    readonly teaches_class: boolean
    readonly sees_assignment: boolean
  }
  const { rows } = await sql<Row>`
    select a.total_score, a.rubric_data, w.class_id, w.score, w.scored_on, w.score_entry_id,
      exists (select from score_entries e where e.institution_id = w.institution_id
        and e.score_entry_id = w.score_entry_id and e.scored_by = ${teacher.user_id}
        and e.device_id = ${teacher.device_id ?? null}::uuid) as is_own, ${reach(teacher, given)}
    from assignments_users w join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id
    where w.institution_id = ${teacher.institution_id} and w.assignment_id = ${assignment_id} and w.user_id = ${user_id}
      and not a.is_deleted
    for no key update of w`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const {
    score,
    scored_on,
    score_entry_id,
    is_own,
    class_id,
    teaches_class,
    sees_assignment,
    total_score,
    rubric_data,
  } = row
  const current =
    score === null || scored_on === null
      ? undefined
      : { score, scored_on, is_own, score_entry_id: score_entry_id ?? '' }
  return { work: { class_id, current, teaches_class, sees_assignment }, assignment: { total_score, rubric_data } }
}

export interface ScoreToKeep extends GivenScore {
  readonly assignment_id: string
  readonly user_id: number
  readonly teacher_remarks: string
  readonly rubric_levels: Readonly<Record<string, string>>
  /** When the score was given that its giver saw; null where there was none, undefined where that is unknown. */
  readonly seen_on?: string | null | undefined
}

/** Keeps a score. Where it is the latest given (`change` says what that adds to the class) it is also the one that is shown. */
export async function keepScore(
  db: Kysely<Tables>,
  { institution_id, user_id, device_id }: Scorer,
  kept: ScoreToKeep,
  change?: ScoredChange,
): Promise<void> {
  const levels = JSON.stringify(kept.rubric_levels)
  const shown = change
    ? sql`, standing as (
      update assignments_users set score = ${kept.score}, teacher_remarks = ${kept.teacher_remarks}, rubric_levels = ${levels},
        scored_by = ${user_id}, scored_on = ${kept.scored_on}, score_entry_id = ${kept.score_entry_id}
      where institution_id = ${institution_id} and assignment_id = ${kept.assignment_id} and user_id = ${kept.user_id}
    )${andChangeScored(change)}`
    : sql``
  await sql`
    with kept as (
      insert into score_entries (institution_id, score_entry_id, assignment_id, user_id, score, teacher_remarks, rubric_levels,
        scored_by, scored_on, device_id, seen_on)
      values (${institution_id}, ${kept.score_entry_id}, ${kept.assignment_id}, ${kept.user_id}, ${kept.score},
        ${kept.teacher_remarks}, ${levels}, ${user_id}, ${kept.scored_on}, ${device_id ?? null},
        ${kept.seen_on === null ? '-infinity' : (kept.seen_on ?? null)}::timestamptz)
      on conflict do nothing
    )${shown}
    select`.execute(db)
}

/** The works of the named learners, held until the end of the transaction; in one order, so that two returns never wait for each other. */
export async function takeWorksToReturn(
  db: Kysely<Tables>,
  teacher: Teacher,
  { assignment_id, user_ids }: { readonly assignment_id: string; readonly user_ids: readonly number[] },
  given: Date,
): Promise<ReturnFacts & { readonly title: string }> {
  const { rows } = await sql<
    ReturnFacts['works'][number] & { readonly assignment_type: number; readonly title: string }
  >`
    select a.title, w.user_id, w.score, w.scored_on, w.attempts_used, a.assignment_type, ${reach(teacher, given)}
    from assignments_users w join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id
    where w.institution_id = ${teacher.institution_id} and w.assignment_id = ${assignment_id}
      and w.user_id = any(${user_ids}::bigint[]) and not a.is_deleted
    order by w.user_id
    for no key update of w`.execute(db)
  return { title: rows[0]?.title ?? '', assignment_type: rows[0]?.assignment_type ?? 2, works: rows }
}

export async function markReturned(
  db: Kysely<Tables>,
  { institution_id }: Teacher,
  returned: {
    readonly assignment_id: string
    readonly user_ids: readonly number[]
    readonly assignment_status: 2 | 3
    /** Stands for the earlier remark; absent where that stays. */
    readonly teacher_remarks?: string | undefined
    readonly returned_on: Date
  },
): Promise<void> {
  await db
    .updateTable('assignments_users')
    .set({
      assignment_status: returned.assignment_status,
      returned_on: returned.returned_on,
      ...(returned.teacher_remarks !== undefined && { teacher_remarks: returned.teacher_remarks }),
    })
    .where('institution_id', '=', institution_id)
    .where('assignment_id', '=', returned.assignment_id)
    .where('user_id', 'in', [...returned.user_ids])
    .execute()
}
