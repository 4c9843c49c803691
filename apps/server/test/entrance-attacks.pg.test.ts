/** What somebody tries who is not let in: to learn names by how much work an answer takes, to plant a session, to lock a whole school out. */
import { endOwnSession, listOwnSessions } from '@maktab/contracts/access/own-sessions'
import { recoverPassword, requestRecovery, sendRecoveryCode } from '@maktab/contracts/access/recovery'
import { renewSession, signIn } from '@maktab/contracts/access/sessions'
import { sendSignupCode } from '@maktab/contracts/access/signup'
import { readProfile } from '@maktab/contracts/people/profile'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, value } from './call.ts'
import { solveCaptcha } from './mailbox.ts'
import { openSchool, passwordSent as password, people, type School } from './school.ts'

let school: School
const wrong = 'f'.repeat(64)

beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  school.clock.now = new Date('2026-03-21T04:00:00.000Z')
  await school.database.owner.deleteFrom('sign_in_tries').execute()
  await school.database.owner.deleteFrom('access_codes').execute()
})
afterEach(() => void vi.restoreAllMocks())

/** Statements that the server sends while it works, without their values, and how many passwords it hashes. */
async function workOf(
  ask: () => Promise<unknown>,
): Promise<{ readonly statements: readonly string[]; readonly hashes: number }> {
  const statements: string[] = []
  // A Proxy is called as the method itself is, whatever its form.
  const query = new Proxy(pg.Client.prototype.query, {
    apply(send, client: pg.Client, given: unknown[]) {
      const first = given[0] as string | { readonly text?: string }
      statements.push((typeof first === 'string' ? first : (first.text ?? '')).replaceAll(/\d+/g, '#'))
      return Reflect.apply(send, client, given) as unknown
    },
  })
  const { query: before } = pg.Client.prototype
  pg.Client.prototype.query = query
  const hashing = vi.spyOn(school.passwords, 'isRight')
  await ask()
  pg.Client.prototype.query = before
  const hashes = hashing.mock.calls.length
  vi.restoreAllMocks()
  return { statements, hashes }
}

describe('how much work an answer takes does not tell whether somebody has an account', () => {
  test('signing in', async () => {
    const tryAt = (username: string) => () => call(school, signIn, { username, password: wrong })
    await tryAt('warm-up')()
    const [known, unknown] = [await workOf(tryAt(people.learner.username)), await workOf(tryAt('nobody-at-all'))]
    expect(known.hashes).toBe(1)
    expect(unknown).toEqual(known)
  })
  test('asking for a new password by link', async () => {
    const askFor = async (email: string) => {
      const t_Token = await solveCaptcha(school, 'localhost')
      return workOf(() => call(school, requestRecovery, { email, t_Token }))
    }
    await askFor('warm-up@mail.example')
    const [known, unknown] = [await askFor('zarghuna@school.example'), await askFor('nobody@mail.example')]
    expect(known.statements.length).toBeGreaterThan(2)
    expect(unknown).toEqual(known)
  })
  test.each([sendRecoveryCode, sendSignupCode])('asking for a code: $path', async (asking) => {
    const askFor = (email: string) =>
      workOf(() => call(school, asking, { email, institution_id: 30 }, { host: 'senf.localhost' }))
    await askFor('warm-up@mail.example')
    const [{ email: taken }] = (await school.database.owner
      .selectFrom('users')
      .select('email')
      .where('institution_id', '=', 30)
      .where('email', 'is not', null)
      .execute()) as [{ email: string }]
    const [known, unknown] = [await askFor(taken), await askFor('nobody@mail.example')]
    expect(known.statements.length).toBeGreaterThan(2)
    expect(unknown).toEqual(known)
  })
})

describe('a session that somebody planted is not taken on', () => {
  test('signing in makes a new one, whatever the request brings along', async () => {
    const first = await value(school, signIn, { username: people.learner.username, password })
    const response = await school.app.inject({
      method: 'POST',
      url: '/api/login?session=planted',
      headers: {
        host: 'localhost',
        authorization: `Bearer ${first.auth_token}`,
        cookie: `session=planted; auth_token=${first.auth_token}`,
      },
      payload: {
        username: people.teacher.username,
        password,
        session_id: 'planted',
        refresh_token: first.refresh_token,
      },
    })
    const { data } = response.json<{ data: typeof first }>()
    expect(data.user_id).toBe(people.teacher.user_id)
    expect(data.refresh_token.split('.')[1]).not.toBe(first.refresh_token.split('.')[1])
    expect(response.headers['set-cookie']).toBeUndefined()
    // The one that came along is still its own person's.
    expect((await value(school, readProfile, {}, { bearer: first.auth_token })).user_id).toBe(people.learner.user_id)
  })
  test('a renewal goes on in the session of its token, whatever the body names', async () => {
    const mine = await value(school, signIn, { username: people.learner.username, password })
    const theirs = await value(school, signIn, { username: people.teacher.username, password })
    const response = await school.app.inject({
      method: 'POST',
      url: '/api/token/refresh',
      headers: { host: 'localhost', authorization: `Bearer ${mine.refresh_token}` },
      payload: { session_id: theirs.refresh_token.split('.')[1], refresh_token: theirs.refresh_token },
    })
    const { data } = response.json<{ data: { auth_token: string } }>()
    expect((await value(school, readProfile, {}, { bearer: data.auth_token })).user_id).toBe(people.learner.user_id)
    expect((await call(school, renewSession, {}, { bearer: theirs.refresh_token })).ok).toBe(true)
  })
  test('nobody ends a session of somebody else by its id', async () => {
    const theirs = await value(school, signIn, { username: people.teacher.username, password })
    const { list } = await value(school, listOwnSessions, {}, { bearer: theirs.auth_token })
    const session_id = list.find(({ is_current }) => is_current)?.session_id ?? ''
    expect(await call(school, endOwnSession, { session_id }, { as: people.learner })).toEqual({
      ok: false,
      refusal: 'not_found',
    })
    expect((await call(school, readProfile, {}, { bearer: theirs.auth_token })).ok).toBe(true)
  })
})

describe('a whole school behind one address', () => {
  test('is not locked out by the tries of one of its devices', async () => {
    const tries = Array.from({ length: 60 }, (_, count) =>
      call(school, signIn, { username: `somebody-${count % 6}`, password: wrong }),
    )
    expect((await Promise.all(tries)).some((answer) => answer.ok)).toBe(false)
    for (const { username } of [people.learner, people.classmate, people.outsider, people.teacher]) {
      expect((await call(school, signIn, { username, password })).ok, username).toBe(true)
    }
  })
  test('an account that somebody tries at is locked alone, and for both ways of naming it', async () => {
    for (let count = 0; count < 10; count += 1)
      await call(school, signIn, { username: 'zarghuna@school.example', password: wrong })
    expect(await call(school, signIn, { username: people.learner.username, password })).toEqual({
      ok: false,
      refusal: 'too_many_tries',
    })
    expect((await call(school, signIn, { username: people.classmate.username, password })).ok).toBe(true)
  })
})

test('a link that was made up for somebody changes nothing, however often it is tried', async () => {
  for (let count = 0; count < 20; count += 1) {
    expect(
      await call(school, recoverPassword, {
        user_id: people.learner.user_id,
        change_code: `made-up-${count}`,
        password: wrong,
      }),
    ).toEqual({ ok: false, refusal: 'code_invalid' })
  }
  expect((await call(school, signIn, { username: people.learner.username, password })).ok).toBe(true)
})
