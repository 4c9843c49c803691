import { listClassLessons, listLessons, listModules, type Module } from '@maktab/contracts/content/lessons'
import type { LanguageCode } from '@maktab/contracts/fields'
import { accept, refuse } from '@maktab/contracts/outcome'
import { lessonCompletion } from '@maktab/domain/content/lesson-completion'
import { share } from '@maktab/domain/schools/percentages'
import { inside } from '#calls/handle.ts'
import { readableBody, type StoredBody } from '#features/content/bodies.ts'
import { findCourse, readClassLessons, readLessons, readOwnLesson } from '#features/content/lessons.sql.ts'
import { findMembership } from '#features/schools/classes.sql.ts'

/** A course or a lesson is only found through a class that the person belongs to. */
export const lessons = {
  listLessons: inside(listLessons, async ({ db, actor }, { course_id, class_id }) => {
    const membership = await findMembership(db, actor, class_id)
    if (membership?.course_id !== course_id) return refuse('not_found')
    const course = await findCourse(db, actor, course_id)
    if (!course) return refuse('not_found')
    const rows = await readLessons(db, { ...actor, class_id, course_id })
    return accept({
      course_title: course.title,
      subject: course.subject,
      language: course.language as LanguageCode,
      min_completion_percentage: course.min_completion_percentage,
      list: rows.map(({ started_contents, was_completed, ...row }) => {
        const { min_completion_percentage } = course
        const { completed_contents, completion, content_status } = lessonCompletion({
          ...row,
          started_contents,
          min_completion_percentage,
        })
        return { ...row, completed_contents, completion, content_status: was_completed ? 2 : content_status }
      }),
    })
  }),

  listModules: inside(listModules, async ({ db, actor, addresses, now }, { course_id, lesson_guid, class_id }) => {
    const lesson = await readOwnLesson(db, { ...actor, class_id, course_id, lesson_guid })
    if (!lesson) return refuse('not_found')
    return accept({
      lesson_guid,
      title: lesson.title,
      language: lesson.language as LanguageCode,
      min_completion_percentage: lesson.min_completion_percentage,
      modules: lesson.modules.map(({ content_id, position, title, content_type, body, ...standing }) => ({
        content_id,
        position,
        title,
        content_type: content_type as Module['content_type'],
        body: readableBody(body as StoredBody, addresses, now),
        ...standing,
      })),
    })
  }),

  listClassLessons: inside(listClassLessons, async ({ db, actor }, { class_id }) => {
    const membership = await findMembership(db, actor, class_id)
    if (!membership) return refuse('not_found')
    const rows = await readClassLessons(db, { ...actor, class_id, course_id: membership.course_id })
    return accept({
      list: rows.map(({ learners_completed, total_students, ...lesson }) => ({
        ...lesson,
        lesson_completion: share(learners_completed, total_students),
      })),
    })
  }),
}
