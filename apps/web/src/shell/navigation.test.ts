import { roles } from '@maktab/contracts/roles'
import { expect, test } from 'vitest'
import { officeScreens } from '#screens/office-routes.tsx'
import { screens } from '#screens/routes.tsx'
import { hasOfficeScreens } from '#screens/screen.tsx'
import { addresses } from '#page/addresses.ts'
import { places, placesOf } from './navigation.ts'
import { officePlaces } from './office-navigation.ts'

test.each(roles)('every place in the menu of %s is theirs and has a screen', (role) => {
  const isOffice = hasOfficeScreens(role)
  const there = new Set([...screens, ...(isOffice ? officeScreens : [])].map(({ path }) => path))
  const menu = placesOf((isOffice ? officePlaces : places)[role], { hasAssignments: true, hasAttendance: true })
  for (const { path } of menu) {
    const { who } = addresses[path]
    expect(who === 'signed-in' || who.includes(role), path).toBe(true)
    expect(there.has(path), path).toBe(true)
  }
  expect(menu.length).toBeGreaterThan(1)
  expect(menu.at(-1)?.path).toBe('/account')
})

test('only whoever has their screens has a menu of the offices', () => {
  expect(Object.keys(officePlaces).sort()).toEqual(roles.filter(hasOfficeScreens).sort())
})

test('without assignments the calendar of events stands in their place', () => {
  const paths = (hasAssignments: boolean) =>
    placesOf(places['teacher'], { hasAssignments, hasAttendance: false }).map(({ path }) => path)
  expect(paths(true)).toContain('/teacher/assignments')
  expect(paths(true)).not.toContain('/teacher/schedule')
  expect(paths(false)).not.toContain('/teacher/assignments')
  expect(paths(false)).toContain('/teacher/schedule')
})

test('attendance stands in the menu where it is taken', () => {
  const paths = (hasAttendance: boolean) =>
    placesOf(places['teacher'], { hasAssignments: true, hasAttendance }).map(({ path }) => path)
  expect(paths(true)).toContain('/teacher/attendance')
  expect(paths(false)).not.toContain('/teacher/attendance')
})
