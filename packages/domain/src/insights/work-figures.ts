/** What the work of classes comes to. Each formula stands in words above its line. */
import { mean, share } from '../schools/percentages.ts'

export interface WorkOfClasses {
  /** Who was asked. */
  readonly students: number
  readonly turned_in: number
  readonly late: number
  readonly returned: number
  /** Scores in per cent of the total marks; none of work that is not graded. */
  readonly percents: readonly number[]
}

export function workFigures({ students, turned_in, late, returned, percents }: WorkOfClasses) {
  return {
    students,
    turned_in,
    // Turned in, and not all of it after the due date.
    on_time: turned_in - late,
    late,
    missing: students - turned_in,
    scored: percents.length,
    returned,
    avg_score: mean(sum(percents), percents.length),
    distribution: distributionOf(percents),
  }
}

/** The figures of a learner's report (seed 001 §3), over all works and all who were asked for them. */
export function workTotals(works: readonly WorkOfClasses[]) {
  const percents = works.flatMap((work) => work.percents)
  return {
    assignments_total: works.length,
    // Handed-in work, of all that was asked for.
    avg_assignments_turnedin: share(
      sum(works.map(({ turned_in }) => turned_in)),
      sum(works.map(({ students }) => students)),
    ),
    assignments_total_completed: sum(works.map(({ returned }) => returned)),
    assignments_late: sum(works.map(({ late }) => late)),
    avg_assignment_accuracy: mean(sum(percents), percents.length),
    distribution: distributionOf(percents),
  }
}

/** How many scores lie in each tenth; full marks are in the last. */
export function distributionOf(percents: readonly number[]): number[] {
  const tenths = Array.from({ length: 10 }, () => 0)
  for (const percent of percents) {
    const tenth = Math.min(9, Math.floor(percent / 10))
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  return tenths
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
