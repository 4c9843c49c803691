/** Sentences of refusals in every language: the server holds all four catalogues, a page only one. */
import type { LanguageCode } from '@maktab/contracts/fields'
import { languageByCode, languages, type Locale } from '@maktab/i18n/languages'
import { loadLanguage, type Translator } from '@maktab/i18n/translate'
import type { Sentence } from '#errors.ts'

/** A key that has no sentence comes back as itself: something to report instead of an empty box. */
export async function loadSentences(): Promise<Sentence> {
  const pairs = await Promise.all(languages.map(async ({ locale }) => [locale, await loadLanguage(locale)] as const))
  const translators = Object.fromEntries(pairs) as Record<Locale, Translator>
  return (language: LanguageCode, key: string) => {
    const { t } = translators[languageByCode(language).locale]
    return (t as (key: string) => string)(`refusals.${key}`)
  }
}
