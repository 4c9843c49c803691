import type { Question } from '@maktab/contracts/questions/questions'
import { expect, test } from 'vitest'
import { questionFaults } from './question-faults.ts'

const base = { question_id: 'q', text: '?', explanation: '' }
const option = (option_id: string, text = option_id) => ({ option_id, text })
const item = (item_id: string, text = item_id) => ({ item_id, text })
const choice = (correct: string[], more: object = {}): Question => ({
  ...base,
  kind: 'choice',
  multiple: correct.length > 1,
  options: [option('a'), option('b'), option('c')],
  correct,
  ...more,
})
const blanks = (text: string, ...accepted: string[][]): Question => ({
  ...base,
  kind: 'blank',
  text,
  blanks: accepted.map((words, at) => ({ blank_id: String(at), accepted: words })),
})
const inline = (text: string, correct: string, options = [option('a'), option('b')]): Question => ({
  ...base,
  kind: 'inline_choice',
  text,
  blanks: [{ blank_id: '1', options, correct }],
})
const match = (pairs: [string, string][], right = [item('x'), item('y')]): Question => ({
  ...base,
  kind: 'match',
  left: [item('a'), item('b')],
  right,
  pairs: pairs.map(([left_id, right_id]) => ({ left_id, right_id })),
})
const region = (region_id: string, x = 10) => ({
  region_id,
  label: region_id,
  shape: { kind: 'rectangle' as const, x, y: 10, width: 10, height: 10 },
})
const picture = { sha256: 'a'.repeat(64), name: 'a.png', mime_type: 'image/png', size_bytes: 1, url: '' }
const hotspot = (correct: string[], more: object = {}): Question => ({
  ...base,
  kind: 'hotspot',
  picture,
  alt: 'A leaf',
  multiple: correct.length > 1,
  regions: [region('a'), region('b')],
  correct,
  ...more,
})
const long = (marks: number): Question => ({
  ...base,
  kind: 'long_answer',
  rubric: [{ criterion_id: 'c', title: 'Clear', levels: [{ level_id: 'l', label: 'Yes', marks }] }],
})

test.each<[string, Question, readonly string[]]>([
  ['a choice', choice(['a']), []],
  ['several right', choice(['a', 'c']), []],
  ['no text', choice(['a'], { text: ' ' }), ['text_missing']],
  [
    'an option twice',
    choice(['a'], { options: [option('a'), option('b', 'same'), option('c', 'same')] }),
    ['item_twice'],
  ],
  ['nothing right', choice([]), ['right_answer_missing']],
  ['nothing wrong', choice(['a', 'b', 'c']), ['wrong_answer_missing']],
  ['right and not offered', choice(['z']), ['right_answer_not_offered']],
  ['several right, one asked for', choice(['a', 'b'], { multiple: false }), ['several_not_said']],
  ['true or false', { ...base, kind: 'true_false', correct: false }, []],
  ['a blank', blanks('a ____', ['b']), []],
  ['a blank that its text does not have', blanks('a ____', ['b'], ['c']), ['blanks_differ_from_text']],
  ['a blank that takes nothing', blanks('a ____', []), ['right_answer_missing']],
  ['a blank that nobody can type', blanks('a ____', ['\u20661/2\u2069']), ['answer_cannot_be_typed']],
  ['a list in a text', inline('a ____', 'b'), []],
  ['a list without its right option', inline('a ____', 'z'), ['right_answer_not_offered']],
  ['a list of the same', inline('a ____', 'a', [option('a'), option('a')]), ['item_twice']],
  ['a number', { ...base, kind: 'numeric', value: 2.5, tolerance: 0.1, unit: 'm' }, []],
  [
    'a number that is none',
    { ...base, kind: 'numeric', value: Number.NaN, tolerance: 0, unit: '' },
    ['right_answer_missing'],
  ],
  ['a short text', { ...base, kind: 'short_text', accepted: ['sun'] }, []],
  [
    'a short text with a space before it',
    { ...base, kind: 'short_text', accepted: [' sun'] },
    ['answer_cannot_be_typed'],
  ],
  [
    'pairs',
    match([
      ['a', 'x'],
      ['b', 'y'],
    ]),
    [],
  ],
  [
    'pairs with one partner for two',
    match([
      ['a', 'x'],
      ['b', 'x'],
    ]),
    [],
  ],
  ['an item without a partner', match([['a', 'x']]), ['item_without_partner']],
  [
    'an item with two',
    match([
      ['a', 'x'],
      ['a', 'y'],
      ['b', 'y'],
    ]),
    ['item_with_two_partners'],
  ],
  [
    'a partner that is not there',
    match([
      ['a', 'x'],
      ['b', 'z'],
    ]),
    ['right_answer_not_offered'],
  ],
  ['an order', { ...base, kind: 'order', items: [item('1'), item('2')] }, []],
  [
    'an option without a text',
    choice(['a'], { options: [option('a'), option('b', ' '), option('c')] }),
    ['item_empty'],
  ],
  ['a hotspot', hotspot(['a']), []],
  ['a hotspot whose picture is not described', hotspot(['a'], { alt: ' ' }), ['picture_not_described']],
  ['a hotspot with a part outside', hotspot(['a'], { regions: [region('a', 95), region('b')] }), ['region_outside']],
  ['a hotspot where all is right', hotspot(['a', 'b']), ['wrong_answer_missing']],
  [
    'a hotspot with a part without a name',
    hotspot(['a'], { regions: [region('a'), { ...region('b'), label: '' }] }),
    ['item_empty'],
  ],
  ['a long answer', long(4), []],
  ['a long answer that gives nothing', long(0), ['rubric_without_marks']],
  [
    'an order with an item twice',
    { ...base, kind: 'order', items: [item('1', 'same'), item('2', 'same')] },
    ['item_twice'],
  ],
])('%s', (_, question, faults) => expect(questionFaults(question)).toEqual(faults))
