/** What this device knows of the classes and lessons of which work is made. */
import type { FoundLesson } from '@maktab/domain/assignments/assignments'
import { autoGradedTypes } from '@maktab/domain/content/auto-graded'
import type { Statements } from '@maktab/device/database'
import { saveWork } from './submissions.sql.ts'
import { findWork } from './assignments.sql.ts'

export interface KnownClass {
  readonly class_id: number
  readonly course_id: number
  readonly is_taught: boolean
}

/** Those of the named classes that are here. */
export async function readKnownClasses(
  db: Statements,
  teacher_id: number,
  class_ids: readonly number[],
): Promise<readonly KnownClass[]> {
  const rows = await db.all(
    `select c.class_id, c.course_id, exists (select 1 from users_classes m where m.class_id = c.class_id and m.user_id = ?1
        and m.role = 'teacher') is_taught
      from classes c where c.class_id in (select value from json_each(?2)) order by c.class_id`,
    [teacher_id, JSON.stringify(class_ids)],
  )
  return rows.map((row) => ({
    class_id: Number(row['class_id']),
    course_id: Number(row['course_id']),
    is_taught: row['is_taught'] === 1,
  }))
}

/** Lessons of the courses that were named or hold a content that was named, with their contents in order. */
export async function readFoundLessons(
  db: Statements,
  course_ids: readonly number[],
  {
    lesson_guids,
    cms_content_ids,
  }: { readonly lesson_guids: readonly string[]; readonly cms_content_ids: readonly number[] },
): Promise<readonly FoundLesson[]> {
  const rows = await db.all(
    `select l.lesson_guid, l.course_id, l.title, c.content_id, c.content_type
      from courses_lessons l left join lessons_content c on c.lesson_guid = l.lesson_guid
      where l.course_id in (select value from json_each(?1)) and (l.lesson_guid in (select value from json_each(?2))
        or l.lesson_guid in (select lesson_guid from lessons_content where content_id in (select value from json_each(?3))))
      order by l.course_id, l.position, l.lesson_guid, c.position, c.content_id`,
    [JSON.stringify(course_ids), JSON.stringify(lesson_guids), JSON.stringify(cms_content_ids)],
  )
  const lessons = new Map<string, FoundLesson & { content_ids: number[]; auto_graded_ids: number[] }>()
  for (const row of rows) {
    const lesson_guid = String(row['lesson_guid'])
    const lesson = lessons.get(lesson_guid) ?? {
      lesson_guid,
      course_id: Number(row['course_id']),
      title: String(row['title']),
      content_ids: [],
      auto_graded_ids: [],
    }
    lessons.set(lesson_guid, lesson)
    if (row['content_id'] === null || row['content_id'] === undefined) continue
    lesson.content_ids.push(Number(row['content_id']))
    if (autoGradedTypes.includes(String(row['content_type']))) lesson.auto_graded_ids.push(Number(row['content_id']))
  }
  return [...lessons.values()]
}

/** Asks the learners of the classes that are here, chosen ones or all; a learner of two of them does it in the first. */
export async function askLearners(
  db: Statements,
  assignment_id: string,
  class_ids: readonly number[],
  user_ids: readonly number[] | null,
): Promise<void> {
  const rows = await db.all(
    `select user_id, min(class_id) class_id from users_classes
      where role = 'learner' and class_id in (select value from json_each(?1)) group by user_id order by user_id`,
    [JSON.stringify(class_ids)],
  )
  const members = rows
    .map((row) => ({ user_id: Number(row['user_id']), class_id: Number(row['class_id']) }))
    .filter(({ user_id }) => user_ids === null || user_ids.includes(user_id))
  for (const member of members) {
    if (await findWork(db, assignment_id, member.user_id)) continue
    await saveWork(db, {
      assignment_id,
      ...member,
      assignment_status: 0,
      score: null,
      teacher_remarks: '',
      remark_files: [],
      rubric_levels: {},
      scored_by: null,
      scored_on: null,
      returned_on: null,
      automatic_score: null,
      is_score_automatic: false,
      counted_on: null,
      correct_questions: 0,
      total_questions: 0,
      due_date: null,
      is_excused: false,
      reminded_on: null,
    })
  }
  await db.run(
    `delete from assignments_users where assignment_id = ?1 and scored_on is null and counted_on is null
      and user_id not in (select value from json_each(?2))
      and not exists (select 1 from submissions s where s.assignment_id = ?1 and s.user_id = assignments_users.user_id)`,
    [assignment_id, JSON.stringify(members.map(({ user_id }) => user_id))],
  )
}

/** Who handed in or was marked. */
export async function readBegunWorks(
  db: Statements,
  assignment_id: string,
): Promise<readonly { readonly user_id: number; readonly class_id: number }[]> {
  const rows = await db.all(
    `select user_id, class_id from assignments_users w where assignment_id = ?1 and (scored_on is not null or counted_on is not null
      or exists (select 1 from submissions s where s.assignment_id = ?1 and s.user_id = w.user_id))`,
    [assignment_id],
  )
  return rows.map((row) => ({ user_id: Number(row['user_id']), class_id: Number(row['class_id']) }))
}

/** Says anew which submissions came late: by the due date of each learner, and never of who is excused. */
export async function renewLateness(db: Statements, assignment_id: string, due_date: string): Promise<void> {
  await db.run(
    `update submissions set is_late = (select w.is_excused = 0 and submissions.handed_in_on > coalesce(w.due_date, ?2)
        from assignments_users w where w.assignment_id = ?1 and w.user_id = submissions.user_id)
      where assignment_id = ?1 and exists (select 1 from assignments_users w
        where w.assignment_id = ?1 and w.user_id = submissions.user_id)`,
    [assignment_id, due_date],
  )
}
