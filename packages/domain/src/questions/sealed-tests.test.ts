import type { Question } from '@maktab/contracts/questions/questions'
import { expect, test } from 'vitest'
import { isRight, rightAnswerOf } from './questions.ts'
import { isSealed, sealAnswer, sealedBody, sealQuestion, sealQuestions, unsealAnswer } from './sealed-tests.ts'

const base = { question_id: 'q', text: '?', explanation: 'why' }
const item = (item_id: string, text: string) => ({ item_id, text })
const option = (option_id: string, text: string) => ({ option_id, text })
const order: Question = { ...base, kind: 'order', items: [item('1', 'seed'), item('2', 'leaf'), item('3', 'fruit')] }
const match: Question = {
  ...base,
  kind: 'match',
  left: [item('1', 'wheat'), item('2', 'locust')],
  right: [item('1', 'producer'), item('2', 'consumer')],
  pairs: [
    { left_id: '1', right_id: '1' },
    { left_id: '2', right_id: '2' },
  ],
}
const inline: Question = {
  ...base,
  kind: 'inline_choice',
  text: '____ ____',
  blanks: [
    { blank_id: '1', options: [option('right', 'b'), option('wrong', 'a')], correct: 'right' },
    { blank_id: '2', options: [option('wrong', 'd'), option('right', 'c')], correct: 'right' },
  ],
}

test('an order is sent by the alphabet, under names that are places', () => {
  expect(sealQuestion(order)).toEqual({
    kind: 'order',
    question_id: 'q',
    text: '?',
    items: [item('i1', 'fruit'), item('i2', 'leaf'), item('i3', 'seed')],
  })
})

test('partners are sent without their pairs, options of a list by the alphabet', () => {
  expect(sealQuestion(match)).toEqual({
    kind: 'match',
    question_id: 'q',
    text: '?',
    left: [item('l1', 'wheat'), item('l2', 'locust')],
    right: [item('r1', 'consumer'), item('r2', 'producer')],
  })
  expect(sealQuestion(inline)).toMatchObject({
    blanks: [{ options: [option('o1', 'a'), option('o2', 'b')] }, { options: [option('o1', 'c'), option('o2', 'd')] }],
  })
})

test.each([order, match, inline])('what is right under its sealed names is right ($kind)', (question) => {
  const sealed = sealAnswer(question, rightAnswerOf(question))
  expect(isRight(question, sealed)).toBe(false)
  expect(isRight(question, unsealAnswer(question, sealed))).toBe(true)
})

test('names that stand for nothing stay wrong', () => {
  expect(unsealAnswer(order, ['i9', 'i1', 'i2'])).toEqual(['i9', '3', '2'])
})

test.each([
  [undefined, '2026-03-21T08:00:00Z', false],
  ['2026-03-21T12:00:00Z', '2026-03-21T11:59:59Z', true],
  ['2026-03-21T12:00:00Z', '2026-03-21T12:00:00Z', false],
])('a test that closes on %s is at %s sealed: %s', (closes_on, now, expected) => {
  expect(isSealed({ closes_on }, new Date(now))).toBe(expected)
})

test('a number that asks for its unit is sent without it', () => {
  const metres: Question = { ...base, kind: 'numeric', value: 2, tolerance: 0, unit: 'm', asks_unit: true }
  expect(sealQuestion(metres)).toEqual({ kind: 'numeric', question_id: 'q', text: '?', unit: '', asks_unit: true })
  expect(isRight(metres, rightAnswerOf(metres))).toBe(true)
})

test('of marks, hints and feedback is sent what each question gives, and in work what helps', () => {
  const questions: Question[] = [
    { ...match, hints: ['Think of food.'], pairs: match.pairs.map((pair) => ({ ...pair, marks: 1.5 })) },
    { ...order, feedback: { wrong: 'secret' } },
  ]
  const asked = sealQuestions(questions)
  expect(asked.map(({ marks, hints }) => ({ marks, hints }))).toEqual([
    { marks: 3, hints: ['Think of food.'] },
    { marks: 1, hints: undefined },
  ])
  const sealed = JSON.stringify(sealedBody({ kind: 'assessment', questions, closes_on: '2026-03-21T12:00:00Z' }))
  expect(sealed).toContain('"marks":3')
  expect(sealed).not.toMatch(/Think of food|secret|pairs/)
})

test('a sealed body says when it closes and nothing of why', () => {
  const sealed = sealedBody({ kind: 'assessment', questions: [order], closes_on: '2026-03-21T12:00:00Z' })
  expect(sealed).toMatchObject({ kind: 'sealed_assessment', closes_on: '2026-03-21T12:00:00Z' })
  expect(JSON.stringify(sealed)).not.toContain('why')
})
