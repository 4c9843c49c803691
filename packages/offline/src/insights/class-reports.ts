/** Reports of the classes that a teacher has, from the sums and days that a pull brought; of earlier days the server is asked. */
import type { Input } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { accept, refuse } from '@maktab/contracts/outcome'
import {
  classStudents,
  learnersOfPage,
  mapLine,
  pagesOf,
  type BegunLesson,
} from '@maktab/domain/insights/class-figures'
import { classLessonFigures } from '@maktab/domain/insights/lesson-figures'
import { trendSpan, workTrend, type WorkCounts } from '@maktab/domain/insights/work-trend'
import { addSums, countedAccuracy, firstAccuracy, noSums, type LessonSums } from '@maktab/domain/learning/lesson-sums'
import { namedClass } from '@maktab/domain/schools/class-names'
import { checkRange, type ReportRange } from '@maktab/domain/schools/report-range'
import { schoolDay } from '@maktab/domain/schools/school-day'
import { undecided, type HandlersOf, type LocalContext } from '../local-handler.ts'
import {
  findClassDays,
  findTaughtClass,
  readLearnerStandings,
  readLessonsOfCourse,
  type LearnerRow,
  type LessonRow,
  type TaughtClass,
} from './class-reports.sql.ts'

type Reports = HandlersOf<'readClassPerformance' | 'readClassLessons' | 'listClassStudents' | 'readClassLesson'>

export const classReports: Reports = {
  async readClassPerformance(context, { class_id, ...asked }) {
    const taught = await findTaught(context, class_id)
    if (!('course_id' in taught)) return taught
    const kept = await findClassDays(context.db, class_id)
    if (!kept) return undecided
    const today = schoolDay(context.given, kept.time_zone)
    const range = checkRange(asked, today)
    if (!range.ok) return range
    const { start_date, end_date = today } = range.value
    const first_worked = start_date === undefined ? kept.first_worked : null
    const span = trendSpan({ start_date, end_date, first_worked, monthsBetween: () => [] })
    // Months are those of the reader's calendar, over years of days: the server has both.
    if (span && (span.is_month_wise || span.first < kept.first_day)) return undecided
    const days = kept.days.map(([day, ...counts]) => ({ day, ...workOf(counts) }))
    const { report, ...trend } = workTrend(
      days.filter(({ day }) => span !== undefined && day >= span.first && day <= span.last),
      span,
    )
    const learners = await readLearnerStandings(context.db, class_id)
    return accept({
      ...trend,
      report: [...report],
      class_name: namedClass(taught),
      course_id: taught.course_id,
      total_students: learners.length,
    })
  },

  async readClassLessons(context, { class_id, page = 1 }) {
    const taught = await findTaught(context, class_id)
    if (!('course_id' in taught)) return taught
    const { lessons, learners } = await readClass(context, taught)
    return accept({
      class_name: namedClass(taught),
      course_id: taught.course_id,
      lessons: lessons.map((lesson) => figuresOf(lesson, learners, taught)),
      learners: learners.slice((page - 1) * learnersOfPage, page * learnersOfPage).map((learner) =>
        mapLine(
          learner,
          lessons.map((lesson) => begunOf(learner, lesson, taught)),
        ),
      ),
      total_pages: pagesOf(learners.length),
    })
  },

  async listClassStudents(context, { class_id, sort = 'name', direction = 'ascending', page = 1, ...asked }) {
    const taught = await findTaught(context, class_id)
    if (!('course_id' in taught)) return taught
    const kept = await findClassDays(context.db, class_id)
    if (!kept) return undecided
    const range = checkRange(asked, schoolDay(context.given, kept.time_zone))
    if (!range.ok) return range
    const { lessons, learners } = await readClass(context, taught)
    if (learners.some((learner) => !isKept(learner, range.value))) return undecided
    const rows = learners.map(({ user_id, full_name, username, begun, standing }) => ({
      user_id,
      full_name,
      username,
      ...doneIn(standing, range.value),
      all_completed: lessons.filter(({ lesson_guid }) => begun.get(lesson_guid)?.is_completed === true).length,
      lessons_total: lessons.length,
      first_accuracy_sum: addSums([...begun.values()]).first_accuracy_sum,
      measured_contents: addSums([...begun.values()]).measured_contents,
      worked_on: latestOf([...begun.values()]),
    }))
    return accept({ report: classStudents(rows, { sort, direction, page }), total_pages: pagesOf(learners.length) })
  },

  async readClassLesson(context, { class_id, lesson_guid }) {
    const taught = await findTaught(context, class_id)
    if (!('course_id' in taught)) return taught
    const { lessons, learners } = await readClass(context, taught)
    const lesson = lessons.find((one) => one.lesson_guid === lesson_guid)
    if (!lesson) return refuse('not_found')
    return accept({
      ...figuresOf(lesson, learners, taught),
      class_name: namedClass(taught),
      course_id: taught.course_id,
      learners: learners.map(({ user_id, full_name, username, begun }) => {
        const own = begun.get(lesson_guid)
        return {
          user_id,
          full_name,
          username,
          content_status: own === undefined ? 0 : own.is_completed ? 2 : 1,
          completion: own?.completion ?? 0,
          avg_accuracy: countedAccuracy(own ?? noSums, taught.counted_attempt),
          first_accuracy: firstAccuracy(own ?? noSums),
          first_accuracy_of: own?.measured_contents ?? 0,
          attempts: own?.attempts ?? 0,
          time_spent_in_seconds: own?.time_spent_in_seconds ?? 0,
          worked_on: own?.worked_on ?? null,
        }
      }),
    })
  },
}

async function findTaught({ db, actor }: LocalContext, class_id: number) {
  if (actor.role !== 'teacher') return undecided
  return (await findTaughtClass(db, actor, class_id)) ?? refuse('not_found')
}

interface Begun extends LessonSums {
  readonly completion: number
  readonly is_completed: boolean
  readonly worked_on: string | null
}

interface Learner extends LearnerRow {
  /** By lesson. */
  readonly begun: ReadonlyMap<string, Begun>
}

async function readClass({ db }: LocalContext, { class_id, course_id }: TaughtClass) {
  const lessons = await readLessonsOfCourse(db, course_id)
  const rows = await readLearnerStandings(db, class_id)
  return { lessons, learners: rows.map((row): Learner => ({ ...row, begun: begunIn(row) })) }
}

function begunIn({ standing }: LearnerRow): ReadonlyMap<string, Begun> {
  return new Map(
    (standing?.lessons ?? []).map(([lesson_guid, completion, is_completed, attempts, seconds, measured, ...sums]) => {
      const [best_accuracy_sum, last_accuracy_sum, average_accuracy_sum, first_accuracy_sum, moment] = sums
      const worked_on = moment === '' ? null : moment
      const kept = { completion, is_completed, worked_on, attempts, time_spent_in_seconds: seconds }
      const measured_contents = measured
      const accuracies = { best_accuracy_sum, last_accuracy_sum, average_accuracy_sum, first_accuracy_sum }
      return [lesson_guid, { ...kept, measured_contents, ...accuracies }]
    }),
  )
}

function figuresOf({ lesson_guid, title, position }: LessonRow, learners: readonly Learner[], taught: TaughtClass) {
  const begun = learners.flatMap((learner) => learner.begun.get(lesson_guid) ?? [])
  const learners_completed = begun.filter(({ is_completed }) => is_completed).length
  const counts = { learners_completed, learners_in_progress: begun.length - learners_completed, ...addSums(begun) }
  return {
    lesson_guid,
    lesson_name: title,
    position,
    ...classLessonFigures(counts, learners.length, taught.counted_attempt),
  }
}

function begunOf({ begun }: Learner, { lesson_guid }: LessonRow, { counted_attempt }: TaughtClass) {
  const own = begun.get(lesson_guid)
  return own && { ...own, accuracy_sum: own[`${counted_attempt}_accuracy_sum`] satisfies BegunLesson['accuracy_sum'] }
}

const workOf = ([attempts, accuracy_sum, lessons_completed, time_spent_in_seconds]: readonly [
  number,
  number,
  number,
  number,
]): WorkCounts => ({ attempts, accuracy_sum, lessons_completed, time_spent_in_seconds })

/** Whether what is here has every day of the span. */
function isKept({ standing }: Learner, { start_date, end_date }: ReportRange): boolean {
  if (start_date === undefined) return end_date === undefined
  return standing === null || start_date >= standing.first_day
}

type Students = Input<Catalogue['listClassStudents']>
type Done = WorkCounts & { readonly attended: number; readonly attendance_marked: number }

function doneIn(standing: LearnerRow['standing'], { start_date, end_date }: Pick<Students, keyof ReportRange>): Done {
  if (standing === null) return { ...workOf([0, 0, 0, 0]), attended: 0, attendance_marked: 0 }
  const days =
    start_date === undefined
      ? [standing.all_days]
      : standing.days.flatMap(([day, ...counts]) =>
          day >= start_date && (end_date === undefined || day <= end_date) ? [counts] : [],
        )
  const total = (at: 0 | 1 | 2 | 3 | 4 | 5) => days.reduce((sum, counts) => sum + counts[at], 0)
  return {
    ...workOf([total(0), total(1), total(2), total(3)]),
    attended: total(4),
    attendance_marked: total(5),
  }
}

/** Moments are written alike: the later one is the greater text. */
function latestOf(begun: readonly Begun[]): string | null {
  return begun.reduce<string | null>(
    (latest, { worked_on }) => (worked_on !== null && (latest === null || worked_on > latest) ? worked_on : latest),
    null,
  )
}
