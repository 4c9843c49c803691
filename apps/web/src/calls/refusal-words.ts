import type { AnyAnswer } from '@maktab/client/call'
import { sentenceOfAnswer } from '@maktab/client/refusal-sentences'
import type { Words } from '@maktab/i18n/words'

/** What is asked of the words of the page. */
export type SaidWords = Pick<Words, 'fetch' | 'says'>

export interface RefusalWords {
  /** The words of the page from now on. */
  sayWith(words: SaidWords): void
  /** Resolves once the sentence of an answer is here, or cannot be fetched; at once where it is. */
  wait(answer: AnyAnswer): Promise<void>
}

/** Most sentences of refusals are no part of the way in: an answer that needs one is handed on after them, so that no screen knows. */
export function keepRefusalWords(): RefusalWords {
  let words: SaidWords | undefined
  return {
    sayWith: (next) => void (words = next),
    async wait(answer) {
      if (answer.ok || words === undefined || words.says(sentenceOfAnswer(answer))) return
      // Without them the refusal is said in general words.
      await words.fetch('refused').catch(() => undefined)
    },
  }
}
