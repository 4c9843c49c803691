import type { Question } from '@maktab/contracts/questions/questions'
import { describe, expect, test } from 'vitest'
import { decideClickerAnswer, isAskedLive, moveOn, tallyAnswers, type ClickerStep, type Standing } from './clickers.ts'

const base = { question_id: 'q', text: '', explanation: '' }
const choice: Question = {
  kind: 'choice',
  ...base,
  multiple: true,
  options: [
    { option_id: 'a', text: 'A' },
    { option_id: 'b', text: 'B' },
    { option_id: 'c', text: 'C' },
  ],
  correct: ['a', 'c'],
}
const typed: Question = { kind: 'short_text', ...base, accepted: ['کسر'] }

test.each<[Standing['state'], number, ClickerStep, number, Standing | 'clicker_moved']>([
  ['ready', 0, 'open', 0, { state: 'open', at: 0 }],
  ['open', 0, 'open', 0, { state: 'open', at: 0 }],
  ['open', 0, 'close', 0, { state: 'closed', at: 0 }],
  ['closed', 0, 'open', 0, { state: 'open', at: 0 }],
  ['closed', 0, 'reveal', 0, { state: 'revealed', at: 0 }],
  ['open', 0, 'reveal', 0, { state: 'revealed', at: 0 }],
  ['revealed', 0, 'open', 0, 'clicker_moved'],
  ['revealed', 0, 'next', 0, { state: 'open', at: 1 }],
  ['open', 1, 'next', 0, { state: 'open', at: 1 }],
  ['open', 1, 'close', 0, 'clicker_moved'],
  ['ready', 0, 'next', 0, 'clicker_moved'],
  ['revealed', 2, 'next', 2, 'clicker_moved'],
  ['open', 1, 'end', 0, { state: 'ended', at: 1 }],
  ['ended', 1, 'end', 1, { state: 'ended', at: 1 }],
  ['ended', 1, 'open', 1, 'clicker_moved'],
])('%s %s, %s at %s', (state, at, step, asked, expected) => {
  const outcome = moveOn({ state, at }, { at: asked, step }, 3)
  expect(outcome.ok ? outcome.value : outcome.refusal).toEqual(expected)
})

describe('which answers count', () => {
  const closed_on = new Date('2026-03-21T08:05:00Z')
  const before = new Date('2026-03-21T08:04:59Z')
  const after = new Date('2026-03-21T08:05:01Z')
  test.each<[string, Standing, Date | null, number, Date, boolean]>([
    ['while it is open', { state: 'open', at: 0 }, null, 0, before, true],
    ['not before', { state: 'ready', at: 0 }, null, 0, before, false],
    ['given in time, come late', { state: 'closed', at: 0 }, closed_on, 0, before, true],
    ['given late', { state: 'closed', at: 0 }, closed_on, 0, after, false],
    ['never once the right answer is shown', { state: 'revealed', at: 0 }, closed_on, 0, before, false],
    ['not of an earlier question', { state: 'open', at: 1 }, null, 0, before, false],
    ['not when it has ended', { state: 'ended', at: 0 }, closed_on, 0, before, false],
  ])('%s', (_what, now, closed, at, given, counts) => {
    expect(decideClickerAnswer({ now, closed_on: closed, at, given }).ok).toBe(counts)
  })
})

describe('how answers are counted', () => {
  const tally = (answer: string, answers: number, is_right: boolean, part = 0) => ({ part, answer, answers, is_right })
  const items = ['a', 'b'].map((item_id) => ({ item_id, text: item_id.toUpperCase() }))
  const options = ['a', 'b'].map((option_id) => ({ option_id, text: option_id.toUpperCase() }))
  test.each<[string, Question, readonly (readonly string[])[], ReturnType<typeof tallyAnswers>]>([
    [
      'every option of a choice, several count each',
      choice,
      [['a'], ['a', 'c'], ['c']],
      [tally('a', 2, true), tally('b', 0, false), tally('c', 2, true)],
    ],
    [
      'true and false',
      { kind: 'true_false', ...base, correct: false },
      [['true'], ['false'], ['false']],
      [tally('true', 1, false), tally('false', 2, true)],
    ],
    [
      'what was chosen for each blank',
      {
        kind: 'inline_choice',
        ...base,
        blanks: [
          { blank_id: '1', options, correct: 'a' },
          { blank_id: '2', options, correct: 'b' },
        ],
      },
      [
        ['a', 'a'],
        ['a', ''],
      ],
      [tally('a', 2, true), tally('b', 0, false), tally('a', 1, false, 1), tally('b', 0, true, 1)],
    ],
    [
      'the partner of each item',
      {
        kind: 'match',
        ...base,
        left: items,
        right: items,
        pairs: [
          { left_id: 'a', right_id: 'b' },
          { left_id: 'b', right_id: 'a' },
        ],
      },
      [
        ['b', 'a'],
        ['b', 'b'],
      ],
      [tally('a', 0, false), tally('b', 2, true), tally('a', 1, true, 1), tally('b', 1, false, 1)],
    ],
    [
      'what was put at each place',
      { kind: 'order', ...base, items },
      [
        ['a', 'b'],
        ['b', 'a'],
        ['a', 'b'],
      ],
      [tally('a', 2, true), tally('b', 1, false), tally('a', 1, false, 1), tally('b', 2, true, 1)],
    ],
    [
      'the parts of a picture',
      {
        kind: 'hotspot',
        ...base,
        picture: { sha256: 'e'.repeat(64), name: 'p.png', mime_type: 'image/png', size_bytes: 1, url: '' },
        alt: 'A',
        multiple: false,
        regions: ['x', 'y'].map((region_id) => ({
          region_id,
          label: region_id,
          shape: { kind: 'ellipse', x: 1, y: 1, radius_x: 1, radius_y: 1 },
        })),
        correct: ['y'],
      },
      [['x'], ['y'], ['y']],
      [tally('x', 1, false), tally('y', 2, true)],
    ],
    [
      'each blank for itself; an empty one is no answer',
      {
        kind: 'blank',
        ...base,
        blanks: [
          { blank_id: '1', accepted: ['کسر'] },
          { blank_id: '2', accepted: ['5'] },
        ],
      },
      [
        ['كسر', '۵'],
        ['کسر', ''],
      ],
      [tally('كسر', 2, true), tally('۵', 1, true, 1)],
    ],
    [
      'numbers as one where they are equal',
      { kind: 'numeric', ...base, value: 0.5, tolerance: 0, unit: '' },
      [['1/2'], ['۰٫۵'], ['2'], ['half']],
      [tally('1/2', 2, true), tally('2', 1, false), tally('half', 1, false)],
    ],
    [
      'what is typed as it is compared, the most frequent first',
      typed,
      [['جمع'], ['كسر'], ['کسر ']],
      [tally('كسر', 2, true), tally('جمع', 1, false)],
    ],
  ])('%s', (_what, question, answers, expected) => {
    expect(tallyAnswers(question, answers)).toEqual(expected)
  })
  test('of typed answers no more than a class can read', () => {
    expect(
      tallyAnswers(
        typed,
        Array.from({ length: 30 }, (_, at) => [`word ${at}`]),
      ),
    ).toHaveLength(8)
  })
})

test('what takes a file or a person to mark is not asked live', () => {
  expect([choice, typed].every(isAskedLive)).toBe(true)
  expect(isAskedLive({ kind: 'recording' })).toBe(false)
  expect(isAskedLive({ kind: 'long_answer' })).toBe(false)
})
