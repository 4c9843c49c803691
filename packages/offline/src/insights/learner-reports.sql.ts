import type { Statements } from '@maktab/device/database'
import type { CountedAttempt } from '@maktab/contracts/fields'
import type { ContentType } from '@maktab/contracts/content/contents'
import type { Standing } from '@maktab/domain/learning/progress'
import type { NamedClass } from '@maktab/domain/schools/class-names'
import { byGrade } from '../people/grades.sql.ts'

interface Learner {
  readonly user_id: number
}

type Sums = Pick<
  Standing,
  | 'content_status'
  | 'completion'
  | 'accuracy'
  | 'last_accuracy'
  | 'first_accuracy'
  | 'accuracy_sum'
  | 'attempts'
  | 'time_spent_in_seconds'
>

/** A content of a lesson with the learner's standing in it. A lesson without contents has one row, whose `content_id` is null. */
export interface LessonContentRow extends NamedClass, Sums {
  readonly class_id: number
  readonly course_id: number
  readonly counted_attempt: CountedAttempt
  readonly min_completion_percentage: number
  readonly lesson_guid: string
  readonly lesson_name: string
  readonly position: number
  readonly content_id: number | null
  readonly title: string
  readonly content_type: ContentType
}

/** Contents of every lesson of the learner's classes, or of one class, in order. */
export async function readLessonContentRows(
  db: Statements,
  { user_id }: Learner,
  class_id: number | undefined,
): Promise<LessonContentRow[]> {
  const rows = await db.all(
    `select c.class_id, c.alias, c.subject, c.grade, c.section, k.course_id, k.counted_attempt, k.min_completion_percentage,
        l.lesson_guid, l.title lesson_name, l.position, p.content_id, p.title, p.content_type,
        coalesce(u.content_status, 0) content_status, coalesce(u.completion, 0) completion, u.accuracy, u.last_accuracy, u.first_accuracy,
        coalesce(u.accuracy_sum, 0) accuracy_sum, coalesce(u.attempts, 0) attempts, coalesce(u.time_spent_in_seconds, 0) time_spent_in_seconds
      from users_classes own join classes c on c.class_id = own.class_id join courses k on k.course_id = c.course_id
        join courses_lessons l on l.course_id = c.course_id left join lessons_content p on p.lesson_guid = l.lesson_guid
        left join users_content u on u.content_id = p.content_id and u.user_id = own.user_id and u.class_id = c.class_id
      where own.user_id = ?1 and own.role = 'learner' and (?2 is null or c.class_id = ?2)
      order by ${byGrade('c.grade')}, c.subject, c.section, c.class_id, l.position, l.lesson_guid, p.position, p.content_id`,
    [user_id, class_id ?? null],
  )
  return rows as unknown as LessonContentRow[]
}

export async function readFullName(db: Statements, { user_id }: Learner): Promise<string> {
  const [row] = await db.all('select full_name from users where user_id = ?', [user_id])
  return String(row?.['full_name'] ?? '')
}
