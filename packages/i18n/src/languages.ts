import type { LanguageCode } from '@maktab/contracts/fields'

/** Name of a catalogue: the folder its messages are in. */
export type Locale = 'en' | 'ps' | 'da' | 'ur'
export type Direction = 'ltr' | 'rtl'
/** The Quran tenant counts its languages differently (seed 000 §1). */
export type LanguageVariant = 'standard' | 'quran'

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

const order: Record<LanguageVariant, readonly LanguageCode[]> = {
  standard: ['en', 'pu', 'da'],
  quran: ['en', 'ur'],
}

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

/** The language at an index of a tenant's list; undefined where the variant has no such index. */
export function languageByIndex(index: number, variant: LanguageVariant = 'standard'): Language | undefined {
  const code = order[variant][index]
  return code === undefined ? undefined : languageByCode(code)
}

/** The index that a tenant's configuration counts a language by; undefined where the variant does not offer it. */
export function indexOfLanguage(code: LanguageCode, variant: LanguageVariant = 'standard'): number | undefined {
  const index = order[variant].indexOf(code)
  return index < 0 ? undefined : index
}

/** Languages of a tenant from its comma-separated indexes, in the order given. Empty means English only (seed 000 §3). */
export function languagesOfTenant(indexes: string, variant: LanguageVariant = 'standard'): readonly Language[] {
  const offered: Language[] = []
  for (const part of indexes.split(',')) {
    const text = part.trim()
    const language = /^\d+$/.test(text) ? languageByIndex(Number(text), variant) : undefined
    if (language !== undefined && !offered.includes(language)) offered.push(language)
  }
  return offered.length > 0 ? offered : [english]
}
