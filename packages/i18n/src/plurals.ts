import type { Locale } from './languages.ts'

export type PluralCategory = 'one' | 'other'

/**
 * The plural category of a count by the rules of CLDR: English and Urdu say "one" of exactly 1 without decimals, Pashto
 * of the number 1, Dari of everything from 0 to 1. Browsers have no rule for Pashto, so none is asked.
 */
export function pluralCategory(count: number, locale: Locale): PluralCategory {
  const size = Math.abs(count)
  const isOne = locale === 'da' ? size <= 1 : size === 1
  return isOne ? 'one' : 'other'
}
