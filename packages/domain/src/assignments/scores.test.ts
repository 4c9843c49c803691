import type { AssignmentStatus } from '@maktab/contracts/fields'
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
  const work = {
    sees_assignment: true,
    teaches_class: true,
    class_id: 10,
    current: undefined,
    automatic_score: null,
    assignment_status: 1 as AssignmentStatus,
    attempts_used: 1,
  }
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
    ['where nothing stood', undefined, { counts: true, standing: { score: null } }],
    ['after a score', { score: 3, scored_on: later(-1) }, { counts: true, standing: { score: 3, scored_on: given } }],
    [
      'before a score',
      { score: 3, scored_on: later(1) },
      { counts: false, standing: { score: 3, scored_on: later(1) } },
    ],
  ])('keeps a remark without a score, %s, and the score that stands', (_, known, value) => {
    const current = known && { score_entry_id: 'a', ...known }
    const asked = { class_id: 10, rubric_levels: {} }
    expect(decide({ ...facts, work: { ...work, current } }, asked)).toMatchObject({
      value: { ...value, entry: { score: null } },
    })
  })

  it.each([
    ['after the score that stands', later(-1), 10],
    ['before it', later(1), 3],
  ])('a score given before the latest remark and %s', (_, scored_on, score) => {
    const current = { score_entry_id: 'z', score: 3, scored_on: later(2) }
    const scored = { score_entry_id: 'a', score: 3, scored_on }
    expect(decide({ ...facts, work: { ...work, current, scored } })).toMatchObject({
      value: { counts: false, standing: { score, score_entry_id: 'z', scored_on: later(2) } },
    })
  })

  it('counts a score that was given before the remark that stands, and leaves the remark', () => {
    const current = { score_entry_id: 'a', score: null, scored_on: later(1) }
    expect(decide({ ...facts, work: { ...work, current } })).toMatchObject({
      value: { counts: false, standing: { score: 10, score_entry_id: 'a', scored_on: later(1) } },
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

  const earlier = { score_entry_id: 'a', score: 3, scored_on: later(-1) }
  const back = { class_id: 10, is_taken_back: true, rubric_levels: {} }
  it.each([
    ['leaves none', {}, { standing: { score: null }, assignment_status: 1, is_released: false }],
    ['of returned work makes it wait again', { assignment_status: 2 }, { assignment_status: 1, is_released: false }],
    ['of work that was returned without any', { assignment_status: 2, attempts_used: 0 }, { assignment_status: 0 }],
    ['of work that is asked for again', { assignment_status: 3, automatic_score: 7 }, { assignment_status: 3 }],
    [
      'of work that scores itself leaves the automatic score, which is seen at once',
      { automatic_score: 7 },
      { standing: { score: 7 }, is_score_automatic: true, assignment_status: 2, is_released: true },
    ],
    [
      'that was given later leaves that',
      { current: { ...earlier, scored_on: later(1) }, automatic_score: 7 },
      { standing: { score: 3 }, is_score_automatic: false, assignment_status: 1, counts: false },
    ],
    [
      'and a remark after it leaves none',
      { current: { ...earlier, score: null, scored_on: later(1) }, scored: { ...earlier, score: 3 } },
      { standing: { score: null, score_entry_id: 'a' }, counts: false },
    ],
  ] as const)('taking a score back %s', (_, change, value) => {
    const known: ScoreFacts = { ...facts, work: { ...work, current: earlier, ...change } }
    expect(decide(known, back)).toMatchObject({ ok: true, value: { entry: { is_taken_back: true }, ...value } })
  })

  it.each([
    ['a score', input, { standing: { score: 10 }, is_score_automatic: false }],
    ['a remark', { class_id: 10, rubric_levels: {} }, { standing: { score: 7 }, is_score_automatic: true }],
  ])('of work that scored itself: %s of a teacher stands before it', (_, asked, value) => {
    const known = { ...facts, work: { ...work, automatic_score: 7 } }
    expect(decide(known, asked)).toMatchObject({ ok: true, value: { counts: true, ...value } })
  })

  it('a score that was taken back later than this one was given stays taken back', () => {
    const taken = { score_entry_id: 'z', score: null, scored_on: later(1) }
    const known = { ...facts, work: { ...work, current: taken, scored: taken } }
    expect(decide(known)).toMatchObject({ value: { counts: false, standing: { score: null } } })
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
  const said = { teacher_remarks: '', rubric_levels: {} }
  const reach = { sees_assignment: true, teaches_class: true }
  const work = { user_id: 1, ...reach, ...said, score: 5, scored_on: given, attempts_used: 1 }
  const facts: ReturnFacts = { assignment_type: 2, works: [work, { ...work, user_id: 2, scored_on: later(5) }] }
  type Said = Omit<Parameters<typeof decideReturn>[0]['input'], 'user_ids' | 'assignment_status'>
  const decide = (known: ReturnFacts, user_ids: number[], assignment_status: 2 | 3 = 2, also: Said = {}) =>
    decideReturn({ facts: known, input: { user_ids, assignment_status, ...also }, given })
  const asked = (user_id: number, teacher_remarks = '') => ({ user_id, teacher_remarks })

  it('returns the named once, never before the latest score', () => {
    expect(decide(facts, [1, 1])).toEqual({ ok: true, value: { works: [asked(1)], skipped: [], returned_on: given } })
    expect(decide(facts, [2, 1])).toEqual({
      ok: true,
      value: { works: [asked(2), asked(1)], skipped: [], returned_on: later(5) },
    })
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

  const unscored = { ...work, user_id: 2, score: null, scored_on: null }
  const missing = { ...unscored, user_id: 3, attempts_used: 0 }
  const mixed: ReturnFacts = { assignment_type: 2, works: [work, unscored, missing] }
  const noScore = { user_id: 2, why: 'no_score' }
  const nothing = { user_id: 3, why: 'nothing_handed_in' }
  it.each([
    ['leaves out what has no score', 2, { unready: 'skip' }, [1], [noScore, nothing]],
    ['returns what was handed in without a score', 2, { unready: 'return' }, [1, 2], [nothing]],
    ['asks again whoever handed in', 3, { unready: 'skip' }, [1, 2], [nothing]],
  ] as const)('%s', (_, status, also, user_ids, skipped) => {
    expect(decide(mixed, [1, 2, 3], status, also)).toMatchObject({
      value: { works: user_ids.map((user_id) => asked(user_id)), skipped },
    })
  })

  it('is refused where nobody is left', () => {
    expect(decide(mixed, [2, 3], 2, { unready: 'skip' })).toEqual({ ok: false, refusal: 'nothing_to_return' })
    expect(decide(mixed, [3], 2, { unready: 'return' })).toEqual({ ok: false, refusal: 'nothing_to_return' })
  })

  it.each([
    ['to ask again, whatever stands there', { teacher_remarks: 'Good' }, 3, { comment: '' }, false],
    ['to return what has neither remark nor level', {}, 2, { comment: '' }, false],
    ['not where there is a remark', { teacher_remarks: 'Good' }, 2, { comment: '' }, true],
    ['not where there is a level', { rubric_levels: { c: 'good' } }, 2, { comment: '' }, true],
    ['not where one is given', {}, 3, { comment: 'Once more.' }, true],
    ['not of an older version, which knows none', {}, 3, {}, true],
    ['not where the remark is the reason', {}, 3, { comment: '', teacher_remarks: 'Once more.' }, true],
  ] as const)('a comment is required %s', (_, part, status, also, ok) => {
    const outcome = decide({ assignment_type: 2, works: [{ ...work, ...part }] }, [1], status, also)
    expect(outcome).toMatchObject(ok ? { ok } : { refusal: 'comment_required' })
  })

  it('requires no comment of who has seen work that is not graded, nor of work that is left out', () => {
    expect(decide({ assignment_type: 1, works: [unscored] }, [2], 2, { comment: '' }).ok).toBe(true)
    const remarked = { ...work, teacher_remarks: 'Good' }
    const known: ReturnFacts = { assignment_type: 2, works: [remarked, unscored] }
    expect(decide(known, [1, 2], 2, { comment: '', unready: 'skip' }).ok).toBe(true)
  })

  it.each([
    ['', 'Well done.', 'Well done.'],
    ['Look at 3.', 'Well done.', 'Look at 3.\n\nWell done.'],
    ['Look at 3.\n\nWell done.', 'Well done.', 'Look at 3.\n\nWell done.'],
    ['Look at 3.', '', 'Look at 3.'],
  ])('a remark %j with the comment %j is %j', (teacher_remarks, comment, remark) => {
    const known: ReturnFacts = { assignment_type: 2, works: [{ ...work, teacher_remarks }] }
    expect(decide(known, [1], 2, { comment })).toMatchObject({ value: { works: [asked(1, remark)] } })
  })
})

describe('work waits for its teacher', () => {
  const [first, second] = [new Date('2026-03-01T08:00:00Z'), new Date('2026-03-02T08:00:00Z')]
  it.each([
    ['handed in', { assignment_status: 1, handed_in_on: first, score: null, scored_on: null }, true],
    ['nothing handed in', { assignment_status: 0, handed_in_on: null, score: null, scored_on: null }, false],
    ['scored', { assignment_status: 1, handed_in_on: first, score: 5, scored_on: second }, false],
    ['given a remark alone', { assignment_status: 1, handed_in_on: first, score: null, scored_on: second }, true],
    [
      'handed in again after its score',
      { assignment_status: 1, handed_in_on: second, score: 5, scored_on: first },
      true,
    ],
    ['returned', { assignment_status: 2, handed_in_on: first, score: null, scored_on: null }, false],
    ['asked for again', { assignment_status: 3, handed_in_on: first, score: 5, scored_on: second }, false],
  ] as const)('%s', (_, work, waits) => {
    expect(isToMark(work)).toBe(waits)
  })
})
