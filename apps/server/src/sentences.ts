/** Sentences of refusals in every language: the server holds all four catalogues, a page only one. */
import type { LanguageCode } from '@maktab/contracts/fields'
import { languageByCode, languages, type Locale } from '@maktab/i18n/languages'
import { loadLanguage } from '@maktab/i18n/load-language'
import { loadMailWords } from '@maktab/i18n/load-mail-words'
import type { Translate } from '@maktab/i18n/translate'
import type { Sentence } from '#errors.ts'

/** What the server itself writes to people. */
export async function loadTranslations(): Promise<(language: LanguageCode) => Translate> {
  const translators = new Map(
    await Promise.all(languages.map(async ({ locale }) => [locale, await translatorOf(locale)] as const)),
  )
  return (language) => {
    const t = translators.get(languageByCode(language).locale)
    if (!t) throw new Error(`No catalogue of ${language}`)
    return t
  }
}

async function translatorOf(locale: Locale): Promise<Translate> {
  const [whole, mails] = await Promise.all([loadLanguage(locale), loadMailWords(locale)])
  return (key, ...parameters) => (key.startsWith('mails.') ? mails : whole).t(key, ...parameters)
}

/** A key that has no sentence comes back as itself: something to report instead of an empty box. */
export async function loadSentences(): Promise<Sentence> {
  const translateInto = await loadTranslations()
  return (language: LanguageCode, key: string) =>
    (translateInto(language) as (key: string) => string)(`refusals.${key}`)
}
