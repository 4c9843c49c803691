/** The figures of a report card, from counted sums. */
import type { ReportFigures } from '@maktab/contracts/office/printing/report-cards'
import { mean, share } from '../schools/percentages.ts'

/** What is counted of one learner in one class; everything starts at 0. */
export interface ReportCounts extends Omit<ReportFigures, 'average_accuracy' | 'average_score' | 'attendance'> {
  /** Sum of the accuracies (0–100) of those attempts. */
  readonly accuracy_sum: number
  /** Sum of score ÷ total marks × 100 over scored work. */
  readonly score_percent_sum: number
}

/** Figures of one class, or of several together. */
export function reportFigures(classes: readonly ReportCounts[]): ReportFigures {
  const sum = (count: (counts: ReportCounts) => number) => classes.reduce((total, counts) => total + count(counts), 0)
  const counted = {
    lessons_completed: sum((one) => one.lessons_completed),
    total_lessons: sum((one) => one.total_lessons),
    attempts: sum((one) => one.attempts),
    assignments_set: sum((one) => one.assignments_set),
    assignments_turned_in: sum((one) => one.assignments_turned_in),
    assignments_scored: sum((one) => one.assignments_scored),
    present: sum((one) => one.present),
    absent: sum((one) => one.absent),
    late: sum((one) => one.late),
    leave: sum((one) => one.leave),
  }
  const { attempts, assignments_scored, present, absent, late, leave } = counted
  return {
    ...counted,
    // Accuracies of all attempts added up, divided by the number of attempts.
    average_accuracy: mean(
      sum((one) => one.accuracy_sum),
      attempts,
    ),
    // Scores in per cent of their total marks added up, divided by the number of scored works.
    average_score: mean(
      sum((one) => one.score_percent_sum),
      assignments_scored,
    ),
    // Marks of present or late, of all marks, as `attendanceOf` has it.
    attendance: share(present + late, present + absent + late + leave),
  }
}
