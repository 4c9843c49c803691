import { describe, expect, test } from 'vitest'
import { guidOf, seededRandom } from './random.ts'

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('chance in the demonstration', () => {
  test('falls the same way for the same seed, and otherwise for another', () => {
    const falls = (seed: string) => {
      const random = seededRandom(seed)
      return Array.from({ length: 5 }, () => random.between(1, 1_000_000))
    }
    expect(falls('one')).toEqual(falls('one'))
    expect(falls('one')).not.toEqual(falls('two'))
  })
  test('is spread evenly: each of ten numbers about a tenth of the time', () => {
    const random = seededRandom('spread')
    const counts = Array.from({ length: 10 }, () => 0)
    for (let times = 0; times < 20_000; times++) counts[random.between(0, 9)]! += 1
    for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(200)
  })
  test('gives ids that no two things share', () => {
    const random = seededRandom('ids')
    const ids = Array.from({ length: 10_000 }, () => random.guid())
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => guid.test(id))).toBe(true)
    expect(guidOf('a lesson')).toMatch(guid)
    expect(guidOf('a lesson')).toBe(guidOf('a lesson'))
    expect(guidOf('a lesson')).not.toBe(guidOf('another'))
  })
})
