import type { Question } from '@maktab/contracts/questions/questions'
import { describe, expect, it } from 'vitest'
import { blank, choice } from '../../test/questions.ts'
import { feedbackOf } from './question-feedback.ts'
import { countsMarks, givenMarks, marksOf } from './question-marks.ts'

const base = { question_id: 'q', text: '?', explanation: '' }
const partial = <Q extends Question>(question: Q, more: Partial<Q> = {}): Question => ({
  ...question,
  partial_credit: true,
  ...more,
})
const items = (...ids: string[]) => ids.map((item_id) => ({ item_id, text: item_id }))
const order: Question = { ...base, kind: 'order', items: items('1', '2', '3', '4') }
const match: Question = {
  ...base,
  kind: 'match',
  left: items('a', 'b', 'c'),
  right: items('x', 'y', 'z'),
  pairs: [
    { left_id: 'a', right_id: 'x' },
    { left_id: 'b', right_id: 'y' },
    { left_id: 'c', right_id: 'z' },
  ],
}
const lists: Question = {
  ...base,
  kind: 'inline_choice',
  text: '____ ____',
  blanks: ['1', '2'].map((blank_id) => ({
    blank_id,
    options: [
      { option_id: 'r', text: 'r' },
      { option_id: 'w', text: 'w' },
    ],
    correct: 'r',
  })),
}
const capitals = blank('q', ['Kabul'], ['Islamabad'])
const ownMarks = (...marks: (number | undefined)[]): Question => ({
  ...(capitals as Extract<Question, { kind: 'blank' }>),
  blanks: [['Kabul'], ['Islamabad']].map((accepted, at) => ({
    blank_id: `${at}`,
    accepted,
    ...(marks[at] !== undefined && { marks: marks[at] }),
  })),
})
const essay: Question = {
  ...base,
  kind: 'long_answer',
  rubric: [
    {
      criterion_id: 'c',
      title: 'Clear',
      levels: [
        { level_id: 'no', label: 'No', marks: 0 },
        { level_id: 'yes', label: 'Yes', marks: 2.5 },
      ],
    },
    { criterion_id: 'd', title: 'Right', levels: [{ level_id: 'yes', label: 'Yes', marks: 1.5 }] },
  ],
}

describe('what a question gives at most', () => {
  it.each([
    ['one mark where it says nothing', choice('q', ['a']), 1],
    ['what it says', { ...choice('q', ['a']), marks: 2.5 }, 2.5],
    ['the sum of its blanks, and not what it says', { ...ownMarks(1.5, 2), marks: 9 }, 3.5],
    ['one for a blank without marks beside one with', ownMarks(2), 3],
    ['the sum of its pairs', { ...match, pairs: match.pairs.map((pair) => ({ ...pair, marks: 0.1 })) }, 0.3],
    ['what its rubric gives', essay, 4],
    ['what it says, whatever its rubric gives', { ...essay, marks: 10 }, 10],
  ])('is %s', (_, question, marks) => expect(marksOf(question)).toBe(marks))

  it.each([
    ['no question says anything of them', [choice('q', ['a']), capitals, essay], false],
    ['one says what it gives', [choice('p', ['a']), { ...choice('q', ['a']), marks: 1 }], true],
    ['one gives a part for a part', [choice('p', ['a']), partial(order)], true],
    ['a blank has marks of its own', [ownMarks(undefined, 1)], true],
    ['one says that it gives no part', [{ ...order, partial_credit: false }], false],
  ])('is counted in a test where %s: %#', (_, questions, counts) => expect(countsMarks(questions)).toBe(counts))
})

describe('an answer is given', () => {
  it.each<[string, Question, string[], number]>([
    ['all where it is right', { ...choice('q', ['a', 'c']), marks: 4 }, ['c', 'a'], 4],
    ['nothing for a part where parts give nothing', { ...choice('q', ['a', 'c']), marks: 4 }, ['a'], 0],
    ['half for one of two right options', partial(choice('q', ['a', 'c']), { marks: 4 }), ['a'], 2],
    ['nothing for one right and one wrong option', partial(choice('q', ['a', 'c']), { marks: 4 }), ['a', 'b'], 0],
    ['half for both right options and a wrong one', partial(choice('q', ['a', 'c']), { marks: 4 }), ['a', 'b', 'c'], 2],
    ['no more for an option that is named twice', partial(choice('q', ['a', 'c']), { marks: 4 }), ['a', 'a'], 2],
    ['nothing, and never less, for wrong options', partial(choice('q', ['a', 'c'])), ['b'], 0],
    ['a half for one of two blanks', partial(capitals), ['kabul', 'Quetta'], 0.5],
    ['a half for the second blank alone', partial(capitals), ['', 'islamabad'], 0.5],
    ['the marks of the blank that is right', partial(ownMarks(1.5, 2)), ['Herat', 'Islamabad'], 2],
    ['nothing for one blank where blanks give no part', ownMarks(1.5, 2), ['Herat', 'Islamabad'], 0],
    ['the part of a list that is right', partial(lists, { marks: 3 }), ['r', 'w'], 1.5],
    ['a third for one of three pairs, in hundredths', partial(match), ['x', 'x', 'y'], 0.33],
    ['two thirds, rounded half up', partial(match, { marks: 2 }), ['x', 'y', 'x'], 1.33],
    ['two of three steps for one item out of place', partial(order, { marks: 3 }), ['2', '3', '4', '1'], 2],
    ['one of three steps for two that follow each other', partial(order, { marks: 3 }), ['3', '4', '1', '2'], 1],
    ['nothing for an order that is turned round', partial(order), ['4', '3', '2', '1'], 0],
    ['nothing for an order that names an item twice', partial(order), ['1', '2', '3', '3'], 0],
    ['nothing where nothing was answered', partial(order), [], 0],
  ])('%s', (_, question, answer, given) => expect(givenMarks(question, answer)).toBe(given))
})

describe('feedback', () => {
  const question: Question = {
    ...(choice('q', ['a', 'c']) as Extract<Question, { kind: 'choice' }>),
    partial_credit: true,
    options: [
      { option_id: 'a', text: 'a', feedback: 'Yes, a.' },
      { option_id: 'b', text: 'b', feedback: 'b is a river.' },
      { option_id: 'c', text: 'c' },
    ],
    feedback: { right: 'All of them.', partly: 'Some of them.', wrong: 'Look again.' },
  }
  it.each([
    [
      ['a', 'c'],
      ['Yes, a.', 'All of them.'],
    ],
    [['a'], ['Yes, a.', 'Some of them.']],
    [['b'], ['b is a river.', 'Look again.']],
    [[], ['Look again.']],
  ])('on %j is %j', (answer, texts) => expect(feedbackOf(question, answer)).toEqual(texts))

  it('on a part without words of its own is that on a wrong answer, and none where a person marks', () => {
    expect(feedbackOf({ ...question, feedback: { wrong: 'Look again.' } }, ['c'])).toEqual(['Look again.'])
    expect(feedbackOf({ ...essay, feedback: { wrong: 'No.' } }, ['Because.'])).toEqual([])
  })
})
