import type { Question } from '@maktab/contracts/questions/questions'
import { describe, expect, it } from 'vitest'
import { blank, choice } from '../../test/questions.ts'
import { answerMarks, markAttempt, marksTogether, markScored } from './marking.ts'

describe('an attempt', () => {
  const questions = [choice('one', ['a']), blank('two', ['۴', 'چهار']), choice('three', ['b', 'c'])]

  it('is marked question by question', () => {
    expect(markAttempt({ questions, answers: { one: ['a'], two: ['4'], three: ['b'] } })).toEqual({
      ok: true,
      value: {
        results: { one: true, two: true, three: false },
        marks: {},
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
        marks: {},
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

describe('an attempt at a test that counts marks', () => {
  const half = { ...blank('two', ['Kabul'], ['Quetta']), partial_credit: true, marks: 3 } as Question
  const questions = [choice('one', ['a']), half, long('three')]
  const answers = { one: ['a'], two: ['Kabul', 'Lahore'], three: ['Because.'] }
  const attempt = markAttempt({ questions, answers })
  const marked = attempt.ok ? attempt.value : undefined

  it('has the marks of each question, a part of an answer for a part', () => {
    expect(marked).toEqual({
      results: { one: true, two: false, three: null },
      marks: {
        one: { given: 1, possible: 1 },
        two: { given: 1.5, possible: 3 },
        three: { given: null, possible: 4 },
      },
      correct_questions: 1,
      waiting_questions: 1,
      total_questions: 3,
      accuracy: 62.5,
    })
    expect(marksTogether(marked!.marks)).toEqual({ given: 2.5, possible: 4 })
  })

  it('counts what a teacher gives by the marks of its rubric, and keeps those of a part', () => {
    const scored = markScored({
      questions,
      ...marked!,
      scores: { three: { levels: { clear: 'yes', right: 'no' }, remark: '' } },
    })
    expect(scored).toMatchObject({
      value: {
        accuracy: 62.5,
        correct_questions: 1,
        waiting_questions: 0,
        marks: { three: { given: 2.5, possible: 4 } },
      },
    })
    expect(scored.ok && marksTogether(scored.value.marks)).toEqual({ given: 5, possible: 8 })
    // Scored again: what was given before is no part of it.
    const again = markScored({
      questions,
      results: marked!.results,
      marks: scored.ok ? scored.value.marks : {},
      scores: { three: { levels: { clear: 'yes', right: 'yes' }, remark: '' } },
    })
    expect(again).toMatchObject({ value: { accuracy: 81.3, correct_questions: 2 } })
  })

  it('reckons an attempt from before as it was: right or wrong', () => {
    expect(
      markScored({
        questions,
        results: { one: true, two: false, three: null },
        scores: { three: { levels: { clear: 'yes', right: 'no' }, remark: '' } },
      }),
    ).toMatchObject({ value: { accuracy: 54.2, marks: {} } })
    expect(marksTogether({})).toBeUndefined()
  })
})
