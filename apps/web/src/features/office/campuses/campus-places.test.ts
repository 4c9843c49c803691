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

test.each(['admin', 'school_admin', 'super_admin'] as const)(
  'the addresses at which a %s sees and changes a campus name that campus',
  (role) => {
    const { edit, details } = campusPlaces(role)
    for (const place of [edit(12), details(12)])
      expect(campusOfAddress(new URL(place, 'https://school.example'))).toBe(12)
  },
)
