import { expect, test } from 'vitest'
import { assignmentFigures } from './assignment-figures.ts'

test('figures of assignments', () => {
  const open = { assignment_status: 0, is_late: false, score: null, total_score: 10 } as const
  const returned = { assignment_status: 2, is_late: false, score: 15, total_score: 20 } as const
  expect(
    assignmentFigures([
      open,
      returned,
      { ...returned, score: 5, total_score: 30, is_late: true },
      { ...open, assignment_status: 1, is_late: true },
      { ...open, assignment_status: 3 },
    ]),
  ).toEqual({
    assignments_total: 5,
    avg_assignments_turnedin: 80,
    assignments_total_completed: 2,
    assignments_late: 2,
    // 75 and 16.67 per cent.
    avg_assignment_accuracy: 45.8,
  })
})

test('without work there is nothing to measure', () => {
  expect(assignmentFigures([])).toEqual({
    assignments_total: 0,
    avg_assignments_turnedin: null,
    assignments_total_completed: 0,
    assignments_late: 0,
    avg_assignment_accuracy: null,
  })
})

test('work without marks has no score in per cent', () => {
  expect(
    assignmentFigures([{ assignment_status: 2, is_late: false, score: 0, total_score: 0 }]).avg_assignment_accuracy,
  ).toBeNull()
})
