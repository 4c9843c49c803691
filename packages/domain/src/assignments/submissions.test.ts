import { describe, expect, it } from 'vitest'
import { decideHandIn, type HandInFacts } from './submissions.ts'

const given = new Date('2026-11-20T08:00:00Z')
const later = (minutes: number) => new Date(given.getTime() + minutes * 60_000)

describe('handing in', () => {
  const work = {
    start_date: later(-60),
    due_date: later(60),
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

  it('answers the same submission again as the first time', () => {
    const earlier = { submission_id: 's1', attempt_number: 1, handed_in_on: later(-5), is_late: false, is_extra: false }
    const outcome = decideHandIn({ facts: { ...facts, earlier }, input, given: later(600) })
    expect(outcome).toEqual({ ok: true, value: { submission: earlier, is_new: false } })
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
    ['duplicate_file', facts, { ...input, attachments: [{ file_id: 'f1' }, { file_id: 'f1' }] }, given],
    ['file_missing', facts, { ...input, attachments: [{ file_id: 'f3' }] }, given],
  ])('is refused: %s', (refusal, known, asked, moment) => {
    expect(decideHandIn({ facts: known, input: asked, given: moment })).toEqual({ ok: false, refusal })
  })
})
