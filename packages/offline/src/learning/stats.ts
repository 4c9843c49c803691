import type { AssignmentStatus } from '@maktab/contracts/fields'
import { accept } from '@maktab/contracts/outcome'
import { isOpenWork } from '@maktab/domain/learning/stats'
import { mean } from '@maktab/domain/schools/percentages'
import { readLessonStandings } from '../lesson-standings.ts'
import type { HandlersOf } from '../local-handler.ts'
import { readRow } from '../local-tables.sql.ts'
import { readClasses } from '../schools/classes.sql.ts'
import { readContentSums, readOwnWork } from './stats.sql.ts'

export const stats: HandlersOf<'readLearnerStats'> = {
  /** Of several lessons under way the furthest is offered: which was the latest is not known here. */
  async readLearnerStats({ db, actor, given }) {
    const all = []
    for (const row of await readClasses(db, { ...actor, role: 'learner' })) {
      const { class_id, course_id } = readRow('classes', row)
      const standings = await readLessonStandings(db, { user_id: actor.user_id, class_id, course_id })
      all.push(...standings.map((one) => ({ ...one, class_id })))
    }
    const underWay = all.filter(({ standing }) => standing.content_status === 1)
    const [resume] = underWay.sort((one, other) => other.standing.completion - one.standing.completion)
    const sums = await readContentSums(db, actor.user_id)
    const work = await readOwnWork(db, actor.user_id)
    return accept({
      lessons_completed: all.filter(({ standing }) => standing.is_completed).length,
      lessons_total: all.length,
      average_accuracy: mean(Number(sums['accuracy_sum']), Number(sums['accuracies'])),
      assignments_open: work.filter((row) =>
        isOpenWork({
          assignment_status: Number(row['assignment_status']) as AssignmentStatus,
          is_excused: row['is_excused'] === 1,
          start_date: new Date(String(row['start_date'])),
          now: given,
        }),
      ).length,
      time_spent_in_seconds: Number(sums['time_spent_in_seconds']),
      resume: resume
        ? {
            class_id: resume.class_id,
            course_id: resume.lesson.course_id,
            lesson_guid: resume.lesson.lesson_guid,
            title: resume.lesson.title,
            completion: resume.standing.completion,
          }
        : null,
    })
  },
}
