import { roles, type Role } from '@maktab/contracts/roles'
import { expect, test } from 'vitest'
import { isWithin, reachOf } from './campus-reach.ts'

const campus = (institution_id: number, region_id: number | null, system: number | null, family: number | null) => ({
  institution_id,
  region_id,
  school_system_id: system,
  school_family_id: family,
})
const campuses = [
  campus(10, 1, 71, 49),
  campus(11, 1, 71, 50),
  campus(12, 2, 72, 49),
  campus(13, null, null, null),
  campus(14, null, null, null),
]
const reach = (role: Role, own: number) => {
  const seen = reachOf(
    role,
    campuses.find(({ institution_id }) => institution_id === own),
  )
  return campuses.filter((one) => seen && isWithin(one, seen)).map(({ institution_id }) => institution_id)
}

const all = [10, 11, 12, 13, 14]
const expected: Partial<Record<Role, readonly number[]>> = {
  campus_admin: [10],
  region_head: [10, 11],
  network_head: [10, 12],
  school_admin: [10, 11],
  admin: all,
}

test.each(roles.map((role) => [role, expected[role] ?? []] as const))('%s of campus 10 sees %j', (role, seen) =>
  expect(reach(role, 10)).toEqual(seen),
)

test('a campus without a region shares it with nobody', () => expect(reach('region_head', 13)).toEqual([13]))

test.each(['network_head', 'school_admin'] as const)('where a campus is filed nowhere, %s sees the tenant', (role) =>
  expect(reach(role, 13)).toEqual(all),
)

test('somebody of no campus of the tenant sees none', () => expect(reach('admin', 99)).toEqual([]))

test('a reach of a region and of a family is of what lies in both', () => {
  expect(isWithin(campuses[0]!, { region_id: 1, school_family_id: 49 })).toBe(true)
  expect(isWithin(campuses[1]!, { region_id: 1, school_family_id: 49 })).toBe(false)
})
