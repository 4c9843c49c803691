import { expect, test } from 'vitest'
import { fewLearners, withoutSmallCells, withoutSmallGroups } from './data-set.ts'

const groups = (...sizes: readonly (readonly [total: string, learners: number])[]) =>
  sizes.map(([total, learners], at) => ({ total, learners, at }))

const ofGroups: readonly (readonly [string, ReturnType<typeof groups>, readonly number[]])[] = [
  ['groups of six and more stay', groups(['a', 6], ['a', 40]), [0, 1]],
  [
    'a group of five goes, and the smallest beside it, which the total would tell',
    groups(['a', 5], ['a', 40], ['a', 30]),
    [1],
  ],
  ['two small groups of six together hide each other', groups(['a', 5], ['a', 4], ['a', 40]), [2]],
  ['two small groups of five together do not: a third goes', groups(['a', 3], ['a', 2], ['a', 40], ['a', 50]), [3]],
  ['a small group alone of its total goes alone', groups(['a', 5], ['b', 40]), [1]],
  ['an empty group is small', groups(['a', 0], ['a', 40], ['a', 50]), [2]],
  ['what is hidden of one total says nothing of another', groups(['a', 5], ['a', 9], ['b', 7]), [2]],
]

test.each(ofGroups)('%s', (_, all, stay) => {
  expect(withoutSmallGroups(all).map(({ at }) => at)).toEqual(stay)
})

const ofCells: readonly (readonly [string, readonly number[], readonly (number | null)[]])[] = [
  ['large numbers and noughts stay', [10, 0, 6, 8], [10, 0, 6, 8]],
  ['one small number takes the smallest with it', [3, 20, 10, 0], [null, 20, null, 0]],
  ['two that come to six and more hide each other', [5, 4, 20], [null, null, 20]],
  ['two that come to less take a third', [2, 3, 20, 30], [null, null, null, 30]],
  ['a small number alone is hidden', [5, 0, 0], [null, 0, 0]],
]

test.each(ofCells)('%s', (_, cells, left) => {
  expect(withoutSmallCells(cells)).toEqual(left)
})

test('whatever the sizes, nothing that is left is small, and what is hidden cannot be told by subtraction', () => {
  let seed = 7
  const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  for (let run = 0; run < 500; run++) {
    const all = groups(...Array.from({ length: 1 + next(6) }, () => ['a', next(20)] as const))
    const left = withoutSmallGroups(all)
    expect(left.every(({ learners }) => learners >= fewLearners)).toBe(true)
    const hidden = all.filter((one) => !left.includes(one))
    // One hidden group is the total less the others; several are a number of which none is known.
    if (left.length > 0 && hidden.length > 0) {
      expect(hidden.length).toBeGreaterThan(1)
      expect(hidden.reduce((sum, { learners }) => sum + learners, 0)).toBeGreaterThanOrEqual(fewLearners)
    }
  }
})
