import type { PackageInteraction, PackageState } from '@maktab/contracts/viewers/package-states'
import type { PackageMessage } from '@maktab/domain/viewers/package-messages'

/**
 * Follows one sitting of a SCORM package; answers what is to be told of it beside its state. It gives one result: the score that stands
 * when the package says it is done. Until then its questions are told, anew whenever they changed: it may never give one.
 */
export function followSitting(): (now: PackageState, interactions: PackageInteraction[]) => PackageMessage | undefined {
  let hasResult = false
  let told = JSON.stringify([])
  return ({ score, completion, success }, interactions) => {
    if (hasResult) return undefined
    if (score !== null && completion === 'completed') {
      hasResult = true
      return {
        kind: 'attempt',
        attempt: { accuracy: score, is_passed: success === 'unknown' ? null : success === 'passed', interactions },
      }
    }
    const asked = JSON.stringify(interactions)
    if (asked === told) return undefined
    told = asked
    return { kind: 'asked', interactions }
  }
}
