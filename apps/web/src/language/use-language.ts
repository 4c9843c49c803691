import type { Language } from '@maktab/i18n/languages'
import { useSpeaking } from './language.tsx'

/** The language of the page. */
export function useLanguage(): Language {
  return useSpeaking().translator.language
}
