import type { LanguageCode } from '@maktab/contracts/fields'

/** Name of a catalogue: the folder its messages are in. */
export type Locale = 'en' | 'ps' | 'da' | 'ur'
export type Direction = 'ltr' | 'rtl'

export interface Language {
  readonly locale: Locale
  /** As it travels in the language header and in rows. */
  readonly code: LanguageCode
  /** As it stands in a query string. */
  readonly title: string
  readonly ownName: string
  /** BCP 47, for `lang` and fonts. Never hand `ps-AF` to Intl: browsers fall back to American English in silence. */
  readonly tag: string
  readonly direction: Direction
}

export const languages = [
  { locale: 'en', code: 'en', title: 'english', ownName: 'English', tag: 'en', direction: 'ltr' },
  { locale: 'ps', code: 'pu', title: 'pashto', ownName: 'پښتو', tag: 'ps-AF', direction: 'rtl' },
  { locale: 'da', code: 'da', title: 'dari', ownName: 'دری', tag: 'fa-AF', direction: 'rtl' },
  { locale: 'ur', code: 'ur', title: 'urdu', ownName: 'اردو', tag: 'ur-PK', direction: 'rtl' },
] as const satisfies readonly Language[]

const english: Language = languages[0]

/** The language of a wire code; English where the code is none of ours. */
export function languageByCode(code: string): Language {
  return languages.find((language) => language.code === code) ?? english
}

export function languageByLocale(locale: Locale): Language {
  return languages.find((language) => language.locale === locale) ?? english
}

/** The language that a query string names, in any letter case (seed 000 §1); undefined where it names none. */
export function languageByTitle(title: string): Language | undefined {
  const wanted = title.trim().toLowerCase()
  return languages.find((language) => language.title === wanted)
}
