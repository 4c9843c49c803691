import { expect, it, test } from 'vitest'
import { countMarked, markOf, presentOthers, statusOfKey, withStatus, type SheetLearner } from './sheet-marks.ts'

const learner = (user_id: number, change: Partial<SheetLearner> = {}): SheetLearner => ({
  user_id,
  full_name: `Learner ${user_id}`,
  roll_number: user_id,
  attendance_details_id: null,
  attendance_status: 0,
  remark: '',
  reason: null,
  given_by_name: null,
  given_on: null,
  days_absent_in_row: 0,
  attendance_avg: null,
  is_below_minimum: false,
  ...change,
})

test.each([
  ['p', 1],
  ['A', 2],
  ['l', 3],
  ['v', 4],
  ['غ', 2],
  ['ر', 4],
  ['x', undefined],
  ['Enter', undefined],
])('the key %s stands for the status %s', (key, status) => {
  expect(statusOfKey(key, ['ح', 'غ', 'ن', 'ر'])).toBe(status)
})

it('leaves whoever is marked as they are when all others are marked present', () => {
  const list = [learner(1, { attendance_status: 2 }), learner(2), learner(3)]
  const given = withStatus(list[1]!, new Map(), 3)
  expect([...presentOthers(list, given).keys()]).toEqual([3])
  expect(countMarked(list, given)).toBe(2)
})

it('keeps a reason with its status alone', () => {
  const away = learner(1, { attendance_status: 2, reason: 'illness', remark: 'Fever' })
  expect(markOf(away, withStatus(away, new Map(), 2))).toEqual({
    attendance_status: 2,
    reason: 'illness',
    remark: 'Fever',
  })
  expect(markOf(away, withStatus(away, new Map(), 1))).toEqual({ attendance_status: 1, reason: null, remark: 'Fever' })
})
