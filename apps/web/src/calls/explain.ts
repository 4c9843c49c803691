import type { AnyAnswer } from '@maktab/client/call'
import { sentenceOfAnswer } from '@maktab/client/refusal-sentences'
import type { KeyIn } from '@maktab/i18n/keys'
import type { Translate } from '@maktab/i18n/translate'

type Unwelcome = Exclude<AnyAnswer, { ok: true }>

/** Answers that a screen has put into words: nobody says them a second time. */
const said = new WeakSet<AnyAnswer>()

/** The sentence for a "no" or a failure, in the language of the page; whoever asks for it shows it. */
export function explain(t: Translate, answer: Unwelcome): string {
  said.add(answer)
  if (answer.wait_seconds !== undefined && 'failure' in answer && answer.failure === 'too_many_requests')
    return t('refusals.too_many_requests_wait', { seconds: Math.ceil(answer.wait_seconds) })
  if ('refusal' in answer && answer.refusal === 'too_many_tries' && answer.wait_seconds !== undefined)
    return t('refusals.too_many_tries_wait', { minutes: Math.ceil(answer.wait_seconds / 60) })
  return sentenceIn(t, sentenceOfAnswer(answer))
}

/**
 * The sentence of a refusal or a failure. Those of `refused` are here before the connection hands an answer on; where they could not
 * be fetched, the person hears no more than that it went wrong. No other call before the sign-in is refused with one that is fetched
 * behind it; nor is a call refused with a sentence of the office but those that its screens make; and a first password is chosen on a
 * screen of its own. Screens of work, and of what waits, have the words of `work`; those of payments `payments`.
 * `packages/i18n/test/messages.test.ts` holds it.
 */
export function sentenceIn(
  t: Translate,
  sentence: KeyIn<'entrance' | 'application' | 'refused' | 'pages' | 'office' | 'work' | 'payments'>,
): string {
  const words = (t as Translate<'application' | 'refused' | 'pages' | 'office' | 'work' | 'payments'>)(sentence)
  return words === sentence ? t('frame.error_title') : words
}

/** For a screen that shows a failure in a way of its own. */
export function noteSaid(answer: AnyAnswer): void {
  said.add(answer)
}

export function isSaid(answer: AnyAnswer): boolean {
  return said.has(answer)
}
