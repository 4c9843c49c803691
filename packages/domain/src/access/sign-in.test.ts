import { describe, expect, test } from 'vitest'
import { ownSchoolOnly } from '../tenants/entrance.ts'
import { roles } from '@maktab/contracts/roles'
import { decideEntrance, foldSignInName, mayEnterInFrame } from './sign-in.ts'

const now = new Date('2026-09-01T04:00:00.000Z')
const school = { institution_id: 10, sub_end_date: null }
const open = { sub_end_date: null, ownSchool: null }
const ended = (iso: string) => ({ ...school, sub_end_date: new Date(iso) })
const endedForAll = (iso: string) => ({ ...open, sub_end_date: new Date(iso) })

describe('coming in', () => {
  test.each([
    ['no school asked for', school, open, undefined, true],
    ['the own school', school, open, 10, true],
    ['another school', school, open, 11, 'wrong_institution'],
    ['a subscription that goes on', ended('2026-09-01T04:00:00.001Z'), open, undefined, true],
    ['a subscription that ended now', ended('2026-09-01T04:00:00.000Z'), open, undefined, 'subscription_over'],
    [
      'a tenant whose subscription ended',
      school,
      endedForAll('2026-08-31T00:00:00.000Z'),
      undefined,
      'subscription_over',
    ],
    [
      'the tenant ended, the school goes on',
      ended('2027-01-01T00:00:00.000Z'),
      endedForAll('2026-08-31T00:00:00.000Z'),
      undefined,
      'subscription_over',
    ],
    ['both wrong: the school comes first', ended('2020-01-01T00:00:00.000Z'), open, 11, 'wrong_institution'],
  ] as const)('%s', (_name, entrance, tenant, asked_institution_id, expected) => {
    const outcome = decideEntrance({ school: entrance, tenant, asked_institution_id, now })
    expect(outcome.ok ? true : outcome.refusal).toBe(expected)
  })

  test.each([
    [1, 10, true],
    [2, 10, true],
    [563, 563, true],
    [563, 10, 'different_institution'],
    [500016, 500016, true],
    [500016, 10, 'outside_province'],
  ])('at tenant %i somebody of school %i: %s', (tenant_id, institution_id, expected) => {
    const outcome = decideEntrance({
      school: { ...school, institution_id },
      tenant: { ...open, ownSchool: ownSchoolOnly(tenant_id) },
      asked_institution_id: undefined,
      now,
    })
    expect(outcome.ok ? true : outcome.refusal).toBe(expected)
  })

  test.each([
    [school, open, { sub_end_date: null, is_subscribed: false }],
    [
      ended('2027-01-01T00:00:00.000Z'),
      open,
      { sub_end_date: new Date('2027-01-01T00:00:00.000Z'), is_subscribed: true },
    ],
    [
      ended('2027-01-01T00:00:00.000Z'),
      endedForAll('2026-12-01T00:00:00.000Z'),
      { sub_end_date: new Date('2026-12-01T00:00:00.000Z'), is_subscribed: true },
    ],
  ])('what is known of the subscription %#', (entrance, tenant, subscription) => {
    expect(decideEntrance({ school: entrance, tenant, asked_institution_id: undefined, now })).toEqual({
      ok: true,
      value: subscription,
    })
  })
})

test.each([
  [' Zarghuna ', 'zarghuna'],
  ['TEACHER@RANA.EXAMPLE', 'teacher@rana.example'],
  ['زرغونه', 'زرغونه'],
])('%s is looked for as %s', (typed, folded) => expect(foldSignInName(typed)).toBe(folded))

test.each(roles)('in another site’s frame a %s comes in only as a learner', (role) => {
  expect(mayEnterInFrame(role)).toBe(role === 'learner')
})
