import type { Question } from '@maktab/contracts/questions/questions'
import { describe, expect, it } from 'vitest'
import { blank, choice } from '../../test/questions.ts'
import { answerMarks, markAttempt, markScored } from './marking.ts'

describe('an attempt', () => {
  const questions = [choice('one', ['a']), blank('two', ['۴', 'چهار']), choice('three', ['b', 'c'])]

  it('is marked question by question', () => {
    expect(markAttempt({ questions, answers: { one: ['a'], two: ['4'], three: ['b'] } })).toEqual({
      ok: true,
      value: {
        results: { one: true, two: true, three: false },
        correct_questions: 2,
        waiting_questions: 0,
        total_questions: 3,
        accuracy: 66.7,
      },
    })
  })

  it('counts a question without an answer as wrong', () => {
    expect(markAttempt({ questions, answers: {} })).toMatchObject({ value: { correct_questions: 0, accuracy: 0 } })
  })

  it('is refused with answers to questions that are not there', () => {
    expect(markAttempt({ questions, answers: { one: ['a'], four: ['a'] } })).toEqual({
      ok: false,
      refusal: 'attempt_mismatch',
    })
  })
})

const rubric = [
  {
    criterion_id: 'clear',
    title: 'Clear',
    levels: [
      { level_id: 'no', label: 'No', marks: 0 },
      { level_id: 'yes', label: 'Yes', marks: 2.5 },
    ],
  },
  {
    criterion_id: 'right',
    title: 'Right',
    levels: [
      { level_id: 'no', label: 'No', marks: 0 },
      { level_id: 'yes', label: 'Yes', marks: 1.5 },
    ],
  },
]
const long = (question_id: string): Question => ({
  kind: 'long_answer',
  question_id,
  text: '?',
  explanation: '',
  rubric,
})

describe('an answer that a person marks', () => {
  const questions = [choice('one', ['a']), long('two'), long('three')]

  it('waits, and what is marked is reckoned without it', () => {
    expect(markAttempt({ questions, answers: { one: ['a'], two: ['Because.'] } })).toEqual({
      ok: true,
      value: {
        results: { one: true, two: null, three: false },
        correct_questions: 1,
        waiting_questions: 1,
        total_questions: 3,
        accuracy: 50,
      },
    })
  })

  it('gives no accuracy while it is all that there is', () => {
    expect(markAttempt({ questions: [long('two')], answers: { two: ['Because.'] } })).toMatchObject({
      value: { accuracy: null, waiting_questions: 1 },
    })
  })

  it.each([
    [
      { clear: 'yes', right: 'yes' },
      { marks: 4, total: 4 },
    ],
    [
      { clear: 'yes', right: 'no' },
      { marks: 2.5, total: 4 },
    ],
    [{ clear: 'yes' }, undefined],
    [{ clear: 'yes', right: 'great' }, undefined],
    [{ clear: 'yes', right: 'yes', nice: 'yes' }, undefined],
  ])('with the levels %j comes to %j', (levels, marks) => {
    expect(answerMarks(rubric, { levels })).toEqual(marks)
  })

  const results = { one: true, two: null, three: null }
  const given = (levels: Record<string, string>) => ({ levels, remark: '' })

  it('counts with its share of the marks', () => {
    expect(
      markScored({
        questions,
        results,
        scores: { two: given({ clear: 'yes', right: 'no' }), three: given({ clear: 'yes', right: 'yes' }) },
      }),
    ).toMatchObject({
      value: { correct_questions: 2, waiting_questions: 0, total_questions: 3, accuracy: 87.5 },
    })
    expect(markScored({ questions, results, scores: { two: given({ clear: 'no', right: 'no' }) } })).toMatchObject({
      value: { correct_questions: 1, waiting_questions: 1, accuracy: 50 },
    })
  })

  it.each([
    ['one', { clear: 'yes', right: 'yes' }, 'not_found'],
    ['two', { clear: 'yes' }, 'rubric_mismatch'],
  ])('is refused for %s with %j', (question_id, levels, refusal) => {
    expect(
      markScored({ questions, results, scores: { [question_id]: given(levels as Record<string, string>) } }),
    ).toEqual({ ok: false, refusal })
  })
})
