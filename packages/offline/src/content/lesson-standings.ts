/** How far one person is with each lesson of a course, from the contents that this device knows of. */
import type { Row } from '@maktab/contracts/downloads/structure'
import { lessonCompletion, type LessonStanding } from '@maktab/domain/learning/progress'
import { findRows, readRow } from '../local-tables.sql.ts'
import type { Statements } from '../surroundings.ts'
import { readLessons } from './lessons.sql.ts'

export interface StandingInLesson {
  readonly lesson: Omit<Row<'courses_lessons'>, 'is_deleted'>
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
