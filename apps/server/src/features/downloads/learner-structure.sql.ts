/** Rows that only a learner's pull has: their own person, work and submissions. */
import type { Row } from '@maktab/contracts/downloads/structure'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { isScheduled } from '#features/assignments/scheduled-work.sql.ts'
import { page, pulledComment, type Part } from '#features/downloads/pull.sql.ts'
import type { OwnAttemptRow } from '#features/learning/attempts.sql.ts'
import type { StoredAssignment, StoredComment, StoredSubmission, StoredWork } from '#features/downloads/work-rows.ts'

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
export async function pullSetAssignments(
  db: Kysely<Tables>,
  part: Part,
): Promise<(StoredAssignment & { readonly is_scheduled: boolean })[]> {
  const { institution_id, user_id } = part.puller
  const { rows } = await sql<StoredAssignment & { readonly is_scheduled: boolean }>`
    select a.assignment_id, a.title, a.description, a.assignment_type, a.start_date, a.due_date, a.allowed_attempts, ${isScheduled} as is_scheduled,
      a.total_score, a.rubric_data, coalesce(c.lessons, '[]') as lessons, a.attachments, a.links, a.own_questions,
      a.closes_on, null as user_ids, a.revision, null as deleted_on,
      jsonb_build_array(w.class_id) as class_ids, jsonb_build_object('alias', k.alias, 'subject', k.subject, 'grade', k.grade,
        'section', k.section) as class_name, a.created_by, u.full_name as created_by_name, (a.is_deleted or not w.is_asked) as is_deleted
    from assignments_users w
      join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id
      join classes k on k.institution_id = w.institution_id and k.class_id = w.class_id
      join users u on u.institution_id = a.institution_id and u.user_id = a.created_by
      left join assignments_classes c on c.institution_id = w.institution_id and c.assignment_id = w.assignment_id and c.class_id = w.class_id
    where w.institution_id = ${institution_id} and w.user_id = ${user_id}
      and greatest(a.changed_xid, w.changed_xid) >= ${part.from}::xid8
    order by a.assignment_id ${page(part)}`.execute(db)
  return rows
}

export async function pullOwnWork(db: Kysely<Tables>, part: Part): Promise<StoredWork[]> {
  const { institution_id, user_id } = part.puller
  const { rows } = await sql<StoredWork>`
    select assignment_id, user_id, class_id, assignment_status, score, teacher_remarks, remark_files, rubric_levels, null as scored_by, scored_on, returned_on,
      null::numeric as automatic_score, false as is_score_automatic, case when attempts_used = 0 then first_handed_in_on end as counted_on, correct_questions, total_questions, due_date, is_excused, null as reminded_on, not is_asked as is_deleted
    from assignments_users
    where institution_id = ${institution_id} and user_id = ${user_id} and changed_xid >= ${part.from}::xid8
    order by assignment_id ${page(part)}`.execute(db)
  return rows
}

export async function pullOwnSubmissions(db: Kysely<Tables>, part: Part): Promise<StoredSubmission[]> {
  const { institution_id, user_id } = part.puller
  const { rows } = await sql<StoredSubmission>`
    select s.submission_id, s.assignment_id, s.user_id, s.attempt_number, s.text, s.attachments, s.handed_in_on, s.is_late,
      s.is_extra, case when s.given_by is not null then case when s.on_paper then 'paper' else 'files' end end as by_teacher, s.answers, case when w.assignment_status = 2 then s.marked -> 'results' end as results,
      case when w.assignment_status = 2 then s.marked -> 'marks' end as marks, s.status_before,
      s.withdrawn_on is not null as is_deleted
    from assignments_users w join submissions s
      on s.institution_id = w.institution_id and s.assignment_id = w.assignment_id and s.user_id = w.user_id
    where w.institution_id = ${institution_id} and w.user_id = ${user_id}
      and (s.changed_xid >= ${part.from}::xid8 or (s.marked is not null and w.changed_xid >= ${part.from}::xid8))
    order by s.submission_id ${page(part)}`.execute(db)
  return rows
}

/** Of the learner's own threads; one that was taken back comes without what it said. */
export async function pullOwnComments(db: Kysely<Tables>, part: Part): Promise<StoredComment[]> {
  const { institution_id, user_id } = part.puller
  const { rows } = await sql<StoredComment>`
    select ${pulledComment}
    from assignments_users w join assignment_comments s
      on s.institution_id = w.institution_id and s.assignment_id = w.assignment_id and s.user_id = w.user_id
      join users u on u.institution_id = s.institution_id and u.user_id = s.author_id
    where w.institution_id = ${institution_id} and w.user_id = ${user_id} and s.changed_xid >= ${part.from}::xid8
    order by s.comment_id ${page(part)}`.execute(db)
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
      answers, results, marks, scores, files
    from users_content_attempts
    where institution_id = ${institution_id} and user_id = ${user_id} and changed_xid >= ${part.from}::xid8 and results is not null
    order by sync_guid ${page(part)}`.execute(db)
  return rows
}
