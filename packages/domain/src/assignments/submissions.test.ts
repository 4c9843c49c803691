import { describe, expect, it } from 'vitest'
import {
  closesFor,
  decideHandIn,
  decideWithdraw,
  isWorkLate,
  type HandInFacts,
  type WithdrawFacts,
} from './submissions.ts'

const given = new Date('2026-11-20T08:00:00Z')
const later = (minutes: number) => new Date(given.getTime() + minutes * 60_000)

describe('handing in', () => {
  const work = {
    start_date: later(-60),
    due_date: later(60),
    closes_on: null,
    allowed_attempts: 2,
    assignment_status: 0 as const,
    attempts_used: 0,
  }
  const facts: HandInFacts = { work, earlier: undefined, own_file_ids: ['f1', 'f2'] }
  const input = { submission_id: 's1', text: 'done', attachments: [{ file_id: 'f1' }] }

  it.each([
    ['on time', facts, given, { attempt_number: 1, is_late: false, is_extra: false }],
    ['at the due moment', facts, later(60), { attempt_number: 1, is_late: false, is_extra: false }],
    ['late', facts, later(61), { attempt_number: 1, is_late: true, is_extra: false }],
    [
      'the last that is allowed',
      { ...facts, work: { ...work, attempts_used: 1 } },
      given,
      { attempt_number: 2, is_late: false, is_extra: false },
    ],
    [
      'beyond what is allowed',
      { ...facts, work: { ...work, attempts_used: 2 } },
      given,
      { attempt_number: 3, is_late: false, is_extra: true },
    ],
    [
      'asked for again',
      { ...facts, work: { ...work, attempts_used: 2, assignment_status: 3 as const } },
      given,
      { attempt_number: 3, is_late: false, is_extra: false },
    ],
  ])('%s', (_, known, moment, expected) => {
    const outcome = decideHandIn({ facts: known, input, given: moment })
    expect(outcome).toMatchObject({
      ok: true,
      value: { is_new: true, submission: { submission_id: 's1', handed_in_on: moment, ...expected } },
    })
  })

  it.each([
    ['at the moment in which it closes', later(90), later(60), later(90), false],
    ['after it closed', later(90), later(60), later(91), true],
    ['after it closed for the others, with more time', later(90), later(120), later(120), false],
    ['after more time than the others', later(90), later(120), later(121), true],
    ['where it never closes', null, later(60), later(600), false],
  ])('%s it is kept', (_, closes_on, due_date, moment, is_after_close) => {
    const outcome = decideHandIn({ facts: { ...facts, work: { ...work, closes_on, due_date } }, input, given: moment })
    expect(outcome).toMatchObject({ ok: true, value: { is_new: true, is_after_close } })
    expect(closesFor({ closes_on: null, due_date })).toBeNull()
  })

  it('answers the same submission again as the first time', () => {
    const earlier = { submission_id: 's1', attempt_number: 1, handed_in_on: later(-5), is_late: false, is_extra: false }
    const outcome = decideHandIn({ facts: { ...facts, earlier }, input, given: later(600) })
    expect(outcome).toEqual({ ok: true, value: { submission: earlier, is_after_close: false, is_new: false } })
  })

  it('keeps work that arrives before the start, and counts it as handed in at the start', () => {
    const outcome = decideHandIn({ facts, input, given: later(-61) })
    expect(outcome).toMatchObject({
      ok: true,
      value: { is_new: true, submission: { handed_in_on: facts.work?.start_date, is_late: false } },
    })
  })

  it.each([
    ['not_found', { ...facts, work: undefined }, input, given],
    ['nothing_handed_in', facts, { ...input, text: ' \n', attachments: [] }, given],
    ['nothing_handed_in', facts, { ...input, text: '\u200c\u200f', attachments: [] }, given],
    ['duplicate_file', facts, { ...input, attachments: [{ file_id: 'f1' }, { file_id: 'f1' }] }, given],
    ['file_missing', facts, { ...input, attachments: [{ file_id: 'f3' }] }, given],
    [
      'too_many_files',
      facts,
      { ...input, attachments: Array.from({ length: 11 }, (_, id) => ({ file_id: `f${id}` })) },
      given,
    ],
  ])('is refused: %s', (refusal, known, asked, moment) => {
    expect(decideHandIn({ facts: known, input: asked, given: moment })).toEqual({ ok: false, refusal })
  })
})

describe('work as a whole is late', () => {
  const [inTime, late] = [{ is_late: false }, { is_late: true }]
  it.each([
    ['with nothing in it', [], false],
    ['given late', [late], true],
    ['given late twice', [late, late], true],
    ['given in time and improved late', [late, inTime], false],
    ['given in time, where the later one arrived first', [inTime, late], false],
  ])('%s', (_, submissions, expected) => {
    expect(isWorkLate(submissions)).toBe(expected)
  })
})

describe('taking work back', () => {
  const submission = { handed_in_on: given, given_by: null as number | null, is_withdrawn: false, is_latest: true }
  const work = { assignment_status: 1 as const, scored_on: null as Date | null, due_date: later(60) }
  const facts: WithdrawFacts = { submission, work }
  const forLearner = { ...submission, given_by: 7 }
  const decide = (known: WithdrawFacts, teacher_id?: number, moment = later(30)) =>
    decideWithdraw({ facts: known, teacher_id, given: moment })

  it.each([
    ['by its learner until it is due', facts, undefined, later(60), true],
    [
      'once more, which changes nothing',
      { ...facts, submission: { ...submission, is_withdrawn: true } },
      undefined,
      later(99),
      false,
    ],
    [
      'after a score of an earlier attempt',
      { ...facts, work: { ...work, scored_on: later(-1) } },
      undefined,
      later(1),
      true,
    ],
    ['by the teacher who gave it, though it is due', { ...facts, submission: forLearner }, 7, later(61), true],
  ])('%s', (_, known, teacher_id, moment, is_new) =>
    expect(decide(known, teacher_id, moment)).toEqual({ ok: true, value: { is_new } }),
  )

  it.each([
    ['not_found', 'work that is not there', { ...facts, submission: undefined }, undefined, later(1)],
    ['not_found', 'a teacher, of what the learner gave', facts, 7, later(1)],
    [
      'not_found',
      'a teacher, of what another teacher gave',
      { ...facts, submission: { ...submission, given_by: 8 } },
      7,
      later(1),
    ],
    [
      'work_not_withdrawable',
      'a learner, of what a teacher gave',
      { ...facts, submission: forLearner },
      undefined,
      later(1),
    ],
    ['work_not_withdrawable', 'after it was due', facts, undefined, later(61)],
    [
      'work_not_withdrawable',
      'once something was handed in after it',
      { ...facts, submission: { ...submission, is_latest: false } },
      undefined,
      later(1),
    ],
    [
      'work_not_withdrawable',
      'once it is scored',
      { ...facts, work: { ...work, scored_on: given } },
      undefined,
      later(1),
    ],
    [
      'work_not_withdrawable',
      'once it is returned',
      { ...facts, work: { ...work, assignment_status: 2 as const } },
      undefined,
      later(1),
    ],
    [
      'work_not_withdrawable',
      'once it is asked for again',
      { ...facts, work: { ...work, assignment_status: 3 as const } },
      undefined,
      later(1),
    ],
  ])('is refused with %s: %s', (refusal, _, known, teacher_id, moment) =>
    expect(decide(known, teacher_id, moment)).toEqual({ ok: false, refusal }),
  )
})

it('work on paper needs neither words nor files', () => {
  const work = {
    start_date: given,
    due_date: later(60),
    closes_on: null,
    allowed_attempts: 1,
    assignment_status: 0 as const,
    attempts_used: 0,
  }
  const facts = { work, earlier: undefined, own_file_ids: [] }
  const input = { submission_id: 's1', text: '', attachments: [] }
  expect(decideHandIn({ facts, input: { ...input, on_paper: true }, given })).toMatchObject({ ok: true })
  expect(decideHandIn({ facts, input, given })).toEqual({ ok: false, refusal: 'nothing_handed_in' })
})
