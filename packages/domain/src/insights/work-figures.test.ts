import { expect, test } from 'vitest'
import { distributionOf, workFigures, workTotals } from './work-figures.ts'

const graded = { students: 4, turned_in: 3, late: 1, returned: 2, percents: [50, 100] }
const ungraded = { students: 4, turned_in: 1, late: 0, returned: 1, percents: [] }

test('figures of a work', () => {
  expect(workFigures(graded)).toMatchObject({ on_time: 2, missing: 1, scored: 2, avg_score: 75 })
  expect(workFigures(ungraded)).toMatchObject({ on_time: 1, missing: 3, scored: 0, avg_score: null })
})

test('what is not graded is in no mean, and counts among what was turned in', () => {
  expect(workTotals([graded, ungraded])).toMatchObject({
    assignments_total: 2,
    avg_assignments_turnedin: 50,
    assignments_total_completed: 3,
    assignments_late: 1,
    avg_assignment_accuracy: 75,
  })
  expect(workTotals([])).toMatchObject({ avg_assignments_turnedin: null, avg_assignment_accuracy: null })
})

test('scores lie in tenths, full marks in the last', () => {
  expect(distributionOf([0, 9.99, 10, 89.9, 90, 100])).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 1, 2])
})
