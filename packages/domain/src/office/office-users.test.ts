import type { Role } from '@maktab/contracts/roles'
import { describe, expect, test } from 'vitest'
import { decideDeleting, decideRestoring, grantableRoles, mayAdminister, soughtWords } from './office-users.ts'

test.each<[Role, string[], boolean]>([
  ['campus_admin', ['learner'], true],
  ['campus_admin', ['teacher', 'learner'], true],
  ['campus_admin', ['teacher', 'principal'], false],
  ['campus_admin', ['campus_admin'], false],
  ['campus_admin', ['learner', 'cd'], false],
  ['school_admin', ['principal', 'campus_admin'], true],
  ['school_admin', ['school_admin'], false],
  ['admin', ['school_admin', 'network_head', 'region_head'], true],
  ['admin', ['admin'], false],
  ['admin', ['super_admin', 'learner'], false],
  ['super_admin', ['admin', 'super_admin', 'cr'], true],
  ['principal', ['learner'], false],
  ['teacher', ['learner'], false],
])('%s administers somebody who is %j: %s', (role, stored, may) => {
  expect(mayAdminister(role, stored)).toBe(may)
})

test('no office grants its own role, but the super admin', () => {
  expect(
    (['campus_admin', 'school_admin', 'admin'] as const).filter((role) => grantableRoles(role).includes(role)),
  ).toEqual([])
  expect(grantableRoles('super_admin')).toContain('super_admin')
})

describe('of those who are to be deleted', () => {
  const actor = { user_id: 1, role: 'school_admin' } as const
  const found = [
    { user_id: 1, roles: ['teacher'] },
    { user_id: 2, roles: ['learner'] },
    { user_id: 3, roles: ['campus_admin'] },
    { user_id: 4, roles: ['campus_admin', 'teacher'] },
    { user_id: 5, roles: ['admin'] },
  ]
  test('each that stands below goes, once; the others stay, and why is said', () => {
    expect(decideDeleting({ actor, asked: [2, 2, 1, 5, 6], found, campusAdmins: [3, 4] })).toEqual({
      deleted: [2],
      kept: [
        { user_id: 1, why: 'own_account' },
        { user_id: 5, why: 'not_allowed' },
        { user_id: 6, why: 'not_found' },
      ],
    })
  })
  test('one campus admin is kept', () => {
    expect(decideDeleting({ actor, asked: [3, 4], found, campusAdmins: [3, 4] })).toEqual({
      deleted: [3],
      kept: [{ user_id: 4, why: 'last_admin' }],
    })
  })
})

test('whoever is restored stands below, was deleted here, and still has an admission number of their own', () => {
  const found = [
    { user_id: 2, roles: ['learner'], is_number_taken: false },
    { user_id: 3, roles: ['principal'], is_number_taken: false },
    { user_id: 4, roles: ['learner'], is_number_taken: true },
  ]
  expect(decideRestoring({ actor: { role: 'campus_admin' }, asked: [2, 3, 4, 5], found })).toEqual({
    restored: [2],
    kept: [
      { user_id: 3, why: 'not_allowed' },
      { user_id: 4, why: 'admission_number_taken' },
      { user_id: 5, why: 'not_found' },
    ],
  })
})

test.each([
  ['', []],
  ['  احمدي  علي ', ['احمدي', 'علي']],
  ['۰۷۰۱۲۳۴۵۶۷', ['701234567']],
  ['0012', ['0012']],
  ['a a b c d e f g', ['a', 'b', 'c', 'd', 'e', 'f']],
])('%j is looked for as %j', (typed, words) => {
  expect(soughtWords(typed)).toEqual(words)
})
