/** Sentences of refusals in every language: the server holds all four catalogues, a page only one. */
import type { LanguageCode } from '@maktab/contracts/fields'
import { allBundles, bundles } from '@maktab/i18n/bundles'
import { languageByCode, languages } from '@maktab/i18n/languages'
import type { Translate } from '@maktab/i18n/translate'
import { loadWords } from '@maktab/i18n/words'
import type { Sentence } from '#errors.ts'

/** Translates what the server itself writes to people. */
export type ServerTranslate = Translate<'application' | 'mails' | 'importing'>

const spoken = allBundles.filter(
  (bundle) =>
    ['application', 'mails', 'importing'].includes(bundle) ||
    bundles[bundle].some((file) => file.startsWith('refusals')),
)

export async function loadTranslations(): Promise<(language: LanguageCode) => ServerTranslate> {
  const translators = new Map(
    await Promise.all(languages.map(async ({ locale }) => [locale, (await loadWords(locale, spoken)).t] as const)),
  )
  return (language) => {
    const t = translators.get(languageByCode(language).locale)
    if (!t) throw new Error(`No catalogue of ${language}`)
    return t
  }
}

/** A key that has no sentence comes back as itself: something to report instead of an empty box. */
export async function loadSentences(): Promise<Sentence> {
  const translateInto = await loadTranslations()
  return (language: LanguageCode, key: string) =>
    (translateInto(language) as (key: string) => string)(`refusals.${key}`)
}
