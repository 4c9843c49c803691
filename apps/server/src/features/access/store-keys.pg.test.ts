import { signIn } from '@maktab/contracts/access/sessions'
import { readStoreKey } from '@maktab/contracts/access/store-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openSchool, passwordSent as password, people, type School } from '../../../test/school.ts'
import { openTokens } from './tokens.ts'

let school: School
const here = '11111111-1111-4111-8111-111111111111'
const there = '22222222-2222-4222-8222-222222222222'

beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

async function keyOf(username: string, store_id: string): Promise<string> {
  const { auth_token: bearer } = await value(school, signIn, { username, password })
  return (await value(school, readStoreKey, { store_id }, { bearer })).key
}

test('a person gets the same key for the same store in each of their sessions, and another for another store', async () => {
  const first = await keyOf('zarghuna', here)
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(await keyOf('zarghuna', here)).toBe(first)
  expect(await keyOf('zarghuna', there)).not.toBe(first)
})

test('nobody else gets that key, in the same school or in another', () => {
  const tokens = openTokens('a secret of this test')
  const { learner } = people
  const own = tokens.storeKeyOf(learner, here)
  const others = [
    { ...learner, user_id: learner.user_id + 1 },
    { ...learner, institution_id: learner.institution_id + 1 },
    { ...learner, tenant_id: learner.tenant_id + 1 },
  ]
  for (const other of others) expect(tokens.storeKeyOf(other, here)).not.toBe(own)
  expect(openTokens('another secret').storeKeyOf(learner, here)).not.toBe(own)
  expect(tokens.storeKeyOf({ ...learner, role: 'teacher' }, here)).toBe(own)
})

test('whoever acts in the place of a person gets none', async () => {
  const { tokens, clock } = school
  const acted = tokens.giveAccess({ ...people.learner, session_id: here, acted_by: people.teacher.user_id }, clock.now)
  expect(await call(school, readStoreKey, { store_id: here }, { bearer: acted.auth_token })).toEqual({
    ok: false,
    refusal: 'not_allowed',
  })
})
