import { recommendAround, recommendLessons, type Recommendation } from '@maktab/contracts/learning/recommendations'
import { accept, refuse } from '@maktab/contracts/outcome'
import { recommend, recommendBeside, type KnownLesson, type Recommended } from '@maktab/domain/learning/recommendations'
import { mean } from '@maktab/domain/schools/percentages'
import { inside, type SchoolContext } from '#calls/handle.ts'
import {
  readAssignedLessons,
  readClassesNow,
  readKnownLessons,
  readSharedSkills,
} from '#features/learning/recommendations.sql.ts'

const weekMs = 7 * 86_400_000

export const recommendations = {
  recommendLessons: inside(recommendLessons, async ({ db, actor, now }) => {
    const [lessons, assigned, class_now] = await Promise.all([
      knownLessons({ db, actor }),
      readAssignedLessons(db, actor, now),
      readClassesNow(db, actor, new Date(now.getTime() - weekMs)),
    ])
    return accept({ list: recommend({ lessons, assigned, class_now, now }).map(written) })
  }),

  recommendAround: inside(recommendAround, async ({ db, actor }, { class_id, course_id, lesson_guid }) => {
    const [lessons, skills] = await Promise.all([knownLessons({ db, actor }), readSharedSkills(db, actor, lesson_guid)])
    const isThere = lessons.some(
      (lesson) => lesson.class_id === class_id && lesson.course_id === course_id && lesson.lesson_guid === lesson_guid,
    )
    if (!isThere) return refuse('not_found')
    return accept({ list: recommendBeside({ lessons, skills, class_id, lesson_guid }).map(written) })
  }),
}

type NamedLesson = KnownLesson & Pick<Recommendation, 'subject' | 'language'>

async function knownLessons({ db, actor }: Pick<SchoolContext, 'db' | 'actor'>): Promise<readonly NamedLesson[]> {
  const rows = await readKnownLessons(db, actor)
  return rows.map(({ accuracy_sum, accuracies, ...lesson }) => ({
    ...lesson,
    accuracy: mean(accuracy_sum, accuracies),
  }))
}

function written({ lesson, reason, days, due_date, about }: Recommended): Recommendation {
  const { position: _position, worked_on: _worked_on, ...named } = lesson as NamedLesson
  return { ...named, reason, days, due_date: due_date?.toISOString() ?? null, about }
}
