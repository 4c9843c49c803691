import { expect, test } from 'vitest'
import { systemOf, troublesOf } from './devices.ts'
import { waitsLong } from '../people/long-wait.ts'

const now = new Date('2026-11-28T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const well = { heard_on: ago(1), trouble: null, works_waiting: 0, waiting_since: null, free_bytes: null }

test.each([
  ['a device in step has no trouble', {}, []],
  ['one that an older version reports is believed', { works_waiting: null }, []],
  ['work of this morning may wait', { works_waiting: 2, waiting_since: ago(0.3) }, []],
  ['work waits too long from three days on', { works_waiting: 1, waiting_since: ago(3) }, ['waits_long']],
  ['nothing waits though it did once', { works_waiting: 0, waiting_since: ago(9) }, []],
  ['it hands nothing over', { trouble: 'send' }, ['send']],
  ['it is given nothing', { trouble: 'pull' }, ['pull']],
  ['it has almost no room', { free_bytes: 199_999_999 }, ['nearly_full']],
  ['it has room enough', { free_bytes: 200_000_000 }, []],
  ['a week without a word is silence', { heard_on: ago(7.1) }, ['silent']],
  [
    'the gravest stands first',
    { heard_on: ago(9), trouble: 'send', works_waiting: 1, waiting_since: ago(9), free_bytes: 0 },
    ['send', 'waits_long', 'nearly_full', 'silent'],
  ],
] as const)('%s', (_name, change, troubles) => {
  expect(troublesOf({ ...well, ...change }, now)).toEqual(troubles)
})

test('work may wait for three days', () => {
  expect([waitsLong(3 * 86_400_000 - 1), waitsLong(3 * 86_400_000)]).toEqual([false, true])
})

test.each([
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/109.0.0.0 Mobile Safari/537.36', 0, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/15.4 Safari/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/15.4 Safari/605.1.15', 0, 'macos'],
  ['Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 Chrome/109.0.0.0 Safari/537.36', 0, 'windows'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36', 0, 'linux'],
  ['Opera Mini', 0, 'other'],
] as const)('%s with %i is %s', (userAgent, touchPoints, system) => {
  expect(systemOf(userAgent, touchPoints)).toBe(system)
})
