import { expect, test } from 'vitest'
import { landingOf, returnPath } from './landing.ts'

const tenant = { is_assignment_allowed: true, is_assignment_disabled: false }

test.each([
  ['learner', '/learner/dashboard'],
  ['teacher', '/teacher/dashboard'],
  ['principal', '/principal/dashboard'],
  ['super_admin', '/account'],
] as const)('%s lands on %s', (active_role, path) => {
  expect(landingOf({ active_role, is_subscribed: false }, tenant)).toBe(path)
})

test.each([{ is_assignment_allowed: false }, { is_assignment_disabled: true }])('a teacher without assignments lands on the classes: %o', (part) => {
  expect(landingOf({ active_role: 'teacher', is_subscribed: false }, { ...tenant, ...part })).toBe('/teacher/classes')
})

test('in the family that subscribes a teacher lands on the dashboard while the school has a subscription', () => {
  const family = { ...tenant, school_family_id: 49 }
  expect(landingOf({ active_role: 'teacher', is_subscribed: true }, family)).toBe('/teacher/dashboard')
  expect(landingOf({ active_role: 'teacher', is_subscribed: false }, family)).toBe('/teacher/classes')
})

test.each([
  ['/teacher/assignments?page=2', '/teacher/assignments?page=2'],
  ['//evil.example/x', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['/login?from=/login', undefined],
  ['', undefined],
  [null, undefined],
])('%j leads back to %j', (wanted, path) => {
  expect(returnPath(wanted)).toBe(path)
})
