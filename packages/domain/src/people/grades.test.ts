import { describe, expect, test } from 'vitest'
import { compareGrades, readGrade } from './grades.ts'

describe('one grade is written in many ways', () => {
  test.each([
    ['6', '6'],
    [' 06 ', '6'],
    ['۶', '6'],
    ['٦', '6'],
    ['Class 6', '6'],
    ['grade-6', '6'],
    ['CLASS: 6th', '6'],
    ['VI', '6'],
    ['Ⅵ', '6'],
    ['Class vi', '6'],
    ['sixth', '6'],
    ['صنف ششم', '6'],
    ['صنف ۶', '6'],
    ['شپږم ټولګی', '6'],
    ['شپږم ټولګي', '6'],
    ['چھٹی جماعت', '6'],
    ['جماعت ششم', '6'],
    ['درجہ 6', '6'],
    ['۱۰م', '10'],
    ['X', '10'],
    ['دهم', '10'],
    ['دہم', '10'],
    ['لسم', '10'],
    ['آٹھویں', '8'],
    ['Grade 12', '12'],
  ])('%s is grade %s', (typed, grade) => {
    expect(readGrade(typed)).toBe(grade)
    expect(readGrade(grade)).toBe(grade)
  })
  test.each([
    ['Generic', 'Generic'],
    ['  Kinder   garten ', 'Kinder garten'],
    ['6 A', '6 A'],
    ['Class', 'Class'],
    ['', ''],
    ['2024', '2024'],
  ])('%s stays as it was typed', (typed, kept) => {
    expect(readGrade(typed)).toBe(kept)
  })
})

test('grades stand in the order of their numbers, those without one behind them by their letters', () => {
  expect(['Nursery', '10', '2', 'Generic', '12', '1', '9'].sort(compareGrades)).toEqual([
    '1',
    '2',
    '9',
    '10',
    '12',
    'Generic',
    'Nursery',
  ])
})
