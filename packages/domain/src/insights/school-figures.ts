/** Figures of schools side by side and together, from what was counted of each. Every share says of how many it is. */
import { mean, share } from '../schools/percentages.ts'

/** What is counted of one school, or of several added up. */
export interface SchoolCounts {
  readonly lessons_completed: number
  /** Pairs of a learner and a lesson of their class. */
  readonly lessons_total: number
  readonly attempts: number
  /** Accuracies (0–100) of those attempts added up. */
  readonly accuracy_sum: number
  readonly due: number
  readonly turned_in: number
  readonly scored: number
  /** Score ÷ total marks × 100 of that work, added up. */
  readonly score_percent_sum: number
  readonly attended: number
  readonly attendance_marked: number
}

/** A school of which nothing was heard for longer is silent: it is named, and its figures are in no mean. */
export const silentAfterDays = 14
const dayMs = 86_400_000

/** Schools heard of at this moment or later are not silent. */
export function heardSince(now: Date): Date {
  return new Date(now.getTime() - silentAfterDays * dayMs)
}

export function isSilent(heard_on: Date | null, now: Date): boolean {
  return heard_on === null || heard_on < heardSince(now)
}

/** Shares with one decimal beside what each is of; null where there is nothing to measure. */
export function schoolFigures(counts: SchoolCounts) {
  return {
    // Completed lessons, of every learner times every lesson of their classes.
    lessons_completions: share(counts.lessons_completed, counts.lessons_total),
    lessons_completions_of: counts.lessons_total,
    // Accuracies of all attempts added up, divided by their number.
    lessons_avg_accuracy: mean(counts.accuracy_sum, counts.attempts),
    lessons_avg_accuracy_of: counts.attempts,
    // Handed-in work, of all work that was due.
    avg_assignments_turnedin: share(counts.turned_in, counts.due),
    avg_assignments_turnedin_of: counts.due,
    // Scores in per cent of their total marks added up, divided by the number of scored works.
    avg_assignment_accuracy: mean(counts.score_percent_sum, counts.scored),
    avg_assignment_accuracy_of: counts.scored,
    // Marks of present or late, of all marks.
    attendance_avg: share(counts.attended, counts.attendance_marked),
    attendance_avg_of: counts.attendance_marked,
  }
}

/** What is counted of the classes of one subject, in one school or in several. */
export interface SubjectCounts extends Pick<
  SchoolCounts,
  'lessons_completed' | 'lessons_total' | 'attempts' | 'accuracy_sum'
> {
  readonly classes: number
  /** Places of learners in those classes. */
  readonly learners: number
  readonly time_spent_in_seconds: number
}

/** The same shares of one subject, under the names that lists of subjects have (seed 001 §3). */
export function subjectFigures(counts: SubjectCounts) {
  return {
    lesson_completions: share(counts.lessons_completed, counts.lessons_total),
    lesson_completions_of: counts.lessons_total,
    avg_accuracy_lessons: mean(counts.accuracy_sum, counts.attempts),
    avg_accuracy_lessons_of: counts.attempts,
    assessments_attempted: counts.attempts,
    total_classes: counts.classes,
    total_learners: counts.learners,
    time_spent_in_seconds: counts.time_spent_in_seconds,
  }
}
