import type { Question } from '@maktab/contracts/content/contents'
import { describe, expect, it } from 'vitest'
import { foldAnswer, isRight, markAttempt } from './marking.ts'

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

describe('a typed answer', () => {
  it.each([
    ['English: case, spaces and a full stop', '  The  SUN. ', 'the sun'],
    ['English: a curly apostrophe', 'don’t', "don't"],
    ['English: thousands with a comma', '1,250,000', '1250000'],
    ['Dari: Arabic yeh and kaf', 'كتاب علي', 'کتاب علی'],
    ['Dari: Eastern digits', '۱۲۳', '123'],
    ['Dari: a zero-width non-joiner', 'می‌روم', 'میروم'],
    ['Dari: heh with hamza, composed', 'خانۀ', 'خانه'],
    ['Dari: heh with hamza, in two code points', 'خانهٔ', 'خانه'],
    ['Pashto: Arabic digits and a question mark', '٤٢؟', '42'],
    ['Pashto: alef maksura', 'پسرلى', 'پسرلی'],
    ['Pashto: harakat and tatweel', 'لـمـر خَتیځ', 'لمر ختیځ'],
    ['Urdu: heh goal', 'ہاتھ', 'هاتھ'],
    ['Urdu: full stop', 'لاہور۔', 'لاہور'],
    ['Urdu: decimal separator', '۳٫۵', '3.5'],
    ['a minus sign', '−5', '-5'],
    ['a text direction mark', '\u200f۷\u200e', '7'],
    ['decomposed letters', '\u0627\u0653ب', '\u0622ب'],
  ])('is the same: %s', (_, typed, accepted) => {
    expect(foldAnswer(typed)).toBe(foldAnswer(accepted))
  })

  it.each([
    ['Pashto ې and ی', 'ې', 'ی'],
    ['Pashto ۍ and ی', 'ۍ', 'ی'],
    ['hamza on yeh', 'رئیس', 'ریس'],
    ['Urdu aspirated heh', 'بھ', 'به'],
    ['a power and a digit', '5²', '52'],
    ['a sign', '-5', '5'],
    ['a decimal comma and none', '1,5', '15'],
    ['two words and one', 'می روم', 'میروم'],
  ])('is another: %s', (_, one, other) => {
    expect(foldAnswer(one)).not.toBe(foldAnswer(other))
  })

  it('keeps a punctuation mark that is the answer', () => {
    expect(foldAnswer('؟')).toBe('؟')
    expect(isRight(blank('q', ['?']), ['!'])).toBe(false)
  })

  it('is never right when empty', () => {
    expect(isRight(blank('q', ['\u200c', 'x']), [' '])).toBe(false)
  })
})

describe('a question', () => {
  it.each([
    [['a'], ['a'], true],
    [['a'], ['b'], false],
    [['a'], [], false],
    [['a', 'b'], ['b', 'a'], true],
    [['a', 'b'], ['a'], false],
    [['a', 'b'], ['a', 'b', 'c'], false],
    [['a'], ['a', 'a'], true],
  ])('of choice with %j answered %j is %s', (correct, answer, right) => {
    expect(isRight(choice('q', correct), answer)).toBe(right)
  })

  it.each([
    [['Kabul', 'کابل'], true],
    [['کابل'], false],
    [['کابل', 'Kabul'], false],
    [['kabul', 'كابل', ''], false],
  ])('with two blanks answered %j is %s', (answer, right) => {
    expect(isRight(blank('q', ['Kabul'], ['کابل']), answer)).toBe(right)
  })
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
