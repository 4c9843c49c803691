/** The server's rules over what is here. What other learners of a class do and which skills a lesson trains is not. */
import type { AssignmentStatus } from '@maktab/contracts/fields'
import type { Recommendation } from '@maktab/contracts/learning/recommendations'
import { accept, refuse } from '@maktab/contracts/outcome'
import {
  recommend,
  recommendBeside,
  type AssignedLesson,
  type KnownLesson,
  type Recommended,
} from '@maktab/domain/learning/recommendations'
import { isOpenWork } from '@maktab/domain/learning/stats'
import { mean } from '@maktab/domain/schools/percentages'
import type { Statements } from '@maktab/device/database'
import { readLessonStandings } from '../lesson-standings.ts'
import type { HandlersOf } from '../local-handler.ts'
import { findRows, readRow } from '../local-tables.sql.ts'
import { readClasses } from '../schools/classes.sql.ts'
import { readAttachedLessons, readWorkedLessons } from './recommendations.sql.ts'

export const recommendations: HandlersOf<'recommendLessons' | 'recommendAround'> = {
  async recommendLessons({ db, actor, given }) {
    const lessons = await knownLessons(db, actor.user_id)
    const assigned = await assignedLessons(db, actor.user_id, given)
    return accept({ list: recommend({ lessons, assigned, class_now: [], now: given }).map(written) })
  },

  async recommendAround({ db, actor }, { class_id, course_id, lesson_guid }) {
    const lessons = await knownLessons(db, actor.user_id)
    const isThere = lessons.some(
      (lesson) => lesson.class_id === class_id && lesson.course_id === course_id && lesson.lesson_guid === lesson_guid,
    )
    if (!isThere) return refuse('not_found')
    return accept({ list: recommendBeside({ lessons, skills: [], class_id, lesson_guid }).map(written) })
  },
}

type NamedLesson = KnownLesson & Pick<Recommendation, 'subject' | 'language'>

async function knownLessons(db: Statements, user_id: number): Promise<readonly NamedLesson[]> {
  const known: NamedLesson[] = []
  for (const row of await readClasses(db, { user_id, role: 'learner' })) {
    const { class_id, course_id } = readRow('classes', row)
    const [course] = await findRows(db, 'courses', 'course_id = ?', [course_id])
    if (!course) continue
    const worked = new Map(
      (await readWorkedLessons(db, { user_id, class_id })).map((one) => [String(one['lesson_guid']), one]),
    )
    for (const { lesson, standing } of await readLessonStandings(db, { user_id, class_id, course_id })) {
      const own = worked.get(lesson.lesson_guid)
      known.push({
        class_id,
        course_id,
        lesson_guid: lesson.lesson_guid,
        title: lesson.title,
        subject: course.subject,
        language: course.language,
        position: lesson.position,
        content_status: standing.content_status,
        completion: standing.completion,
        accuracy: own ? mean(Number(own['accuracy_sum']), Number(own['accuracies'])) : null,
        worked_on: own?.['worked_on'] ? new Date(String(own['worked_on'])) : null,
      })
    }
  }
  return known
}

async function assignedLessons(db: Statements, user_id: number, now: Date): Promise<readonly AssignedLesson[]> {
  const rows = await readAttachedLessons(db, user_id)
  return rows.flatMap((row) => {
    const work = {
      assignment_status: Number(row['assignment_status']) as AssignmentStatus,
      is_excused: row['is_excused'] === 1,
      start_date: new Date(String(row['start_date'])),
      now,
    }
    if (!isOpenWork(work)) return []
    const [class_id, title, due_date] = [
      Number(row['class_id']),
      String(row['title']),
      new Date(String(row['due_date'])),
    ]
    return (JSON.parse(String(row['lessons'])) as readonly { readonly lesson_guid: string }[]).map(
      ({ lesson_guid }) => ({ class_id, lesson_guid, title, due_date }),
    )
  })
}

function written({ lesson, reason, days, due_date, about }: Recommended): Recommendation {
  const { position: _position, worked_on: _worked_on, ...named } = lesson as NamedLesson
  return { ...named, reason, days, due_date: due_date?.toISOString() ?? null, about }
}
