import type { AnyAnswer } from '@maktab/client/call'
import type { RefusalCode } from '@maktab/contracts/refusals'
import type { Translate } from '@maktab/i18n/translate'
import { explain } from '#calls/explain.ts'

/** Refusals that a person can do something about; whatever else the server refuses here is `system_error` (seed 000 §8). */
const told: readonly RefusalCode[] = [
  'link_invalid',
  'code_invalid',
  'email_taken',
  'institution_invalid',
  'mail_too_soon',
  'too_many_tries',
]

/** The sentence for a "no" in signup or recovery. */
export function explainCode(t: Translate<'refused'>, answer: Exclude<AnyAnswer, { ok: true }>): string {
  if ('failure' in answer) return explain(t, answer)
  if (answer.refusal === 'otp_invalid') return t('refusals.invalid_otp')
  return told.includes(answer.refusal) ? explain(t, answer) : t('refusals.system_error')
}
