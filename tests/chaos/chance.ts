/** Chance that a seed decides (mulberry32): the same seed, the same run. */
export interface Chance {
  /** 0 up to, not including, 1. */
  next(): number
  /** 0 up to, not including, `below`. */
  below(below: number): number
  is(probability: number): boolean
  pick<T>(choices: readonly T[]): T
  uuid(): string
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join('')
  return {
    next,
    below,
    is: (probability) => next() < probability,
    pick: (choices) => {
      const picked = choices[below(choices.length)]
      if (picked === undefined) throw new Error('Nothing to pick from')
      return picked
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[below(4)] ?? '8'}${hex(3)}-${hex(12)}`,
  }
}
