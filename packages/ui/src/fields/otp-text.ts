import { latinDigits } from '@maktab/i18n/numbers'

/** What of a typed or pasted text may stand in a code: Eastern digits become Latin, spaces, dashes and marks of direction go; letters too, where only digits are wanted. */
export function readCode(text: string, isNumeric: boolean): string {
  const plain = latinDigits(text).replace(/[\s\-\u2010-\u2015\u200b-\u200f\u2066-\u2069]/g, '')
  return isNumeric ? plain.replace(/\D/g, '') : plain
}

export interface CodeChange {
  readonly value: string
  /** Index of the box that is next. */
  readonly box: number
}

/** Puts text into a code at a box, over what stands there and after it. A code has no holes: beyond its end is at its end. */
export function typeIntoCode(code: string, at: number, text: string, length: number): CodeChange {
  const start = Math.min(at, code.length)
  const value = (code.slice(0, start) + text + code.slice(start + text.length)).slice(0, length)
  return { value, box: Math.min(start + text.length, length - 1) }
}

/** Takes away the character in a box, or the one before where the box is empty; the rest moves up. */
export function deleteFromCode(code: string, at: number): CodeChange {
  const box = at < code.length ? at : Math.max(0, code.length - 1)
  return { value: code.slice(0, box) + code.slice(box + 1), box }
}
