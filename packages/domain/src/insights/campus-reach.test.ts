import { roles, type Role } from '@maktab/contracts/roles'
import { expect, test } from 'vitest'
import { isWithin, reachOf } from './campus-reach.ts'

const campuses = [
  { institution_id: 10, region_id: 1 },
  { institution_id: 11, region_id: 1 },
  { institution_id: 12, region_id: 2 },
  { institution_id: 13, region_id: null },
  { institution_id: 14, region_id: null },
]
const reach = (role: Role, own: number) => {
  const seen = reachOf(
    role,
    campuses.find(({ institution_id }) => institution_id === own),
  )
  return campuses.filter((campus) => seen && isWithin(campus, seen)).map(({ institution_id }) => institution_id)
}

const all = [10, 11, 12, 13, 14]
const expected: Partial<Record<Role, readonly number[]>> = {
  campus_admin: [10],
  region_head: [10, 11],
  network_head: all,
  school_admin: all,
  admin: all,
}

test.each(roles.map((role) => [role, expected[role] ?? []] as const))('%s of campus 10 sees %j', (role, seen) =>
  expect(reach(role, 10)).toEqual(seen),
)

test('a campus without a region shares it with nobody', () => expect(reach('region_head', 13)).toEqual([13]))

test('somebody of no campus of the tenant sees none', () => expect(reach('admin', 99)).toEqual([]))
