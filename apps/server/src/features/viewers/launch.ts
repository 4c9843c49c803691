import { launchContent, type Launched } from '@maktab/contracts/viewers/launch'
import type { Module } from '@maktab/contracts/content/lessons'
import type { LanguageCode } from '@maktab/contracts/fields'
import { accept, refuse } from '@maktab/contracts/outcome'
import { inside, type SchoolContext } from '#calls/handle.ts'
import { readableBody, type StoredBody } from '#features/content/bodies.ts'
import { findPlaceOf, type ContentPlace } from './launch.sql.ts'
import { findLesson, readModules } from '#features/content/lessons.sql.ts'

export const launch = {
  launchContent: inside(launchContent, async (context, asked) => {
    const place = await findPlaceOf(context.db, context.actor, asked)
    const launched = place && (await openIn(context, place, asked.content_id))
    return launched ? accept(launched) : refuse('not_found')
  }),
}

/** A content in a place that the person may have it in, as the lesson itself would show it. */
export async function openIn(
  { db, actor, addresses, now }: SchoolContext,
  { class_id, course_id, lesson_guid }: ContentPlace,
  content_id: number,
): Promise<Launched | undefined> {
  const lesson = await findLesson(db, actor, course_id, lesson_guid)
  const row = (await readModules(db, { ...actor, class_id, lesson_guid })).find((one) => one.content_id === content_id)
  if (!lesson || !row) return undefined
  return {
    course_id,
    lesson_guid,
    class_id,
    lesson_title: lesson.title,
    language: lesson.language as LanguageCode,
    module: {
      ...row,
      content_type: row.content_type as Module['content_type'],
      body: readableBody(row.body as StoredBody, addresses, now),
    },
  }
}
