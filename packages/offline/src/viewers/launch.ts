import type { Launched } from '@maktab/contracts/viewers/launch'
import { accept, refuse } from '@maktab/contracts/outcome'
import type { Statements } from '@maktab/device/database'
import { undecided, type HandlersOf } from '../local-handler.ts'
import { findRows } from '../local-tables.sql.ts'
import { findPlaceOf, type ContentPlace } from './launch.sql.ts'
import { readModule } from '../content/lessons.ts'
import { readModules } from '../content/lessons.sql.ts'

export const launch: HandlersOf<'launchContent'> = {
  async launchContent({ db, actor }, asked) {
    const place = await findPlaceOf(db, actor, asked)
    if (!place) return refuse('not_found')
    const launched = await openIn(db, actor.user_id, place, asked.content_id)
    return launched ? accept(launched) : undecided
  },
}

/** A content in a place that the person may have it in, as the lesson itself would show it; undefined where it was not downloaded. */
export async function openIn(
  db: Statements,
  user_id: number,
  place: ContentPlace,
  content_id: number,
): Promise<Launched | undefined> {
  const [course] = await findRows(db, 'courses', 'course_id = ?', [place.course_id])
  const [lesson] = await findRows(db, 'courses_lessons', 'lesson_guid = ?', [place.lesson_guid])
  const row = (await readModules(db, { user_id, ...place })).find((one) => Number(one['content_id']) === content_id)
  return (
    course &&
    lesson &&
    row && { ...place, lesson_title: lesson.title, language: course.language, module: readModule(row) }
  )
}
