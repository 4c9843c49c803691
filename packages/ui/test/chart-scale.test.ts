import { describe, expect, test } from 'vitest'
import { labelledPoints, scaleOf, shadeOf, shareOf } from '../src/charts/chart-scale.ts'

describe('ticks', () => {
  test.each<[string, number[], { top?: number; steps?: number }, number[]]>([
    ['percentages', [12, 99], { top: 100 }, [0, 25, 50, 75, 100]],
    ['marks of ten', [3, 9], { top: 10 }, [0, 2.5, 5, 7.5, 10]],
    ['few whole things', [1, 2, 3], {}, [0, 1, 2, 3]],
    ['one whole thing', [1], {}, [0, 1]],
    ['whole figures have no halves', [0, 10], {}, [0, 5, 10]],
    ['hundreds', [120, 873], {}, [0, 500, 1000]],
    ['more steps', [120, 873], { steps: 8 }, [0, 200, 400, 600, 800, 1000]],
    ['thousands', [15_000], {}, [0, 5000, 10_000, 15_000]],
    ['fractions', [0.1, 0.3], {}, [0, 0.1, 0.2, 0.3]],
    ['below zero', [-5, 10], {}, [-5, 0, 5, 10]],
    ['all below zero', [-8, -2], {}, [-8, -6, -4, -2, 0]],
    ['only zeros', [0, 0], {}, [0, 1]],
    ['nothing', [], {}, [0, 1]],
    ['what is no figure is passed over', [Number.NaN, 4], {}, [0, 1, 2, 3, 4]],
  ])('%s', (_, values, wishes, ticks) => {
    const scale = scaleOf(values, wishes)
    expect(scale.ticks).toEqual(ticks)
    expect([scale.low, scale.high]).toEqual([ticks[0], ticks[ticks.length - 1]])
  })
})

test.each([
  [50, 0.5],
  [0, 0],
  [120, 1],
  [-3, 0],
])('%s of a hundred stands at %s', (value, share) => expect(shareOf(value, scaleOf([], { top: 100 }))).toBe(share))

test.each<[number, number, number[]]>([
  [4, 5, [0, 1, 2, 3]],
  [30, 5, [5, 11, 17, 23, 29]],
  [1, 5, [0]],
  [0, 5, []],
  [3, 0, [2]],
])('%s points with room for %s words', (count, most, indexes) => expect(labelledPoints(count, most)).toEqual(indexes))

test.each([
  [0, 1],
  [19.9, 1],
  [20, 2],
  [60, 4],
  [99, 5],
  [100, 5],
  [130, 5],
  [-1, 1],
])('%s of 100 has shade %s', (value, shade) => expect(shadeOf(value, 100)).toBe(shade))
