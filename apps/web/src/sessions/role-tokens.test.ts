import { createSessionKeeper, type KeptSession } from '@maktab/client/session'
import { expect, test } from 'vitest'
import { keepRoleTokens } from './role-tokens.ts'

const person: KeptSession = {
  user_id: 7,
  username: 'amina',
  full_name: 'Amina',
  email: null,
  active_role: 'teacher',
  roles: ['teacher', 'principal', 'learner'],
  institution_id: 3,
  institution_name: 'School',
  time_zone: 'Asia/Kabul',
  current_language: 'en',
  sub_end_date: null,
  is_subscribed: false,
  profile_completion_step: 3,
  migration_type: -1,
  migration_json: null,
  auth_token: 'teacher token',
  refresh_token: 'again',
  token_exp: 10_000,
  storage_time: 0,
}
const owner = { user_id: 7, institution_id: 3, tenant_id: 1 }
const teacher = { ...owner, role: 'teacher' } as const
const principal = { ...owner, role: 'principal' } as const

function begin() {
  const clock = { now: 0 }
  let kept: string | null = JSON.stringify(person)
  const session = createSessionKeeper({
    store: { read: () => kept, write: (text) => void (kept = text), remove: () => void (kept = null) },
    now: () => clock.now,
    withLock: (work) => work(),
    renewTokens: async () => ({
      result: 'renewed',
      tokens: { auth_token: 'renewed token', refresh_token: 'r', token_exp: 20_000 },
    }),
  })
  return { clock, session, tokens: keepRoleTokens(session, () => clock.now) }
}
const asPrincipal = { ...person, active_role: 'principal', auth_token: 'principal token' } as const

test('a role’s work goes out with a token of that role, also after the switch to another', async () => {
  const { session, tokens } = begin()
  expect(await tokens.tokenFor(teacher)).toEqual({ auth_token: 'teacher token' })
  session.begin(asPrincipal)
  expect(await tokens.tokenFor(teacher)).toEqual({ auth_token: 'teacher token' })
  expect(await tokens.tokenFor(principal)).toEqual({ auth_token: 'principal token' })
  expect([tokens.hasTokenFor(teacher), tokens.hasTokenFor(principal)]).toEqual([true, false])
})
test('never with another role’s: what has no token of its own waits', async () => {
  const { clock, session, tokens } = begin()
  expect(await tokens.tokenFor(principal)).toBeUndefined()
  session.begin(asPrincipal)
  clock.now = 10_000_000
  expect([await tokens.tokenFor(teacher), tokens.hasTokenFor(teacher)]).toEqual([undefined, false])
})
test('a token that the server turned away is not offered again; the present role’s is renewed', async () => {
  const { session, tokens } = begin()
  session.begin(asPrincipal)
  expect(await tokens.tokenFor(teacher, 'teacher token')).toBeUndefined()
  expect(tokens.hasTokenFor(teacher)).toBe(false)
  expect(await tokens.tokenFor(principal, 'principal token')).toEqual({ auth_token: 'renewed token' })
})
test('whoever comes after on the same device gets nothing of it', async () => {
  const { session, tokens } = begin()
  session.begin(asPrincipal)
  session.end()
  expect([await tokens.tokenFor(teacher), tokens.hasTokenFor(teacher)]).toEqual([undefined, false])
  session.begin({ ...person, user_id: 8, auth_token: 'another’s' })
  expect(await tokens.tokenFor(teacher)).toBeUndefined()
  expect(await tokens.tokenFor({ ...teacher, user_id: 8 })).toEqual({ auth_token: 'another’s' })
})
