import type { Question } from '@maktab/contracts/questions/questions'
import { expect, test } from 'vitest'
import { resultsOf } from './attempt-results.ts'

const questions: Question[] = [
  { kind: 'true_false', question_id: 'q1', text: '', explanation: '', correct: true },
  {
    kind: 'long_answer',
    question_id: 'q2',
    text: '',
    explanation: '',
    rubric: [{ criterion_id: 'c', title: '', levels: [] }],
  },
]

test('what was marked stays as it was marked, whatever the questions say now', () => {
  expect(resultsOf({ answers: { q1: ['true'] }, results: { q1: false, gone: true } }, questions)).toEqual({
    q1: false,
    gone: true,
  })
})

test('an attempt from before is marked by the questions as they stand; a teacher’s stay open', () => {
  expect(resultsOf({ answers: { q1: ['true'], q2: ['Much'] }, results: null }, questions)).toEqual({
    q1: true,
    q2: null,
  })
  expect(resultsOf({ answers: {}, results: null }, questions)).toEqual({ q1: false, q2: null })
})
