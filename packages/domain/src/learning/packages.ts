/** How what a package tells moves a learner on. The same rules run on the device and on the server. */
import type { PackageState } from '@maktab/contracts/viewers/package-states'
import type { PackageAttempt } from '@maktab/contracts/learning/packages'
import { afterAttempt, type Standing } from './progress.ts'

interface Told {
  readonly progress: Standing
  readonly state: PackageState | null
  /** Those that were not counted before, in the order in which they were made. */
  readonly attempts: readonly PackageAttempt[]
  /** When it told so. */
  readonly taken_on: Date
}

/**
 * The standing after what a package told. Each result counts as an attempt with its accuracy; whether it was passed the package itself
 * says, and where it says nothing, the rule for assessments. A package that gives no results is completed when it says so. Completed
 * stays completed, and failed gives way to completed only.
 */
export function afterPackage({ progress, state, attempts, taken_on }: Told): Standing {
  const counted = attempts.reduce((standing, attempt) => afterOne(standing, attempt, taken_on), progress)
  const said = wordOf(state)
  if (counted.content_status === 2 || said === 2)
    return { ...counted, content_status: 2, completion: 100, resume_point: progress.resume_point }
  const isFailed = counted.content_status === 3 || (said === 3 && attempts.length === 0)
  return {
    ...counted,
    content_status: isFailed ? 3 : 1,
    completion: Math.min(99, counted.completion),
    resume_point: progress.resume_point,
  }
}

function afterOne(standing: Standing, { accuracy, is_passed }: PackageAttempt, taken_on: Date): Standing {
  const after = afterAttempt({ progress: standing, accuracy, taken_on })
  if (is_passed === null || standing.content_status === 2) return after
  return { ...after, content_status: is_passed ? 2 : 3 }
}

/** What the package says of itself beside its results: 2 completed, 3 failed. */
function wordOf(state: PackageState | null): 2 | 3 | undefined {
  if (state?.success === 'failed') return 3
  return state?.success === 'passed' || (state?.completion === 'completed' && state.score === null) ? 2 : undefined
}

/** Of two states of one package the one stands that was given later; of the same moment the one that arrives. Times in milliseconds. */
export function isNewerState(kept_on: number | undefined, given_on: number): boolean {
  return kept_on === undefined || given_on >= kept_on
}
