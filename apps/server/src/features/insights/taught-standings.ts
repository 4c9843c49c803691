import { readTaughtStandings } from '@maktab/contracts/insights/taught-standings'
import { accept } from '@maktab/contracts/outcome'
import { reasonsBehind } from '@maktab/domain/insights/behind'
import { isHeard } from '@maktab/domain/insights/silence'
import { dayBefore } from '@maktab/domain/insights/trend'
import { namedClass } from '@maktab/domain/schools/class-names'
import { isWeak, mean, share } from '@maktab/domain/schools/percentages'
import { inside } from '#calls/handle.ts'
import { readSchoolDay } from '#features/insights/sight.sql.ts'
import { findStudents, readStudents } from '#features/insights/students.sql.ts'
import {
  readHardQuestions,
  readHeardLearners,
  readOwnClasses,
  readWeakPlaces,
  readWeakSkills,
} from '#features/insights/taught-standings.sql.ts'

const days = 30
const shown = 5

export const taughtStandings = {
  readTaughtStandings: inside(readTaughtStandings, async ({ db, actor, now }) => {
    const class_ids = await readOwnClasses(db, actor)
    const today = await readSchoolDay(db, actor, now)
    const range = { start_date: dayBefore(today, days - 1) }
    const asked = { class_ids, is_filtered: true, range, now }
    const order = { only: 'behind', sort: 'score', direction: 'ascending', skip: 0, take: shown } as const
    const { user_ids, total } = await findStudents(db, actor, { ...asked, ...order })
    const learners = await readStudents(db, actor, { ...asked, user_ids })
    const places = new Map(
      (await readWeakPlaces(db, actor, class_ids, user_ids)).map((place) => [place.user_id, place]),
    )
    const heard = await readHeardLearners(db, actor, class_ids, now)
    const questions = await readHardQuestions(db, actor, class_ids, shown)
    const skills = await readWeakSkills(db, actor, class_ids, shown)
    return accept({
      as_of: now.toISOString(),
      synced_on: heard.synced_on?.toISOString() ?? null,
      learners_total: heard.learners_total,
      learners_heard: heard.learners_heard,
      behind_total: total,
      behind: learners.flatMap((row) => {
        const place = places.get(row.user_id)
        return place === undefined
          ? []
          : [
              {
                user_id: row.user_id,
                class_id: place.class_id,
                full_name: row.full_name,
                class_name: namedClass(place),
                lessons_avg_accuracy: mean(row.accuracy_sum, row.attempts),
                lessons_avg_accuracy_of: row.attempts,
                reasons: reasonsBehind({ ...row, isSilent: !isHeard(row, { now, today }) }),
                weak_lesson: place.accuracy !== null && isWeak(place.accuracy) ? place.lesson : null,
              },
            ]
      }),
      questions: questions.map(({ correct, answered, ...question }) => ({
        ...question,
        correct: share(correct, answered),
        answered,
      })),
      skills: skills.map(({ skill_id, title, accuracy_sum, attempts }) => ({
        skill_id,
        title,
        accuracy: mean(accuracy_sum, attempts),
        accuracy_of: attempts,
      })),
    })
  }),
}
