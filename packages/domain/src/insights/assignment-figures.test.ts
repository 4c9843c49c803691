import { expect, test } from 'vitest'
import { assignmentFigures } from './assignment-figures.ts'

test('figures of assignments', () => {
  const open = {
    is_excused: false,
    is_handed_in: false,
    assignment_status: 0,
    is_late: false,
    score: null,
    total_score: 10,
  } as const
  const returned = {
    is_excused: false,
    is_handed_in: true,
    assignment_status: 2,
    is_late: false,
    score: 15,
    total_score: 20,
  } as const
  expect(
    assignmentFigures([
      open,
      returned,
      { ...returned, score: 5, total_score: 30, is_late: true },
      { ...open, is_handed_in: true, assignment_status: 1, is_late: true },
      { ...open, is_handed_in: true, assignment_status: 3 },
      // Returned with a mark and without any work.
      { ...open, assignment_status: 2 },
      // In no figure.
      { ...returned, is_excused: true, is_late: true },
      { ...open, is_excused: true },
    ]),
  ).toEqual({
    assignments_total: 6,
    avg_assignments_turnedin: 66.7,
    assignments_total_completed: 3,
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
    assignmentFigures([
      { is_excused: false, is_handed_in: true, assignment_status: 2, is_late: false, score: 0, total_score: 0 },
    ]).avg_assignment_accuracy,
  ).toBeNull()
})
