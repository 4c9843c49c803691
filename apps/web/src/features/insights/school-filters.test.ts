import { expect, test } from 'vitest'
import { readPlace } from './school-filters.ts'

test.each([
  [null, {}],
  ['{"grade":"6","section":"A","subject":"maths"}', { grade: '6', section: 'A', subject: 'maths' }],
  ['{"grade":"","section":7}', {}],
  ['null', {}],
  ['[', {}],
])('grade, section and subject are read from what was kept: %s', (text, place) => {
  expect(readPlace(text)).toEqual(place)
})
