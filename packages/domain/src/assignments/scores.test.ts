import { describe, expect, it } from 'vitest'
import {
  isToMark,
  decideReturn,
  checkScore,
  decideScore,
  isReleased,
  type ReturnFacts,
  type ScoreFacts,
} from './scores.ts'
import { laterScore } from '../learning/given-scores.ts'

const given = new Date('2026-11-20T08:00:00Z')
const later = (minutes: number) => new Date(given.getTime() + minutes * 60_000)

describe('scoring', () => {
  const work = { sees_assignment: true, teaches_class: true, class_id: 10, current: undefined }
  const facts: ScoreFacts = {
    work,
    assignment: { total_score: 10, rubric_data: [{ criterion_id: 'c', levels: [{ level_id: 'good' }] }] },
  }
  const input = { class_id: 10, score: 10, rubric_levels: { c: 'good' } }
  const decide = (known: ScoreFacts, asked: typeof input | Parameters<typeof decideScore>[0]['input'] = input) =>
    decideScore({ facts: known, input: asked, given, score_entry_id: 'b' })

  it('gives full marks', () => {
    expect(decide(facts)).toMatchObject({
      ok: true,
      value: { counts: true, standing: { score: 10, scored_on: given } },
    })
  })

  it.each([
    ['earlier', { score_entry_id: 'a', score: 3, scored_on: later(-1) }, true, 10],
    ['later', { score_entry_id: 'a', score: 3, scored_on: later(1) }, false, 3],
    ['at the same moment with a smaller id', { score_entry_id: 'a', score: 3, scored_on: given }, true, 10],
    ['at the same moment with a greater id', { score_entry_id: 'c', score: 3, scored_on: given }, false, 3],
  ])('where another was given %s', (_, current, counts, score) => {
    expect(decide({ ...facts, work: { ...work, current } })).toMatchObject({
      value: { counts, standing: { score }, entry: { score: 10 } },
    })
  })

  it.each([
    ['corrected at once over a slow network', { is_own: true, scored_on: new Date(given.getTime() + 59_999) }, true],
    ['corrected in the same moment', { is_own: true, scored_on: given }, true],
    ['that is older by a minute than the same teacher’s', { is_own: true, scored_on: later(1) }, false],
    [
      'that is older by a moment than a colleague’s',
      { is_own: false, scored_on: new Date(given.getTime() + 1) },
      false,
    ],
  ])('%s', (_, known, counts) => {
    const current = { score_entry_id: 'z', score: 3, ...known }
    const outcome = decide({ ...facts, work: { ...work, current } })
    const scored_on = new Date(counts ? current.scored_on.getTime() + 1 : current.scored_on)
    expect(outcome).toMatchObject({ value: { counts, standing: { score: counts ? 10 : 3, scored_on } } })
  })

  it.each([
    [input, { ok: true, value: null }],
    [
      { ...input, score: 10.01 },
      { ok: false, refusal: 'score_above_total' },
    ],
    [
      { ...input, rubric_levels: { c: 'best' } },
      { ok: false, refusal: 'rubric_mismatch' },
    ],
  ])('a score is checked against its assignment without anybody who gives it: %o', (asked, outcome) => {
    expect(checkScore({ input: asked, assignment: facts.assignment })).toEqual(outcome)
  })

  it.each([
    ['not_found', { ...facts, work: undefined }, input],
    ['not_found', { ...facts, work: { ...work, sees_assignment: false } }, input],
    ['not_found', facts, { ...input, class_id: 11 }],
    ['not_allowed', { ...facts, work: { ...work, teaches_class: false } }, input],
    ['score_above_total', facts, { ...input, score: 10.01 }],
    ['rubric_mismatch', facts, { ...input, rubric_levels: { c: 'best' } }],
    ['rubric_mismatch', facts, { ...input, rubric_levels: { d: 'good' } }],
  ])('is refused: %s', (refusal, known, asked) => {
    expect(decide(known, asked)).toEqual({ ok: false, refusal })
  })

  it('keeps the same of any number of scores in whatever order they arrive', () => {
    const scores = [1, 5, 3, 5].map((minute, place) => ({
      score_entry_id: `${place}`,
      score: place,
      scored_on: later(minute),
    }))
    const [first, ...others] = scores
    const forwards = others.reduce(laterScore, first!)
    const backwards = scores.reverse().reduce(laterScore)
    expect(forwards.score_entry_id).toBe('3')
    expect(backwards).toBe(forwards)
  })
})

describe('a score is the learner’s to see', () => {
  it.each([
    ['never returned', null, given, false],
    ['returned after it was scored', later(1), given, true],
    ['returned and scored at once', given, given, true],
    ['scored again since', given, later(1), false],
    ['returned without a score', given, null, true],
  ])('%s', (_, returned_on, scored_on, released) => {
    expect(isReleased({ returned_on, scored_on })).toBe(released)
  })
})

describe('returning', () => {
  const work = { user_id: 1, sees_assignment: true, teaches_class: true, score: 5, scored_on: given, attempts_used: 1 }
  const facts: ReturnFacts = { assignment_type: 2, works: [work, { ...work, user_id: 2, scored_on: later(5) }] }
  const decide = (known: ReturnFacts, user_ids: number[], assignment_status: 2 | 3 = 2) =>
    decideReturn({ facts: known, input: { user_ids, assignment_status }, given })

  it('returns the named once, never before the latest score', () => {
    expect(decide(facts, [1, 1])).toEqual({ ok: true, value: { user_ids: [1], returned_on: given } })
    expect(decide(facts, [1, 2])).toEqual({ ok: true, value: { user_ids: [1, 2], returned_on: later(5) } })
  })

  it.each([
    ['ungraded work that was handed in', { assignment_type: 1, works: [{ ...work, score: null, scored_on: null }] }, 2],
    ['unscored work for another try', { assignment_type: 2, works: [{ ...work, score: null, scored_on: null }] }, 3],
  ] as const)('returns %s', (_, known, status) => {
    expect(decide(known, [1], status).ok).toBe(true)
  })

  it.each([
    ['not_found', facts, [1, 3], 2],
    ['not_found', { ...facts, works: [{ ...work, sees_assignment: false }] }, [1], 2],
    ['not_allowed', { ...facts, works: [{ ...work, teaches_class: false }] }, [1], 2],
    ['nothing_to_return', { ...facts, works: [work, { ...work, user_id: 2, score: null }] }, [1, 2], 2],
    ['nothing_to_return', { ...facts, works: [{ ...work, attempts_used: 0 }] }, [1], 3],
    ['nothing_to_return', { assignment_type: 1, works: [{ ...work, score: null, attempts_used: 0 }] }, [1], 2],
  ] as const)('is refused: %s', (refusal, known, user_ids, status) => {
    expect(decide(known, [...user_ids], status)).toEqual({ ok: false, refusal })
  })
})

describe('work waits for its teacher', () => {
  const [first, second] = [new Date('2026-03-01T08:00:00Z'), new Date('2026-03-02T08:00:00Z')]
  it.each([
    ['handed in', { assignment_status: 1, handed_in_on: first, scored_on: null }, true],
    ['nothing handed in', { assignment_status: 0, handed_in_on: null, scored_on: null }, false],
    ['scored', { assignment_status: 1, handed_in_on: first, scored_on: second }, false],
    ['handed in again after its score', { assignment_status: 1, handed_in_on: second, scored_on: first }, true],
    ['returned', { assignment_status: 2, handed_in_on: first, scored_on: null }, false],
    ['asked for again', { assignment_status: 3, handed_in_on: first, scored_on: second }, false],
  ] as const)('%s', (_, work, waits) => {
    expect(isToMark(work)).toBe(waits)
  })
})
