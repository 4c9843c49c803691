import { accept, refuse } from '@maktab/contracts/outcome'
import type { Statements } from '@maktab/device/database'
import type { Actor } from '@maktab/domain/people/actor'
import { share } from '@maktab/domain/schools/percentages'
import { readLessonStandings } from '../lesson-standings.ts'
import type { HandlersOf } from '../local-handler.ts'
import { readRow } from '../local-tables.sql.ts'
import { findCourseOfClass, readClasses, readClassLearners } from './classes.sql.ts'

export const classes: HandlersOf<'listClasses' | 'listClassLearners'> = {
  async listClasses({ db, actor }) {
    const list = []
    for (const row of await readClasses(db, actor)) {
      const named = readRow('classes', row)
      const total_lessons = Number(row['total_lessons'])
      list.push({
        ...named,
        course_title: String(row['course_title']),
        cms_course_id: named.course_id,
        total_lessons,
        // Other people's progress is not on this device.
        lesson_completion: actor.role === 'learner' ? await ownCompletion(db, actor, named, total_lessons) : null,
      })
    }
    return accept({ list })
  },

  async listClassLearners({ db, actor }, { class_id }) {
    if ((await findCourseOfClass(db, actor, class_id)) === undefined) return refuse('not_found')
    const rows = await readClassLearners(db, class_id)
    return accept({
      list: rows.map((row) => ({
        user_id: Number(row['user_id']),
        full_name: String(row['full_name']),
        profile_image: null,
      })),
    })
  },
}

async function ownCompletion(
  db: Statements,
  { user_id }: Pick<Actor, 'user_id'>,
  { class_id, course_id }: { readonly class_id: number; readonly course_id: number },
  total_lessons: number,
): Promise<number | null> {
  const standings = await readLessonStandings(db, { user_id, class_id, course_id })
  return share(standings.filter(({ standing }) => standing.is_completed).length, total_lessons)
}
