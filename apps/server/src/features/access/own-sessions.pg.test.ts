import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  switchRole,
  updatePassword,
} from '@maktab/contracts/access/own-sessions'
import { renewSession, signIn, signOut, type Session } from '@maktab/contracts/access/sessions'
import { readProfile } from '@maktab/contracts/people/profile'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openSchool, passwordSent as password, people, type School } from '../../../test/school.ts'
import { openEndedSessions, openSessionSweeper } from './ended-sessions.ts'

let school: School
const start = new Date('2026-03-21T04:00:00.000Z')
const { learner, classmate, teacher } = people
const signedOut = { ok: false, refusal: 'signed_out' }
const another = 'b'.repeat(64)

beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  school.clock.now = start
  await school.database.owner.deleteFrom('sign_in_tries').execute()
})

const comeIn = (username = 'zarghuna', sent = password) => value(school, signIn, { username, password: sent })
const asked = ({ auth_token: bearer }: Pick<Session, 'auth_token'>) => call(school, readProfile, {}, { bearer })

describe('a session that has ended', () => {
  test('by signing out is refused at once, and only that one', async () => {
    const [one, other] = [await comeIn(), await comeIn()]
    await value(school, signOut, {}, { bearer: one.auth_token })
    expect(await asked(one)).toEqual(signedOut)
    expect((await asked(other)).ok).toBe(true)
  })
  test('because a refresh token came a second time is refused for whoever holds it', async () => {
    const stolen = await comeIn()
    const held = await value(school, renewSession, {}, { bearer: stolen.refresh_token })
    school.clock.now = new Date(start.getTime() + 61_000)
    expect(await call(school, renewSession, {}, { bearer: stolen.refresh_token })).toEqual({
      ok: false,
      refusal: 'session_over',
    })
    expect(await call(school, renewSession, {}, { bearer: held.refresh_token })).toEqual({
      ok: false,
      refusal: 'session_over',
    })
    expect(await asked(stolen)).toEqual(signedOut)
    expect(await asked(held)).toEqual(signedOut)
  })
  test('in another process, or by SQL, is refused from the next look on', async () => {
    const session = await comeIn()
    const elsewhere = await school.reopen()
    await value(elsewhere, signOut, {}, { bearer: session.auth_token })
    expect((await asked(session)).ok).toBe(true)
    await school.ended.refresh()
    expect(await asked(session)).toEqual(signedOut)

    const second = await comeIn()
    await sql`update sessions set ended_on = now() where user_id = ${learner.user_id} and ended_on is null`.execute(
      school.database.owner,
    )
    await elsewhere.ended.refresh()
    expect(await call(elsewhere, readProfile, {}, { bearer: second.auth_token })).toEqual(signedOut)
    await elsewhere.close()
  })
  test('is known after a new start', async () => {
    const session = await comeIn()
    await value(school, signOut, {}, { bearer: session.auth_token })
    const again = await school.reopen()
    expect(await call(again, readProfile, {}, { bearer: session.auth_token })).toEqual(signedOut)
    await again.close()
  })
  test('is forgotten when its last token is over, in memory and in the database', async () => {
    const { doors, owner } = school.database
    const session_id = randomUUID()
    await sql`insert into ended_sessions (session_id, recorded_on) values (${session_id}, now() - interval '2 hours')`.execute(
      owner,
    )
    const ended = await openEndedSessions({ doors, clock: () => school.clock.now, onFailure: () => {} })
    expect(ended.has(session_id)).toBe(false)
    expect(
      await owner.selectFrom('ended_sessions').select('session_id').where('session_id', '=', session_id).execute(),
    ).toEqual([])
    await ended.close()
  })
})

describe('the devices of a person', () => {
  test('are told apart, the one that asks among them, and nobody else’s are shown', async () => {
    await sql`update sessions set ended_on = now() where ended_on is null`.execute(school.database.owner)
    const own = await comeIn()
    await comeIn('spogmai')
    school.clock.now = new Date(start.getTime() + 60_000)
    const agent =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Mobile Safari/537.36'
    await school.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { host: 'localhost', 'user-agent': agent.padEnd(5000, 'x') },
      payload: { username: 'zarghuna', password },
    })
    const { list } = await value(school, listOwnSessions, {}, { bearer: own.auth_token })
    expect(list).toMatchObject([
      { browser: 'Chrome', system: 'Android', is_current: false, created_on: '2026-03-21T04:01:00.000Z' },
      { is_current: true, created_on: '2026-03-21T04:00:00.000Z' },
    ])
    await value(school, endOwnSession, { session_id: list[0]!.session_id }, { bearer: own.auth_token })
    expect((await value(school, listOwnSessions, {}, { bearer: own.auth_token })).list).toHaveLength(1)
  })
  test('one is signed out at once; again, or another person’s, is not found', async () => {
    const [own, there] = [await comeIn(), await comeIn()]
    const foreign = await comeIn('spogmai')
    const idOf = (session: Session) => school.tokens.readAccess(session.auth_token, school.clock.now)!.session_id
    const end = (session: Session) =>
      call(school, endOwnSession, { session_id: idOf(session) }, { bearer: own.auth_token })
    expect(await end(there)).toEqual({ ok: true, value: {} })
    expect(await asked(there)).toEqual(signedOut)
    expect(await call(school, renewSession, {}, { bearer: there.refresh_token })).toEqual({
      ok: false,
      refusal: 'session_over',
    })
    expect(await end(there)).toEqual({ ok: false, refusal: 'not_found' })
    expect(await end(foreign)).toEqual({ ok: false, refusal: 'not_found' })
    expect((await asked(foreign)).ok).toBe(true)
  })
  test('all others are signed out at once; the one that asks stays, and so do other people', async () => {
    await sql`update sessions set ended_on = now() where ended_on is null`.execute(school.database.owner)
    const [own, second, third, foreign] = [await comeIn(), await comeIn(), await comeIn(), await comeIn('spogmai')]
    const endOthers = () => value(school, endOtherSessions, {}, { bearer: own.auth_token })
    expect(await endOthers()).toEqual({ ended_sessions: 2 })
    expect([await asked(second), await asked(third)]).toEqual([signedOut, signedOut])
    expect([(await asked(own)).ok, (await asked(foreign)).ok]).toEqual([true, true])
    expect(await endOthers()).toEqual({ ended_sessions: 0 })
  })
})

describe('another role', () => {
  const switchTo = (session: Session, role: string) =>
    call(school, switchRole, { role }, { bearer: session.auth_token })

  test('of one’s own gives tokens that speak for it, and stays after renewing and at the next sign-in', async () => {
    const { owner } = school.database
    await owner
      .updateTable('users')
      .set({ roles: ['teacher', 'principal', 'cr1'] })
      .where('user_id', '=', teacher.user_id)
      .execute()
    const session = await comeIn('teacher')
    const switched = await switchTo(session, 'principal')
    if (!switched.ok) throw new Error(switched.refusal)
    expect(switched.value).toMatchObject({ active_role: 'principal', roles: ['teacher', 'principal', 'content_team'] })
    const roleOf = (token: string) => school.tokens.readAccess(token, school.clock.now)?.role
    expect(roleOf(switched.value.auth_token)).toBe('principal')
    const renewed = await value(school, renewSession, {}, { bearer: switched.value.refresh_token })
    expect(roleOf(renewed.auth_token)).toBe('principal')
    expect(await comeIn('teacher')).toMatchObject({ active_role: 'principal' })
    for (const role of ['cr1', 'super_admin', 'learner'])
      expect(await switchTo(session, role), role).toEqual({ ok: false, refusal: 'not_allowed' })
    await owner
      .updateTable('users')
      .set({ roles: ['teacher'], active_role: 'teacher' })
      .where('user_id', '=', teacher.user_id)
      .execute()
  })
  test('whose answer was lost takes nobody out, and leaves them in the role that their device is in', async () => {
    const { owner } = school.database
    const has = (roles: string[]) =>
      owner.updateTable('users').set({ roles, active_role: 'teacher' }).where('user_id', '=', teacher.user_id).execute()
    await has(['teacher', 'principal'])
    const session = await comeIn('teacher')
    expect((await switchTo(session, 'principal')).ok).toBe(true)
    school.clock.now = new Date(start.getTime() + 20 * 60_000)
    const renewed = await value(school, renewSession, { role: 'teacher' }, { bearer: session.refresh_token })
    expect(school.tokens.readAccess(renewed.auth_token, school.clock.now)?.role).toBe('teacher')
    const again = await switchTo({ ...session, ...renewed }, 'principal')
    if (!again.ok) throw new Error(again.refusal)
    const later = await value(school, renewSession, { role: 'principal' }, { bearer: again.value.refresh_token })
    expect(school.tokens.readAccess(later.auth_token, school.clock.now)?.role).toBe('principal')
    await has(['teacher'])
    expect(await call(school, renewSession, { role: 'principal' }, { bearer: later.refresh_token })).toEqual({
      ok: false,
      refusal: 'session_over',
    })
  })
  test('is refused to a session that nobody began', async () => {
    expect(await call(school, switchRole, { role: 'teacher' }, { as: teacher })).toEqual({
      ok: false,
      refusal: 'session_over',
    })
  })
})

describe('another password', () => {
  const change = (session: Session, old_password: string, next: string) =>
    call(school, updatePassword, { old_password, password: next }, { bearer: session.auth_token })

  test('is taken with the old one; every other session ends, this one goes on', async () => {
    const [here, there] = [await comeIn('spogmai'), await comeIn('spogmai')]
    await sql`update sessions set ended_on = now() where ended_on is null and user_id = ${learner.user_id}`.execute(
      school.database.owner,
    )
    expect((await change(here, password, another)).ok).toBe(true)
    expect(await asked(there)).toEqual(signedOut)
    expect(await call(school, renewSession, {}, { bearer: there.refresh_token })).toEqual({
      ok: false,
      refusal: 'session_over',
    })
    expect((await asked(here)).ok).toBe(true)
    expect(await call(school, signIn, { username: 'spogmai', password })).toEqual({
      ok: false,
      refusal: 'invalid_credentials',
    })
    expect((await comeIn('spogmai', another)).user_id).toBe(classmate.user_id)
    expect((await change(here, another, password)).ok).toBe(true)
  })
  test('with a wrong old one changes nothing, and tries count together with those at sign-in', async () => {
    const session = await comeIn('spogmai')
    for (let tries = 1; tries <= 9; tries++)
      expect(await change(session, another, another)).toEqual({ ok: false, refusal: 'old_password_wrong' })
    expect(await call(school, signIn, { username: 'spogmai', password: another })).toEqual({
      ok: false,
      refusal: 'invalid_credentials',
    })
    expect(await change(session, password, another)).toEqual({ ok: false, refusal: 'too_many_tries' })
    expect(await call(school, signIn, { username: 'spogmai', password })).toEqual({
      ok: false,
      refusal: 'too_many_tries',
    })
  })
  test('whoever comes in with a password that is changed meanwhile does not come in', async () => {
    const isRight = school.passwords.isRight.bind(school.passwords)
    const looked = vi.spyOn(school.passwords, 'isRight').mockImplementationOnce(async (...given) => {
      const answer = await isRight(...given)
      await value(school, updatePassword, { old_password: password, password: another }, { as: classmate })
      return answer
    })
    expect(await call(school, signIn, { username: 'spogmai', password })).toEqual({
      ok: false,
      refusal: 'invalid_credentials',
    })
    looked.mockRestore()
    expect((await comeIn('spogmai', another)).user_id).toBe(classmate.user_id)
    await value(school, updatePassword, { old_password: another, password }, { as: classmate })
  })

  test('of two changes of a password that began with the same old one the later is refused', async () => {
    const isRight = school.passwords.isRight.bind(school.passwords)
    const looked = vi.spyOn(school.passwords, 'isRight').mockImplementationOnce(async (...given) => {
      const answer = await isRight(...given)
      await value(school, updatePassword, { old_password: password, password: another }, { as: classmate })
      return answer
    })
    const change = { old_password: password, password: 'c'.repeat(64) }
    expect(await call(school, updatePassword, change, { as: classmate })).toEqual({
      ok: false,
      refusal: 'old_password_wrong',
    })
    looked.mockRestore()
    await value(school, updatePassword, { old_password: another, password }, { as: classmate })
  })
})

test('old sessions go after a year whatever clock asks, but the latest of each person stays', async () => {
  const { owner, doors } = school.database
  await owner.deleteFrom('sessions').execute()
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const ended = ({ institution_id, user_id }: typeof learner | typeof teacher, days: number) => ({
    institution_id,
    user_id,
    session_id: randomUUID(),
    active_role: 'learner',
    created_on: daysAgo(days + 30),
    renewed_on: daysAgo(days + 1),
    expires_on: daysAgo(days),
    ended_on: null,
  })
  await owner
    .insertInto('sessions')
    .values([ended(learner, 900), ended(learner, 366), ended(learner, 300), ended(teacher, 500), ended(teacher, 400)])
    .execute()
  const job = openSessionSweeper({ doors, clock: () => daysAgo(-1000), onFailure: () => {} })
  expect(await job.runDue()).toBe(3)
  const kept = await owner.selectFrom('sessions').select(['user_id', 'expires_on']).orderBy('user_id').execute()
  const days = kept.map(({ user_id, expires_on }) => [
    user_id,
    Math.round((Date.now() - expires_on.getTime()) / 86_400_000),
  ])
  expect(days).toEqual([
    [learner.user_id, 300],
    [teacher.user_id, 400],
  ])
  expect(await job.runDue()).toBe(0)
  await job.close()
})
