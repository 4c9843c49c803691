import { expect, test } from 'vitest'
import { isDueAgain } from '../src/refused-again.ts'

const now = new Date('2026-03-21T08:00:00.000Z')
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test.each([
  ['not_started_yet', before(24), true],
  ['not_started_yet', before(23), false],
  ['not_started_yet', before(-1), true],
  ['not_started_yet', undefined, true],
  ['not_found', before(24), true],
  ['not_allowed', before(24), true],
  ['file_missing', before(24), true],
  ['batch_unreadable', before(24), true],
  ['test_closed', before(24), true],
  ['tracking_unreadable', before(24), true],
  ['post_limit', before(24), true],
  ['score_above_total', before(24), false],
  ['nothing_handed_in', undefined, false],
  ['a_refusal_of_another_version', before(24), false],
])('a command refused as %s at %s is due again: %s', (refusal, refused_at, expected) => {
  expect(isDueAgain({ refusal, refused_at }, now)).toBe(expected)
})
