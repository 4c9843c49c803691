import { expect, it } from 'vitest'
import { isSilent, schoolFigures } from './school-figures.ts'

const nothing = {
  lessons_completed: 0,
  lessons_total: 0,
  attempts: 0,
  accuracy_sum: 0,
  due: 0,
  turned_in: 0,
  scored: 0,
  score_percent_sum: 0,
  attended: 0,
  attendance_marked: 0,
}

it('gives each share with what it is of', () => {
  expect(
    schoolFigures({
      lessons_completed: 45,
      lessons_total: 120,
      attempts: 3,
      accuracy_sum: 185,
      due: 8,
      turned_in: 6,
      scored: 2,
      score_percent_sum: 151,
      attended: 9,
      attendance_marked: 10,
    }),
  ).toEqual({
    // 45 of 120 lessons; 185 ÷ 3 attempts; 6 of 8 works; 151 ÷ 2 scores; 9 of 10 marks.
    lessons_completions: 37.5,
    lessons_completions_of: 120,
    lessons_avg_accuracy: 61.7,
    lessons_avg_accuracy_of: 3,
    avg_assignments_turnedin: 75,
    avg_assignments_turnedin_of: 8,
    avg_assignment_accuracy: 75.5,
    avg_assignment_accuracy_of: 2,
    attendance_avg: 90,
    attendance_avg_of: 10,
  })
})

it('says nothing of what was not measured', () => {
  const figures = schoolFigures(nothing)
  expect(Object.values(figures)).toEqual([null, 0, null, 0, null, 0, null, 0, null, 0])
})

it.each([
  ['never', null, true],
  ['a minute ago', '2026-03-21T07:59:00Z', false],
  ['fourteen days ago', '2026-03-07T08:00:00Z', false],
  ['a minute longer ago', '2026-03-07T07:59:00Z', true],
])('a school heard of %s: silent %j', (_when, heard_on, expected) => {
  expect(isSilent(heard_on === null ? null : new Date(heard_on), new Date('2026-03-21T08:00:00Z'))).toBe(expected)
})
