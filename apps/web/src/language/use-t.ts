import type { Translate } from '@maktab/i18n/translate'
import { useSpeaking } from './language.tsx'

/** Translates into the language of the page. */
export function useT(): Translate {
  return useSpeaking().translator.t
}
