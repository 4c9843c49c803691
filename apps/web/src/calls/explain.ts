import type { AnyAnswer } from '@maktab/client/call'
import { sentenceOfAnswer } from '@maktab/client/refusal-sentences'
import type { Translate } from '@maktab/i18n/translate'

/** The sentence for a "no" or a failure, in the language of the page. */
export function explain(t: Translate, answer: Exclude<AnyAnswer, { ok: true }>): string {
  return t(sentenceOfAnswer(answer))
}
