/** Rows that only a teacher's pull has: the people and the work of the classes that they teach. */
import type { Row } from '@maktab/contracts/downloads/structure'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { live, page, pulledComment, type Dated, type Part } from '#features/downloads/pull.sql.ts'
import type { WaitingRow } from '#features/learning/answer-scores.sql.ts'
import type { StoredAssignment, StoredComment, StoredSubmission, StoredWork } from '#features/downloads/work-rows.ts'

/** Everybody who belongs or belonged to one of the classes: work of those who left it, or the school, is still shown by name. */
export async function pullPeople(db: Kysely<Tables>, part: Part): Promise<Row<'users'>[]> {
  const { rows } = await sql<Row<'users'>>`
    with ${live(part.puller)}, people as (
      select m.institution_id, m.user_id, max(greatest(m.changed_xid, live.changed_xid)) as changed_xid
      from live join users_classes m on m.institution_id = ${part.puller.institution_id} and m.class_id = live.class_id
      group by m.institution_id, m.user_id
    )
    select u.user_id, u.full_name, u.username, false as is_deleted
    from people p join users u on u.institution_id = p.institution_id and u.user_id = p.user_id
    where greatest(u.changed_xid, p.changed_xid) >= ${part.from}::xid8
    order by u.user_id ${page(part)}`.execute(db)
  return rows
}

/** Members of the classes; and the teacher's own memberships, so that one that ended is known. */
export async function pullMemberships(db: Kysely<Tables>, part: Part): Promise<Row<'users_classes'>[]> {
  const { institution_id, user_id, role } = part.puller
  const { rows } = await sql<Row<'users_classes'>>`
    with ${live(part.puller)}
    select m.class_id, m.user_id, m.role, m.is_deleted
    from users_classes m left join live on live.class_id = m.class_id
    where m.institution_id = ${institution_id} and (live.class_id is not null or (m.user_id = ${user_id} and m.role = ${role}))
      and greatest(m.changed_xid, live.changed_xid) >= ${part.from}::xid8
    order by m.class_id, m.user_id ${page(part)}`.execute(db)
  return rows
}

/** Assignments that the teacher set, or of the classes that they teach. */
export async function pullTaughtAssignments(db: Kysely<Tables>, part: Part): Promise<StoredAssignment[]> {
  const { institution_id, user_id } = part.puller
  const { rows } = await sql<StoredAssignment>`
    with ${live(part.puller)}, reached as (
      select assignment_id, max(changed_xid) as changed_xid from (
        select c.assignment_id, live.changed_xid
        from live join assignments_classes c on c.institution_id = ${institution_id} and c.class_id = live.class_id
        union all
        select assignment_id, changed_xid from assignments where institution_id = ${institution_id} and created_by = ${user_id}
        union all
        select a.assignment_id, live.changed_xid from live join assignments a on a.institution_id = ${institution_id}
          and a.left_class_ids <> '{}' and a.left_class_ids @> array[live.class_id]
      ) either group by assignment_id
    )
    select a.assignment_id, a.title, a.description, a.assignment_type, a.start_date, a.due_date, a.allowed_attempts,
      a.total_score, a.rubric_data, shares.lessons, a.attachments, a.links, a.own_questions,
      a.closes_on, a.learner_ids as user_ids, a.revision, a.deleted_on, coalesce(shares.class_ids, '[]') as class_ids, null as class_name, a.created_by, u.full_name as created_by_name,
      a.is_deleted and a.deleted_on is null as is_deleted
    from reached r
      join assignments a on a.institution_id = ${institution_id} and a.assignment_id = r.assignment_id
      join users u on u.institution_id = a.institution_id and u.user_id = a.created_by
      cross join lateral (
        select jsonb_agg(c.class_id order by c.class_id) as class_ids,
          coalesce(jsonb_path_query_array(jsonb_agg(c.lessons order by c.class_id), '$[*][*]'), '[]') as lessons
        from assignments_classes c
        where c.institution_id = a.institution_id and c.assignment_id = a.assignment_id
      ) shares
    where greatest(a.changed_xid, r.changed_xid) >= ${part.from}::xid8
    order by a.assignment_id ${page(part)}`.execute(db)
  return rows
}

/**
 * Work of the classes: all of it where the class is new to the teacher, else what changed. Two halves, so that the usual
 * pull reads the index of changes and not every row of the year.
 */
export async function pullWorks(db: Kysely<Tables>, part: Part): Promise<StoredWork[]> {
  const { rows } = await sql<StoredWork>`
    with ${live(part.puller)}, changed as (
      select w.* from live join assignments_users w on w.institution_id = ${part.puller.institution_id} and w.class_id = live.class_id
      where live.changed_xid >= ${part.from}::xid8
      union all
      select w.* from assignments_users w join live on live.class_id = w.class_id
      where w.institution_id = ${part.puller.institution_id} and w.changed_xid >= ${part.from}::xid8
        and live.changed_xid < ${part.from}::xid8
    )
    select w.assignment_id, w.user_id, w.class_id, w.assignment_status, w.score, w.teacher_remarks, w.remark_files, w.rubric_levels, w.scored_by, w.scored_on,
      w.returned_on, w.automatic_score, w.is_score_automatic, case when w.attempts_used = 0 then w.first_handed_in_on end as counted_on, w.correct_questions, w.total_questions, w.due_date, w.is_excused, w.reminded_on, not w.is_asked as is_deleted
    from changed w
    order by w.assignment_id, w.user_id ${page(part)}`.execute(db)
  return rows
}

/** As many of the attempts of a class that are scored already as a device is given that has none yet. */
const scoredOfClass = 200

export type AttemptToScoreRow = WaitingRow & {
  readonly content_id: number
  readonly waiting_questions: number
  readonly scored_on: Date | null
}

/**
 * Attempts with answers that a person marks. Where the class is new to the teacher: all that wait, and the latest of those that are
 * scored. Else what changed, and what waits of contents that changed: its questions are sent with it.
 */
export async function pullAttemptsToScore(db: Kysely<Tables>, part: Part): Promise<AttemptToScoreRow[]> {
  const { institution_id, tenant_id } = part.puller
  const { rows } = await sql<AttemptToScoreRow>`
    with ${live(part.puller)}, changed as (
      select t.sync_guid from live join users_content_attempts t on t.institution_id = ${institution_id} and t.class_id = live.class_id
      where t.waiting_questions > 0 and (live.changed_xid >= ${part.from}::xid8 or exists (select from lessons_content l
        where l.tenant_id = ${tenant_id} and l.content_id = t.content_id and l.changed_xid >= ${part.from}::xid8))
      union
      select latest.sync_guid from live cross join lateral (
        select t.sync_guid from users_content_attempts t
        where t.institution_id = ${institution_id} and t.class_id = live.class_id and t.scored_on is not null
        order by t.scored_on desc limit ${scoredOfClass}
      ) latest where live.changed_xid >= ${part.from}::xid8
      union
      select t.sync_guid from users_content_attempts t join live on live.class_id = t.class_id
      where t.institution_id = ${institution_id} and t.changed_xid >= ${part.from}::xid8 and ${part.from}::xid8 > '0'::xid8
        and (t.waiting_questions > 0 or t.scored_on is not null)
    )
    select t.sync_guid, t.user_id, '' as full_name, '' as username, t.content_id, t.class_id, k.title as content_title, t.taken_on, k.body -> 'questions' as questions,
      t.answers, t.results, t.marks, t.scores, t.files, t.waiting_questions, t.accuracy, t.scored_on
    from changed join users_content_attempts t on t.institution_id = ${institution_id} and t.sync_guid = changed.sync_guid
      join content k on k.tenant_id = ${tenant_id} and k.content_id = t.content_id
    where t.closes_on is null and t.results is not null
    order by t.sync_guid ${page(part)}`.execute(db)
  return rows
}

/** Rows of works of the live classes that changed, in two halves: all of a class that became live, and what is new in the others. */
const changedInWorks = (part: Part, table: 'submissions' | 'assignment_comments') => sql`changed as (
      select s.* from live
        join assignments_users w on w.institution_id = ${part.puller.institution_id} and w.class_id = live.class_id
        join ${sql.table(table)} s on s.institution_id = w.institution_id and s.assignment_id = w.assignment_id and s.user_id = w.user_id
      where live.changed_xid >= ${part.from}::xid8
      union all
      select s.* from ${sql.table(table)} s
        join assignments_users w on w.institution_id = s.institution_id and w.assignment_id = s.assignment_id and w.user_id = s.user_id
        join live on live.class_id = w.class_id
      where s.institution_id = ${part.puller.institution_id} and s.changed_xid >= ${part.from}::xid8
        and live.changed_xid < ${part.from}::xid8
    )`

export async function pullSubmissions(db: Kysely<Tables>, part: Part): Promise<StoredSubmission[]> {
  const { rows } = await sql<StoredSubmission>`
    with ${live(part.puller)}, ${changedInWorks(part, 'submissions')}
    select s.submission_id, s.assignment_id, s.user_id, s.attempt_number, s.text, s.attachments, s.handed_in_on, s.is_late,
      s.is_extra, case when s.given_by is not null then case when s.on_paper then 'paper' else 'files' end end as by_teacher, s.answers, s.marked -> 'results' as results, s.marked -> 'marks' as marks, s.status_before,
      s.withdrawn_on is not null as is_deleted
    from changed s
    order by s.submission_id ${page(part)}`.execute(db)
  return rows
}

/** A comment that was taken back comes without what it said. */
export async function pullComments(db: Kysely<Tables>, part: Part): Promise<StoredComment[]> {
  const { rows } = await sql<StoredComment>`
    with ${live(part.puller)}, ${changedInWorks(part, 'assignment_comments')}
    select ${pulledComment} from changed s join users u on u.institution_id = s.institution_id and u.user_id = s.author_id
    order by s.comment_id ${page(part)}`.execute(db)
  return rows
}

/** Remarks that the teacher keeps, and those that they let go. */
export async function pullSavedRemarks(db: Kysely<Tables>, part: Part): Promise<Dated<'saved_remarks'>[]> {
  const { institution_id, user_id } = part.puller
  const { rows } = await sql<Dated<'saved_remarks'>>`
    select user_id, text, changed_on, is_deleted from saved_remarks
    where institution_id = ${institution_id} and user_id = ${user_id} and changed_xid >= ${part.from}::xid8
    order by text ${page(part)}`.execute(db)
  return rows
}
