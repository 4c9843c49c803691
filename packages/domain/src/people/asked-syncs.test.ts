import { expect, test } from 'vitest'
import { saidOfSync } from './asked-syncs.ts'

const earlier = { synced_on: '2026-11-28T08:00:00.000Z' }
const later = { synced_on: '2026-11-28T08:01:00.000Z', waiting: 0, refused: 0 }

test.each([
  ['all is the same on both sides', later, 'sync_success'],
  ['the school was not reached', { ...later, ...earlier }, 'unable_to_connect'],
  ['it broke', undefined, 'unable_to_connect'],
  ['something was refused, which stands in a list', { ...later, refused: 1 }, undefined],
  ['something may not be sent yet', { ...later, waiting: 1 }, undefined],
] as const)('where %s, whoever asked for the sync hears that', (_, after, said) => {
  expect(saidOfSync({ before: earlier, after })).toBe(said)
})
