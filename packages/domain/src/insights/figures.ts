/** The figures of a dashboard, from counted sums. Each formula stands in words above its line. */
import { mean, share } from '../schools/percentages.ts'

/** What is counted of one class; everything starts at 0. */
export interface ClassCounts {
  readonly total_students: number
  /** Lessons of the class's course. */
  readonly total_lessons: number
  /** Pairs of a learner and a lesson that this learner completed. */
  readonly lessons_completed: number
  readonly attempts: number
  /** Sum of the accuracies (0–100) of those attempts. */
  readonly accuracy_sum: number
  /** Pairs of a learner and an assignment that was set for them and was due. */
  readonly due: number
  /** Of those, how many handed something in, in time or late. */
  readonly turned_in: number
  /** Work with a score. */
  readonly scored: number
  /** Sum of score ÷ total marks × 100 over that work. */
  readonly score_percent_sum: number
}

export interface Figures {
  readonly lesson_completion: number | null
  readonly average_accuracy: number | null
  readonly turned_in: number | null
  readonly average_score: number | null
}

/** Figures of one class, or of all classes of a school together: learners weigh alike, not classes. */
export function figuresOf(classes: readonly ClassCounts[]): Figures {
  const sum = (count: (counts: ClassCounts) => number) => classes.reduce((total, counts) => total + count(counts), 0)
  return {
    // Completed lessons, of every learner times every lesson of their class.
    lesson_completion: share(
      sum((c) => c.lessons_completed),
      sum((c) => c.total_students * c.total_lessons),
    ),
    // Accuracies of all attempts added up, divided by the number of attempts.
    average_accuracy: mean(
      sum((c) => c.accuracy_sum),
      sum((c) => c.attempts),
    ),
    // Handed-in work, of all work that was due.
    turned_in: share(
      sum((c) => c.turned_in),
      sum((c) => c.due),
    ),
    // Scores in per cent of their total marks added up, divided by the number of scored works.
    average_score: mean(
      sum((c) => c.score_percent_sum),
      sum((c) => c.scored),
    ),
  }
}

/** What each figure is of. */
export function numbersOf(classes: readonly ClassCounts[]) {
  const sum = (count: (counts: ClassCounts) => number) => classes.reduce((total, counts) => total + count(counts), 0)
  return {
    // Pairs of a learner and a lesson of their class.
    lesson_completion_of: sum((c) => c.total_students * c.total_lessons),
    // Attempts.
    average_accuracy_of: sum((c) => c.attempts),
    // Pairs of a learner and a work that was due.
    turned_in_of: sum((c) => c.due),
    // Scores.
    average_score_of: sum((c) => c.scored),
  }
}

/** Rows with the same key together, each group where its first row stood. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly (readonly Row[])[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
}
