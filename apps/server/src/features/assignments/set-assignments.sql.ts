/** Assignments as the learners read them for whom they were set. */
import { sql, type Kysely } from 'kysely'
import type { AttachedLesson } from '@maktab/contracts/assignments/assignments'
import type { AssignmentStatus } from '@maktab/contracts/fields'
import type { Tables } from '#db/tables.ts'
import type { Period, WrittenRow } from '#features/assignments/assignments.sql.ts'

interface Learner {
  readonly institution_id: number
  readonly user_id: number
}

export interface SetRow extends WrittenRow {
  readonly class_id: number
  readonly alias: string | null
  readonly subject: string
  readonly grade: string
  readonly section: string
  readonly assignment_status: AssignmentStatus
  readonly attempts_used: number
  readonly is_late: boolean
  readonly score: number | null
  readonly scored_on: Date | null
  readonly returned_on: Date | null
  readonly teacher_remarks: string
  readonly rubric_levels: Record<string, string>
  readonly lessons: AttachedLesson[]
}

/** The learner's own assignments whose due date is in the period; of one assignment where `assignment_id` is given. */
export async function readSetAssignments(
  db: Kysely<Tables>,
  { institution_id, user_id }: Learner,
  { class_id = null, start_date = null, end_date = null, assignment_id = null }: { [K in keyof Period]: Period[K] | null } & { assignment_id?: string | null },
): Promise<readonly SetRow[]> {
  const { rows } = await sql<SetRow>`
    select a.assignment_id, a.title, a.description, a.assignment_type, a.start_date, a.due_date, a.allowed_attempts,
      a.total_score, a.rubric_data, a.attachments, k.class_id, k.alias, k.subject, k.grade, k.section, w.assignment_status,
      w.attempts_used, w.is_late, w.score, w.scored_on, w.returned_on, w.teacher_remarks, w.rubric_levels, c.lessons
    from assignments_users w
      join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id
      join assignments_classes c on c.institution_id = w.institution_id and c.assignment_id = w.assignment_id and c.class_id = w.class_id
      join classes k on k.institution_id = w.institution_id and k.class_id = w.class_id
    where w.institution_id = ${institution_id} and w.user_id = ${user_id} and not a.is_deleted
      and (${assignment_id}::uuid is null or w.assignment_id = ${assignment_id}::uuid)
      and (${class_id}::bigint is null or w.class_id = ${class_id}::bigint)
      and (${start_date}::timestamptz is null or a.due_date >= ${start_date}::timestamptz)
      and (${end_date}::timestamptz is null or a.due_date <= ${end_date}::timestamptz)`.execute(db)
  return rows
}
