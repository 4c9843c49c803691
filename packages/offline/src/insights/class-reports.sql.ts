import type { CountedAttempt } from '@maktab/contracts/fields'
import type { NamedClass } from '@maktab/domain/schools/class-names'
import type { Statements } from '@maktab/device/database'
import { findRows, readRow, type LocalRow } from '../local-tables.sql.ts'

export interface TaughtClass extends NamedClass {
  readonly class_id: number
  readonly course_id: number
  readonly counted_attempt: CountedAttempt
}

/** A class that the person teaches; undefined where they do not. */
export async function findTaughtClass(
  db: Statements,
  { user_id }: { readonly user_id: number },
  class_id: number,
): Promise<TaughtClass | undefined> {
  const [row] = await db.all(
    `select c.class_id, c.alias, c.subject, c.grade, c.section, c.course_id, k.counted_attempt
      from users_classes own join classes c on c.class_id = own.class_id join courses k on k.course_id = c.course_id
      where own.user_id = ? and own.role = 'teacher' and own.class_id = ?`,
    [user_id, class_id],
  )
  return row as unknown as TaughtClass | undefined
}

export type LessonRow = LocalRow<'courses_lessons'>

/** As the server orders them. */
export function readLessonsOfCourse(db: Statements, course_id: number): Promise<LessonRow[]> {
  return findRows(db, 'courses_lessons', 'course_id = ? order by position, lesson_guid', [course_id])
}

export interface LearnerRow {
  readonly user_id: number
  readonly full_name: string
  readonly username: string
  /** Null where nothing of them came yet. */
  readonly standing: LocalRow<'learner_standings'> | null
}

/** Learners of a class by name, as the server sorts them, each as they stand in its lessons. */
export async function readLearnerStandings(db: Statements, class_id: number): Promise<LearnerRow[]> {
  const rows = await db.all(
    `select u.user_id, u.full_name, u.username, s.class_id, s.lessons, s.all_days, s.days, s.first_day
      from users_classes m join users u on u.user_id = m.user_id
        left join learner_standings s on s.class_id = m.class_id and s.user_id = m.user_id
      where m.class_id = ? and m.role = 'learner' order by u.full_name, u.user_id`,
    [class_id],
  )
  return rows.map((row) => ({
    user_id: Number(row['user_id']),
    full_name: String(row['full_name']),
    username: String(row['username']),
    standing: row['class_id'] === null ? null : readRow('learner_standings', row),
  }))
}

export async function findClassDays(db: Statements, class_id: number): Promise<LocalRow<'class_days'> | undefined> {
  return (await findRows(db, 'class_days', 'class_id = ?', [class_id]))[0]
}
