/** What an axis is marked with, and into which shade a figure falls. */

export interface Scale {
  readonly low: number
  readonly high: number
  /** From low to high, both among them, evenly apart. */
  readonly ticks: readonly number[]
}

interface ScaleWishes {
  /** Where the axis must end: 100 for percentages. */
  readonly top?: number | undefined
  /** About so many steps; at most twice as many come. */
  readonly steps?: number
}

/**
 * A scale for these figures. It begins at zero, or below where figures do, and its steps are 1, 2, 2.5 or 5 times a power
 * of ten; whole figures get whole steps. Without figures it runs from 0 to 1.
 */
export function scaleOf(values: readonly number[], { top, steps = 4 }: ScaleWishes = {}): Scale {
  const figures = values.filter(Number.isFinite)
  const lowest = Math.min(0, ...figures)
  const highest = top ?? Math.max(0, ...figures)
  const range = highest - lowest
  if (range <= 0) return { low: 0, high: 1, ticks: [0, 1] }
  const isWhole = top === undefined && figures.every(Number.isInteger)
  const step = isWhole
    ? Math.max(1, niceStep(range / steps, [1, 2, 5, 10]))
    : niceStep(range / steps, [1, 2, 2.5, 5, 10])
  const first = Math.floor(exact(lowest / step))
  const last = Math.ceil(exact(highest / step))
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => exact((first + index) * step))
  return { low: exact(first * step), high: exact(last * step), ticks }
}

function niceStep(least: number, factors: readonly number[]): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return (factors.find((factor) => exact(factor * power) >= exact(least)) ?? 10) * power
}

/** 0.1 + 0.2 is 0.3 again. */
function exact(value: number): number {
  return Number(value.toPrecision(12))
}

/** Where a value stands between the ends of a scale: 0 to 1, never outside. */
export function shareOf(value: number, { low, high }: Scale): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)))
}

/** Which of `count` points get a word below them where there is room for `most`: evenly apart, the last always. */
export function labelledPoints(count: number, most: number): readonly number[] {
  const every = Math.max(1, Math.ceil(count / Math.max(1, most)))
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % every === 0)
}

/** How many shades a heat map has. */
export const shades = 5

/** The shade of a figure between 0 and `top`: 1, the faintest, to 5. A figure on a border has the stronger shade. */
export function shadeOf(value: number, top: number): number {
  return Math.min(shades, Math.max(1, Math.floor(exact((value / top) * shades)) + 1))
}
