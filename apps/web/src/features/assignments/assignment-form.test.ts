import { expect, test } from 'vitest'
import { assignmentOf, instantOf, problemsOf, typedRubricTotal, wallClockOf } from './assignment-form.ts'
import type { AssignmentFields } from './assignment-form.ts'

const fields: AssignmentFields = {
  title: ' Plants ',
  description: 'Draw one.',
  class_ids: [1, 2],
  total_score: 10,
  allowed_attempts: 2,
  start_date: '2026-11-20T08:00',
  due_date: '2026-11-27T16:00',
  lesson_guid: 'lesson',
  rubric: [],
}
const here = { now: new Date('2026-11-20T03:00:00Z'), time_zone: 'Asia/Kabul', hasFile: false }
const rubric = [{ criterion_id: 'a', title: 'Care', levels: [{ level_id: 'x', label: 'Good', marks: 10 }] }]

test('complete work has no problem', () => {
  expect(problemsOf(fields, here)).toEqual({})
  expect(problemsOf({ ...fields, rubric }, here)).toEqual({})
})

test.each([
  [{ title: ' ' }, { title: 'frame.required_field' }],
  [{ description: '' }, { description: 'frame.required_field' }],
  [{ class_ids: [] }, { class_ids: 'assignments.create_class_needed' }],
  [{ total_score: 1.005 }, { total_score: 'assignments.create_marks_range' }],
  [{ total_score: undefined }, { total_score: 'assignments.create_marks_range' }],
  [{ total_score: Number.NaN }, { total_score: 'assignments.create_marks_range' }],
  [{ allowed_attempts: 1.5 }, { allowed_attempts: 'assignments.create_attempts_range' }],
  [{ allowed_attempts: 21 }, { allowed_attempts: 'assignments.create_attempts_range' }],
  [{ lesson_guid: '' }, { content: 'assignments.create_content_needed' }],
  [{ due_date: '' }, { due_date: 'frame.required_field' }],
  [{ due_date: '2026-11-20T08:00' }, { due_date: 'refusals.due_before_start' }],
  [{ start_date: '2026-11-01T08:00', due_date: '2026-11-19T23:59' }, { due_date: 'refusals.due_before_today' }],
  [{ rubric: [{ ...rubric[0], title: '' }] }, { rubric: 'frame.required_field' }],
  [{ rubric, total_score: 9 }, { rubric: 'refusals.rubric_mismatch' }],
])('%o: %o', (part, problems) => {
  expect(problemsOf({ ...fields, ...part } as AssignmentFields, here)).toEqual(problems)
})

test('a file alone is something to do', () => {
  expect(problemsOf({ ...fields, lesson_guid: '' }, { ...here, hasFile: true })).toEqual({})
})

test.each([
  ['Asia/Kabul', '2026-11-20T08:00', '2026-11-20T03:30:00.000Z'],
  ['Asia/Karachi', '2026-11-20T00:00', '2026-11-19T19:00:00.000Z'],
  ['Europe/London', '2026-03-29T01:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/London', '2026-07-01T12:00', '2026-07-01T11:00:00.000Z'],
])('the wall clock of %s at %s', (time_zone, wallClock, instant) => {
  expect(instantOf(wallClock, time_zone)?.toISOString()).toBe(instant)
})

test('the wall clock of a moment', () => {
  expect(wallClockOf(new Date('2026-11-20T20:00:00Z'), 'Asia/Kabul')).toBe('2026-11-21T00:30')
  expect(instantOf('soon', 'Asia/Kabul')).toBeUndefined()
})

test('the call gets instants and trimmed words', () => {
  expect(assignmentOf(fields, 'id', 'Asia/Kabul')).toMatchObject({ title: 'Plants', lesson_guids: ['lesson'], due_date: '2026-11-27T11:30:00.000Z' })
})

test('a half-typed rubric adds up what is there', () => {
  const half = [{ criterion_id: 'a', title: '', levels: [{ level_id: 'x', label: '', marks: 4 }, { level_id: 'y', label: '', marks: undefined }] }]
  expect(typedRubricTotal(half)).toBe(4)
})
