import { latinDigits } from '@maktab/i18n/numbers'

/** Letters that keyboards and writers use for each other; marks of vowels and hamza are gone by then. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[\u064a\u0649\u06d0\u06cd\u06ce]/g, '\u06cc'],
  [/\u0643/g, '\u06a9'],
  [/\u06ab/g, '\u06af'],
  [/[\u0629\u06be\u06c1\u06c3\u06d5]/g, '\u0647'],
  [/\u0671/g, '\u0627'],
  [/[\u0640\u200b-\u200f\u2066-\u2069]/g, ''],
]

/** A text as it is compared: without case, vowel signs and half-spaces, Arabic and Persian forms of a letter as one, digits in Latin. */
export function foldText(text: string): string {
  let folded = latinDigits(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  for (const [letters, letter] of alike) folded = folded.replace(letters, letter)
  return folded.replace(/\s+/g, ' ').trim()
}
