/** Which sentence explains a "no" or a failure; the words themselves are i18n's. */
import { systemRefusals } from '@maktab/contracts/refusals'
import type { RefusalCode, refusals, SystemRefusal } from '@maktab/contracts/refusals'
import type { AnyAnswer, Failure } from './call.ts'
import { renamedSentences } from './renamed-sentences.generated.ts'

type Sentence = (typeof refusals)[RefusalCode]['message'] | SystemRefusal

/** What the device itself finds out, beside the server's words. */
const failureSentences = {
  unreachable: 'unable_to_connect',
  broken: 'server_not_available',
  system_error: 'system_error',
  signed_out: 'session_over',
  incomplete: 'malformed',
  offline: 'unable_to_connect',
  storage_full: 'storage_full',
} as const satisfies Record<Exclude<Failure, SystemRefusal>, string>

export type SentenceKey =
  | `refusals.${Sentence | 'unable_to_connect' | 'server_not_available' | 'system_error'}`
  | 'frame.storage_full'

export function sentenceOfRefusal(refusal: RefusalCode): SentenceKey {
  const renamed: Partial<Record<RefusalCode, Sentence>> = renamedSentences
  return `refusals.${renamed[refusal] ?? (refusal as Sentence)}`
}

export function sentenceOfFailure(failure: Failure): SentenceKey {
  if (failure in systemRefusals) return `refusals.${failure as SystemRefusal}`
  const sentence = failureSentences[failure as Exclude<Failure, SystemRefusal>]
  return sentence === 'storage_full' ? 'frame.storage_full' : `refusals.${sentence}`
}

/** The key of the sentence for an answer that is no value. */
export function sentenceOfAnswer(answer: Exclude<AnyAnswer, { ok: true }>): SentenceKey {
  return 'refusal' in answer ? sentenceOfRefusal(answer.refusal) : sentenceOfFailure(answer.failure)
}

/** Name of a system refusal by its number on the wire; undefined for another number. */
export function systemRefusalOf(code: number): SystemRefusal | undefined {
  const names = Object.keys(systemRefusals) as SystemRefusal[]
  return names.find((name) => systemRefusals[name] === code)
}
