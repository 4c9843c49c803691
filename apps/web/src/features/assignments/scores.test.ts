import type { Submission } from '@maktab/contracts/assignments/submissions'
import { expect, test } from 'vitest'
import { isToMark, isToReturn, marksOfRubric, markOf, orderForMarking, problemOf, queueOf, statusOf } from './scores.ts'
import type { Assignment } from './scores.ts'

const handedIn = {
  submission_id: 's',
  attempt_number: 1,
  text: 'x',
  attachments: [],
  handed_in_on: '2026-01-01T00:00:00Z',
  is_late: false,
  is_extra: false,
  is_after_close: false,
}
const submission: Submission = {
  user_id: 1,
  full_name: 'Amina',
  username: 'amina',
  class_id: 5,
  assignment_status: 1,
  due_date: null,
  is_excused: false,
  reminded_on: null,
  score: null,
  total_score: 10,
  teacher_remarks: '',
  remark_files: [],
  rubric_levels: {},
  scored_on: null,
  returned_on: null,
  submissions: [handedIn],
  automatic_score: null,
  is_score_automatic: false,
  counted_on: null,
  correct_questions: 0,
  total_questions: 0,
  has_new_comments: false,
}
const criterion = (criterion_id: string, ...marks: number[]) => ({
  criterion_id,
  title: criterion_id,
  levels: marks.map((one) => ({ level_id: String(one), label: String(one), marks: one })),
})
const assignment = {
  total_score: 10,
  rubric_data: [criterion('a', 4, 0.1), criterion('b', 6, 0.2)],
} as unknown as Assignment
const mark = { score: 10, teacher_remarks: '', rubric_levels: {} }

test.each([
  [mark, undefined],
  [{ ...mark, score: 10.5 }, 'score_above_total'],
  [{ ...mark, score: Number.NaN }, 'not_a_number'],
  [{ ...mark, score: -1 }, 'not_a_number'],
  [{ ...mark, score: undefined }, undefined],
  [{ ...mark, rubric_levels: { a: 'gone' } }, 'rubric_mismatch'],
])('%o: %s', (given, problem) => {
  expect(problemOf(given, assignment)).toBe(problem)
})

test('a rubric gives marks once each criterion has a level, without the errors of fractions', () => {
  expect(marksOfRubric(assignment, { a: '4' })).toBeUndefined()
  expect(marksOfRubric(assignment, { a: '0.1', b: '0.2' })).toBe(0.3)
  expect(marksOfRubric({ rubric_data: [] }, {})).toBeUndefined()
})

const scored_on = '2026-01-02T00:00:00.000Z'
const scored = { ...submission, score: 7, scored_on }
const held = new Set([submission.user_id])
test.each([
  ['nothing given', submission, undefined, new Set<number>(), true, 'none'],
  ['typed', submission, { mark, phase: 'draft' }, new Set<number>(), true, 'draft'],
  ['on its way', submission, { mark, phase: 'giving' }, new Set<number>(), true, 'saving'],
  ['held here, without a network', submission, { mark, phase: 'given', scored_on }, held, false, 'waiting'],
  ['held here, with a network', submission, { mark, phase: 'given', scored_on }, held, true, 'saving'],
  ['gone from the outbox', submission, { mark, phase: 'given', scored_on }, new Set<number>(), false, 'saved'],
  ['not known yet', submission, { mark, phase: 'given', scored_on }, undefined, true, 'saving'],
  ['of another day', scored, undefined, new Set<number>(), false, 'saved'],
  ['held since another day', scored, undefined, held, false, 'waiting'],
] as const)('the word for a score: %s', (_, of, entry, waiting, isOnline, word) => {
  expect(statusOf({ submission: of, entry, waiting, isOnline, isUnsaved: false })).toBe(word)
})

test.each([
  ['on its way', { mark, phase: 'giving' }, true, 'saving'],
  ['on its way without a network', { mark, phase: 'giving' }, false, 'unsaved'],
  ['given, and nobody took it', { mark, phase: 'given', scored_on }, true, 'unsaved'],
  ['of a page that ended', undefined, true, 'unsaved'],
  ['typed on since', { mark, phase: 'draft' }, true, 'draft'],
] as const)('the word for a score that waits in this browser alone: %s', (_, entry, isOnline, word) => {
  expect(statusOf({ submission: scored, entry, waiting: new Set(), isOnline, isUnsaved: true })).toBe(word)
})

test('work comes before none, each in the order of names', () => {
  const list = [1, 2, 3, 4].map((user_id) => ({
    ...submission,
    user_id,
    submissions: user_id % 2 === 0 ? [handedIn] : [],
  }))
  expect(orderForMarking(list).map(({ user_id }) => user_id)).toEqual([2, 4, 1, 3])
})

test('the queue of handed-in work ends before the learners who handed in nothing, who have one of their own', () => {
  const list = [1, 2, 3].map((user_id) => ({ ...submission, user_id, submissions: user_id < 3 ? [handedIn] : [] }))
  const [first, , last] = list
  expect(queueOf(first ?? submission, list).map(({ user_id }) => user_id)).toEqual([1, 2])
  expect(queueOf(last ?? submission, list).map(({ user_id }) => user_id)).toEqual([3])
})

test.each([
  [submission, true, false],
  [{ ...submission, submissions: [], assignment_status: 0 as const }, false, false],
  [scored, false, true],
  [{ ...scored, assignment_status: 2 as const, returned_on: '2026-01-03T00:00:00Z' }, false, false],
  [{ ...scored, assignment_status: 2 as const, returned_on: '2026-01-01T00:00:00Z' }, false, true],
])('what is left to do with work', (of, toMark, toReturn) => {
  expect([isToMark(of), isToReturn(of)]).toEqual([toMark, toReturn])
})

test('a form begins with what was given', () => {
  expect(markOf(scored)).toEqual({ score: 7, teacher_remarks: '', rubric_levels: {} })
  expect(markOf(submission).score).toBeUndefined()
})
