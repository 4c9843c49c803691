import { byGrade } from '../people/grades.sql.ts'
import { compareGrades, readGrade } from '@maktab/domain/people/grades'
import { accept } from '@maktab/contracts/outcome'
import { share } from '@maktab/domain/schools/percentages'
import type { HandlersOf } from '../local-handler.ts'
import { readLessonStandings } from '../lesson-standings.ts'
import { findRows, readRow } from '../local-tables.sql.ts'
import { readClasses } from '../schools/classes.sql.ts'

export const courses: HandlersOf<'listCourses'> = {
  /** Of the learner's own classes: a device has no others. */
  async listCourses({ db, actor }, { grade = '' }) {
    const classes = (await readClasses(db, { ...actor, role: 'learner' })).map((row) => readRow('classes', row))
    const grades = [...new Set(classes.map((one) => one.grade))].sort(compareGrades)
    const list = []
    for (const course of await findRows(
      db,
      'courses',
      `true order by ${byGrade('grade')}, subject, title, course_id`,
    )) {
      const [first] = classes
        .filter(({ course_id }) => course_id === course.course_id)
        .sort((one, other) => one.class_id - other.class_id)
      if (first === undefined || (grade === '' ? !grades.includes(course.grade) : course.grade !== readGrade(grade)))
        continue
      const { course_id, title, subject, language } = course
      const standings = await readLessonStandings(db, { user_id: actor.user_id, class_id: first.class_id, course_id })
      list.push({
        course_id,
        class_id: first.class_id,
        title,
        subject,
        grade: course.grade,
        language,
        total_lessons: standings.length,
        lesson_completion: share(standings.filter(({ standing }) => standing.is_completed).length, standings.length),
      })
    }
    return accept({ grades, list })
  },
}
