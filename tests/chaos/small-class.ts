/** A class of its own for each run, with one learner, one teacher and two assignments, in a school that all runs share. */
import {
  course,
  lessonOne,
  assessment,
  article,
  people,
  type Person,
  type School,
} from '../../apps/server/test/school.ts'

export interface SmallClass {
  readonly class_id: number
  readonly learner: Person
  readonly teacher: Person
  readonly assignment_ids: readonly string[]
}

/** `now` is the beginning of the run: one assignment is due soon, so that some work is late. */
export async function layDownClass(school: School, run: number, uuid: () => string, now: Date): Promise<SmallClass> {
  const { institution_id, tenant_id } = people.learner
  const class_id = 100_000 + run
  const person = (user_id: number, role: 'learner' | 'teacher'): Person => ({
    user_id,
    institution_id,
    tenant_id,
    role,
    username: `${role}${run}`,
  })
  const made: SmallClass = {
    class_id,
    learner: person(1_000_000 + run * 2, 'learner'),
    teacher: person(1_000_001 + run * 2, 'teacher'),
    assignment_ids: [uuid(), uuid()],
  }
  const db = school.database.owner
  await db
    .insertInto('users')
    .values(
      [made.learner, made.teacher].map(({ user_id, username, role }) => ({
        institution_id,
        user_id,
        username,
        full_name: username,
        roles: [role],
        active_role: role,
        current_language: 'en',
      })),
    )
    .execute()
  await db
    .insertInto('classes')
    .values({ institution_id, class_id, grade: '6', subject: 'maths', section: `${run}`, course_id: course })
    .execute()
  await db
    .insertInto('users_classes')
    .values([made.learner, made.teacher].map(({ user_id, role }) => ({ institution_id, class_id, user_id, role })))
    .execute()
  const lessons = [
    {
      lesson_guid: lessonOne,
      course_id: course,
      cms_course_id: course,
      class_id,
      title: 'Lesson 1',
      content_ids: [article, assessment],
    },
  ]
  await db
    .insertInto('assignments')
    .values(
      made.assignment_ids.map((assignment_id, index) => ({
        institution_id,
        assignment_id,
        created_by: made.teacher.user_id,
        title: `Assignment ${index + 1}`,
        description: 'Do it.',
        assignment_type: 2,
        start_date: new Date(now.getTime() - 30 * dayMs),
        due_date: new Date(now.getTime() + (index === 0 ? 30 * 60_000 : 14 * dayMs)),
        allowed_attempts: 2,
        total_score: 20,
        rubric_data: '[]',
        attachments: '[]',
        created_on: now,
      })),
    )
    .execute()
  await db
    .insertInto('assignments_classes')
    .values(
      made.assignment_ids.map((assignment_id) => ({
        institution_id,
        assignment_id,
        class_id,
        lessons: JSON.stringify(lessons),
        total_learners: 1,
      })),
    )
    .execute()
  await db
    .insertInto('assignments_users')
    .values(
      made.assignment_ids.map((assignment_id) => ({
        institution_id,
        assignment_id,
        class_id,
        user_id: made.learner.user_id,
      })),
    )
    .execute()
  return made
}

const dayMs = 86_400_000
