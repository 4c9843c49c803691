import { describe, expect, test } from 'vitest'
import { decideRenewal, type SessionStanding } from './renewal.ts'

const renewed_on = new Date('2026-09-01T04:00:00.000Z')
const session: SessionStanding = {
  refresh_number: 5,
  renewed_on,
  expires_on: new Date('2026-11-30T04:00:00.000Z'),
  ended_on: null,
}
const after = (ms: number) => new Date(renewed_on.getTime() + ms)

describe('renewing a session', () => {
  test.each([
    ['the present token', 5, 1_800_000, { ok: true, value: { refresh_number: 6, isNew: true } }],
    ['the one before, at once: the answer was lost', 4, 100, { ok: true, value: { refresh_number: 5, isNew: false } }],
    ['the one before, a minute after', 4, 59_999, { ok: true, value: { refresh_number: 5, isNew: false } }],
    ['the one before, later', 4, 60_000, { ok: false, refusal: 'used_twice' }],
    ['the one before, given out in the future by a clock that was wrong', 4, -1, { ok: false, refusal: 'used_twice' }],
    ['the present one, given out in the future', 5, -1, { ok: true, value: { refresh_number: 6, isNew: true } }],
    ['an older one, at once', 3, 100, { ok: false, refusal: 'used_twice' }],
    ['one that was never given out', 6, 100, { ok: false, refusal: 'used_twice' }],
    ['after ninety days', 5, 90 * 86_400_000, { ok: false, refusal: 'over' }],
  ])('%s', (_name, presented, ms, outcome) => {
    expect(decideRenewal({ session, presented, now: after(ms) })).toEqual(outcome)
  })
  test('a session that was ended stays ended', () => {
    const ended = { ...session, ended_on: renewed_on }
    expect(decideRenewal({ session: ended, presented: 5, now: after(1) })).toEqual({ ok: false, refusal: 'over' })
  })
})
