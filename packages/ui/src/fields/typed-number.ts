import { latinDigits } from '@maktab/i18n/numbers'

/**
 * What was typed as a number, in Latin or Eastern digits: undefined where nothing was, NaN where it is no number. A comma
 * counts only between thousands: "10,5" could be ten and a half or a hundred and five, and is asked about.
 */
export function readTypedNumber(text: string): number | undefined {
  const plain = latinDigits(text)
    .replace(/[\s\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/[\u066c\u060c]/g, ',')
    .replace(/\u2212/g, '-')
  if (plain === '') return undefined
  return /^[+-]?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(plain) && /\d/.test(plain)
    ? Number(plain.replace(/,/g, ''))
    : Number.NaN
}

/** Bounds of a number; a step also says how far one press of an arrow goes. */
export interface NumberBounds {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step?: number | undefined
}

/** One step up (1) or down (-1) from a value, held within the bounds; from nothing to 0 or the bound nearest it. */
export function stepNumber(
  value: number | undefined,
  direction: 1 | -1,
  { min = -Infinity, max = Infinity, step = 1 }: NumberBounds,
): number {
  const isEmpty = value === undefined || Number.isNaN(value)
  const next = isEmpty ? 0 : value + direction * step
  // Steps like 0.1 leave crumbs: 0.1 + 0.2.
  return Math.min(max, Math.max(min, Number(next.toFixed(6))))
}

export type NumberProblem = 'not_a_number' | 'out_of_bounds'

/** What is wrong with a value, undefined where nothing is. Empty is not this rule's to refuse. */
export function numberProblem(
  value: number | undefined,
  { min = -Infinity, max = Infinity }: NumberBounds,
): NumberProblem | undefined {
  if (value === undefined) return undefined
  if (Number.isNaN(value)) return 'not_a_number'
  return value < min || value > max ? 'out_of_bounds' : undefined
}
