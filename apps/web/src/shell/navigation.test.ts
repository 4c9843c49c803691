import { roles } from '@maktab/contracts/roles'
import { expect, test } from 'vitest'
import { hasScreen } from '#screens/routes.tsx'
import { addresses } from '#page/addresses.ts'
import { placesOf } from './navigation.ts'

test.each(roles)('every place in the menu of %s is theirs and has a screen', (role) => {
  const places = placesOf(role, { hasAssignments: true })
  for (const { path } of places) {
    const { who } = addresses[path]
    expect(who === 'signed-in' || who.includes(role), path).toBe(true)
    expect(hasScreen(path), path).toBe(true)
  }
  expect(places.at(-1)?.path).toBe('/account')
})

test('without assignments their place is not there', () => {
  const paths = (hasAssignments: boolean) => placesOf('teacher', { hasAssignments }).map(({ path }) => path)
  expect(paths(true)).toContain('/teacher/assignments')
  expect(paths(false)).not.toContain('/teacher/assignments')
})
