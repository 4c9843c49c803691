/** Which sentence explains a "no" that a queued command was given and that was kept by its name. */
import type { SystemRefusal } from '@maktab/contracts/refusals'
import { systemRefusals } from '@maktab/contracts/refusals'
import { queuedRefusals } from './queued-refusals.generated.ts'
import { sentenceOfFailure, sentenceOfRefusal } from './refusal-sentences.ts'
import type { SentenceKey } from './refusal-sentences.ts'

export type QueuedRefusal = (typeof queuedRefusals)[number]

/** The key of the sentence; a name of an older version is a "no" without a reason. */
export function sentenceOfName(name: string): SentenceKey {
  const refusal = queuedRefusals.find((one) => one === name)
  if (refusal !== undefined) return sentenceOfRefusal(refusal)
  return sentenceOfFailure(Object.hasOwn(systemRefusals, name) ? (name as SystemRefusal) : 'broken')
}
