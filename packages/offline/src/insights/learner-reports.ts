/** A learner's own reports from what is on this device. When lessons were worked on is not known here, nor anything of other people. */
import { accept, refuse } from '@maktab/contracts/outcome'
import {
  contentsReport,
  learnerLesson,
  standingByClass,
  standingOf,
  strengthsOf,
} from '@maktab/domain/insights/lesson-figures'
import { noSums, withContent, type LessonSums } from '@maktab/domain/learning/lesson-sums'
import { lessonCompletion } from '@maktab/domain/content/lesson-completion'
import { namedClass } from '@maktab/domain/schools/class-names'
import { undecided, type HandlersOf, type LocalContext } from '../local-handler.ts'
import { findCourseOfClass } from '../schools/classes.sql.ts'
import { readFullName, readLessonContentRows, type LessonContentRow } from './learner-reports.sql.ts'

type Reports = HandlersOf<
  | 'readLessonsSummary'
  | 'listLessonStats'
  | 'listClasswiseLessons'
  | 'readClassSummary'
  | 'readLessonStrengths'
  | 'listClassLessonReport'
  | 'readLessonContents'
>

export const learnerReports: Reports = {
  async readLessonsSummary({ db, actor }, { class_id }) {
    if (class_id !== undefined && (await findCourseOfClass(db, actor, class_id)) === undefined)
      return refuse('not_found')
    return accept(standingOf(lessonsOf(await readLessonContentRows(db, actor, class_id))))
  },

  async listLessonStats({ db, actor }, { class_id }) {
    if (class_id !== undefined && (await findCourseOfClass(db, actor, class_id)) === undefined)
      return refuse('not_found')
    const lessons = lessonsOf(await readLessonContentRows(db, actor, class_id))
    return accept({ report: lessons.map(learnerLesson), summary: standingOf(lessons), classes: byClass(lessons) })
  },

  async listClasswiseLessons({ db, actor }) {
    return accept({ report: byClass(lessonsOf(await readLessonContentRows(db, actor, undefined))) })
  },

  async readClassSummary(context, asked) {
    const own = await readOwn(context, asked)
    if (!('lessons' in own)) return own
    const { first, full_name, lessons } = own
    return accept({ full_name, class_name: namedClass(first), course_id: first.course_id, ...standingOf(lessons) })
  },

  async readLessonStrengths(context, asked) {
    const own = await readOwn(context, asked)
    if (!('lessons' in own)) return own
    const { strength, weakness } = strengthsOf(own.lessons.map(learnerLesson))
    return accept({ strength: [...strength], weakness: [...weakness] })
  },

  async listClassLessonReport(context, asked) {
    const own = await readOwn(context, asked)
    return 'lessons' in own ? accept({ topics: own.lessons.map(learnerLesson) }) : own
  },

  async readLessonContents(context, asked) {
    const own = await readOwn(context, asked)
    if (!('lessons' in own)) return own
    const lesson = own.lessons.find(({ lesson_guid }) => lesson_guid === asked.lesson_guid)
    if (!lesson) return refuse('not_found')
    const contents = own.rows.flatMap(({ content_id, ...row }) =>
      row.lesson_guid === lesson.lesson_guid && content_id !== null ? [{ ...row, content_id }] : [],
    )
    const { lesson_summary, lesson_contents } = contentsReport(contents, lesson)
    const { lesson_name, counted_attempt, course_id } = lesson
    return accept({
      full_name: own.full_name,
      class_name: namedClass(lesson),
      course_id,
      lesson_name,
      counted_attempt,
      lesson_summary,
      lesson_contents: [...lesson_contents],
    })
  },
}

/** The caller's own lessons of a class; those who look at somebody else ask the server. */
async function readOwn(
  { db, actor }: LocalContext,
  { class_id, user_id = actor.user_id }: { readonly class_id: number; readonly user_id?: number | undefined },
) {
  if (actor.role !== 'learner') return undecided
  if (user_id !== actor.user_id || (await findCourseOfClass(db, actor, class_id)) === undefined)
    return refuse('not_found')
  const rows = await readLessonContentRows(db, actor, class_id)
  const [first] = rows
  // A class whose lessons did not arrive yet.
  if (!first) return undecided
  return { rows, first, lessons: lessonsOf(rows), full_name: await readFullName(db, actor) }
}

function byClass(lessons: ReturnType<typeof lessonsOf>) {
  return standingByClass(lessons).map(({ of, ...standing }) => ({
    class_id: of.class_id,
    course_id: of.course_id,
    class_name: namedClass(of),
    ...standing,
  }))
}

/** The lessons of rows that stand in their order, each as its contents add up. */
function lessonsOf(rows: readonly LessonContentRow[]) {
  const groups = new Map<string, [LessonContentRow, ...LessonContentRow[]]>()
  for (const row of rows) {
    const name = `${row.class_id} ${row.lesson_guid}`
    const known = groups.get(name)
    if (known) known.push(row)
    else groups.set(name, [row])
  }
  return [...groups.values()].map((group) => {
    const [first] = group
    const contents = group.filter(({ content_id }) => content_id !== null)
    const sums = contents.reduce<LessonSums>(withContent, noSums)
    const { completion, content_status } = lessonCompletion({
      completed_contents: contents.filter((one) => one.content_status === 2).length,
      started_contents: contents.filter((one) => one.content_status !== 0).length,
      total_contents: contents.length,
      min_completion_percentage: first.min_completion_percentage,
    })
    const { class_id, course_id, counted_attempt, lesson_guid, lesson_name, position } = first
    return {
      ...sums,
      ...namedClass(first),
      class_id,
      course_id,
      counted_attempt,
      lesson_guid,
      lesson_name,
      position,
      completion,
      content_status,
      worked_on: null,
      completed_on: null,
    }
  })
}
