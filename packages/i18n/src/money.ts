/** Amounts of money, written as CLDR does with narrow signs: Rs 1,500 · ؋ ۱٬۵۰۰ · £9.00 · $12.50. */
import { digitsOf, formatNumber, usesEasternDigits } from './numbers.ts'
import type { Locale } from './languages.ts'

export type Currency = 'PKR' | 'AFN' | 'GBP' | 'USD'

const signs: Readonly<Record<Currency, string>> = { PKR: 'Rs', AFN: '؋', GBP: '£', USD: '$' }

/** Rupees and afghanis are counted whole unless an amount has a fraction; pounds and dollars always show pence and cents. */
const wholeUnits: ReadonlySet<Currency> = new Set<Currency>(['PKR', 'AFN'])

const noBreak = '\u00a0'

/** An amount in whole units of its currency (12.5 dollars, not 1250 cents), rounded to hundredths. A minus stands before the sign of the currency. */
export function formatMoney(amount: number, currency: Currency, locale: Locale): string {
  const cents = Math.round(Math.abs(amount) * 100)
  const [whole, fraction] = [Math.floor(cents / 100), cents % 100]
  const isEastern = usesEasternDigits(locale)
  const point = isEastern ? '\u066b' : '.'
  const places =
    fraction === 0 && wholeUnits.has(currency) ? '' : `${point}${digitsOf(String(fraction).padStart(2, '0'), locale)}`
  const sign = signs[currency]
  const space = isEastern || sign === 'Rs' ? noBreak : ''
  const minus = amount < 0 && cents > 0 ? (locale === 'en' ? '-' : '\u200e\u2212') : ''
  return `${minus}${sign}${space}${formatNumber(whole, locale, 0)}${places}`
}
