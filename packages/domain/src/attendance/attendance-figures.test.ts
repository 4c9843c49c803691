import { expect, test } from 'vitest'
import {
  bestFirst,
  dayStatus,
  figuresOfLearner,
  isToFollow,
  marksOfCodes,
  marksOfLearner,
} from './attendance-figures.ts'
import { registerLines, reportOfLearner } from './attendance-reports.ts'

test.each([
  ['present where any lesson was', [2, 1, 3], 1],
  ['late where lessons were late or missed', [2, 3], 3],
  ['absent where all lessons were missed', [2, 2], 2],
  ['absent where some were missed and the others on leave', [4, 2], 2],
  ['on leave where all lessons were', [4, 4], 4],
] as const)('a day is %s', (_, marks, status) => {
  expect(dayStatus(marks)).toBe(status)
})

test.each([
  ['nobody is below the minimum without a mark', '', 0, 0, [0, 0, null, false, false]],
  ['two days in a row are not followed', '1122', 6, 8, [2, 2, 75, false, false]],
  ['three days in a row are', '11222', 10, 12, [3, 3, 83.3, false, true]],
  ['a day on leave does not end the row', '12422', 9, 12, [3, 3, 75, false, true]],
  ['a day in school ends it', '2221', 9, 12, [0, 3, 75, false, false]],
  ['less than the minimum is followed', '12', 74, 100, [1, 1, 74, true, true]],
] as const)('%s', (_, signs, attended, marked, expected) => {
  const figures = figuresOfLearner({ signs, attended, marked }, 75)
  const { days_absent_in_row, longest_absence, attendance_avg, is_below_minimum } = figures
  expect([days_absent_in_row, longest_absence, attendance_avg, is_below_minimum, isToFollow(figures)]).toEqual(expected)
})

test('marks are put in the order of their days, lessons of a day together', () => {
  const marks = marksOfLearner([
    { attendance_date: '2026-03-22', attendance_status: 2 },
    { attendance_date: '2026-03-21', attendance_status: 1 },
    { attendance_date: '2026-03-22', attendance_status: 2 },
  ])
  expect(marks).toEqual({ signs: '12', attended: 1, marked: 3 })
})

test('marks that come as numbers say the same as those that come with their days', () => {
  const marks = [
    ['2026-03-23', 4],
    ['2026-03-21', 1],
    ['2026-03-22', 2],
    ['2026-03-22', 3],
    ['2026-03-21', 2],
    ['2026-03-25', 2],
  ] as const
  const codes = marks.map(([day, status]) => 4 * (Number(day.slice(-2)) - 21) + bestFirst.indexOf(status))
  const said = marksOfLearner(
    marks.map(([attendance_date, attendance_status]) => ({ attendance_date, attendance_status })),
  )
  expect(said).toEqual({ signs: '1342', attended: 2, marked: 6 })
  expect(marksOfCodes(codes)).toEqual(said)
  expect(marksOfCodes([])).toEqual({ signs: '', attended: 0, marked: 0 })
})

test('a report of more than three months is told by month', () => {
  const marks = [
    { attendance_date: '2026-01-05', attendance_status: 1 },
    { attendance_date: '2026-01-06', attendance_status: 2 },
    { attendance_date: '2026-04-01', attendance_status: 3 },
  ] as const
  expect(reportOfLearner(marks, { start_date: '2026-01-01', end_date: '2026-04-30' }, 75)).toMatchObject({
    is_month_wise: true,
    report: [
      { day: '2026-01-01', attended: 1, marked: 2 },
      { day: '2026-04-01', attended: 1, marked: 1 },
    ],
    summary: { attended: 2, absent: 1, late: 1, leave: 0, marked: 3, attendance_avg: 66.7, is_below_minimum: true },
  })
})

test('a register counts as unmarked only days on which somebody was marked, and has three orders', () => {
  const line = { present: 0, absent: 0, late: 0, leave: 0 }
  const lines = [
    { ...line, user_id: 1, full_name: 'Zahra', roll_number: 1, marks: '10', present: 1 },
    { ...line, user_id: 2, full_name: 'Amina', roll_number: null, marks: '0-' },
    { ...line, user_id: 3, full_name: 'Hewad', roll_number: 2, marks: '20', absent: 1 },
  ]
  const order = (sort: 'name' | 'roll_number' | 'attendance') =>
    registerLines(lines, { isTaken: [true, false], minimum: 75, sort }).map(({ user_id }) => user_id)
  expect([order('name'), order('roll_number'), order('attendance')]).toEqual([
    [2, 3, 1],
    [1, 3, 2],
    [3, 1, 2],
  ])
  const shown = registerLines(lines, { isTaken: [true, false], minimum: 75, sort: 'roll_number' })
  expect(shown.map(({ counts }) => counts.unmarked)).toEqual([0, 0, 1])
})
