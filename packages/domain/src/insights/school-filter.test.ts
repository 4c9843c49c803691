import { expect, test } from 'vitest'
import { isAsked, isFiltered } from './school-filter.ts'

const one = { class_id: 1, grade: '6', section: 'A', subject: 'ریاضی' }

test.each([
  [{}, true],
  [{ grade: '6', section: 'A' }, true],
  [{ grade: '6', section: 'B' }, false],
  // The subject by each of its names
  [{ subject: 'Mathematics' }, true],
  [{ subject: 'Physics' }, false],
  [{ class_id: 2 }, false],
])('a class is asked for by all that is named: %o', (filter, expected) => {
  expect(isAsked(one, filter)).toBe(expected)
})

test('a filter that names nothing is none', () => {
  expect(isFiltered({})).toBe(false)
  expect(isFiltered({ section: '' })).toBe(true)
})
