import { renewSession, signIn, signInToInstitution, signOut } from '@maktab/contracts/access/sessions'
import { readProfile } from '@maktab/contracts/people/profile'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openSchool, passwordSent as password, people, type School } from '../../../test/school.ts'

let school: School
const start = new Date('2026-03-21T04:00:00.000Z')
const wrong = 'f'.repeat(64)
const { learner, teacher } = people

beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  school.clock.now = start
  await school.database.owner.deleteFrom('sign_in_tries').execute()
  await school.database.owner.updateTable('institutions').set({ sub_end_date: null }).execute()
})

const pass = (ms: number) => void (school.clock.now = new Date(school.clock.now.getTime() + ms))
const comeIn = (username: string, sent = password, more: { institution_id?: number } = {}) =>
  call(school, signIn, { username, password: sent, ...more })
const refusalOf = async (username: string, sent?: string) => {
  const outcome = await comeIn(username, sent)
  return outcome.ok ? 'came in' : outcome.refusal
}

describe('signing in', () => {
  test.each(['zarghuna', ' Zarghuna ', 'ZARGHUNA@school.example'])(
    'as "%s" gives a session that calls are answered for',
    async (username) => {
      const session = await value(school, signIn, { username, password })
      expect(session).toMatchObject({
        user_id: learner.user_id,
        institution_id: 10,
        active_role: 'learner',
        roles: ['learner'],
        institution_name: 'School 10',
        time_zone: 'Asia/Kabul',
      })
      expect(session.token_exp).toBe(start.getTime() / 1000 + 3600)
      const profile = await value(school, readProfile, {}, { bearer: session.auth_token })
      expect(profile.user_id).toBe(learner.user_id)
    },
  )
  test('a wrong password and an unknown name get the same answer', async () => {
    expect(await refusalOf('zarghuna', wrong)).toBe('invalid_credentials')
    expect(await refusalOf('nobody-at-all')).toBe('invalid_credentials')
  })
  test('the same name at the host of another tenant is another person', async () => {
    const session = await value(school, signIn, { username: 'zarghuna', password }, { host: 'senf.localhost' })
    expect(session.user_id).toBe(people.learnerAbroad.user_id)
  })
  test('a person of another school than asked for is told so, and only with the right password', async () => {
    expect(await comeIn('zarghuna', password, { institution_id: 20 })).toEqual({
      ok: false,
      refusal: 'wrong_institution',
    })
    expect(await comeIn('zarghuna', wrong, { institution_id: 20 })).toEqual({
      ok: false,
      refusal: 'invalid_credentials',
    })
    expect((await comeIn('zarghuna', password, { institution_id: 10 })).ok).toBe(true)
  })
  test('a subscription that is over keeps everyone of that school out, and nobody else', async () => {
    await school.database.owner
      .updateTable('institutions')
      .set({ sub_end_date: start })
      .where('institution_id', '=', 10)
      .execute()
    expect(await refusalOf('zarghuna')).toBe('subscription_over')
    expect(await refusalOf('wali')).toBe('came in')
  })
})

describe('the page in another site’s frame', () => {
  const embedded = (username: string, sent = password, institution_id?: number) =>
    institution_id === undefined
      ? call(school, signIn, { username, password: sent, is_learner_only: true })
      : call(school, signInToInstitution, { username, password: sent, institution_id, is_learner_only: true })
  const sessionsOf = async (user_id: number) =>
    (await school.database.owner.selectFrom('sessions').select('session_id').where('user_id', '=', user_id).execute())
      .length

  test('lets learners in', async () => {
    expect((await embedded('zarghuna')).ok).toBe(true)
    expect((await embedded('zarghuna', password, 10)).ok).toBe(true)
  })
  test.each(['teacher', 'principal'] as const)('tells a %s so, and begins no session', async (role) => {
    const { user_id, username } = people[role]
    const before = await sessionsOf(user_id)
    expect(await embedded(username)).toEqual({ ok: false, refusal: 'limited_functionality' })
    expect(await embedded(username, password, 10)).toEqual({ ok: false, refusal: 'limited_functionality' })
    expect(await sessionsOf(user_id)).toBe(before)
  })
  test('says nothing of a role before the password is right, and counts no right one as a try', async () => {
    expect(await embedded('teacher', wrong)).toEqual({ ok: false, refusal: 'invalid_credentials' })
    for (let time = 0; time < 12; time++) await embedded('teacher')
    expect((await comeIn('teacher')).ok).toBe(true)
  })
})

describe('tenants', () => {
  const elsewhere = [
    ['localhost', people.learner],
    ['quran.localhost', people.learnerOfQuran],
    ['skills21.localhost', people.learnerOfSkills],
    ['senf.localhost', people.learnerAbroad],
    ['maths.localhost', people.learnerOfApp],
  ] as const

  test('one name and password open to each host its own person, whose tokens open no other', async () => {
    for (const [host, person] of elsewhere) {
      const session = await value(school, signIn, { username: 'zarghuna', password }, { host })
      expect(session).toMatchObject({ user_id: person.user_id, institution_id: person.institution_id })
      for (const [other] of elsewhere) {
        const isOwn = other === host
        const bearer = session.auth_token
        expect((await call(school, readProfile, {}, { host: other, bearer })).ok, `${host} at ${other}`).toBe(isOwn)
        if (!isOwn)
          expect(await call(school, renewSession, {}, { host: other, bearer: session.refresh_token })).toEqual({
            ok: false,
            refusal: 'session_over',
          })
      }
    }
  })
  test('where only one school may come in, somebody of another is told so, and only with the right password', async () => {
    const host = 'maths.localhost'
    expect(await call(school, signIn, { username: 'guest', password }, { host })).toEqual({
      ok: false,
      refusal: 'different_institution',
    })
    expect(await call(school, signIn, { username: 'guest', password: wrong }, { host })).toEqual({
      ok: false,
      refusal: 'invalid_credentials',
    })
  })
  test.each([
    [['teacher', 'cr1', 'learner'], 'teacher', 'teacher', ['learner', 'teacher', 'content_team']],
    [['cd', 'teacher'], 'cd', 'teacher', ['teacher', 'content_team']],
    [['cd', 'cr3'], 'cd', 'content_team', ['content_team']],
  ])('of %j a session shows what is a role here', async (stored, active_role, shown, roles) => {
    const { learnerThere } = people
    await school.database.owner
      .updateTable('users')
      .set({ roles: stored, active_role })
      .where('user_id', '=', learnerThere.user_id)
      .execute()
    expect(await value(school, signIn, { username: 'wali', password })).toMatchObject({ active_role: shown, roles })
  })
  test('whoever has no role that is known here is not let in', async () => {
    await school.database.owner
      .updateTable('users')
      .set({ roles: ['janitor'], active_role: 'janitor' })
      .where('user_id', '=', people.learnerThere.user_id)
      .execute()
    expect(await comeIn('wali')).toEqual({ ok: false, refusal: 'not_allowed' })
    await school.database.owner
      .updateTable('users')
      .set({ roles: ['learner'], active_role: 'learner' })
      .where('user_id', '=', people.learnerThere.user_id)
      .execute()
  })
  test('a school that subscribes has subscribed people', async () => {
    const end = new Date('2026-12-31T00:00:00.000Z')
    await school.database.owner
      .updateTable('institutions')
      .set({ sub_end_date: end })
      .where('institution_id', '=', 10)
      .execute()
    expect(await value(school, signIn, { username: 'zarghuna', password })).toMatchObject({
      is_subscribed: true,
      sub_end_date: end.toISOString(),
    })
    expect(await value(school, signIn, { username: 'wali', password })).toMatchObject({
      is_subscribed: false,
      sub_end_date: null,
    })
  })
})

describe('wrong passwords', () => {
  test.each(['teacher', 'nobody-at-all'])(
    'the tenth at "%s" locks it for five minutes, right password or not',
    async (username) => {
      for (let tries = 1; tries <= 10; tries++) expect(await refusalOf(username, wrong)).toBe('invalid_credentials')
      expect(await refusalOf(username, wrong)).toBe('too_many_tries')
      expect(await refusalOf(username)).toBe('too_many_tries')
      pass(5 * 60_000)
      expect(await refusalOf(username)).toBe(username === 'teacher' ? 'came in' : 'invalid_credentials')
    },
  )
  test('whoever is locked out is told for how long', async () => {
    for (let tries = 1; tries <= 10; tries++) await refusalOf('teacher', wrong)
    pass(60_000)
    const response = await school.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { host: 'localhost' },
      payload: { username: 'teacher', password },
    })
    expect(response.json()).toMatchObject({ error_code: -4, data: { wait_seconds: 240 } })
  })
  test('a username and the email address of one account are counted together', async () => {
    for (let tries = 1; tries <= 10; tries++) await refusalOf(tries % 2 ? 'teacher' : 'teacher@school.example', wrong)
    expect(await refusalOf('teacher')).toBe('too_many_tries')
  })
  test('many at once do not pass the count', async () => {
    const outcomes = await Promise.all(Array.from({ length: 25 }, () => refusalOf('teacher', wrong)))
    expect(outcomes.filter((outcome) => outcome === 'invalid_credentials')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'too_many_tries')).toHaveLength(15)
  })
  test('a right password forgets them, and locking one account leaves the class alone', async () => {
    for (let tries = 1; tries <= 9; tries++) await refusalOf('teacher', wrong)
    expect(await refusalOf('teacher')).toBe('came in')
    for (let tries = 1; tries <= 10; tries++) expect(await refusalOf('teacher', wrong)).toBe('invalid_credentials')
    expect(await refusalOf('zarghuna')).toBe('came in')
  })
  test('are forgotten a day after the last, and no name is kept in the clear', async () => {
    await refusalOf('my-password-in-the-wrong-field', wrong)
    pass(86_400_001)
    await refusalOf('teacher', wrong)
    await refusalOf('teacher', wrong)
    const kept = await school.database.owner.selectFrom('sign_in_tries').selectAll().execute()
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain('teacher')
  })
})

describe('renewing', () => {
  const renew = (bearer: string, host = 'localhost') => call(school, renewSession, {}, { bearer, host })
  const first = async () => (await value(school, signIn, { username: 'zarghuna', password })).refresh_token
  const next = async (bearer: string) => {
    const renewed = await renew(bearer)
    if (!renewed.ok) throw new Error(renewed.refusal)
    return renewed.value.refresh_token
  }
  const over = { ok: false, refusal: 'session_over' }

  test('gives a pair that works, again and again', async () => {
    let token = await first()
    for (let times = 0; times < 3; times++) {
      pass(30 * 60_000)
      const renewed = await renew(token)
      if (!renewed.ok) throw new Error(renewed.refusal)
      expect(renewed.value.refresh_token).not.toBe(token)
      expect((await value(school, readProfile, {}, { bearer: renewed.value.auth_token })).user_id).toBe(learner.user_id)
      token = renewed.value.refresh_token
    }
  })
  test('gives the same successor again when the answer was lost', async () => {
    const token = await first()
    const answers = await Promise.all([next(token), next(token), next(token)])
    expect(new Set(answers).size).toBe(1)
    pass(59_000)
    expect(await next(token)).toBe(answers[0])
    expect((await renew(answers[0])).ok).toBe(true)
  })
  test('with a token that was renewed long ago ends the session for both who hold it', async () => {
    const stolen = await first()
    const held = await next(stolen)
    pass(61_000)
    expect(await renew(stolen)).toEqual(over)
    expect(await renew(held)).toEqual(over)
  })
  test('is refused after signing out, and only for that session', async () => {
    const [one, other] = [await value(school, signIn, { username: 'zarghuna', password }), await first()]
    await value(school, signOut, {}, { bearer: one.auth_token })
    expect(await renew(one.refresh_token)).toEqual(over)
    expect((await renew(other)).ok).toBe(true)
  })
  test('is refused for a person who is gone, and they do not come in again', async () => {
    const { refresh_token } = await value(school, signIn, { username: 'hewad', password })
    await school.database.owner
      .updateTable('users')
      .set({ is_deleted: true })
      .where('user_id', '=', people.outsider.user_id)
      .execute()
    expect(await renew(refresh_token)).toEqual(over)
    expect(await refusalOf('hewad')).toBe('invalid_credentials')
  })
  test('is refused once the subscription is over, and when the role was taken away', async () => {
    const { database } = school
    const [token, other] = [await first(), await first()]
    await database.owner
      .updateTable('institutions')
      .set({ sub_end_date: start })
      .where('institution_id', '=', 10)
      .execute()
    expect(await renew(token)).toEqual(over)
    await database.owner
      .updateTable('institutions')
      .set({ sub_end_date: null })
      .where('institution_id', '=', 10)
      .execute()
    expect((await renew(token)).ok).toBe(true)
    await database.owner
      .updateTable('users')
      .set({ roles: ['teacher'] })
      .where('user_id', '=', learner.user_id)
      .execute()
    expect(await renew(other)).toEqual(over)
    await database.owner
      .updateTable('users')
      .set({ roles: ['learner'] })
      .where('user_id', '=', learner.user_id)
      .execute()
    expect((await renew(other)).ok).toBe(true)
  })
  test('is refused after ninety days, at another tenant, and for what nobody gave out', async () => {
    const token = await first()
    expect(await renew(token, 'senf.localhost')).toEqual(over)
    expect(await renew(token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toEqual(over)
    expect(await renew(token.replace(/^10\./, '20.'))).toEqual(over)
    expect(await renew('nonsense')).toEqual(over)
    expect(await call(school, renewSession, {})).toEqual(over)
    pass(90 * 86_400_000)
    expect(await renew(token)).toEqual(over)
  })
})

describe('an access token', () => {
  const asked = (bearer: string, host = 'localhost') => call(school, readProfile, {}, { bearer, host })
  const signedOut = { ok: false, refusal: 'signed_out' }

  test('is over after an hour, and means nothing at another tenant', async () => {
    const bearer = school.bearerOf(teacher)
    expect((await asked(bearer)).ok).toBe(true)
    expect(await asked(bearer, 'senf.localhost')).toEqual(signedOut)
    pass(3_600_000)
    expect(await asked(bearer)).toEqual(signedOut)
  })
  test('with a changed claim, without a signature, or of the other kind is refused', async () => {
    const [head, , signature] = school.bearerOf(learner).split('.')
    const claims = {
      user: 1011,
      institution: 10,
      tenant: 1,
      role: 'teacher',
      session: crypto.randomUUID(),
      exp: 4_000_000_000,
    }
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    expect(await asked(`${head}.${encode(claims)}.${signature}`)).toEqual(signedOut)
    expect(await asked(`${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`)).toEqual(signedOut)
    expect(await asked((await value(school, signIn, { username: 'zarghuna', password })).refresh_token)).toEqual(
      signedOut,
    )
  })
})
