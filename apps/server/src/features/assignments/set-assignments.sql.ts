/** Assignments as the learners read them for whom they were set. */
import { sql, type Kysely } from 'kysely'
import type { AttachedLesson } from '@maktab/contracts/assignments/assignments'
import type { AssignmentStatus } from '@maktab/contracts/fields'
import type { Tables } from '#db/tables.ts'
import type { KeptAttachment } from '#features/content/attachments.ts'
import { isScheduled } from '#features/assignments/scheduled-work.sql.ts'
import type { Period, WrittenRow } from '#features/assignments/assignments.sql.ts'

interface Learner {
  readonly institution_id: number
  readonly user_id: number
}

/** What a list shows of an assignment. */
export interface SetRow {
  readonly assignment_id: string
  readonly title: string
  readonly assignment_type: 0 | 1 | 2 | 3
  readonly start_date: Date
  readonly due_date: Date
  readonly total_score: number
  readonly class_id: number
  readonly alias: string | null
  readonly subject: string
  readonly grade: string
  readonly section: string
  readonly assignment_status: AssignmentStatus
  readonly is_late: boolean
  readonly is_excused: boolean
  readonly closes_on: Date | null
  readonly score: number | null
  readonly scored_on: Date | null
  readonly returned_on: Date | null
  readonly first_handed_in_on: Date | null
}

export interface WholeSetRow extends SetRow, WrittenRow {
  readonly attempts_used: number
  readonly teacher_remarks: string
  readonly remark_files: readonly KeptAttachment[]
  readonly rubric_levels: Record<string, string>
  readonly lessons: AttachedLesson[]
  readonly is_scheduled: boolean
}

/** Of `ownWork`: what a list shows. */
export const listed = sql`a.assignment_id, a.title, a.assignment_type, a.start_date, coalesce(w.due_date, a.due_date) as due_date, a.closes_on, a.total_score, k.class_id, k.alias,
  k.subject, k.grade, k.section, w.assignment_status, w.is_late, w.is_excused, w.score, w.scored_on, w.returned_on, w.first_handed_in_on`

/** Work that a learner is asked for or gave: `w` with its assignment `a` and its class `k`. */
export const ownWork = ({ institution_id, user_id }: Learner) => sql`
  assignments_users w
    join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id and not a.is_deleted
    join classes k on k.institution_id = w.institution_id and k.class_id = w.class_id
    join assignments_classes c on c.institution_id = w.institution_id and c.assignment_id = w.assignment_id and c.class_id = w.class_id
  where w.institution_id = ${institution_id} and w.user_id = ${user_id} and w.is_asked`

/** The learner's own assignments whose due date is in the period. */
export async function readSetAssignments(
  db: Kysely<Tables>,
  learner: Learner,
  { class_id = null, start_date = null, end_date = null }: { [K in keyof Period]: Period[K] | null },
): Promise<readonly SetRow[]> {
  const { rows } = await sql<SetRow>`
    select ${listed} from ${ownWork(learner)}
      and (${class_id}::bigint is null or w.class_id = ${class_id}::bigint)
      and (${start_date}::timestamptz is null or coalesce(w.due_date, a.due_date) >= ${start_date}::timestamptz)
      and (${end_date}::timestamptz is null or coalesce(w.due_date, a.due_date) <= ${end_date}::timestamptz)`.execute(
    db,
  )
  return rows
}

export async function findSetAssignment(
  db: Kysely<Tables>,
  learner: Learner,
  assignment_id: string,
): Promise<WholeSetRow | undefined> {
  const { rows } = await sql<WholeSetRow>`
    select ${listed}, a.description, a.allowed_attempts, a.rubric_data, a.attachments, a.links, a.own_questions, w.attempts_used, w.teacher_remarks, w.remark_files,
      w.rubric_levels, c.lessons, ${isScheduled} as is_scheduled
    from ${ownWork(learner)} and w.assignment_id = ${assignment_id}`.execute(db)
  return rows[0]
}
