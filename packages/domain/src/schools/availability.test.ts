import { expect, test } from 'vitest'
import {
  availabilityByTenant,
  everything,
  hasLesson,
  readAvailable,
  readRepository,
  writeAvailable,
  type Availability,
} from './availability.ts'

const one = '0a4f3c1e-5d1b-4f1e-8a51-000000000001'
const two = '0a4f3c1e-5d1b-4f1e-8a51-000000000002'
const asked = { course_id: 51, lesson_guid: one, repository: null }

test.each<[what: string, school: Availability, has: boolean]>([
  ['everything', everything, true],
  ['its course', { ...everything, available_courses: [51] }, true],
  ['the lesson itself', { ...everything, available_lessons: [one] }, true],
  ['another course', { ...everything, available_courses: [52] }, false],
  ['another lesson', { ...everything, available_lessons: [two] }, false],
  ['another course and the lesson', { ...everything, available_courses: [52], available_lessons: [one] }, true],
  ['another repository', { ...everything, repository: '7|Others' }, false],
  [
    'the lesson, of another repository',
    { repository: '7|Others', available_courses: [51], available_lessons: [one] },
    false,
  ],
])('a school with %s: %s', (_what, school, has) => expect(hasLesson(school, asked)).toBe(has))

test('a course of a named repository is that repository’s', () => {
  expect(hasLesson({ ...everything, repository: '7|Others' }, { ...asked, repository: '7|Others' })).toBe(true)
  expect(hasLesson(everything, { ...asked, repository: '7|Others' })).toBe(false)
})

test.each<[string, ReturnType<typeof readAvailable>]>([
  ['', { available_courses: [], available_lessons: [] }],
  [' 51, 52 ,51', { available_courses: [51, 52], available_lessons: [] }],
  [`${one.toUpperCase()},51,`, { available_courses: [51], available_lessons: [one] }],
  ['51;52', undefined],
  ['0', undefined],
  ['all', undefined],
  ['-1', undefined],
  ['9999999999999999', undefined],
])('%j is read as %j', (written, read) => expect(readAvailable(written)).toEqual(read))

test('what was read is written the same', () => {
  const written = `51,52,${one}`
  expect(writeAvailable(readAvailable(written) ?? everything)).toBe(written)
})

test.each([
  ['98|KP', null],
  ['', null],
  [' 114|21C Content Team ', '114|21C Content Team'],
  ['KP', undefined],
  ['|KP', undefined],
  ['7|', undefined],
  ['7|a|b', undefined],
])('at a tenant of 98|KP the repository %j is kept as %j', (written, kept) =>
  expect(readRepository(written, '98|KP')).toBe(kept),
)

test.each<[string, Availability]>([
  ['', everything],
  ['51', { ...everything, available_courses: [51] }],
  [`52,${one}`, { ...everything, available_courses: [52], available_lessons: [one] }],
])('a school without a row has what its tenant names: %j', (written, expected) => {
  expect(availabilityByTenant(written)).toEqual(expected)
})
