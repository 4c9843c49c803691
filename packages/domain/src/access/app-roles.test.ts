import { roles, type Role } from '@maktab/contracts/roles'
import { expect, test } from 'vitest'
import { decideAppEntrance, type AppEntrance } from './app-roles.ts'

const few: readonly Role[] = ['teacher', 'learner', 'principal']
const enter: AppEntrance = { kind: 'enter' }
const refuse = (message: 'role_not_allowed' | 'campusadmin_not_allowed'): AppEntrance => ({ kind: 'refuse', message })

test.each(roles)('on the web %s comes in', (active_role) => {
  expect(decideAppEntrance({ platform: 'web', active_role, roles: [active_role], rolesInApp: few })).toEqual(enter)
})

test.each<[Role, AppEntrance]>([
  ['learner', enter],
  ['teacher', enter],
  ['campus_admin', refuse('campusadmin_not_allowed')],
  ['principal', refuse('role_not_allowed')],
  ['admin', enter],
])('§4 on the desktop: %s', (active_role, entrance) => {
  expect(
    decideAppEntrance({ platform: 'desktop', active_role, roles: [active_role, 'learner'], rolesInApp: null }),
  ).toEqual(entrance)
})

test.each<[Role, readonly Role[], readonly Role[] | null, AppEntrance]>([
  ['learner', ['learner'], few, enter],
  ['principal', ['principal'], few, enter],
  ['school_admin', ['school_admin', 'teacher'], few, refuse('role_not_allowed')],
  ['super_admin', ['super_admin'], few, refuse('role_not_allowed')],
  ['region_head', ['region_head'], null, enter],
  ['campus_admin', ['learner', 'principal', 'teacher', 'campus_admin'], null, { kind: 'switch', role: 'teacher' }],
  ['campus_admin', ['learner', 'principal', 'campus_admin'], few, { kind: 'switch', role: 'principal' }],
  ['campus_admin', ['learner', 'campus_admin'], few, { kind: 'switch', role: 'learner' }],
  ['campus_admin', ['campus_admin', 'admin'], few, refuse('campusadmin_not_allowed')],
  ['campus_admin', ['campus_admin'], null, enter],
])('§4, §6 in the mobile application: %s of %j where %j are offered', (active_role, held, rolesInApp, entrance) => {
  expect(decideAppEntrance({ platform: 'mobile', active_role, roles: held, rolesInApp })).toEqual(entrance)
})
