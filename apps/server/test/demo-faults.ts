import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** Rows of the demonstration that no valid action could have made, or kinds of work that it lacks, by a word for each. */
export async function findDemoFaults(db: Kysely<Tables>, now: Date): Promise<readonly unknown[]> {
  const { rows } = await sql`
    (select 'attempt' from users_content_attempts
      where taken_on > ${now} or accuracy::numeric <> round(100.0 * correct_questions / total_questions, 1) limit 1)
    union all (select 'score' from assignments_users u join assignments a using (institution_id, assignment_id)
      where u.score > a.total_score or u.scored_on < u.first_handed_in_on limit 1)
    union all (select 'lessons completed in the last thirty days' from users_lessons where institution_id = 1
      having count(*) filter (where completed_on > ${new Date(now.getTime() - 30 * 86_400_000)}) < 100)
    union all (select 'submission' from submissions where handed_in_on > ${now} limit 1)
    union all (select 'comment' from assignment_comments c where given_on > ${now} or author_id <> user_id and not exists (select from assignments a
      where a.institution_id = c.institution_id and a.assignment_id = c.assignment_id and a.created_by = c.author_id) limit 1)
    union all (select 'comments in four languages' from (select distinct c.language from assignment_comments s
      join assignments_users w using (institution_id, assignment_id, user_id) join classes k using (institution_id, class_id) join courses c using (course_id)) l having count(*) < 4)
    union all (select 'types of work in four languages' from (select distinct a.assignment_type, a.own_questions is not null as asks, c.language from assignments a
      join assignments_users w using (institution_id, assignment_id) join classes k using (institution_id, class_id) join courses c using (course_id)
      where w.assignment_status > 0) l having count(*) < 4 * 4)
    union all (select 'work asked for again with a reason in four languages' from (select distinct c.language from assignments_users w
      join classes k using (institution_id, class_id) join courses c using (course_id)
      where w.assignment_status = 3 and w.teacher_remarks <> '' and w.returned_on is not null and w.times_asked_again = 1) l having count(*) < 4)
    union all (select 'work that scores itself' from assignments_users w join assignments a using (institution_id, assignment_id) where a.assignment_type = 0
      having count(w.automatic_score) filter (where w.is_score_automatic and w.assignment_status = 2) < 50)
    union all (select 'attendance' from attendance_sheets where taken_on > ${now} or (taken_on at time zone 'UTC')::date <> attendance_date limit 1)
    union all (select 'assignments where there are none' from assignments join institutions using (institution_id) where tenant_id = 4 limit 1)
    union all (select 'attendance of another class' from attendance_details d join attendance_sheets s using (institution_id, attendance_id)
      left join users_classes m using (institution_id, class_id, user_id) where m.role is distinct from 'learner' limit 1)
    union all (select 'learners of an assignment' from assignments_classes c where total_learners <> (select count(*) from assignments_users u
      where u.institution_id = c.institution_id and u.assignment_id = c.assignment_id and u.class_id = c.class_id) limit 1)`.execute(
    db,
  )
  return rows
}
