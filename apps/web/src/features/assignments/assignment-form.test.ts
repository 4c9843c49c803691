import { expect, test } from 'vitest'
import { assignmentOf, problemsOf, typedRubricTotal } from './assignment-form.ts'
import type { AssignmentFields } from './assignment-form.ts'

const fields: AssignmentFields = {
  title: ' Plants ',
  description: 'Draw one.',
  class_ids: [1, 2],
  user_ids: [],
  assignment_type: '2',
  total_score: 10,
  allowed_attempts: 2,
  start_date: '2026-11-20T08:00',
  due_date: '2026-11-27T16:00',
  closes_on: '',
  lesson_guid: 'lesson',
  links: [],
  questions: [],
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
  [{ links: [{ link_id: 'k', link_type: 1, title: '', url: '' }] }, { links: 'refusals.link_refused' }],
  [{ due_date: '' }, { due_date: 'frame.required_field' }],
  [{ due_date: '2026-11-20T08:00' }, { due_date: 'refusals.due_before_start' }],
  [{ start_date: '2026-11-01T08:00', due_date: '2026-11-19T23:59' }, { due_date: 'refusals.due_before_today' }],
  [{ start_date: '2026-11-19T23:59' }, { start_date: 'refusals.start_before_today' }],
  [{ closes_on: '2026-11-27T15:00' }, { closes_on: 'refusals.close_before_due' }],
  [{ rubric: [{ ...rubric[0], title: '' }] }, { rubric: 'frame.required_field' }],
  [{ rubric, total_score: 9 }, { rubric: 'refusals.rubric_mismatch' }],
])('%o: %o', (part, problems) => {
  expect(problemsOf({ ...fields, ...part } as AssignmentFields, here)).toEqual(problems)
})

test('ungraded work has neither marks nor a rubric, whatever was typed before', () => {
  const ungraded = { ...fields, assignment_type: '1', total_score: undefined, rubric }
  expect(problemsOf(ungraded, here)).toEqual({})
  expect(assignmentOf(ungraded, 'id', 'Asia/Kabul')).toMatchObject({
    assignment_type: 1,
    total_score: 0,
    rubric_data: [],
  })
})

test('dates of work that is set already may lie in the past while they stay', () => {
  const past = { start_date: '2026-11-01T08:00', due_date: '2026-11-10T08:00' }
  expect(problemsOf({ ...fields, ...past }, { ...here, before: past })).toEqual({})
})

test('a file alone is something to do', () => {
  expect(problemsOf({ ...fields, lesson_guid: '' }, { ...here, hasFile: true })).toEqual({})
})

test('the call gets instants and trimmed words', () => {
  expect(assignmentOf(fields, 'id', 'Asia/Kabul')).toMatchObject({
    title: 'Plants',
    lesson_guids: ['lesson'],
    due_date: '2026-11-27T11:30:00.000Z',
  })
})

test('a half-typed rubric adds up what is there', () => {
  const half = [
    {
      criterion_id: 'a',
      title: '',
      levels: [
        { level_id: 'x', label: '', marks: 4 },
        { level_id: 'y', label: '', marks: undefined },
      ],
    },
  ]
  expect(typedRubricTotal(half)).toBe(4)
})
