/** How a whole is cut into slices that can be told apart. */

export interface Slice {
  readonly key: string
  readonly label: string
  /** At least 0. */
  readonly value: number
}

export interface PlacedSlice extends Slice {
  /** Of the whole, 0 to 1. */
  readonly share: number
  /** Where it begins, 0 to 1 around the ring. */
  readonly start: number
}

/**
 * At most `most` slices, in the order given. Where there are more, the largest stay and the others become one, last, of
 * the key `other`. What is nothing or less is no slice; without any the answer is empty.
 */
export function cutSlices(slices: readonly Slice[], otherLabel: string, most = 6): readonly PlacedSlice[] {
  const real = slices.filter(({ value }) => value > 0)
  const total = real.reduce((sum, { value }) => sum + value, 0)
  const kept = real.length <= most ? real : gathered(real, otherLabel, most)
  let end = 0
  return kept.map((slice) => {
    const start = end
    const share = slice.value / total
    end += share
    return { ...slice, share, start }
  })
}

function gathered(slices: readonly Slice[], otherLabel: string, most: number): readonly Slice[] {
  const large = new Set([...slices].sort((one, other) => other.value - one.value).slice(0, most - 1))
  const rest = slices.filter((slice) => !large.has(slice)).reduce((sum, { value }) => sum + value, 0)
  return [...slices.filter((slice) => large.has(slice)), { key: 'other', label: otherLabel, value: rest }]
}
