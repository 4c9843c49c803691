/** Rows that only a learner's pull has: their own person, work and submissions. */
import type { Row } from '@maktab/contracts/downloads/structure'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { page, type Part } from '#features/downloads/pull.sql.ts'
import type { OwnAttemptRow } from '#features/learning/attempts.sql.ts'
import type { StoredAssignment, StoredSubmission, StoredWork } from '#features/downloads/work-rows.ts'

export async function pullSelf(db: Kysely<Tables>, part: Part): Promise<Row<'users'>[]> {
  const { institution_id, user_id } = part.puller
  const { rows } = await sql<Row<'users'>>`
    select user_id, full_name, username, is_deleted from users
    where institution_id = ${institution_id} and user_id = ${user_id} and changed_xid >= ${part.from}::xid8 ${page(part)}`.execute(
    db,
  )
  return rows
}

export async function pullOwnMemberships(db: Kysely<Tables>, part: Part): Promise<Row<'users_classes'>[]> {
  const { institution_id, user_id, role } = part.puller
  const { rows } = await sql<Row<'users_classes'>>`
    select class_id, user_id, role, is_deleted from users_classes
    where institution_id = ${institution_id} and user_id = ${user_id} and role = ${role} and changed_xid >= ${part.from}::xid8
    order by class_id ${page(part)}`.execute(db)
  return rows
}

/** Assignments that were set for the learner, each with their own class's share alone. */
export async function pullSetAssignments(db: Kysely<Tables>, part: Part): Promise<StoredAssignment[]> {
  const { institution_id, user_id } = part.puller
  const { rows } = await sql<StoredAssignment>`
    select a.assignment_id, a.title, a.description, a.assignment_type, a.start_date, a.due_date, a.allowed_attempts,
      a.total_score, a.rubric_data, coalesce(c.lessons, '[]') as lessons, a.attachments,
      jsonb_build_array(w.class_id) as class_ids, a.created_by, a.is_deleted
    from assignments_users w
      join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id
      left join assignments_classes c on c.institution_id = w.institution_id and c.assignment_id = w.assignment_id and c.class_id = w.class_id
    where w.institution_id = ${institution_id} and w.user_id = ${user_id}
      and greatest(a.changed_xid, w.changed_xid) >= ${part.from}::xid8
    order by a.assignment_id ${page(part)}`.execute(db)
  return rows
}

export async function pullOwnWork(db: Kysely<Tables>, part: Part): Promise<StoredWork[]> {
  const { institution_id, user_id } = part.puller
  const { rows } = await sql<StoredWork>`
    select assignment_id, user_id, class_id, assignment_status, score, teacher_remarks, rubric_levels, scored_on, returned_on,
      correct_questions, total_questions, false as is_deleted
    from assignments_users
    where institution_id = ${institution_id} and user_id = ${user_id} and changed_xid >= ${part.from}::xid8
    order by assignment_id ${page(part)}`.execute(db)
  return rows
}

export async function pullOwnSubmissions(db: Kysely<Tables>, part: Part): Promise<StoredSubmission[]> {
  const { institution_id, user_id } = part.puller
  const { rows } = await sql<StoredSubmission>`
    select s.submission_id, s.assignment_id, s.user_id, s.attempt_number, s.text, s.attachments, s.handed_in_on, s.is_late,
      s.is_extra, false as is_deleted
    from assignments_users w join submissions s
      on s.institution_id = w.institution_id and s.assignment_id = w.assignment_id and s.user_id = w.user_id
    where w.institution_id = ${institution_id} and w.user_id = ${user_id} and s.changed_xid >= ${part.from}::xid8
    order by s.submission_id ${page(part)}`.execute(db)
  return rows
}

/** Attempts of which is known what was right: those from before it was kept have nothing to look at. */
export async function pullOwnAttempts(
  db: Kysely<Tables>,
  part: Part,
): Promise<(OwnAttemptRow & { readonly content_id: number; readonly class_id: number })[]> {
  const { institution_id, user_id } = part.puller
  const { rows } = await sql<OwnAttemptRow & { content_id: number; class_id: number }>`
    select sync_guid, content_id, class_id, attempt_number, taken_on, total_questions, correct_questions, waiting_questions, accuracy, closes_on,
      answers, results, scores, files
    from users_content_attempts
    where institution_id = ${institution_id} and user_id = ${user_id} and changed_xid >= ${part.from}::xid8 and results is not null
    order by sync_guid ${page(part)}`.execute(db)
  return rows
}
