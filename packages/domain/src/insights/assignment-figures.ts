/** What the assignments of one learner come to. Each formula stands in words above its line. */
import type { AssignmentStatus } from '@maktab/contracts/fields'
import { scorePercent } from '../assignments/scores.ts'
import { mean, share } from '../schools/percentages.ts'

interface ReportedAssignment {
  /** 0 until something is handed in. */
  readonly assignment_status: AssignmentStatus
  readonly is_late: boolean
  /** Null until the teacher returned the work. */
  readonly score: number | null
  readonly total_score: number
}

export function assignmentFigures(works: readonly ReportedAssignment[]) {
  const turnedIn = works.filter(({ assignment_status }) => assignment_status !== 0).length
  const scores = works.flatMap(({ score, total_score }) =>
    score === null || total_score <= 0 ? [] : [scorePercent(score, total_score)],
  )
  return {
    assignments_total: works.length,
    // Handed-in work, of all that was set.
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
