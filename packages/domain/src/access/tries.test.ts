import { describe, expect, test } from 'vitest'
import { noTries, takeTry, type Tries } from './tries.ts'

const start = new Date('2026-09-01T04:00:00.000Z')

/** Tries again and again, waiting out every lock; answers the minutes of each lock by the number of its try. */
function locksWhileTrying(times: number): Record<number, number> {
  const locks: Record<number, number> = {}
  let tries: Tries = noTries
  let now = start
  for (let number = 1; number <= times; number++) {
    const taken = takeTry({ tries, now })
    if (!taken.ok) throw new Error('a lock was not waited out')
    tries = taken.value
    if (!tries.locked_until) continue
    locks[number] = (tries.locked_until.getTime() - now.getTime()) / 60_000
    now = tries.locked_until
  }
  return locks
}

describe('tries at a name', () => {
  test('the tenth locks, and every fifth after it for longer, up to an hour', () => {
    expect(locksWhileTrying(41)).toEqual({ 10: 5, 15: 10, 20: 20, 25: 40, 30: 60, 35: 60, 40: 60 })
  })
  test('nothing is tried while locked, to the millisecond', () => {
    const locked_until = new Date(start.getTime() + 300_000)
    const tries = { failed_tries: 10, locked_until }
    expect(takeTry({ tries, now: new Date(locked_until.getTime() - 1) })).toEqual({
      ok: false,
      refusal: 'too_many_tries',
      wait_seconds: 1,
    })
    expect(takeTry({ tries, now: start })).toMatchObject({ wait_seconds: 300 })
    expect(takeTry({ tries, now: locked_until })).toEqual({ ok: true, value: { failed_tries: 11, locked_until: null } })
  })
  test.each([
    ['an hour ahead, as long as a lock can be', 3_600_000, false],
    ['longer ahead than any lock, from a clock that was wrong', 3_600_001, true],
    ['four hundred days ahead', 400 * 86_400_000, true],
  ])('a lock that ends %s', (_name, ms, isOver) => {
    const tries = { failed_tries: 10, locked_until: new Date(start.getTime() + ms) }
    expect(takeTry({ tries, now: start }).ok).toBe(isOver)
  })
})
