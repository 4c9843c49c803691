/** Percentages as people see them: one decimal, nothing where nothing was measured. */

/** `part` of `whole` in per cent, one decimal (seed 001 §5); null where there is no whole. Never above 100: a learner who left takes their part of the whole along. */
export function share(part: number, whole: number): number | null {
  return mean(part * 100, whole)
}

/** A sum of percentages over their number, one decimal; null where nothing was measured. */
export function mean(sumOfPercentages: number, number: number): number | null {
  if (number <= 0) return null
  return Math.min(100, Math.max(0, roundToTenth(sumOfPercentages / number)))
}

/** Halves go up; sums of decimals that should be a half are not missed by their last binary digit. */
function roundToTenth(value: number): number {
  return Math.round(Number((value * 10).toFixed(6))) / 10
}

/** A strength: above 60 after rounding to a whole per cent (seed 001 §9). A value is a strength or a weakness, never both. */
export function isStrong(percentage: number): boolean {
  return Math.round(percentage) > 60
}

/** A weakness: below 61 after rounding to a whole per cent (seed 001 §9). */
export function isWeak(percentage: number): boolean {
  return Math.round(percentage) < 61
}
