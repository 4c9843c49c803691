import { expect, test } from 'vitest'
import { catalogue } from '../src/catalogue.ts'

/** Moves of a person's own, and what a teacher does, stand elsewhere: these are the calls of the offices. */
const administration = Object.values(catalogue).filter(({ path }) => /^(admin|superadmin)\//.test(path))

test('there are calls of the offices', () => expect(administration.length).toBeGreaterThan(60))

test.each(administration.map((call) => [call.path, call] as const))(
  '%s needs the network and is never queued, so that nothing of an office is half done',
  (_, { offline, flags }) =>
    expect({ offline, flags }).toMatchObject({ offline: 'online', flags: { forcedOnline: true } }),
)

const dashboards = Object.entries(catalogue).filter(([, { path }]) =>
  /^(principal|networkhead|regionhead|subject|result|admin)\/(dashboard|students|student|teachers|teacher|subject|summary|class\/summary)(\/|$)/.test(
    path,
  ),
)

test('there are calls of dashboards', () => expect(dashboards.length).toBeGreaterThan(30))

test.each(dashboards)('%s fails with a number above 0, as the specification says of dashboards', (_, { flags }) =>
  expect(flags).toMatchObject({ strict: true }),
)

test('the report of the contents of a lesson takes 0 or more', () =>
  expect(catalogue.readLessonContents.flags).not.toHaveProperty('strict'))
