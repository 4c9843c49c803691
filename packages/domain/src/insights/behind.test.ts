import { expect, test } from 'vitest'
import { bandOf, isBehind, reasonsBehind } from './behind.ts'

const nothing = {
  attempts: 0,
  accuracy_sum: 0,
  due: 0,
  turned_in: 0,
  attended: 0,
  attendance_marked: 0,
  isSilent: false,
}

test.each([
  ['nothing was counted', {}, []],
  ['ten attempts at 60.4: rounded 60, weak', { attempts: 10, accuracy_sum: 604 }, ['score']],
  ['ten attempts at 60.5: rounded 61, strong', { attempts: 10, accuracy_sum: 605 }, []],
  ['nine attempts at 0 are few', { attempts: 9 }, []],
  ['one work missed is no pattern', { due: 1 }, []],
  ['one of two handed in is half', { due: 2, turned_in: 1 }, []],
  ['one of three handed in is less', { due: 3, turned_in: 1 }, ['work']],
  ['there on nine of ten days', { attended: 9, attendance_marked: 10 }, ['attendance']],
  ['there on ten of eleven days', { attended: 10, attendance_marked: 11 }, []],
  ['nine marks are few', { attended: 0, attendance_marked: 9 }, []],
  [
    'all of it, the gravest first',
    { attempts: 10, due: 2, attendance_marked: 10, isSilent: true },
    ['score', 'work', 'attendance', 'silent'],
  ],
] as const)('a learner falls behind: %s', (_, counts, reasons) => {
  expect(reasonsBehind({ ...nothing, ...counts })).toEqual(reasons)
})

test('silence alone is no falling behind', () => {
  expect(isBehind(['silent'])).toBe(false)
  expect(isBehind(['work', 'silent'])).toBe(true)
})

test.each([
  [9, 900, 'not_measured'],
  [10, 404, 'to_40'],
  [10, 405, 'to_60'],
  [10, 604, 'to_60'],
  // 60.45 is written 60.5, and that is 61
  [20, 1209, 'to_80'],
  [10, 804, 'to_80'],
  [10, 805, 'above_80'],
] as const)('%i attempts of %i together are in the band %s', (attempts, accuracy_sum, band) => {
  expect(bandOf({ attempts, accuracy_sum })).toBe(band)
})
