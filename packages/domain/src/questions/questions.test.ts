import type { Question, QuestionOf } from '@maktab/contracts/questions/questions'
import { describe, expect, it } from 'vitest'
import { blank, choice } from '../../test/questions.ts'
import { isRight, readTypedNumber, rightAnswerOf, shownOrder } from './questions.ts'

const inlineChoice: QuestionOf<'inline_choice'> = {
  kind: 'inline_choice',
  question_id: 'q',
  text: 'The ____ runs ____.',
  explanation: '',
  blanks: [
    {
      blank_id: '1',
      options: [
        { option_id: 'a', text: 'dog' },
        { option_id: 'b', text: 'stone' },
      ],
      correct: 'a',
    },
    {
      blank_id: '2',
      options: [
        { option_id: 'c', text: 'loud' },
        { option_id: 'd', text: 'fast' },
      ],
      correct: 'd',
    },
  ],
}

const item = (item_id: string) => ({ item_id, text: item_id })
/** One item of the right side belongs to nobody. */
const match: QuestionOf<'match'> = {
  kind: 'match',
  question_id: 'q',
  text: '?',
  explanation: '',
  left: [item('a'), item('b')],
  right: [item('y'), item('z'), item('x')],
  pairs: [
    { left_id: 'b', right_id: 'y' },
    { left_id: 'a', right_id: 'x' },
  ],
}
const order: QuestionOf<'order'> = {
  kind: 'order',
  question_id: 'q',
  text: '?',
  explanation: '',
  items: [item('1'), item('2'), item('3')],
}

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

  it.each([
    ['an accepted word that is empty', ['\u200c', 'x'], ' '],
    ['another punctuation mark', ['?'], '!'],
  ])('with a blank is never right by %s', (_, accepted, typed) => {
    expect(isRight(blank('q', accepted), [typed])).toBe(false)
  })

  it.each([
    [true, ['true'], true],
    [true, ['false'], false],
    [false, ['false'], true],
    [false, [], false],
    [true, ['true', 'false'], false],
  ])('of true or false (%s) answered %j is %s', (correct, answer, right) => {
    expect(isRight({ kind: 'true_false', question_id: 'q', text: '?', explanation: '', correct }, answer)).toBe(right)
  })

  it.each([
    [['a', 'd'], true],
    [['a', 'c'], false],
    [['a'], false],
    [['a', 'd', 'd'], false],
  ])('with two lists to choose from answered %j is %s', (answer, right) => {
    expect(isRight(inlineChoice, answer)).toBe(right)
  })

  it.each([
    [3.5, 0, '3.5', true],
    [3.5, 0, '۳٫۵', true],
    [3.5, 0, '٣,٥', true],
    [3.5, 0, ' ۷/۲ ', true],
    [3.5, 0.05, '3.54', true],
    [3.5, 0.05, '3.56', false],
    [0.3, 0, '.3', true],
    [0.3, 0.1, '0.4', true],
    [-5, 0, '−5', true],
    [-5, 0, '5', false],
    [1250, 0, '1,250', true],
    [1250, 0, '1 250', true],
    [1250, 0, '۱٬۲۵۰', true],
    [2, 0, 'two', false],
    [0, 0, '', false],
    [0, 0, '0', true],
  ])('of a number (%s ± %s) answered "%s" is %s', (value, tolerance, typed, right) => {
    expect(
      isRight({ kind: 'numeric', question_id: 'q', text: '?', explanation: '', value, tolerance, unit: '' }, [typed]),
    ).toBe(right)
  })

  const inMetres = {
    value: 2.5,
    tolerance: 0.05,
    unit: 'm',
    units: [
      { unit: 'cm', factor: 0.01 },
      { unit: 'سانتی‌متر', factor: 0.01 },
    ],
  }
  it.each([
    [inMetres, '2.5', true],
    [inMetres, '2.5 m', true],
    [inMetres, '۲٫۵m', true],
    [inMetres, '٢٫٥ M', true],
    [inMetres, '250 cm', true],
    [inMetres, '۲۵۰ سانتی‌متر', true],
    [inMetres, '۲۵۰ سانتیمتر', true],
    [inMetres, '254 cm.', true],
    [inMetres, '256 cm', false],
    [inMetres, '2.5 kg', false],
    [inMetres, 'm', false],
    [inMetres, 'cm 250 m', false],
    [{ ...inMetres, asks_unit: true }, '2.5', false],
    [{ ...inMetres, asks_unit: true }, '2.5 m', true],
    [{ value: 50, tolerance: 0, unit: 'Rs' }, 'Rs 50', true],
    [{ value: 1250, tolerance: 0, unit: 'افغانۍ' }, '۱٬۲۵۰ افغانۍ', true],
    [{ value: -5, tolerance: 0, unit: '°C' }, '−5 °C', true],
    [{ value: 9, tolerance: 0, unit: 'm²' }, '9 m²', true],
    [{ value: 3, tolerance: 0, unit: 'MW', units: [{ unit: 'mW', factor: 1e-9 }] }, '3 mW', false],
    [{ value: 3, tolerance: 0, unit: 'MW', units: [{ unit: 'mW', factor: 1e-9 }] }, '3 MW', true],
    [{ value: 40, tolerance: 0, unit: '' }, '40 x', false],
  ])('of a number with a unit (%j) answered "%s" is %s', (number, typed, right) => {
    expect(isRight({ kind: 'numeric', question_id: 'q', text: '?', explanation: '', ...number }, [typed])).toBe(right)
  })

  it.each([
    [['  هرات '], true],
    [['Herat'], true],
    [['Kabul'], false],
    [[''], false],
    [[], false],
    [['Herat', 'Herat'], false],
  ])('of a short text answered %j is %s', (answer, right) => {
    expect(
      isRight(
        { kind: 'short_text', question_id: 'q', text: '?', explanation: '', accepted: ['هرات', 'herat'] },
        answer,
      ),
    ).toBe(right)
  })

  it.each([
    [['x', 'y'], true],
    [['y', 'x'], false],
    [['x', 'x'], false],
    [['x', ''], false],
    [['x'], false],
  ])('to match answered %j is %s', (answer, right) => {
    expect(isRight(match, answer)).toBe(right)
  })

  it.each([
    [['1', '2', '3'], true],
    [['2', '1', '3'], false],
    [['1', '2'], false],
    [['1', '2', '3', '3'], false],
  ])('to put in order answered %j is %s', (answer, right) => {
    expect(isRight(order, answer)).toBe(right)
  })

  it('takes its own answer, and no empty one, whatever its kind', () => {
    const all: readonly Question[] = [
      blank('q', ['a'], ['b']),
      choice('q', ['a', 'c']),
      inlineChoice,
      match,
      order,
      { kind: 'numeric', question_id: 'q', text: '', explanation: '', value: 0.1, tolerance: 0, unit: 'm' },
    ]
    for (const question of all) {
      expect(isRight(question, rightAnswerOf(question)), question.kind).toBe(true)
      expect(isRight(question, []), question.kind).toBe(false)
      expect(
        isRight(
          question,
          rightAnswerOf(question).map(() => ''),
        ),
        question.kind,
      ).toBe(false)
    }
  })
})

describe('a typed number', () => {
  it.each([
    ['12', 12],
    ['+12', 12],
    ['۱۲٫۵', 12.5],
    ['12.', 12],
    ['1,250,000.5', 1_250_000.5],
    ['3/4', 0.75],
    ['3/0', undefined],
    ['1e5', undefined],
    ['0x10', undefined],
    ['1.2.3', undefined],
    ['-', undefined],
    ['.', undefined],
    ['Infinity', undefined],
    ['9'.repeat(40), undefined],
  ])('"%s" is %s', (typed, number) => expect(readTypedNumber(typed)).toBe(number))
})

describe('items that must not be shown in the right order', () => {
  const items = (count: number) => Array.from({ length: count }, (_, at) => ({ item_id: `item-${at}` }))
  it('are the same at every look, all there, and never in the right order', () => {
    for (let question = 0; question < 500; question += 1) {
      for (const count of [2, 3, 5]) {
        const shown = shownOrder(`q${question}`, items(count))
        expect(shown).toEqual(shownOrder(`q${question}`, items(count)))
        expect(shown.map(({ item_id }) => item_id).sort()).toEqual(items(count).map(({ item_id }) => item_id))
        expect(shown).not.toEqual(items(count))
      }
    }
  })
})
