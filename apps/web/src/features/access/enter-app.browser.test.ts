import type { Session } from '@maktab/contracts/access/sessions'
import type { Role } from '@maktab/contracts/roles'
import { afterEach, expect, test, vi } from 'vitest'
import { enterApp } from './enter-app.ts'

afterEach(() => vi.restoreAllMocks())

function sessionOf(active_role: Role, roles: readonly Role[]): Session {
  return {
    user_id: 7,
    username: 'someone',
    full_name: 'Somebody',
    email: null,
    active_role,
    roles: [...roles],
    institution_id: 1,
    institution_name: 'School',
    time_zone: 'Asia/Kabul',
    current_language: 'da',
    sub_end_date: null,
    is_subscribed: false,
    profile_completion_step: 3,
    migration_type: -1,
    migration_json: null,
    auth_token: 'given',
    refresh_token: 'refresh',
    token_exp: 4_000_000_000,
  }
}

/** What was asked, as path and bearer; every call gets the answer that `data` holds for its path. */
function listen(data: Readonly<Record<string, { readonly error_code: number; readonly data?: unknown }>>): string[] {
  const asked: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (address, request) => {
    const path = String(address).split('/api/')[1] ?? ''
    asked.push(`${path} ${new Headers(request?.headers).get('authorization')}`)
    return new Response(JSON.stringify({ data: null, ...data[path] }))
  })
  return asked
}

test('on the web and for offered roles nothing is asked', async () => {
  const asked = listen({})
  const given = sessionOf('principal', ['principal'])
  expect(await enterApp({ platform: 'web', given, rolesInApp: ['learner'] })).toEqual({ session: given })
  expect(await enterApp({ platform: 'mobile', given, rolesInApp: ['principal'] })).toEqual({ session: given })
  expect(asked).toEqual([])
})

test('whom the application does not let in is told, and their session ends on the server', async () => {
  const asked = listen({ 'user/logout': { error_code: 0, data: {} } })
  expect(await enterApp({ platform: 'mobile', given: sessionOf('admin', ['admin']), rolesInApp: ['learner'] })).toEqual(
    { sentence: 'refusals.role_not_allowed' },
  )
  expect(
    await enterApp({ platform: 'desktop', given: sessionOf('campus_admin', ['campus_admin']), rolesInApp: null }),
  ).toEqual({ sentence: 'refusals.campusadmin_not_allowed' })
  expect(asked).toEqual(['user/logout Bearer given', 'user/logout Bearer given'])
})

test('a campus admin goes on as a teacher', async () => {
  const tokens = { auth_token: 'new', refresh_token: 'newer', token_exp: 4_100_000_000 }
  const asked = listen({
    'user/role/switch': {
      error_code: 0,
      data: { active_role: 'teacher', roles: ['teacher', 'campus_admin'], ...tokens },
    },
  })
  const given = sessionOf('campus_admin', ['teacher', 'campus_admin'])
  expect(await enterApp({ platform: 'mobile', given, rolesInApp: null })).toMatchObject({
    session: { user_id: 7, active_role: 'teacher', ...tokens },
  })
  expect(asked).toEqual(['user/role/switch Bearer given'])
})

test('a campus admin whose switch fails does not come in as one', async () => {
  const asked = listen({ 'user/role/switch': { error_code: -429 }, 'user/logout': { error_code: 0, data: {} } })
  const given = sessionOf('campus_admin', ['teacher', 'campus_admin'])
  expect(await enterApp({ platform: 'mobile', given, rolesInApp: null })).toEqual({
    sentence: 'refusals.too_many_requests',
  })
  expect(asked).toHaveLength(2)
})
