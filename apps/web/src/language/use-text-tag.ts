import { languageOfText } from '@maktab/i18n/language-of-text'
import { useLanguage } from './use-language.ts'

/** The `lang` of what a person wrote, whose language nobody said; undefined where it is read in the page's own. */
export function useTextTag(): (text: string) => string | undefined {
  const page = useLanguage()
  return (text) => languageOfText(text, page)?.tag
}
