import type { QuestionOf } from '@maktab/contracts/questions/questions'
import { expect, test } from 'vitest'
import { copyQuestion, linesOf, newQuestion, questionKinds, withCorrect, withText } from './question-drafts.ts'
import { questionFaults } from './question-faults.ts'

let made = 0
const newId = () => `id${(made += 1)}`
const written = questionKinds.filter((kind) => kind !== 'hotspot')

test.each(written)('a new question of kind %s says what is missing', (kind) => {
  expect(newQuestion(kind, newId)).toMatchObject({ kind })
  expect(questionFaults(newQuestion(kind, newId))).toContain('text_missing')
})

test('blanks follow the text and keep what was written in them', () => {
  const begun = withText(newQuestion('blank', newId) as QuestionOf<'blank'>, 'a ____ b ____', newId)
  const [first] = begun.blanks
  const filled = {
    ...begun,
    blanks: begun.blanks.map((blank) => (blank === first ? { ...blank, accepted: ['x'] } : blank)),
  }
  expect(withText(filled, 'a ____', newId).blanks).toEqual([{ blank_id: first?.blank_id, accepted: ['x'] }])
  expect(withText(filled, 'none', newId).blanks).toEqual([])
  const list = withText(newQuestion('inline_choice', newId) as QuestionOf<'inline_choice'>, '____', newId)
  expect(list.blanks[0]?.options).toHaveLength(2)
})

test('a copy has a name of its own', () => {
  const question = newQuestion('choice', newId)
  expect(copyQuestion(question, newId)).toEqual({ ...question, question_id: `id${made}` })
})

test('several right answers say so by themselves', () => {
  const question = newQuestion('choice', newId) as QuestionOf<'choice'>
  expect(withCorrect(question, ['a', 'b']).multiple).toBe(true)
  expect(withCorrect(question, ['a']).multiple).toBe(false)
})

test('answers stand one on each line', () => {
  expect(linesOf(' four \n\n4\n')).toEqual(['four', '4'])
})
