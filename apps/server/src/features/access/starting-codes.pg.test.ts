import { createHash } from 'node:crypto'
import { switchRole, updatePassword } from '@maktab/contracts/access/own-sessions'
import { renewSession, signIn, signOut } from '@maktab/contracts/access/sessions'
import { readStoreKey } from '@maktab/contracts/access/store-keys'
import { readProfile, switchLanguage } from '@maktab/contracts/people/profile'
import { spellingsOf } from '@maktab/domain/access/starting-codes'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openSchool, passwordSent, people, type School } from '../../../test/school.ts'
import { endSessionsOf } from './own-sessions.sql.ts'
import { makeStartingCodes } from './starting-codes.ts'

let school: School
const { learner, classmate, principal } = people
const start = new Date('2026-03-21T04:00:00.000Z')
const day = 24 * 3_600_000
const chosen = 'c'.repeat(64)
const phone = '11111111-1111-4111-8111-111111111111'
const otherPhone = '22222222-2222-4222-8222-222222222222'

beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  school.clock.now = start
  await school.database.owner.deleteFrom('sign_in_tries').execute()
})

const travelling = (typed: string) => createHash('sha256').update(typed).digest('hex')
const pass = (ms: number) => void (school.clock.now = new Date(school.clock.now.getTime() + ms))
async function giveCode(person = learner): Promise<string> {
  const { tenant_id, user_id } = person
  const making = { tenant_id, user_ids: [user_id], made_by: principal.user_id, now: school.clock.now }
  const codes = await school.database.doors.inSchool(person, (db) => makeStartingCodes(db, school.passwords, making))
  return codes.get(user_id)!
}
const comeIn = (typed: string, device_id?: string) =>
  call(school, signIn, { username: learner.username, password: travelling(typed) }, device_id ? { device_id } : {})
const refused = (refusal: string) => ({ ok: false, refusal })
async function enter(code: string) {
  const entered = await comeIn(code)
  if (!entered.ok) throw new Error(entered.refusal)
  return entered.value
}
const choose = (bearer: string, password = chosen) => call(school, updatePassword, { password }, { bearer })

describe('a starting code', () => {
  test('lets its person in, typed in any digits, in one piece or two', async () => {
    for (let form = 0; form < 6; form++) {
      const code = await giveCode()
      const entered = await comeIn(spellingsOf(code)[form]!)
      expect(entered).toMatchObject({ ok: true, value: { user_id: learner.user_id, must_change_password: true } })
    }
  })
  test('opens nothing once it is used, nor after 14 days, nor at another name', async () => {
    const code = await giveCode()
    expect(await call(school, signIn, { username: classmate.username, password: travelling(code) })).toEqual(
      refused('invalid_credentials'),
    )
    await enter(code)
    expect(await comeIn(code)).toEqual(refused('invalid_credentials'))
    const late = await giveCode()
    pass(14 * day)
    expect(await comeIn(late)).toEqual(refused('invalid_credentials'))
  })
  test('lets the same device in again whose answer was lost, and no other', async () => {
    const code = await giveCode()
    expect((await comeIn(code, phone)).ok).toBe(true)
    expect(await comeIn(code, otherPhone)).toEqual(refused('invalid_credentials'))
    const again = await comeIn(code, phone)
    if (!again.ok) throw new Error(again.refusal)
    expect((await choose(again.value.auth_token)).ok).toBe(true)
    expect(await comeIn(code, phone)).toEqual(refused('invalid_credentials'))
  })
  test('takes the place of the password and of the code before it', async () => {
    const before = await giveCode()
    await giveCode()
    const sent = { username: learner.username, password: passwordSent }
    expect(await call(school, signIn, sent)).toEqual(refused('invalid_credentials'))
    expect(await comeIn(before)).toEqual(refused('invalid_credentials'))
  })
  test('is not used up by who is told to choose another school', async () => {
    const code = await giveCode()
    const sent = { username: learner.username, password: travelling(code) }
    expect(await call(school, signIn, { ...sent, institution_id: 20 })).toEqual(refused('wrong_institution'))
    expect((await call(school, signIn, sent)).ok).toBe(true)
  })
  test('opens one session where it is typed twice at the same moment', async () => {
    const code = await giveCode()
    const both = await Promise.all([comeIn(code, phone), comeIn(code, otherPhone)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })
  test('is tried as a password is: after as much hashing, and ten times', async () => {
    const code = await giveCode()
    const hashing = vi.spyOn(school.passwords, 'isRight')
    await enter(code)
    expect(hashing).toHaveBeenCalledTimes(1)
    hashing.mockRestore()
    const next = await giveCode()
    for (let tries = 1; tries <= 10; tries++) expect(await comeIn('00000000x')).toEqual(refused('invalid_credentials'))
    expect(await comeIn(next)).toEqual(refused('too_many_tries'))
  })
  test('stands nowhere as it is', async () => {
    const code = await giveCode()
    const rows = await school.database.owner.selectFrom('starting_codes').selectAll().execute()
    const plain = spellingsOf(code).flatMap((typed) => [typed, travelling(typed)])
    expect(rows.length).toBeGreaterThan(0)
    expect(plain.filter((one) => JSON.stringify(rows).includes(one))).toEqual([])
  })
  test('is made for two thousand people in one statement, each their own', async () => {
    const { tenant_id, institution_id } = learner
    const user_ids = Array.from({ length: 2_000 }, (_, index) => 900_001 + index)
    await school.database.owner
      .insertInto('credentials')
      .values(user_ids.map((user_id) => ({ tenant_id, institution_id, user_id })))
      .execute()
    const making = { tenant_id, user_ids, made_by: principal.user_id, now: start }
    const codes = await school.database.doors.inSchool(learner, (db) => makeStartingCodes(db, school.passwords, making))
    expect([...codes.keys()]).toEqual(user_ids)
    expect([...codes.values()].every((code) => /^\d{8}$/.test(code))).toBe(true)
    await school.database.owner.deleteFrom('credentials').where('user_id', 'in', user_ids).execute()
    const left = await school.database.owner
      .selectFrom('starting_codes')
      .where('user_id', 'in', user_ids)
      .select('user_id')
      .execute()
    expect(left).toEqual([])
  })
})

describe('a session that a starting code began', () => {
  test('answers nothing but the choice of a password, the language and the way out', async () => {
    const { auth_token: bearer } = await enter(await giveCode())
    expect(await call(school, readProfile, {}, { bearer })).toEqual(refused('password_change_first'))
    expect(await call(school, readStoreKey, { store_id: phone }, { bearer })).toEqual(refused('password_change_first'))
    expect(await call(school, switchRole, { role: 'learner' }, { bearer })).toEqual(refused('password_change_first'))
    expect(
      (
        await school.app.inject({
          url: '/api/events',
          headers: { host: 'localhost', authorization: `Bearer ${bearer}` },
        })
      ).statusCode,
    ).toBe(401)
    expect((await call(school, switchLanguage, { CurrentLanguage: 'pu' }, { bearer })).ok).toBe(true)
    expect((await call(school, signOut, {}, { bearer })).ok).toBe(true)
  })
  test('is no more after a renewal', async () => {
    const { refresh_token } = await enter(await giveCode())
    pass(6 * 60_000)
    const { auth_token: bearer } = await value(school, renewSession, {}, { bearer: refresh_token })
    expect(await call(school, readProfile, {}, { bearer })).toEqual(refused('password_change_first'))
  })
  test('goes on with everything once a password is chosen, by the answer’s token and by a renewal', async () => {
    const session = await enter(await giveCode())
    const changed = await choose(session.auth_token)
    if (!changed.ok) throw new Error(changed.refusal)
    const { opened } = changed.value
    expect((await call(school, readProfile, {}, { bearer: opened!.auth_token })).ok).toBe(true)
    pass(6 * 60_000)
    const renewed = await value(school, renewSession, {}, { bearer: session.refresh_token })
    expect((await call(school, readProfile, {}, { bearer: renewed.auth_token })).ok).toBe(true)
    const back = await value(school, signIn, { username: learner.username, password: chosen })
    expect(back.must_change_password).toBeUndefined()
  })
  test('is told the same again where the answer was lost, and chooses no second password', async () => {
    const { auth_token } = await enter(await giveCode())
    await choose(auth_token)
    const again = await choose(auth_token)
    expect(again).toMatchObject({ ok: true, value: { opened: { token_exp: expect.any(Number) as number } } })
    expect(await choose(auth_token, 'd'.repeat(64))).toEqual(refused('old_password_wrong'))
  })
  test('does not make a password of what stands on the slip', async () => {
    const code = await giveCode()
    const { auth_token } = await enter(code)
    for (const typed of spellingsOf(code))
      expect(await choose(auth_token, travelling(typed))).toEqual(refused('password_is_code'))
  })
  test('chooses a password though others locked the name with wrong ones', async () => {
    const { auth_token } = await enter(await giveCode())
    for (let tries = 0; tries <= 10; tries++) await comeIn('wrong')
    expect(await comeIn('wrong')).toEqual(refused('too_many_tries'))
    expect((await choose(auth_token)).ok).toBe(true)
  })
  test('chooses nothing where the school gave another code meanwhile', async () => {
    const { auth_token } = await enter(await giveCode())
    let next = ''
    const hash = school.passwords.hash.bind(school.passwords)
    const hashing = vi.spyOn(school.passwords, 'hash').mockImplementationOnce(async (...given) => {
      next = await giveCode()
      await school.database.doors.inSchool(learner, (db) => endSessionsOf(db, learner, { ended_on: start }))
      return hash(...given)
    })
    expect(await choose(auth_token)).toEqual(refused('old_password_wrong'))
    hashing.mockRestore()
    expect((await comeIn(next)).ok).toBe(true)
  })
})

test('whoever has no password changes none by an old one', async () => {
  const { auth_token: bearer } = await value(school, signIn, { username: classmate.username, password: passwordSent })
  await giveCode(classmate)
  const changed = await call(school, updatePassword, { old_password: passwordSent, password: chosen }, { bearer })
  expect(changed).toEqual(refused('old_password_wrong'))
})
