/** Mobile numbers as people type them (seed 000 §5): Pakistani, Afghan, and those of every other country in international form. */
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/mobile'
import { latinDigits } from './digits.ts'

/** Where a number without a country's prefix is looked for, in this order: no number is valid in both. */
const homes: readonly CountryCode[] = ['PK', 'AF']

/** Marks of direction, which are copied unseen, and the apostrophe of a sheet that keeps a number a text. */
const beside = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]|^\s*'/g

/** E.164 (`+923001234567`), or null for what is no mobile number. Eastern digits count; extensions and landlines do not. */
export function readPhoneNumber(typed: string): string | null {
  const text = latinDigits(typed).replace(beside, '').trim()
  if (!/^[+0-9][0-9\s().-]*$/.test(text)) return null
  const international = text.replace(/^00/, '+')
  if (international.startsWith('+')) return validNumber(international)
  for (const home of homes) {
    const number = validNumber(international, home)
    if (number) return number
  }
  return validNumber(`+${international.replace(/\D/g, '')}`)
}

function validNumber(text: string, country?: CountryCode): string | null {
  const number = parsePhoneNumberFromString(text, { extract: false, ...(country ? { defaultCountry: country } : {}) })
  return number?.isValid() && !number.ext ? number.number : null
}
