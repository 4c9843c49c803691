import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createActingKeeper,
  forgetActingSession,
  keepActingSession,
  readActingSession,
  tabStorage,
  type Begun,
} from './acting-session.ts'

const begun: Begun = {
  auth_token: 'token',
  token_exp: 2_000,
  institution_id: 10,
  institution_name: 'School',
  time_zone: 'Asia/Kabul',
  active_role: 'principal',
  user_id: 5,
  username: 'principal',
  full_name: 'Somebody',
}
const before = 1_999_000
const after = 2_000_000
const own = `maktab.session.${location.host}`

beforeEach(() => localStorage.setItem(own, 'the own session'))
afterEach(() => {
  sessionStorage.clear()
  localStorage.removeItem(own)
})

const keep = () => keepActingSession(begun, 'da', sessionStorage, before)

test('is kept for this tab alone, and the browser’s own session stays as it was', () => {
  expect(keep()).toBe(true)
  expect(readActingSession(sessionStorage, before)).toMatchObject({
    auth_token: 'token',
    active_role: 'principal',
    roles: ['principal'],
    current_language: 'da',
    refresh_token: '',
  })
  expect(JSON.stringify({ ...localStorage })).not.toContain('token')
  expect(localStorage.getItem(own)).toBe('the own session')
})

test('is over when its token is, and then taken away', () => {
  keep()
  expect(readActingSession(sessionStorage, after)).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['nothing', 'null'],
  ['no JSON', '{'],
  ['another role', { active_role: 'super_admin' }],
  ['no token', { auth_token: undefined }],
  ['a time that is none', { token_exp: 'never' }],
  ['a school that is none', { institution_id: '10' }],
])('what no version wrote is taken away: %s', (_, change) => {
  keep()
  const [name] = Object.keys(sessionStorage) as [string]
  const kept = JSON.parse(sessionStorage.getItem(name)!) as object
  sessionStorage.setItem(name, typeof change === 'string' ? change : JSON.stringify({ ...kept, ...change }))
  expect(readActingSession(sessionStorage, before)).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test('a role that was put beside the own one counts nothing', () => {
  keep()
  const [name] = Object.keys(sessionStorage) as [string]
  sessionStorage.setItem(
    name,
    JSON.stringify({ ...(JSON.parse(sessionStorage.getItem(name)!) as object), roles: ['super_admin'] }),
  )
  expect(readActingSession(sessionStorage, before)?.roles).toEqual(['principal'])
})

test('where storage is forbidden nobody acts', () => {
  expect(keepActingSession(begun, 'en', undefined, before)).toBe(false)
  expect(readActingSession(undefined, before)).toBeUndefined()
  expect(tabStorage()).toBe(sessionStorage)
})

function open() {
  keep()
  const clock = { now: before }
  const heard: (string | undefined)[] = []
  const keeper = createActingKeeper(readActingSession(sessionStorage, before)!, {
    storage: sessionStorage,
    now: () => clock.now,
  })
  keeper.onChange((session) => heard.push(session?.current_language))
  return { keeper, clock, heard }
}

test('is never renewed: looking finds out that it is over', async () => {
  const { keeper, clock, heard } = open()
  await keeper.renewIfDue()
  expect(keeper.current()).toBeDefined()
  clock.now = after
  await keeper.renewIfDue()
  expect([keeper.current(), heard, sessionStorage.length]).toEqual([undefined, [undefined], 0])
})

test('is over when the server turns its token away', async () => {
  const { keeper } = open()
  expect(await keeper.renew('token')).toBe('over')
  expect(readActingSession(sessionStorage, before)).toBeUndefined()
})

test('changes what is shown, and nobody signs in there', () => {
  const { keeper, heard } = open()
  keeper.change({ current_language: 'pu' })
  expect(heard).toEqual(['pu'])
  expect(readActingSession(sessionStorage, before)?.current_language).toBe('pu')
  expect(() => keeper.begin({} as never)).toThrow('does not sign in')
})

test('is forgotten without a word for a page that is left', () => {
  const { keeper, heard } = open()
  forgetActingSession(sessionStorage)
  expect(heard).toEqual([])
  expect(keeper.current()).toBeDefined()
  expect(readActingSession(sessionStorage, before)).toBeUndefined()
})
