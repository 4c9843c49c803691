import { expect, test } from 'vitest'
import type { HeldSubscription } from './entitlement.ts'
import { duePlanReminder, nextPlanReminder } from './plan-reminders.ts'

const guid = '10000000-0000-4000-8000-000000000001'
const until = (end: string | null, part: Partial<HeldSubscription> = {}): HeldSubscription => ({
  subscription_guid: guid,
  mode: 1,
  start_on: new Date('2026-03-01T08:00:00Z'),
  end_on: end === null ? null : new Date(end),
  ended_on: null,
  ...part,
})
const end = '2026-04-01T08:00:00Z'

test.each([
  ['weeks before the end', [until(end)], '2026-03-10T08:00:00Z', '2026-03-25T08:00:00Z'],
  ['after the first reminder', [until(end)], '2026-03-25T08:00:00Z', '2026-03-31T08:00:00Z'],
  ['after the second', [until(end)], '2026-03-31T08:00:00Z', end],
  ['after the end', [until(end)], end, undefined],
  ['of a plan for ever', [until(end), until(null)], '2026-03-10T08:00:00Z', undefined],
  [
    'of plans that follow each other',
    [until(end), until('2026-05-01T08:00:00Z')],
    '2026-03-10T08:00:00Z',
    '2026-04-24T08:00:00Z',
  ],
  ['of a payment that was taken back', [until(end, { ended_on: new Date(end) })], '2026-03-10T08:00:00Z', undefined],
  ['of who holds nothing', [], '2026-03-10T08:00:00Z', undefined],
  ['of a trial', [until(end, { mode: 2 })], '2026-03-26T08:00:00Z', '2026-03-31T08:00:00Z'],
] as const)('the next reminder %s', (_when, held, now, expected) => {
  expect(nextPlanReminder(held, new Date(now))?.remind_on).toEqual(expected && new Date(expected))
})

test.each([
  ['a week before', '2026-03-25T08:00:00Z', 'plan_ends_in_week'],
  ['a day before', '2026-03-31T08:00:00Z', 'plan_ends_tomorrow'],
  ['when both were missed', '2026-03-31T20:00:00Z', 'plan_ends_tomorrow'],
  ['at the end', end, 'plan_ended'],
  ['before any', '2026-03-25T07:59:59Z', undefined],
])('what is said %s', (_when, now, type) => {
  expect(duePlanReminder([until(end)], new Date(end), new Date(now))?.notification_type).toBe(type)
})

test('nothing is said where the plan goes on longer than was planned for', () => {
  expect(duePlanReminder([until('2026-05-01T08:00:00Z')], new Date(end), new Date(end))).toBeUndefined()
})
