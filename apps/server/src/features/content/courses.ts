import { compareGrades, readGrade } from '@maktab/domain/people/grades'
import { listCourses } from '@maktab/contracts/content/courses'
import type { LanguageCode } from '@maktab/contracts/fields'
import { accept } from '@maktab/contracts/outcome'
import { share } from '@maktab/domain/schools/percentages'
import { inside } from '#calls/handle.ts'
import { readCourses } from '#features/content/courses.sql.ts'
import { readOwnClasses } from '#features/content/search.sql.ts'

export const courses = {
  listCourses: inside(listCourses, async ({ db, actor }, { grade }) => {
    const own = await readOwnClasses(db, actor)
    const rows = await readCourses(db, actor, { own, grades: grade === '' ? own.grades : [readGrade(grade)] })
    return accept({
      grades: [...own.grades].sort(compareGrades),
      list: rows.map(({ lessons_completed, ...course }) => ({
        ...course,
        language: course.language as LanguageCode,
        lesson_completion: course.class_id === null ? null : share(lessons_completed, course.total_lessons),
      })),
    })
  }),
}
