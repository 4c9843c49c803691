import { expect, test } from 'vitest'
import { codesEndingBefore, endingSubscription, limitedLicences } from './office-tasks.ts'

test('codes are told of three days before they end', () =>
  expect(codesEndingBefore(new Date('2026-03-20T09:00:00Z')).toISOString()).toBe('2026-03-23T09:00:00.000Z'))

test('no limit is told of as none', () => expect(limitedLicences({ total: 0, used: 500 })).toBeNull())

test.each([
  [100, 89, false],
  [100, 90, true],
  [100, 101, true],
  [5, 4, false],
  [5, 5, true],
])('of %i licences %i are used: scarce %s', (total, used, is_scarce) =>
  expect(limitedLicences({ total, used })).toEqual({ total, used, is_scarce }),
)

test.each([
  [null, false],
  ['2026-04-19T09:00:00Z', false],
  ['2026-04-19T08:59:59Z', true],
  ['2025-12-31T00:00:00Z', true],
])('on 20 March 2026 at nine a subscription until %s is told of: %s', (written, isTold) => {
  const end = written === null ? null : new Date(written)
  expect(endingSubscription(end, new Date('2026-03-20T09:00:00Z'))).toBe(isTold ? end : null)
})
