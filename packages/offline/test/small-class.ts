/** Rows of one class with one assignment, as a pull brings them. */
import type { StoreOwner } from '@maktab/client/offline-port'

export const learner: StoreOwner = { user_id: 1001, institution_id: 10, tenant_id: 1, role: 'learner' }
export const teacher: StoreOwner = { user_id: 1011, institution_id: 10, tenant_id: 1, role: 'teacher' }
export const classId = 101
export const courseId = 51
export const lessonGuid = '0a4f3c1e-5d1b-4f1e-8a51-000000000001'
export const assignmentId = '11111111-1111-4111-8111-111111111111'
export const article = 501
export const assessment = 502

const here = { is_deleted: false }

export const classRows = {
  users: [
    { user_id: 1001, full_name: 'Zarghuna', username: 'zarghuna', ...here },
    { user_id: 1002, full_name: 'Spogmai', username: 'spogmai', ...here },
  ],
  classes: [
    {
      class_id: classId,
      grade: '6',
      subject: 'maths',
      section: 'A',
      alias: null,
      course_id: courseId,
      teacher_name: 'Teacher',
      total_students: 2,
      ...here,
    },
  ],
  users_classes: [
    { class_id: classId, user_id: 1001, role: 'learner' as const, ...here },
    { class_id: classId, user_id: 1002, role: 'learner' as const, ...here },
    { class_id: classId, user_id: 1011, role: 'teacher' as const, ...here },
  ],
  courses: [
    {
      course_id: courseId,
      title: 'Mathematics 6',
      subject: 'maths',
      grade: '6',
      language: 'en' as const,
      min_completion_percentage: 75,
      counted_attempt: 'best' as const,
      ...here,
    },
  ],
  courses_lessons: [
    { lesson_guid: lessonGuid, course_id: courseId, title: 'Fractions', summary: '', position: 1, ...here },
  ],
  lessons_content: [
    {
      content_id: article,
      lesson_guid: lessonGuid,
      course_id: courseId,
      position: 1,
      title: 'Halves',
      content_type: 'article',
      size_bytes: 100,
      revision: 1,
      ...here,
    },
    {
      content_id: assessment,
      lesson_guid: lessonGuid,
      course_id: courseId,
      position: 2,
      title: 'Try',
      content_type: 'assessment',
      size_bytes: 100,
      revision: 1,
      ...here,
    },
  ],
  assignments: [
    {
      assignment_id: assignmentId,
      title: 'Fractions at home',
      description: 'Do both.',
      assignment_type: 2,
      start_date: '2026-03-01T00:00:00.000Z',
      due_date: '2026-03-25T00:00:00.000Z',
      allowed_attempts: 1,
      total_score: 20,
      rubric_data: [],
      lessons: [
        {
          lesson_guid: lessonGuid,
          course_id: courseId,
          cms_course_id: courseId,
          class_id: classId,
          title: 'Fractions',
          content_ids: [article, assessment],
        },
      ],
      attachments: [],
      class_ids: [classId],
      class_name: null,
      links: [],
      questions: [],
      closes_on: null,
      user_ids: null,
      revision: 1,
      deleted_on: null,
      created_by: 1011,
      created_by_name: 'Ustad Karim',
      ...here,
    },
  ],
  assignments_users: [workOf(1001), workOf(1002)],
}

export function workOf(user_id: number) {
  return {
    assignment_id: assignmentId,
    user_id,
    class_id: classId,
    assignment_status: 0 as 0 | 1 | 2 | 3,
    score: null as number | null,
    teacher_remarks: '',
    remark_files: [],
    scored_by: null,
    rubric_levels: {},
    scored_on: null as string | null,
    returned_on: null as string | null,
    automatic_score: null,
    is_score_automatic: false,
    counted_on: null,
    correct_questions: 0,
    total_questions: 0,
    due_date: null,
    is_excused: false,
    reminded_on: null,
    is_deleted: false,
  }
}

export const handIn = (submission_id: string, text = 'Two quarters are a half.') => ({
  submission_id,
  assignment_id: assignmentId,
  text,
  attachments: [],
})

export const score = (points: number, user_id = 1001) => ({
  assignment_id: assignmentId,
  user_id,
  class_id: classId,
  score: points,
  total_score: 20,
})

export const place = { content_id: article, cms_course_id: courseId, lesson_guid: lessonGuid, class_id: classId }
