import { roles, type Role } from '@maktab/contracts/roles'
import { patchingUser } from '@maktab/domain/downloads/patching'
import { expect, test } from 'vitest'
import { completionOf, fallbackOf, landingOf, returnPath, type Device } from './landing.ts'

const tenant = { is_assignment_allowed: true, is_assignment_disabled: false, is_offline_enabled: true }

const landings: Readonly<Record<Role, string>> = {
  learner: '/learner/dashboard',
  teacher: '/teacher/dashboard',
  campus_admin: '/campus-admin/classes',
  school_admin: '/school-admin/campuses',
  admin: '/admin/campuses',
  principal: '/principal/dashboard',
  network_head: '/networkhead/dashboard',
  region_head: '/regionhead/dashboard',
  super_admin: '/super-admin/schools',
  content_team: '/content/courses',
}

test.each(roles)('%s lands where the specification says', (active_role) => {
  expect(landingOf({ active_role, is_subscribed: false }, tenant)).toBe(landings[active_role])
})

test.each([{ is_assignment_allowed: false }, { is_assignment_disabled: true }])(
  'a teacher without assignments lands on the classes: %o',
  (part) => {
    expect(landingOf({ active_role: 'teacher', is_subscribed: false }, { ...tenant, ...part })).toBe('/teacher/classes')
  },
)

test('in the family that subscribes a teacher lands on the dashboard while the school has a subscription', () => {
  const family = { ...tenant, school_family_id: 49 }
  expect(landingOf({ active_role: 'teacher', is_subscribed: true }, family)).toBe('/teacher/dashboard')
  expect(landingOf({ active_role: 'teacher', is_subscribed: false }, family)).toBe('/teacher/classes')
})

const web: Device = { platform: 'web', isOnline: true, keepsRows: undefined, isPatchingMode: false }
const mobile: Device = { ...web, platform: 'mobile' }

test.each<
  [rule: string, role: Role, device: Device, shell: 'general' | 'publisher', isOfflineEnabled: boolean, path: string]
>([
  ['the web', 'learner', web, 'general', true, '/learner/dashboard'],
  ['the web without a network', 'learner', { ...web, isOnline: false }, 'general', true, '/learner/dashboard'],
  ['the desktop', 'learner', { ...web, platform: 'desktop' }, 'general', true, '/learner/dashboard'],
  ['the mobile application', 'learner', mobile, 'general', true, '/learner/classes'],
  ['… offline', 'learner', { ...mobile, isOnline: false }, 'general', true, '/learner/downloads'],
  [
    '… offline where that is not allowed',
    'learner',
    { ...mobile, isOnline: false },
    'general',
    false,
    '/learner/classes',
  ],
  ['… offline at the publisher', 'learner', { ...mobile, isOnline: false }, 'publisher', true, '/learner/classes'],
  ['the mobile application', 'teacher', mobile, 'general', true, '/teacher/dashboard'],
  [
    'the mobile application offline',
    'principal',
    { ...mobile, isOnline: false },
    'general',
    true,
    '/principal/dashboard',
  ],
])('an address that leads nowhere, on %s: %s', (_rule, active_role, device, shell, is_offline_enabled, path) => {
  expect(
    fallbackOf({ user_id: 7, active_role, is_subscribed: false }, { ...tenant, is_offline_enabled }, { shell }, device),
  ).toBe(path)
})

test.each([
  [patchingUser, true, '/campus-admin/offlinepatching'],
  [patchingUser, false, '/campus-admin/classes'],
  [patchingUser + 1, true, '/campus-admin/classes'],
])('campus admin %i with patching %s falls back to %s', (user_id, isPatchingMode, path) => {
  expect(
    fallbackOf(
      { user_id, active_role: 'campus_admin', is_subscribed: false },
      tenant,
      { shell: 'general' },
      { ...web, isPatchingMode },
    ),
  ).toBe(path)
})

test('the publisher’s mobile application has assignments, whatever the tenant says', () => {
  const publisher = { ...tenant, id: 5, is_assignment_allowed: false }
  const person = { user_id: 7, active_role: 'teacher' as const, is_subscribed: false }
  expect(fallbackOf(person, publisher, { shell: 'publisher' }, mobile)).toBe('/teacher/dashboard')
  expect(fallbackOf(person, publisher, { shell: 'publisher' }, web)).toBe('/teacher/classes')
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

test.each([
  ['learner', 1, 'general', true, '/signup/info'],
  ['learner', 2, 'general', true, '/signup/info'],
  ['learner', 1, 'quran', true, '/quran/scape/signup/info'],
  ['learner', 1, 'general', false, '/login'],
  ['learner', 3, 'general', true, undefined],
  ['learner', 0, 'general', true, undefined],
  ['learner', undefined, 'general', true, undefined],
  ['teacher', 1, 'general', true, undefined],
] as const)(
  'seed 000 §2, §4: a %s at step %s of a %s signup, online %s, is led to %s first',
  (active_role, profile_completion_step, signupInfo, isOnline, path) => {
    expect(
      completionOf(
        { active_role, ...(profile_completion_step !== undefined && { profile_completion_step }) },
        { signupInfo },
        { isOnline },
      ),
    ).toBe(path)
  },
)
