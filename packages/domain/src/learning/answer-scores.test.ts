import type { Question } from '@maktab/contracts/questions/questions'
import { describe, expect, it } from 'vitest'
import { decideAnswerScores, earlierScorers, standingScores, type ScoreEntry } from './answer-scores.ts'

const rubric = [
  {
    criterion_id: 'c',
    title: 'Clear',
    levels: [
      { level_id: 'no', label: 'No', marks: 0 },
      { level_id: 'half', label: 'Half', marks: 2 },
      { level_id: 'yes', label: 'Yes', marks: 4 },
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
const questions = [long('two'), long('three')]
const results = { one: true, two: null, three: null }
const minute = (minutes: number) => new Date(Date.parse('2026-11-20T08:00:00Z') + minutes * 60_000)
const levels = (level: string, remark = '') => ({ levels: { c: level }, remark })

type Given = Omit<ScoreEntry, 'accuracy'>
const entry = (score_entry_id: string, minutes: number, scores: Given['scores'], scored_by = 7): Given => ({
  score_entry_id,
  scored_by,
  scored_on: minute(minutes),
  scores,
})

function decide(all: readonly Given[], own_entry_ids: readonly string[] = []) {
  return all.reduce<readonly ScoreEntry[]>((entries, given) => {
    const decision = decideAnswerScores({ questions, results, entries, given, own_entry_ids })
    if (!decision.ok) throw new Error(decision.refusal)
    return decision.value.entries
  }, [])
}

describe('scores of answers', () => {
  it('count by what was given last, answer by answer', () => {
    const entries = decide([
      entry('a', 1, { two: levels('yes'), three: levels('yes') }),
      entry('b', 2, { two: levels('half') }, 8),
    ])
    expect(standingScores(entries)).toEqual({ two: levels('half'), three: levels('yes') })
    expect(entries.map(({ accuracy }) => accuracy)).toEqual([100, 83.3])
  })

  it('come to the same in whatever order they arrive, with everything kept', () => {
    const all = [
      entry('a', 1, { two: levels('yes') }),
      entry('b', 5, { two: levels('no') }, 8),
      entry('c', 3, { two: levels('half'), three: levels('yes') }, 9),
      entry('d', 5, { three: levels('half') }, 10),
    ]
    const forwards = decide(all)
    const backwards = decide([...all].reverse())
    expect(backwards).toEqual(forwards)
    expect(forwards.map(({ score_entry_id, accuracy }) => [score_entry_id, accuracy])).toEqual([
      ['a', 100],
      ['c', 83.3],
      ['b', 66.7],
      ['d', 50],
    ])
  })

  it('say which entries are not as before, and which counts', () => {
    const before = decide([entry('a', 1, { two: levels('yes') }), entry('b', 5, { two: levels('no') }, 8)])
    const late = decideAnswerScores({
      questions,
      results,
      entries: before,
      given: entry('c', 3, { three: levels('yes') }),
      own_entry_ids: [],
    })
    expect(late).toMatchObject({
      ok: true,
      value: {
        since: [{ score_entry_id: 'c' }, { score_entry_id: 'b' }],
        last: { score_entry_id: 'b' },
        marked: { waiting_questions: 0, accuracy: 66.7, correct_questions: 2 },
      },
    })
  })

  it('are given once, however often their command comes', () => {
    const given = entry('a', 1, { two: levels('yes') })
    expect(decide([given, given])).toEqual(decide([given]))
  })

  it.each([
    ['count in the order in which they came where it is the same device', ['b'], levels('yes')],
    ['count by their moments where it is another device', [], levels('no')],
  ])('of one teacher within a minute %s', (_title, own_entry_ids, counts) => {
    // The first came by a slow way and looks younger than it is.
    const all = [entry('b', 0.5, { two: levels('no') }), entry('a', 0.2, { two: levels('yes') })]
    expect(standingScores(decide(all, own_entry_ids))).toEqual({ two: counts })
  })

  it.each([
    ['not_found', { one: levels('yes') }],
    ['not_found', { four: levels('yes') }],
    ['rubric_mismatch', { two: levels('best') }],
    ['rubric_mismatch', { two: { levels: {}, remark: '' } }],
  ])('are refused: %s', (refusal, scores) => {
    const given = entry('a', 1, scores)
    expect(decideAnswerScores({ questions, results, entries: [], given, own_entry_ids: [] })).toEqual({
      ok: false,
      refusal,
    })
  })
})

it('the other teachers are named once each', () => {
  const entries = decide([
    entry('a', 1, { two: levels('yes') }),
    entry('b', 2, { two: levels('no') }, 8),
    entry('c', 9, { two: levels('no') }),
    entry('d', 12, { two: levels('no') }, 9),
  ])
  expect(earlierScorers(entries, entries[3]!).map(({ scored_by }) => scored_by)).toEqual([7, 8])
  expect(earlierScorers(entries.slice(0, 1), entries[0]!)).toEqual([])
})
