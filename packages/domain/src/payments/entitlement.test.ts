import { expect, test } from 'vitest'
import { decideTrial, entitlementOf, termOf, type HeldSubscription } from './entitlement.ts'

const at = (text: string) => new Date(text.length === 10 ? `${text}T08:00:00Z` : text)
const now = at('2026-03-21')
const longAgo = at('2025-01-01')
const held = (part: Partial<HeldSubscription>): HeldSubscription => ({
  subscription_guid: 'plan',
  mode: 1,
  start_on: longAgo,
  end_on: at('2026-04-21'),
  ended_on: null,
  ...part,
})
const trial = (end: string) => held({ mode: 2, end_on: at(end) })

test.each<[string, HeldSubscription[], Date, string]>([
  ['nothing, long here', [], longAgo, 'limited'],
  ['nothing, here for six days', [], at('2026-03-15'), 'free full'],
  ['nothing, here for seven days to the second', [], at('2026-03-14'), 'limited'],
  ['a paid plan', [held({})], longAgo, 'paid full'],
  ['a plan for ever', [held({ end_on: null })], longAgo, 'paid full'],
  ['a plan that ended two days ago', [held({ end_on: at('2026-03-19') })], longAgo, 'paid expired full'],
  ['a plan that ended three days ago', [held({ end_on: at('2026-03-18') })], longAgo, 'expired limited'],
  ['a plan that was refunded', [held({ ended_on: at('2026-03-20') })], longAgo, 'expired limited'],
  [
    'two plans, the second refunded',
    [held({}), held({ end_on: at('2026-05-21'), ended_on: at('2026-03-20') })],
    longAgo,
    'paid full',
  ],
  ['a trial', [trial('2026-03-22')], longAgo, 'trial full'],
  ['a trial that ended', [trial('2026-03-21')], longAgo, 'limited'],
  ['a trial beside a paid plan', [trial('2026-03-22'), held({})], longAgo, 'paid full'],
  ['a trial after a plan', [trial('2026-03-22'), held({ end_on: at('2026-01-01') })], longAgo, 'trial expired full'],
])('who has %s', (_what, subscriptions, created_on, expected) => {
  const one = entitlementOf({ subscriptions, is_pending: false, created_on }, now)
  const words = [
    one.is_subscribed && 'paid',
    one.is_trial_mode && 'trial',
    one.is_free_period && 'free',
    one.is_expired_subscription && 'expired',
    one.has_full_access ? 'full' : 'limited',
  ]
  expect(words.filter(Boolean).join(' ')).toBe(expected)
  expect(one.full_until === null || one.full_until > now).toBe(one.has_full_access)
  expect(one.subscription_mode).toBe(one.is_subscribed ? 1 : one.is_trial_mode ? 2 : null)
})

test.each([
  ['a month from now', [], 1, '2026-04-21'],
  ['for ever', [], 0, null],
  ['a month behind what is paid', [held({})], 1, '2026-05-21'],
  ['a month behind what ended', [held({ end_on: at('2026-03-01') })], 1, '2026-04-21'],
  ['a month behind what was refunded', [held({ ended_on: now })], 1, '2026-04-21'],
  ['three months', [], 3, '2026-06-21'],
  ['a year', [], 12, '2027-03-21'],
] as const)('a plan that is paid now lasts %s', (_what, subscriptions, months, end) => {
  expect(termOf({ subscriptions, months }, now).end_on).toEqual(end === null ? null : at(end))
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
] as const)('from %s, %i months later is %s', (from, months, end) => {
  expect(termOf({ subscriptions: [], months }, at(from)).end_on).toEqual(at(end))
})

test('a trial is given once, and to nobody who pays', () => {
  expect(decideTrial({ subscriptions: [], trial_days: 7 }, now)).toEqual({ end_on: at('2026-03-28') })
  expect(decideTrial({ subscriptions: [trial('2026-01-01')], trial_days: 7 }, now)).toBe('trial_used')
  expect(decideTrial({ subscriptions: [held({})], trial_days: 7 }, now)).toBe('already_subscribed')
})
