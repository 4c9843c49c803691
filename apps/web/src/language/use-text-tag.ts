import { languageOfText } from '@maktab/i18n/language-of-text'
import { useSpoken } from '@maktab/ui/base/words'

/** The `lang` of what a person wrote, whose language nobody said; undefined where it is read in the page's own. */
export function useTextTag(): (text: string) => string | undefined {
  const { words, languages } = useSpoken()
  return (text) => languageOfText(text, words.language, languages)?.tag
}
