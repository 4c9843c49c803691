import { describe, expect, test } from 'vitest'
import { codeLifeMs, decideSend, decideTry, type CodeCounts, type SentCode } from './access-codes.ts'

const start = new Date('2026-09-01T04:00:00.000Z')
const later = (ms: number) => new Date(start.getTime() + ms)
const day = 86_400_000

const counts: CodeCounts = { sent_on: start, window_began_on: start, sent_in_window: 1, failed_in_window: 0 }
const otp: SentCode = { ...counts, kind: 'otp', expires_on: later(codeLifeMs.otp), used_on: null, failed_tries: 0 }

describe('sending', () => {
  test('the first is sent, the next after 25 seconds', () => {
    expect(decideSend({ before: undefined, now: start })).toEqual({ ok: true, value: counts })
    expect(decideSend({ before: counts, now: later(24_999) })).toEqual({ ok: false, refusal: 'mail_too_soon' })
    expect(decideSend({ before: counts, now: later(25_000) })).toMatchObject({ ok: true, value: { sent_in_window: 2 } })
  })
  test('ten in a day, then none until the day is over', () => {
    const before = { ...counts, sent_in_window: 10 }
    expect(decideSend({ before, now: later(day - 1) })).toEqual({
      ok: false,
      refusal: 'too_many_tries',
      wait_seconds: 1,
    })
    expect(decideSend({ before, now: later(day) })).toEqual({
      ok: true,
      value: { sent_on: later(day), window_began_on: later(day), sent_in_window: 1, failed_in_window: 0 },
    })
  })
  test('a send or a day that lies in the future, from a clock that was wrong, is over', () => {
    const ahead = later(400 * day)
    const before = { sent_on: ahead, window_began_on: ahead, sent_in_window: 10, failed_in_window: 20 }
    expect(decideSend({ before, now: start })).toEqual({ ok: true, value: counts })
    expect(decideTry({ code: { ...otp, ...before }, isSame: true, now: start })).toMatchObject({
      value: { isRight: true, failed_in_window: 0, window_began_on: start },
    })
  })
  test('a new code does not wipe out what was tried at the old one', () => {
    expect(decideSend({ before: { ...counts, failed_in_window: 7 }, now: later(60_000) })).toMatchObject({
      value: { failed_in_window: 7 },
    })
  })
})

describe('trying', () => {
  const now = later(60_000)
  test('a right code is right, and costs nothing', () => {
    expect(decideTry({ code: otp, isSame: true, now })).toMatchObject({ value: { isRight: true, failed_tries: 0 } })
  })
  test.each([
    ['over', { expires_on: now }],
    ['used', { used_on: start }],
  ])('one that is %s is wrong, and counted', (_, change) => {
    expect(decideTry({ code: { ...otp, ...change }, isSame: true, now })).toMatchObject({
      value: { isRight: false, failed_tries: 1, failed_in_window: 1 },
    })
  })
  test('the sixth try is not looked at, right or wrong', () => {
    for (const isSame of [true, false]) {
      expect(decideTry({ code: { ...otp, failed_tries: 4 }, isSame, now }).ok).toBe(true)
      expect(decideTry({ code: { ...otp, failed_tries: 5 }, isSame, now })).toEqual({
        ok: false,
        refusal: 'too_many_tries',
      })
    }
  })
  test('twenty wrong ones in a day over all codes of an address', () => {
    expect(decideTry({ code: { ...otp, failed_in_window: 20 }, isSame: true, now })).toEqual({
      ok: false,
      refusal: 'too_many_tries',
    })
    const onTheNextDay = decideTry({
      code: { ...otp, failed_in_window: 20, expires_on: later(2 * day) },
      isSame: true,
      now: later(day),
    })
    expect(onTheNextDay).toMatchObject({ value: { isRight: true, failed_in_window: 0 } })
  })
  test('a link is never locked', () => {
    const link: SentCode = { ...otp, kind: 'link', failed_tries: 99, failed_in_window: 99 }
    expect(decideTry({ code: link, isSame: true, now })).toMatchObject({ value: { isRight: true } })
    expect(decideTry({ code: link, isSame: false, now })).toMatchObject({ value: { isRight: false, failed_tries: 99 } })
    expect(decideTry({ code: { ...link, used_on: start }, isSame: true, now })).toMatchObject({
      value: { isRight: false },
    })
  })
})
