import type { Module } from '@maktab/contracts/content/lessons'
import type { ContentStatus } from '@maktab/contracts/fields'
import { accept, refuse } from '@maktab/contracts/outcome'
import { undecided, type HandlersOf } from '../local-handler.ts'
import { findRows } from '../local-tables.sql.ts'
import { findCourseOfClass } from '../schools/classes.sql.ts'
import { readLessonStandings } from '../lesson-standings.ts'
import type { SqlRow } from '@maktab/device/database'
import { readContentIds, readModules } from './lessons.sql.ts'

export const lessons: HandlersOf<'listLessons' | 'listModules' | 'listClassLessons'> = {
  async listLessons({ db, actor }, { course_id, class_id }) {
    if ((await findCourseOfClass(db, actor, class_id)) !== course_id) return refuse('not_found')
    const [course] = await findRows(db, 'courses', 'course_id = ?', [course_id])
    if (!course) return refuse('not_found')
    const standings = await readLessonStandings(db, { ...actor, class_id, course_id })
    return accept({
      course_title: course.title,
      subject: course.subject,
      language: course.language,
      min_completion_percentage: course.min_completion_percentage,
      list: standings.map(({ lesson, standing }) => ({
        ...lesson,
        total_contents: standing.total_contents,
        completed_contents: standing.completed_contents,
        completion: standing.completion,
        content_status: standing.content_status,
      })),
    })
  },

  /** Only what was downloaded; a lesson of which nothing is here cannot be answered without the server. */
  async listModules({ db, actor }, { course_id, lesson_guid, class_id }) {
    if ((await findCourseOfClass(db, actor, class_id)) !== course_id) return refuse('not_found')
    const [course] = await findRows(db, 'courses', 'course_id = ?', [course_id])
    const [lesson] = await findRows(db, 'courses_lessons', 'lesson_guid = ? and course_id = ?', [
      lesson_guid,
      course_id,
    ])
    if (!course || !lesson) return refuse('not_found')
    const rows = await readModules(db, { ...actor, class_id, lesson_guid })
    if (rows.length === 0) return undecided
    return accept({
      lesson_guid,
      title: lesson.title,
      language: course.language,
      min_completion_percentage: course.min_completion_percentage,
      modules: rows.map(readModule),
    })
  },

  async listClassLessons({ db, actor }, { class_id }) {
    const course_id = await findCourseOfClass(db, actor, class_id)
    if (course_id === undefined) return refuse('not_found')
    const lessons = await findRows(db, 'courses_lessons', 'course_id = ? order by position', [course_id])
    const contents = await readContentIds(db, course_id)
    return accept({
      list: lessons.map(({ lesson_guid, title }) => ({
        lesson_guid,
        course_id,
        title,
        content_ids: contents
          .filter((row) => row['lesson_guid'] === lesson_guid)
          .map((row) => Number(row['content_id'])),
        lesson_completion: null,
      })),
    })
  },
}

export function readModule(row: SqlRow): Module {
  const accuracy = row['accuracy'] ?? null
  return {
    content_id: Number(row['content_id']),
    position: Number(row['position']),
    title: String(row['title']),
    content_type: String(row['content_type']) as Module['content_type'],
    body: JSON.parse(String(row['body'])) as Module['body'],
    size_bytes: Number(row['size_bytes']),
    content_status: Number(row['content_status']) as ContentStatus,
    completion: Number(row['completion']),
    accuracy: accuracy === null ? null : Number(accuracy),
    attempts: Number(row['attempts']),
    time_spent_in_seconds: Number(row['time_spent_in_seconds']),
    resume_point: String(row['resume_point']),
  }
}
