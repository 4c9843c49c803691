/** Learners of a class beside each other, and the map of learners by lessons: on the server and on a teacher's device alike. */
import type { Input, Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { mean, share } from '../schools/percentages.ts'
import { rankedAccuracy } from './few.ts'
import { ranked, type Direction } from './ranking.ts'
import { workFigures, type WorkCounts } from './work-trend.ts'

/** Learners of one page. */
export const learnersOfPage = 40

export const pagesOf = (learners: number): number => Math.ceil(learners / learnersOfPage)

interface NamedLearner {
  readonly user_id: number
  readonly full_name: string
  readonly username: string
}

/** What a learner did in a span, and how far they are over all time. */
export interface StudentWork extends WorkCounts, NamedLearner {
  readonly all_completed: number
  readonly lessons_total: number
  readonly attended: number
  readonly attendance_marked: number
  /** Of all contents with an attempt, over all time: their first attempts added up, and how many they are. */
  readonly first_accuracy_sum: number
  readonly measured_contents: number
  /** ISO. */
  readonly worked_on: string | null
}

type Student = Output<Catalogue['listClassStudents']>['report'][number]
type StudentOrder = Input<Catalogue['listClassStudents']>['sort'] & string

/** A page of all learners of a class, who come by name. */
export function classStudents(
  rows: readonly StudentWork[],
  { sort, direction, page }: { readonly sort: StudentOrder; readonly direction: Direction; readonly page: number },
): Student[] {
  const students = rows.map(
    ({
      user_id,
      full_name,
      username,
      all_completed,
      lessons_total,
      attended,
      attendance_marked,
      first_accuracy_sum,
      measured_contents,
      worked_on,
      ...counts
    }) => ({
      user_id,
      full_name,
      username,
      ...workFigures([counts]),
      attendance_avg: share(attended, attendance_marked),
      lesson_completion: share(all_completed, lessons_total),
      first_accuracy: mean(first_accuracy_sum, measured_contents),
      first_accuracy_of: measured_contents,
      worked_on,
    }),
  )
  return ranked(students, studentRanks[sort], direction).slice((page - 1) * learnersOfPage, page * learnersOfPage)
}

/** By what each order of the list goes; they come by name. */
const studentRanks: Record<StudentOrder, (row: Student, place: number) => number | null> = {
  name: (_, place) => place,
  completion: ({ lesson_completion }) => lesson_completion,
  lessons: ({ lessons_completed }) => lessons_completed,
  accuracy: ({ average_accuracy, attempts }) => rankedAccuracy(average_accuracy, attempts),
  first: ({ first_accuracy, first_accuracy_of }) => rankedAccuracy(first_accuracy, first_accuracy_of),
  attempts: ({ attempts }) => attempts,
  time: ({ time_spent_in_seconds }) => time_spent_in_seconds,
  attendance: ({ attendance_avg }) => attendance_avg,
  worked: ({ worked_on }) => (worked_on === null ? null : Date.parse(worked_on)),
}

/** A lesson as a learner began it: completion, contents with an attempt, and what counts of those attempts added up. */
export interface BegunLesson {
  readonly completion: number
  readonly measured_contents: number
  readonly accuracy_sum: number
}

/** One line of the map: a value for each lesson, null where the learner has not begun, or was not measured. */
export function mapLine({ user_id, full_name, username }: NamedLearner, lessons: readonly (BegunLesson | undefined)[]) {
  return {
    user_id,
    full_name,
    username,
    completion: lessons.map((begun) => begun?.completion ?? null),
    avg_accuracy: lessons.map((begun) => (begun ? mean(begun.accuracy_sum, begun.measured_contents) : null)),
  }
}
