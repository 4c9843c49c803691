import { roles } from '@maktab/contracts/roles'
import { describe, expect, test } from 'vitest'
import {
  decideDeviceEntry,
  keepsSchool,
  keepsStore,
  noDeviceTries,
  takeDeviceTry,
  type DeviceTries,
} from './device-sign-in.ts'

const now = Date.parse('2026-03-21T08:00:00.000Z')
const seconds = 1000

describe('tries on a device', () => {
  test.each([
    { wrong: 0, wait: 0 },
    { wrong: 2, wait: 0 },
    { wrong: 3, wait: 30 },
    { wrong: 4, wait: 60 },
    { wrong: 6, wait: 240 },
    { wrong: 9, wait: 1920 },
  ])('after $wrong wrong ones the next waits $wait s', ({ wrong, wait }) => {
    const tries = { wrong, last_on: now }
    const ready = now + wait * seconds
    if (wait > 0) expect(takeDeviceTry(tries, ready - 1)).toEqual({ isAllowed: false, tries, wait_ms: 1 })
    expect(takeDeviceTry(tries, ready)).toEqual({ isAllowed: true, tries: { wrong: wrong + 1, last_on: ready } })
  })

  test('after ten only the school can tell, whatever the clock says', () => {
    const tries = { wrong: 10, last_on: now }
    for (const at of [now, now + 365 * 86_400 * seconds, 0])
      expect(takeDeviceTry(tries, at)).toEqual({ isAllowed: false, tries, wait_ms: null })
  })

  test('a clock turned back begins the wait anew, and only once', () => {
    const before = now - 86_400 * seconds
    const first = takeDeviceTry({ wrong: 5, last_on: now }, before)
    expect(first).toEqual({ isAllowed: false, tries: { wrong: 5, last_on: before }, wait_ms: 120 * seconds })
    expect(takeDeviceTry(first.tries, before + 120 * seconds)).toMatchObject({ isAllowed: true })
  })

  test('a clock turned forward each time wins ten tries and no more', () => {
    let tries: DeviceTries = noDeviceTries
    let allowed = 0
    for (let turn = 1; turn <= 50; turn += 1) {
      const taken = takeDeviceTry(tries, now + turn * 86_400 * seconds)
      tries = taken.tries
      if (taken.isAllowed) allowed += 1
    }
    expect(allowed).toBe(10)
  })
})

describe('who comes in without the school', () => {
  const known = { active_role: 'learner', sub_end_date: null, is_ended: false, seen_on: now } as const
  test.each([
    { title: 'a learner', with: {}, expected: { ok: true, value: { seen_on: now } } },
    { title: 'a teacher', with: { active_role: 'teacher' }, expected: { ok: true, value: { seen_on: now } } },
    {
      title: 'nobody of another role',
      with: { active_role: 'school_admin' },
      expected: { ok: false, refusal: 'not_allowed' },
    },
    {
      title: 'nobody whose session the school ended',
      with: { is_ended: true },
      expected: { ok: false, refusal: 'session_over' },
    },
    {
      title: 'who is subscribed still',
      with: { sub_end_date: '2026-03-21T08:00:01.000Z' },
      expected: { ok: true, value: { seen_on: now } },
    },
    {
      title: 'nobody whose subscription is over (§4)',
      with: { sub_end_date: '2026-03-21T08:00:00.000Z' },
      expected: { ok: false, refusal: 'subscription_over' },
    },
    {
      title: 'nobody whose subscription was over already, with the clock turned back',
      with: { sub_end_date: '2026-03-22T00:00:00.000Z', seen_on: now + 86_400 * seconds },
      expected: { ok: false, refusal: 'subscription_over' },
    },
  ] as const)('$title', ({ with: part, expected }) => {
    expect(decideDeviceEntry({ ...known, ...part }, now)).toEqual(expected)
  })

  test('the latest time seen goes on', () => {
    expect(decideDeviceEntry(known, now + 5)).toEqual({ ok: true, value: { seen_on: now + 5 } })
  })

  test('a store is kept for those who find something in it without a network', () => {
    expect(roles.filter(keepsStore)).toEqual(['learner', 'teacher', 'campus_admin', 'principal'])
  })

  test('who runs a school keeps the school, and nobody else does', () => {
    expect(roles.filter(keepsSchool)).toEqual(['campus_admin', 'principal'])
  })
})
