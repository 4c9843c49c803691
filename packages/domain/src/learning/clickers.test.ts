import type { Question } from '@maktab/contracts/content/questions'
import { describe, expect, test } from 'vitest'
import { decideClickerAnswer, isAskedLive, moveOn, tallyAnswers, type ClickerStep, type Standing } from './clickers.ts'

const base = { question_id: 'q', text: '', explanation: '' }
const choice: Question = { kind: 'choice', ...base, multiple: true, options: [{ option_id: 'a', text: 'A' }, { option_id: 'b', text: 'B' }, { option_id: 'c', text: 'C' }], correct: ['a', 'c'] }
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
  test('every option of a choice, several count each', () => {
    expect(tallyAnswers(choice, [['a'], ['a', 'c'], ['c']])).toEqual([{ answer: 'a', answers: 2, is_right: true }, { answer: 'b', answers: 0, is_right: false }, { answer: 'c', answers: 2, is_right: true }])
  })
  test('true and false', () => {
    expect(tallyAnswers({ kind: 'true_false', ...base, correct: false }, [['true'], ['false'], ['false']])).toEqual([{ answer: 'true', answers: 1, is_right: false }, { answer: 'false', answers: 2, is_right: true }])
  })
  test('what is typed as it is compared, the most frequent first', () => {
    expect(tallyAnswers(typed, [['جمع'], ['كسر'], ['کسر ']])).toEqual([{ answer: 'كسر', answers: 2, is_right: true }, { answer: 'جمع', answers: 1, is_right: false }])
    expect(tallyAnswers(typed, Array.from({ length: 30 }, (_, at) => [`word ${at}`]))).toHaveLength(8)
  })
})

test('what takes a file or a person to mark is not asked live', () => {
  expect([choice, typed].every(isAskedLive)).toBe(true)
  expect(isAskedLive({ kind: 'recording' })).toBe(false)
  expect(isAskedLive({ kind: 'long_answer' })).toBe(false)
})
