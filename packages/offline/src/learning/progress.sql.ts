import type { Standing } from '@maktab/domain/learning/progress'
import { findRows, saveRow } from '../local-tables.sql.ts'
import type { Statements } from '@maktab/device/database'

/** One content of one lesson, as a class does it. */
export interface Place {
  readonly content_id: number
  readonly cms_course_id: number
  readonly lesson_guid: string
  readonly class_id: number
}

export interface PlaceFacts {
  readonly content_type: string
  readonly standing: Standing | undefined
}

/** Undefined where the learner has no such class, or its course no such content. */
export async function readPlace(db: Statements, user_id: number, place: Place): Promise<PlaceFacts | undefined> {
  const { content_id, cms_course_id, lesson_guid, class_id } = place
  const [content] = await db.all(
    `select p.content_type from lessons_content p join classes c on c.course_id = p.course_id
        join users_classes own on own.class_id = c.class_id
      where own.user_id = ? and own.role = 'learner' and own.class_id = ?
        and p.content_id = ? and p.lesson_guid = ? and p.course_id = ?`,
    [user_id, class_id, content_id, lesson_guid, cms_course_id],
  )
  if (!content) return undefined
  const key = [user_id, content_id, class_id]
  const [standing] = await findRows(db, 'users_content', 'user_id = ? and content_id = ? and class_id = ?', key)
  return { content_type: String(content['content_type']), standing }
}

/** `given` is when the learner worked. */
export async function saveStanding(
  db: Statements,
  user_id: number,
  place: Place,
  standing: Standing,
  given: Date,
): Promise<void> {
  const {
    content_status,
    completion,
    accuracy,
    last_accuracy,
    first_accuracy,
    first_taken_on,
    accuracy_sum,
    attempts,
    time_spent_in_seconds,
    resume_point,
  } = standing
  const { content_id, class_id, lesson_guid } = place
  const row = {
    content_status,
    completion,
    accuracy,
    last_accuracy,
    first_accuracy,
    first_taken_on,
    accuracy_sum,
    attempts,
    time_spent_in_seconds,
    resume_point,
    changed_on: given.toISOString(),
  }
  await saveRow(db, 'users_content', { user_id, content_id, class_id, lesson_guid, ...row })
}

/** Whether another command of the outbox hands over the very same attempt. */
export async function isHandedOverTwice(db: Statements, command_id: string, input: unknown): Promise<boolean> {
  const [first] = await db.all(
    "select command_id from outbox where name = 'recordAttempt' and input = ? and state <> 'refused' order by sequence limit 1",
    [JSON.stringify(input)],
  )
  return first !== undefined && first['command_id'] !== command_id
}
