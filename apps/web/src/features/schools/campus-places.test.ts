import { expect, test } from 'vitest'
import { campusOfAddress, campusPlaces } from './campus-places.ts'

test.each([
  ['/admin/addcampus/12', '', 12],
  ['/admin/addcampus/12/', '', 12],
  ['/admin/addcampus', '', undefined],
  ['/school-admin/campus-update', '?institution_id=7', 7],
  ['/school-admin/campus-update', '?institution_id=x', undefined],
  ['/school-admin/campus-update', '?institution_id=0', undefined],
])('%s%s names campus %s', (pathname, search, campus) => expect(campusOfAddress({ pathname, search })).toBe(campus))

test.each(['admin', 'school_admin'] as const)(
  'the address at which a %s changes a campus names that campus',
  (role) => {
    const address = new URL(campusPlaces(role).edit(12), 'https://school.example')
    expect(campusOfAddress(address)).toBe(12)
  },
)
