import { expect, test } from 'vitest'
import { mayCallInPlace } from './acting.ts'

test.each([
  ['principal/dashboard', true],
  ['user/profile', true],
  ['user/logout', true],
  ['user/profile/password/update', false],
  ['user/profile/update', false],
  ['user/role/switch', false],
  ['user/sessions', false],
  ['user/sessions/end', false],
  ['superadmin/jwt/principal', false],
])('%s in another’s place: %s', (path, expected) => expect(mayCallInPlace(path)).toBe(expected))
