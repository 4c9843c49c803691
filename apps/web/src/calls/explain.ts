import type { AnyAnswer } from '@maktab/client/call'
import { sentenceOfAnswer } from '@maktab/client/refusal-sentences'
import type { Translate } from '@maktab/i18n/translate'

type Unwelcome = Exclude<AnyAnswer, { ok: true }>

/** Answers that a screen has put into words: nobody says them a second time. */
const said = new WeakSet<AnyAnswer>()

/** The sentence for a "no" or a failure, in the language of the page; whoever asks for it shows it. */
export function explain(t: Translate, answer: Unwelcome): string {
  said.add(answer)
  return t(sentenceOfAnswer(answer))
}

/** For a screen that shows a failure in a way of its own. */
export function noteSaid(answer: AnyAnswer): void {
  said.add(answer)
}

export function isSaid(answer: AnyAnswer): boolean {
  return said.has(answer)
}
