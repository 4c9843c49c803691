import type { Question } from '@maktab/contracts/content/questions'
import { describe, expect, it } from 'vitest'
import { markAttempt } from './marking.ts'

const blank = (question_id: string, ...accepted: string[][]): Question => ({
  kind: 'blank',
  question_id,
  text: '____',
  blanks: accepted.map((words, place) => ({ blank_id: `${place}`, accepted: words })),
  explanation: '',
})

const choice = (question_id: string, correct: string[]): Question => ({
  kind: 'choice',
  question_id,
  text: '?',
  multiple: correct.length > 1,
  options: ['a', 'b', 'c'].map((option_id) => ({ option_id, text: option_id })),
  correct,
  explanation: '',
})

describe('an attempt', () => {
  const questions = [choice('one', ['a']), blank('two', ['۴', 'چهار']), choice('three', ['b', 'c'])]

  it('is marked question by question', () => {
    expect(markAttempt({ questions, answers: { one: ['a'], two: ['4'], three: ['b'] } })).toEqual({
      ok: true,
      value: { results: { one: true, two: true, three: false }, correct_questions: 2, total_questions: 3, accuracy: 66.7 },
    })
  })

  it('counts a question without an answer as wrong', () => {
    expect(markAttempt({ questions, answers: {} })).toMatchObject({ value: { correct_questions: 0, accuracy: 0 } })
  })

  it('is refused with answers to questions that are not there', () => {
    expect(markAttempt({ questions, answers: { one: ['a'], four: ['a'] } })).toEqual({ ok: false, refusal: 'attempt_mismatch' })
  })
})
