import {
  listClassStudents,
  readClassLesson,
  readClassLessons,
  readClassModules,
  readClassPerformance,
} from '@maktab/contracts/insights/class-reports'
import { accept, refuse } from '@maktab/contracts/outcome'
import { classStudents, learnersOfPage, mapLine, pagesOf } from '@maktab/domain/insights/class-figures'
import { classLessonFigures, moduleFigures } from '@maktab/domain/insights/lesson-figures'
import { checkRange } from '@maktab/domain/schools/report-range'
import { countedAccuracy, firstAccuracy, shownAccuracies } from '@maktab/domain/learning/lesson-sums'
import { namedClass } from '@maktab/domain/schools/class-names'
import { inside } from '#calls/handle.ts'
import {
  readClassLessonSums,
  readClassMap,
  readClassStudents,
  readClassWork,
  readFirstWorkedOfClass,
  readLessonLearners,
  readModuleLearners,
  type ClassLessonRow,
  type ModuleLearnerRow,
} from '#features/insights/class-reports.sql.ts'
import { findSeenClass, readSchoolDay, type SeenClass } from '#features/insights/sight.sql.ts'
import { readTrend } from '#features/insights/work-trend.ts'

export const classReports = {
  readClassPerformance: inside(readClassPerformance, async ({ db, actor, now, language }, { class_id, ...asked }) => {
    const seen = await findSeenClass(db, actor, class_id)
    if (!seen) return refuse('not_found')
    const place = { ...actor, class_id }
    const read = await readTrend(
      asked,
      { today: await readSchoolDay(db, actor, now), language },
      {
        first: () => readFirstWorkedOfClass(db, place),
        work: (span) => readClassWork(db, place, span),
      },
    )
    if (!read.ok) return read
    return accept({
      ...read.value.trend,
      class_name: namedClass(seen),
      course_id: seen.course_id,
      total_students: seen.total_students,
    })
  }),

  readClassLessons: inside(readClassLessons, async ({ db, actor }, { class_id, page }) => {
    const seen = await findSeenClass(db, actor, class_id)
    if (!seen) return refuse('not_found')
    const place = { ...actor, class_id, course_id: seen.course_id }
    const lessons = await readClassLessonSums(db, place)
    const guids = lessons.map(({ lesson_guid }) => lesson_guid)
    const learners = await readClassMap(db, place, seen.counted_attempt, guids, {
      skip: (page - 1) * learnersOfPage,
      take: learnersOfPage,
    })
    return accept({
      class_name: namedClass(seen),
      course_id: seen.course_id,
      lessons: lessons.map((row) => lessonFigures(row, seen)),
      learners: learners.map(({ lessons: begun, ...learner }) => {
        const standings = new Map(
          begun.map(([at, completion, measured_contents, accuracy_sum]) => [
            at,
            { completion, measured_contents, accuracy_sum },
          ]),
        )
        return mapLine(
          learner,
          lessons.map((_, index) => standings.get(index + 1)),
        )
      }),
      total_pages: pagesOf(seen.total_students),
    })
  }),

  listClassStudents: inside(
    listClassStudents,
    async ({ db, actor, now }, { class_id, sort, direction, page, ...asked }) => {
      const seen = await findSeenClass(db, actor, class_id)
      if (!seen) return refuse('not_found')
      const range = checkRange(asked, await readSchoolDay(db, actor, now))
      if (!range.ok) return range
      const place = { ...actor, class_id, course_id: seen.course_id }
      const rows = await readClassStudents(db, place, range.value)
      const work = rows.map(({ worked_on, ...row }) => ({ ...row, worked_on: worked_on?.toISOString() ?? null }))
      return accept({
        report: classStudents(work, { sort, direction, page }),
        total_pages: pagesOf(seen.total_students),
      })
    },
  ),

  readClassLesson: inside(readClassLesson, async ({ db, actor }, { class_id, lesson_guid }) => {
    const seen = await findSeenClass(db, actor, class_id)
    if (!seen) return refuse('not_found')
    const place = { ...actor, class_id, course_id: seen.course_id }
    const [lesson] = await readClassLessonSums(db, place, lesson_guid)
    if (!lesson) return refuse('not_found')
    const learners = await readLessonLearners(db, place, lesson_guid)
    return accept({
      ...lessonFigures(lesson, seen),
      class_name: namedClass(seen),
      course_id: seen.course_id,
      learners: learners.map(({ user_id, full_name, username, content_status, completion, worked_on, ...sums }) => ({
        user_id,
        full_name,
        username,
        content_status,
        completion,
        avg_accuracy: countedAccuracy(sums, seen.counted_attempt),
        first_accuracy: firstAccuracy(sums),
        first_accuracy_of: sums.measured_contents,
        attempts: sums.attempts,
        time_spent_in_seconds: sums.time_spent_in_seconds,
        worked_on: worked_on?.toISOString() ?? null,
      })),
    })
  }),

  readClassModules: inside(readClassModules, async ({ db, actor }, { class_id, lesson_guid, content_id }) => {
    const seen = await findSeenClass(db, actor, class_id)
    if (!seen) return refuse('not_found')
    const place = { ...actor, class_id, course_id: seen.course_id }
    const [lesson] = await readClassLessonSums(db, place, lesson_guid)
    if (!lesson) return refuse('not_found')
    const rows = await readModuleLearners(db, place, lesson_guid)
    const { counted_attempt } = seen
    return accept({
      counted_attempt,
      modules: byContent(rows).map(([first, ...others]) => ({
        content_id: first.content_id,
        title: first.title,
        content_type: first.content_type,
        ...moduleFigures(
          [first, ...others].filter(({ user_id }) => user_id !== null),
          counted_attempt,
        ),
      })),
      learners: rows.flatMap(({ user_id, full_name, username, ...row }) =>
        row.content_id !== content_id || user_id === null
          ? []
          : [
              {
                user_id,
                full_name: full_name ?? '',
                username: username ?? '',
                content_status: row.content_status,
                completion: row.completion,
                accuracy: shownAccuracies(row, counted_attempt),
                attempts: row.attempts,
                time_spent_in_seconds: row.time_spent_in_seconds,
              },
            ],
      ),
    })
  }),
}

function lessonFigures(
  { lesson_guid, lesson_name, position, ...sums }: ClassLessonRow,
  { total_students, counted_attempt }: SeenClass,
) {
  return { lesson_guid, lesson_name, position, ...classLessonFigures(sums, total_students, counted_attempt) }
}

/** In the order that they came. */
function byContent(rows: readonly ModuleLearnerRow[]): readonly [ModuleLearnerRow, ...ModuleLearnerRow[]][] {
  const contents = new Map<number, [ModuleLearnerRow, ...ModuleLearnerRow[]]>()
  for (const row of rows) {
    const known = contents.get(row.content_id)
    if (known) known.push(row)
    else contents.set(row.content_id, [row])
  }
  return [...contents.values()]
}
