import type { Locale } from './languages.ts'

/** Pashto and Dari are written with Eastern digits; Urdu in Pakistan and English with Latin ones (CLDR). */
export function usesEasternDigits(locale: Locale): boolean {
  return locale === 'ps' || locale === 'da'
}

/** ۰–۹ for each of 0–9. */
export function easternDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x30 + 0x06f0))
}

/** 0–9 for each of ۰–۹ and ٠–٩, and `.` for the decimal sign ٫; other characters stay. */
export function latinDigits(text: string): string {
  return text
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/\u066b/g, '.')
}

/** A text of digits (a code, a clock time) in the digits of a language. */
export function digitsOf(text: string, locale: Locale): string {
  return usesEasternDigits(locale) ? easternDigits(text) : text
}

/** What a person typed as a number, in any digits, thousands separated or not; undefined where it is no number. */
export function parseNumber(text: string): number | undefined {
  const plain = latinDigits(text)
    .replace(/[\s,\u066c\u060c\u2066-\u2069\u200e\u200f]/g, '')
    .replace(/\u2212/g, '-')
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined
  return Number(plain)
}

const formats = new Map<number, Intl.NumberFormat>()

function latinFormat(decimals: number): Intl.NumberFormat {
  let format = formats.get(decimals)
  if (format === undefined) {
    format = new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals })
    formats.set(decimals, format)
  }
  return format
}

/**
 * A number as a person reads it: grouped by thousands, at most `decimals` places (default 2), in the language's digits
 * with its signs (٬ and ٫ beside Eastern digits).
 */
export function formatNumber(value: number, locale: Locale, decimals = 2): string {
  const latin = latinFormat(decimals).format(value)
  if (!usesEasternDigits(locale)) return latin
  const signs = easternDigits(latin.replace(/,/g, '\u066c').replace(/\./g, '\u066b'))
  // The mark keeps the minus on the outer side of the digits in a right-to-left line.
  return signs.startsWith('-') ? `\u200e\u2212${signs.slice(1)}` : signs
}

/** A percentage from 0 to 100 (not a fraction), at most one decimal: 75%, ۷۵٪. */
export function formatPercent(value: number, locale: Locale, decimals = 1): string {
  return `${formatNumber(value, locale, decimals)}${usesEasternDigits(locale) ? '\u066a' : '%'}`
}
