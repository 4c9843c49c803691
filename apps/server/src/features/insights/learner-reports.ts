import {
  listClasswiseLessons,
  listClasswiseStats,
  listClassLessonReport,
  listLessonReport,
  listLessonStats,
  readClassSummary,
  readLessonContents,
  readLessonsSummary,
  readLessonStrengths,
  readPerformanceTrend,
} from '@maktab/contracts/insights/learner-reports'
import { accept, refuse } from '@maktab/contracts/outcome'
import {
  contentsReport,
  learnerLesson,
  standingByClass,
  standingOf,
  strengthsOf,
} from '@maktab/domain/insights/lesson-figures'
import { checkRange } from '@maktab/domain/schools/report-range'
import { workFigures } from '@maktab/domain/insights/work-trend'
import { namedClass } from '@maktab/domain/schools/class-names'
import { inside } from '#calls/handle.ts'
import {
  readClasswise,
  readFirstWorked,
  readLearnerLessons,
  readLearnerWork,
  readLessonContents as readContentRows,
  readWorkedLessons,
  type LessonRow,
} from '#features/insights/learner-reports.sql.ts'
import { findSeenLearner, readSchoolDay } from '#features/insights/sight.sql.ts'
import { readTrend } from '#features/insights/work-trend.ts'

const pageSize = 20

export const learnerReports = {
  readPerformanceTrend: inside(
    readPerformanceTrend,
    async ({ db, actor, now, language }, { user_id = actor.user_id, class_id, ...asked }) => {
      const isOwn = actor.role === 'learner' && user_id === actor.user_id
      if (class_id === undefined ? !isOwn : !(await findSeenLearner(db, actor, { user_id, class_id })))
        return refuse('not_found')
      const learner = { ...actor, user_id }
      const read = await readTrend(
        asked,
        { today: await readSchoolDay(db, actor, now), language },
        {
          first: () => readFirstWorked(db, learner, class_id),
          work: (span) => readLearnerWork(db, learner, { ...span, class_id }),
        },
      )
      return read.ok ? accept(read.value.trend) : read
    },
  ),

  listLessonReport: inside(listLessonReport, async ({ db, actor, now }, { class_id, is_completed, page, ...asked }) => {
    if (class_id !== undefined && !(await findSeenLearner(db, actor, { class_id }))) return refuse('not_found')
    const range = checkRange(asked, await readSchoolDay(db, actor, now))
    if (!range.ok) return range
    const { list, total } = await readWorkedLessons(db, actor, {
      ...range.value,
      class_id,
      is_completed,
      skip: (page - 1) * pageSize,
      take: pageSize,
    })
    return accept({
      report: list.map((row) => ({ ...onWire(row), class_name: namedClass(row) })),
      total,
      total_pages: Math.ceil(total / pageSize),
    })
  }),

  listClasswiseStats: inside(listClasswiseStats, async ({ db, actor, now }, asked) => {
    const range = checkRange(asked, await readSchoolDay(db, actor, now))
    if (!range.ok) return range
    const rows = await readClasswise(db, actor, range.value)
    return accept({
      report: rows.map((row) => ({
        class_id: row.class_id,
        course_id: row.course_id,
        class_name: namedClass(row),
        lessons_total: row.lessons_total,
        ...workFigures([row]),
      })),
    })
  }),

  readLessonsSummary: inside(readLessonsSummary, async ({ db, actor }, { class_id }) => {
    if (class_id !== undefined && !(await findSeenLearner(db, actor, { class_id }))) return refuse('not_found')
    return accept(standingOf(await readLearnerLessons(db, actor, class_id)))
  }),

  listLessonStats: inside(listLessonStats, async ({ db, actor }, { class_id }) => {
    if (class_id !== undefined && !(await findSeenLearner(db, actor, { class_id }))) return refuse('not_found')
    const lessons = await readLearnerLessons(db, actor, class_id)
    return accept({ report: lessons.map(onWire), summary: standingOf(lessons), classes: byClass(lessons) })
  }),

  listClasswiseLessons: inside(listClasswiseLessons, async ({ db, actor }) =>
    accept({ report: byClass(await readLearnerLessons(db, actor, undefined)) }),
  ),

  readClassSummary: inside(readClassSummary, async ({ db, actor }, asked) => {
    const seen = await findSeenLearner(db, actor, asked)
    if (!seen) return refuse('not_found')
    const lessons = await readLearnerLessons(db, { ...actor, user_id: seen.user_id }, asked.class_id)
    return accept({
      full_name: seen.full_name,
      class_name: namedClass(seen),
      course_id: seen.course_id,
      ...standingOf(lessons),
    })
  }),

  readLessonStrengths: inside(readLessonStrengths, async ({ db, actor }, asked) => {
    const seen = await findSeenLearner(db, actor, asked)
    if (!seen) return refuse('not_found')
    const lessons = await readLearnerLessons(db, { ...actor, user_id: seen.user_id }, asked.class_id)
    const { strength, weakness } = strengthsOf(lessons.map(learnerLesson))
    return accept({ strength: [...strength], weakness: [...weakness] })
  }),

  listClassLessonReport: inside(listClassLessonReport, async ({ db, actor }, asked) => {
    const seen = await findSeenLearner(db, actor, asked)
    if (!seen) return refuse('not_found')
    return accept({
      topics: (await readLearnerLessons(db, { ...actor, user_id: seen.user_id }, asked.class_id)).map(onWire),
    })
  }),

  readLessonContents: inside(readLessonContents, async ({ db, actor }, { lesson_guid, ...asked }) => {
    const seen = await findSeenLearner(db, actor, asked)
    if (!seen) return refuse('not_found')
    const learner = { ...actor, user_id: seen.user_id }
    const lesson = (await readLearnerLessons(db, learner, asked.class_id)).find(
      (one) => one.lesson_guid === lesson_guid,
    )
    if (!lesson) return refuse('not_found')
    const contents = await readContentRows(db, learner, { class_id: asked.class_id, lesson_guid })
    const { lesson_name, counted_attempt } = lesson
    const { lesson_summary, lesson_contents } = contentsReport(contents, lesson)
    return accept({
      full_name: seen.full_name,
      class_name: namedClass(seen),
      course_id: seen.course_id,
      lesson_name,
      counted_attempt,
      lesson_summary,
      lesson_contents: [...lesson_contents],
    })
  }),
}

function byClass(lessons: readonly LessonRow[]) {
  return standingByClass(lessons).map(({ of, ...standing }) => ({
    class_id: of.class_id,
    course_id: of.course_id,
    class_name: namedClass(of),
    ...standing,
  }))
}

function onWire(row: LessonRow) {
  const { worked_on, completed_on, ...lesson } = learnerLesson(row)
  return { ...lesson, worked_on: worked_on?.toISOString() ?? null, completed_on: completed_on?.toISOString() ?? null }
}
