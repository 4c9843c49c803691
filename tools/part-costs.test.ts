import { expect, test } from 'vitest'
import { budgetFaults } from './part-costs.ts'

const none = { js: 0, css: 0 }

test.each<[string, { js: number; css: number }, number]>([
  ['as much as may be', { js: 140_000, css: 14_000 }, 0],
  ['too much script', { js: 140_001, css: 14_000 }, 1],
  ['too much of both', { js: 150_000, css: 15_000 }, 2],
])('%s', (_, all, faults) =>
  expect(budgetFaults({ parts: [], base: none, react: none, later: [], all })).toHaveLength(faults),
)
