/** Chance that falls the same way every time: the demonstration world is the same on every machine. */
import { createHash } from 'node:crypto'

export interface Random {
  /** From 0, below 1. */
  next(): number
  /** A whole number, both ends included. */
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  guid(): string
}

/** The generator sfc32; `seed` may be any text. */
export function seededRandom(seed: string): Random {
  const hash = createHash('sha256').update(seed).digest()
  let [a, b, c, d] = [hash.readInt32LE(0), hash.readInt32LE(4), hash.readInt32LE(8), hash.readInt32LE(12)]
  const word = (): number => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  const next = () => word() / 4_294_967_296
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('Nothing to pick from')
      return list[between(0, list.length - 1)] as T
    },
    guid: () => asGuid(hex(word()) + hex(word()) + hex(word()) + hex(word())),
  }
}

/** The same id for the same name, on every machine and in every load. */
export function guidOf(name: string): string {
  return asGuid(createHash('sha256').update(`maktab demonstration ${name}`).digest('hex'))
}

const bytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const hexOfByte = (byte: number): string => bytes[byte & 255] ?? ''

/** Looked up: a year has hundreds of thousands of ids. */
function hex(word: number): string {
  return hexOfByte(word >>> 24) + hexOfByte(word >>> 16) + hexOfByte(word >>> 8) + hexOfByte(word)
}

/** Shaped as a random UUID (version 4), since devices make such ids. */
function asGuid(digits: string): string {
  const variant = ((Number.parseInt(digits[16] ?? '0', 16) & 3) | 8).toString(16)
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}
