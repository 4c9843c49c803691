import { expect, test } from 'vitest'
import { attendanceOf } from './attendance.ts'

test.each([
  ['no day', [], null],
  ['a day on which no attendance was taken', [{ attended: 0, attendance_marked: 0 }], null],
  ['a day on which nobody came', [{ attended: 0, attendance_marked: 40 }], 0],
  ['37 of 40', [{ attended: 37, attendance_marked: 40 }], 92.5],
  [
    '38 of 43: each mark weighs alike, a small class does not pull',
    [
      { attended: 37, attendance_marked: 40 },
      { attended: 1, attendance_marked: 3 },
      { attended: 0, attendance_marked: 0 },
    ],
    88.4,
  ],
])('attendance over %s', (_, days, percentage) => {
  expect(attendanceOf(days)).toBe(percentage)
})
