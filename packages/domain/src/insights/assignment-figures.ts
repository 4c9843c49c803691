/** What the assignments of one learner come to. Each formula stands in words above its line. */
import type { AssignmentStatus } from '@maktab/contracts/fields'
import { scorePercent } from '../assignments/scores.ts'
import { mean, share } from '../schools/percentages.ts'

interface ReportedAssignment {
  /** Work may be marked and returned without any. */
  readonly is_handed_in: boolean
  readonly assignment_status: AssignmentStatus
  readonly is_late: boolean
  /** Who is excused has it in no figure. */
  readonly is_excused: boolean
  /** Null until the teacher returned the work. */
  readonly score: number | null
  readonly total_score: number
}

export function assignmentFigures(all: readonly ReportedAssignment[]) {
  const works = all.filter(({ is_excused }) => !is_excused)
  const turnedIn = works.filter(({ is_handed_in }) => is_handed_in).length
  const scores = works.flatMap(({ score, total_score }) =>
    score === null || total_score <= 0 ? [] : [scorePercent(score, total_score)],
  )
  return {
    assignments_total: works.length,
    // Handed-in work, of all that was set and that the learner is not excused from.
    avg_assignments_turnedin: share(turnedIn, works.length),
    assignments_total_completed: works.filter(({ assignment_status }) => assignment_status === 2).length,
    assignments_late: works.filter(({ is_late }) => is_late).length,
    // Scores in per cent of their total marks added up, divided by the number of scored works.
    avg_assignment_accuracy: mean(
      scores.reduce((sum, one) => sum + one, 0),
      scores.length,
    ),
  }
}
