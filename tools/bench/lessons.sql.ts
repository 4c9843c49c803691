import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../apps/server/src/db/tables.ts'

export interface WrittenLesson {
  readonly title: string
  readonly summary: string
}

/** So many rows in one statement. */
const atOnce = 5_000

/** Adds courses of twenty lessons each to a tenant, over grades 1 to 12; each lesson holds three contents of the tenant’s. */
export async function growLessons(
  db: Kysely<Tables>,
  tenant_id: number,
  courses: readonly { readonly subject: string; readonly language: string }[],
  lessons: readonly WrittenLesson[],
): Promise<void> {
  const { rows } = await sql<{
    first: number
  }>`select coalesce(max(course_id), 0)::int + 1 as first from courses where tenant_id = ${tenant_id}`.execute(db)
  const first = rows[0]!.first
  for (let from = 0; from < lessons.length; from += atOnce) {
    const some = lessons.slice(from, from + atOnce).map((lesson, index) => ({ ...lesson, number: from + index }))
    await sql`
      with written as (
        select gen_random_uuid() as lesson_guid, ${first}::bigint + (number / 20) as course_id, title, summary, number % 20 + 1 as position
        from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as w (number int, title text, summary text)
      ), course as (
        insert into courses (tenant_id, course_id, title, subject, grade, language)
        select ${tenant_id}, c.course_id, initcap(k.subject) || ' ' || (c.course_id % 12 + 1), k.subject, (c.course_id % 12 + 1)::text, k.language
        from (select distinct course_id from written) c
          join jsonb_to_recordset(${JSON.stringify(courses.map((course, at) => ({ ...course, at })))}::jsonb) as k (at int, subject text, language text)
            on k.at = c.course_id % ${courses.length}
      ), lesson as (
        insert into courses_lessons (tenant_id, lesson_guid, course_id, title, summary, position)
        select ${tenant_id}, lesson_guid, course_id, title, summary, position from written
      )
      insert into lessons_content (tenant_id, lesson_guid, content_id, course_id, position)
      select ${tenant_id}, w.lesson_guid, k.content_id, w.course_id, k.position
      from written w cross join lateral (
        select content_id, row_number() over (order by content_id) as position from content
        where tenant_id = ${tenant_id} and content_id % 40 = w.position order by content_id limit 3
      ) k`.execute(db)
  }
}

export async function countLessonsToIndex(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from lessons_to_index`.execute(db)
  return rows[0]!.waiting
}

export async function countLessons(db: Kysely<Tables>, tenant_id: number): Promise<number> {
  const { rows } = await sql<{
    lessons: number
  }>`select count(*)::int as lessons from courses_lessons where tenant_id = ${tenant_id}`.execute(db)
  return rows[0]!.lessons
}
