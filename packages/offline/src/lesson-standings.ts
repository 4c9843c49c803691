/** How far one person is with each lesson of a course. Derived from their contents: the device keeps no rows of lessons. */
import { lessonCompletion, type LessonStanding } from '@maktab/domain/content/lesson-completion'
import { findRows, readRow, type LocalRow } from './local-tables.sql.ts'
import type { Statements } from '@maktab/device/database'
import { readLessons } from './lesson-standings.sql.ts'

export interface StandingInLesson {
  readonly lesson: LocalRow<'courses_lessons'>
  readonly standing: LessonStanding
}

export async function readLessonStandings(
  db: Statements,
  place: { readonly user_id: number; readonly class_id: number; readonly course_id: number },
): Promise<StandingInLesson[]> {
  const [course] = await findRows(db, 'courses', 'course_id = ?', [place.course_id])
  const rows = await readLessons(db, place)
  return rows.map((row) => ({
    lesson: readRow('courses_lessons', row),
    standing: lessonCompletion({
      completed_contents: Number(row['completed_contents']),
      started_contents: Number(row['started_contents']),
      total_contents: Number(row['total_contents']),
      min_completion_percentage: course?.min_completion_percentage ?? 100,
    }),
  }))
}
