/** How far a learner is with work that scores itself. */
import { autoGradedTypes, packageTypes } from '@maktab/domain/content/auto-graded'
import type { Statements } from '@maktab/device/database'
import type { KeptAssignment, KeptWork } from './assignments.sql.ts'

/** Its contents that score themselves, and how many of them the learner attempted since it began; of packages, ever. */
export async function countAttempted(
  db: Statements,
  { user_id, class_id }: Pick<KeptWork, 'user_id' | 'class_id'>,
  { lessons, start_date }: Pick<KeptAssignment, 'lessons' | 'start_date'>,
): Promise<{ contents: number; attempted: number }> {
  const content_ids = lessons.flatMap((lesson) => (lesson.class_id === class_id ? lesson.content_ids : []))
  const rows = await db.all(
    `select count(*) contents, coalesce(sum(
        c.content_type in (select value from json_each(?5)) and exists (select 1 from users_content o
          where o.user_id = ?1 and o.content_id = c.content_id and o.class_id = ?2 and o.attempts > 0)
        or exists (select 1 from users_content_attempts t where t.user_id = ?1 and t.content_id = c.content_id and t.class_id = ?2
          and t.taken_on >= ?3)), 0) attempted
      from (select distinct content_id, content_type from lessons_content
        where content_id in (select value from json_each(?6)) and content_type in (select value from json_each(?4))) c`,
    [
      user_id,
      class_id,
      start_date,
      JSON.stringify(autoGradedTypes),
      JSON.stringify(packageTypes),
      JSON.stringify(content_ids),
    ],
  )
  return { contents: Number(rows[0]?.['contents']), attempted: Number(rows[0]?.['attempted']) }
}
