import type { Role } from '@maktab/contracts/roles'
import { expect, test } from 'vitest'
import { reachesCampus } from './office-reach.ts'

const own = { institution_id: 10, school_system_id: 1 }
const sister = { institution_id: 20, school_system_id: 1 }
const stranger = { institution_id: 30, school_system_id: 2 }
const alone = { institution_id: 40, school_system_id: null }
const places = { own, sister, stranger, alone }

test.each<[Role, (keyof typeof places)[]]>([
  ['campus_admin', ['own']],
  ['principal', ['own']],
  ['school_admin', ['own', 'sister']],
  ['admin', ['own', 'sister', 'stranger', 'alone']],
  ['super_admin', ['own', 'sister', 'stranger', 'alone']],
  ['learner', []],
  ['teacher', []],
  ['network_head', []],
  ['region_head', []],
  ['content_team', []],
])('%s administers %j', (role, reached) => {
  const names = Object.keys(places) as (keyof typeof places)[]
  expect(names.filter((name) => reachesCampus(role, own, places[name]))).toEqual(reached)
})

test('where no system is written down, the tenant is the system of a school admin', () => {
  expect([own, sister, alone].filter((other) => reachesCampus('school_admin', alone, other))).toEqual([
    own,
    sister,
    alone,
  ])
})
