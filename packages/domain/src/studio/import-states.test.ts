import { expect, test } from 'vitest'
import { decideRetry, mayCancel, standingOf, type KeptImport } from './import-states.ts'

const now = new Date('2026-03-21T08:00:00Z')
const [past, future] = [new Date('2026-03-21T07:59:59Z'), new Date('2026-03-21T08:00:01Z')]

const cases: readonly (readonly [
  KeptImport['state'],
  Date,
  standing: string,
  mayRetry: boolean,
  mayCancel: boolean,
])[] = [
  ['waiting', future, 'waiting', false, true],
  ['working', future, 'working', false, true],
  ['working', now, 'working', false, true],
  ['waiting', past, 'cut_off', true, true],
  ['working', past, 'cut_off', true, true],
  ['done', past, 'done', false, false],
  ['refused', past, 'refused', false, false],
  ['cancelled', past, 'cancelled', false, false],
]
test.each(cases)('%s, leased until %s, stands as %s', (state, leased_until, standing, isTaken, isCancelled) => {
  const kept = { state, leased_until }
  expect(standingOf(kept, now)).toBe(standing)
  expect(decideRetry(kept, now).ok).toBe(isTaken)
  expect(mayCancel(kept)).toBe(isCancelled)
})
