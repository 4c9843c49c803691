import { describe, expect, test } from 'vitest'
import {
  classBinSince,
  compareClasses,
  decideClass,
  isSoughtClass,
  isTypedClass,
  type ClassFields,
} from './office-classes.ts'

const known = {
  class_id: 1,
  class_code: 'URHD28PC',
  alias: null,
  subject: 'maths',
  grade: '10',
  section: 'الف',
  course_title: 'Mathematics 10',
}

describe('a class is found', () => {
  test.each([
    ['', true],
    ['maths', true],
    ['MATH 10', true],
    ['ریاضی', true],
    ['شمېرپوهنه ۱۰', true],
    ['urhd', true],
    ['الف', true],
    ['physics', false],
    ['maths 9', false],
  ])('by "%s": %s', (sought, isFound) => expect(isSoughtClass(known, sought)).toBe(isFound))
  test('by its alias', () => expect(isSoughtClass({ ...known, alias: 'د سهار ډله' }, 'سهار')).toBe(true))
})

test('classes stand by grade, section and subject', () => {
  const of = (class_id: number, grade: string, section: string, subject: string) => ({
    ...known,
    class_id,
    grade,
    section,
    subject,
  })
  const classes = [
    of(1, '10', 'A', 'maths'),
    of(2, '2', 'B', 'maths'),
    of(3, '2', 'A', 'physics'),
    of(4, '2', 'A', 'maths'),
  ]
  expect(classes.sort(compareClasses).map(({ class_id }) => class_id)).toEqual([4, 3, 2, 1])
})

describe('a class to be saved', () => {
  const typed: ClassFields = {
    grade: 'Class ۶',
    section: ' A ',
    subject: 'Mathematics',
    alias: ' ',
    course_id: 5,
    start_date: '2026-03-21',
    end_date: '2026-12-01',
    class_code: 'ab cd-2345',
  }
  const facts = { class_id: undefined, hasCourse: true, classes: [] }
  const other = {
    class_id: 7,
    grade: '6',
    section: 'a',
    subject: 'maths',
    alias: null,
    course_id: 5,
    class_code: 'EFGH2345',
    is_active: true,
    is_deleted: false,
  }
  test('is kept with the number of its grade and its code', () =>
    expect(decideClass(typed, facts)).toEqual({
      ok: true,
      value: { ...typed, grade: '6', section: 'A', subject: 'maths', alias: null, class_code: 'ABCD2345' },
    }))
  test.each<[string, Partial<ClassFields>, object, string | true]>([
    ['without a section', { section: ' ' }, {}, 'details_incomplete'],
    ['with a code of other signs', { class_code: 'ab!cd' }, {}, 'details_incomplete'],
    ['with a short code', { class_code: 'abc' }, {}, 'details_incomplete'],
    ['without a code', { class_code: undefined }, {}, true],
    ['that ends before it starts', { end_date: '2026-03-20' }, {}, 'class_dates_wrong'],
    ['of one day', { end_date: '2026-03-21' }, {}, true],
    ['without dates', { start_date: null, end_date: null }, {}, true],
    ['from a course that the campus has not', {}, { hasCourse: false }, 'course_missing'],
    ['… which it had before', {}, { hasCourse: false, classes: [other], class_id: 7 }, true],
    ['of a section that has one from this course', {}, { classes: [other] }, 'class_exists'],
    ['… which is archived', {}, { classes: [{ ...other, is_active: false }] }, true],
    ['… which is deleted', {}, { classes: [{ ...other, is_deleted: true }] }, true],
    ['… told apart by an alias', { alias: 'Morning' }, { classes: [other] }, true],
    ['… which is itself', {}, { classes: [other], class_id: 7 }, true],
    ['of another section', { section: 'B' }, { classes: [other] }, true],
    [
      'with a code that another has',
      {},
      { classes: [{ ...other, section: 'C', is_deleted: true, class_code: 'ABCD2345' }] },
      'class_code_taken',
    ],
    ['with the code that it has', {}, { classes: [{ ...other, class_code: 'ABCD2345' }], class_id: 7 }, true],
  ])('%s', (_, change, more, expected) => {
    const decision = decideClass({ ...typed, ...change }, { ...facts, ...more })
    expect(decision.ok ? true : decision.refusal).toBe(expected)
  })
})

describe('who deletes a class types', () => {
  test.each([
    ['its code', 'URHD28PC', true],
    ['… as people write it', 'urhd-28pc', true],
    ['its name in English', 'Mathematics 10 الف', true],
    ['its name in Pashto, with its digits', 'شمېرپوهنه ۱۰ الف', true],
    ['its name in Urdu without blanks', 'ریاضی10الف', true],
    ['the name of another', 'Mathematics 9 الف', false],
    ['a part of its name', 'Mathematics 10', false],
    ['nothing', '', false],
  ])('%s: %s', (_, typed, isRight) => expect(isTypedClass(typed, known)).toBe(isRight))
  test('its alias', () => {
    const named = { ...known, alias: 'Morning group' }
    expect([isTypedClass('morning GROUP', named), isTypedClass('morning', named)]).toEqual([true, false])
  })
})

test('a deleted class can be restored for thirty days', () =>
  expect(classBinSince(new Date('2026-03-31T10:00:00Z'))).toEqual(new Date('2026-03-01T10:00:00Z')))
