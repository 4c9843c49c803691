/** The figures on a learner's first screen, from the same facts on the device and on the server. */
import type { AssignmentStatus } from '@maktab/contracts/fields'
import { mean } from '../schools/percentages.ts'

/** Mean of the best accuracies of the contents that were attempted, in per cent, one decimal; null without any. */
export function meanAccuracy(accuracies: readonly (number | null)[]): number | null {
  const measured = accuracies.filter((accuracy) => accuracy !== null)
  return mean(
    measured.reduce((total, accuracy) => total + accuracy, 0),
    measured.length,
  )
}

/** Whether an assignment waits for the learner: it has started, nothing is handed in or it is asked for again, and they are not excused. */
export function isOpenWork({
  assignment_status,
  is_excused,
  start_date,
  now,
}: {
  readonly assignment_status: AssignmentStatus
  readonly is_excused: boolean
  readonly start_date: Date
  readonly now: Date
}): boolean {
  return !is_excused && start_date.getTime() <= now.getTime() && (assignment_status === 0 || assignment_status === 3)
}
