/** Who falls behind, and why. */
import type { AccuracyBand, ReasonBehind } from '@maktab/contracts/insights/students'
import { isWeak, mean, share } from '../schools/percentages.ts'
import { fewAttempts } from './few.ts'

/** What is counted of one learner in a span. */
export interface LearnerCounts {
  readonly attempts: number
  /** Accuracies (0–100) of those attempts added up. */
  readonly accuracy_sum: number
  /** Work that was due. */
  readonly due: number
  readonly turned_in: number
  /** Marks of present or late, of all marks. */
  readonly attended: number
  readonly attendance_marked: number
}

/** Below so many a share says nothing yet: one work missed is no pattern, a day away is none either. */
export const fewWorks = 2
export const fewMarks = 10
/** Missing one day in ten is what schools call often absent. */
export const seldomThere = 90
/** The last whole per cent of each band but the highest. */
export const bandEnds = { to_40: 40, to_60: 60, to_80: 80 } as const

/**
 * Why the learner falls behind, the gravest first: weak by the mean of all attempts (of ten or more), less than half of two or more works
 * handed in, there on nine of ten days or fewer. Silence is told beside it and is no falling behind: who was not heard may do well.
 */
export function reasonsBehind(of: LearnerCounts & { readonly isSilent: boolean }): ReasonBehind[] {
  const accuracy = of.attempts < fewAttempts ? null : mean(of.accuracy_sum, of.attempts)
  const attendance = of.attendance_marked < fewMarks ? null : share(of.attended, of.attendance_marked)
  const reasons: readonly (ReasonBehind | false)[] = [
    accuracy !== null && isWeak(accuracy) && 'score',
    of.due >= fewWorks && of.turned_in * 2 < of.due && 'work',
    attendance !== null && attendance <= seldomThere && 'attendance',
    of.isSilent && 'silent',
  ]
  return reasons.filter((reason) => reason !== false)
}

/** Whether one of them is more than silence. */
export function isBehind(reasons: readonly ReasonBehind[]): boolean {
  return reasons.some((reason) => reason !== 'silent')
}

/** The band of a mean accuracy, rounded to a whole per cent as strong and weak are. */
export function bandOf({ attempts, accuracy_sum }: Pick<LearnerCounts, 'attempts' | 'accuracy_sum'>): AccuracyBand {
  if (attempts < fewAttempts) return 'not_measured'
  const accuracy = Math.round(mean(accuracy_sum, attempts) ?? 0)
  if (accuracy <= bandEnds.to_40) return 'to_40'
  if (accuracy <= bandEnds.to_60) return 'to_60'
  return accuracy <= bandEnds.to_80 ? 'to_80' : 'above_80'
}
