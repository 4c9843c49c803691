import { latinDigits } from '@maktab/i18n/numbers'

/** The two countries that most people here call from; any other is written with its own code. */
export type PhoneCountry = '93' | '92' | 'other'

export interface PhoneParts {
  readonly country: PhoneCountry
  /** Latin digits as typed: of a country of ours without its code, of another with it. */
  readonly digits: string
}

/**
 * Takes a typed or pasted number apart. `+93…`, `0093…` and `93` before a whole number name their country; what names none
 * belongs to the country at hand. Digits may be Eastern; anything that is no digit goes.
 */
export function readPhone(text: string, at: PhoneCountry): PhoneParts {
  const plain = latinDigits(text).replace(/[^\d+]/g, '')
  const isInternational = plain.startsWith('+') || plain.startsWith('00')
  const digits = plain.replace(/\D/g, '').replace(isInternational && !plain.startsWith('+') ? /^00/ : /^(?!)/, '')
  for (const country of ['93', '92'] as const) {
    const isWhole = !isInternational && at === country && digits.length > (country === '93' ? 10 : 11)
    if (digits.startsWith(country) && (isInternational || isWhole)) return { country, digits: digits.slice(2) }
  }
  return { country: isInternational ? 'other' : at, digits }
}

/** The number as it travels, `+93701234567`: with the country's code, without the 0 that stands before it at home. Empty where nothing is typed. */
export function writePhone({ country, digits }: PhoneParts): string {
  if (digits === '') return ''
  if (country === 'other') return `+${digits}`
  const home = digits.replace(/^0/, '')
  return home === '' ? '' : `+${country}${home}`
}

/** The digits in the groups that people say them in: 070 123 4567, 0300 1234567, 44 7911 123 456, 1 415 555 2671. */
export function groupPhone({ country, digits }: PhoneParts): string {
  const zero = digits.startsWith('0') && country !== 'other' ? 1 : 0
  const cuts =
    country === '93'
      ? [2 + zero, 5 + zero]
      : country === '92'
        ? [3 + zero]
        : /^[17]/.test(digits)
          ? [1, 4, 7]
          : [2, 6, 9, 12]
  const parts: string[] = []
  let from = 0
  for (const cut of cuts) {
    if (cut >= digits.length) break
    parts.push(digits.slice(from, cut))
    from = cut
  }
  parts.push(digits.slice(from))
  return parts.join(' ')
}

/** Where the caret stands in a grouped text so that as many digits are before it as were. */
export function caretAfterDigits(text: string, digits: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digits) return index
    if (/\d/.test(text[index] ?? '')) seen += 1
  }
  return text.length
}
