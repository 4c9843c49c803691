import { expect, test } from 'vitest'
import { drawBySeed } from './question-draw.ts'

const bank = Array.from({ length: 200 }, (_, at) => `question-${at}`)
const draw = (seed: string, entries: readonly string[] = bank, count = 10) =>
  drawBySeed(entries, (id) => id, { seed, count })

test('the same seed draws the same, whatever the order of the bank', () => {
  expect(draw('monday', [...bank].reverse())).toEqual(draw('monday'))
})

test('another seed draws others, and nothing twice', () => {
  expect(new Set(draw('monday')).size).toBe(10)
  expect(draw('tuesday').filter((one) => draw('monday').includes(one)).length).toBeLessThan(5)
})

test('a question that joins takes the place of at most one', () => {
  const before = draw('monday')
  expect(draw('monday', [...bank, 'newcomer']).filter((one) => before.includes(one)).length).toBeGreaterThanOrEqual(9)
})

test('over many seeds every question comes about as often as every other', () => {
  const times = new Map<string, number>()
  for (let seed = 0; seed < 400; seed += 1)
    for (const one of draw(`seed ${seed}`)) times.set(one, (times.get(one) ?? 0) + 1)
  // Twenty times each is what is expected; outside of 5 to 40 lies one bank in many millions.
  expect(Math.min(...bank.map((one) => times.get(one) ?? 0))).toBeGreaterThan(4)
  expect(Math.max(...times.values())).toBeLessThan(41)
})

test('a bank that has fewer gives all', () => {
  expect(draw('monday', ['a', 'b'], 5)).toHaveLength(2)
})
