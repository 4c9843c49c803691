/** What a device tracks is sealed by its session's key: nobody else's key opens it, and nothing changed on the way is taken. */
import { randomUUID } from 'node:crypto'
import { sealInput } from '@maktab/client/seal-tracking'
import { signIn, renewSession } from '@maktab/contracts/access/sessions'
import { plainTrackingEnds } from '@maktab/contracts/learning/tracking-seal'
import { recordAttempt } from '@maktab/contracts/learning/attempts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, value } from '../../../test/call.ts'
import {
  assessment,
  classA,
  course,
  lessonOne,
  openSchool,
  passwordSent,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const as = people.learner
const plain = () => {
  const tracked = {
    sync_guid: randomUUID(),
    content_id: assessment,
    cms_course_id: course,
    lesson_guid: lessonOne,
    class_id: classA,
    answers: { q1: ['a'] },
    time_spent_in_seconds: 5,
  }
  return { enc_data: JSON.stringify(tracked) }
}
/** As a page without cryptography sends it. */
const unsealed = async () => (await sealInput(plain(), undefined)) as { enc_data: string }
const keyOf = (person: Person, session_id: string = randomUUID()) =>
  `${session_id}.${school.tokens.trackingKeyOf(person, session_id)}`
const sealed = async (key: string) => (await sealInput(plain(), key)) as { enc_data: string }
const unreadable = { ok: false, refusal: 'tracking_unreadable' }

it('a sealed attempt says nothing on the way and is taken', async () => {
  const input = await sealed(keyOf(as))
  expect(input.enc_data).toMatch(/^m1\./)
  expect(Buffer.from(input.enc_data.split('.').at(-1) ?? '', 'base64url').toString('latin1')).not.toContain('answers')
  expect(await call(school, recordAttempt, input, { as })).toMatchObject({ ok: true, value: { correct_questions: 1 } })
})

it('the key comes with signing in and stays through a renewal', async () => {
  const session = await value(school, signIn, { username: as.username, password: passwordSent })
  const renewed = await value(school, renewSession, {}, { bearer: session.refresh_token })
  expect(session.tracking_key).toMatch(/^[0-9a-f-]{36}\.[0-9a-f]{64}$/)
  expect(renewed.tracking_key).toBe(session.tracking_key)
  expect(
    await call(school, recordAttempt, await sealed(session.tracking_key ?? ''), { bearer: renewed.auth_token }),
  ).toMatchObject({ ok: true })
})

it('what an ended session sealed is taken from the next one', async () => {
  const first = await value(school, signIn, { username: as.username, password: passwordSent })
  const second = await value(school, signIn, { username: as.username, password: passwordSent })
  expect(second.tracking_key).not.toBe(first.tracking_key)
  expect(
    await call(school, recordAttempt, await sealed(first.tracking_key ?? ''), { bearer: second.auth_token }),
  ).toMatchObject({ ok: true })
})

it('another person’s key, a key of our own making and a changed letter are refused', async () => {
  expect(await call(school, recordAttempt, await sealed(keyOf(people.classmate)), { as })).toEqual(unreadable)
  expect(await call(school, recordAttempt, await sealed(`${randomUUID()}.${'ab'.repeat(32)}`), { as })).toEqual(
    unreadable,
  )
  const { enc_data } = await sealed(keyOf(as))
  for (const at of [10, 45, enc_data.length - 8]) {
    const letter = enc_data[at] === 'a' ? 'b' : 'a'
    expect(
      await call(school, recordAttempt, { enc_data: enc_data.slice(0, at) + letter + enc_data.slice(at + 1) }, { as }),
    ).toEqual(unreadable)
  }
})

it('the older form is taken until its time is over', async () => {
  expect(await call(school, recordAttempt, await unsealed(), { as })).toMatchObject({ ok: true })
  const before = school.clock.now
  school.clock.now = plainTrackingEnds
  expect(await call(school, recordAttempt, await unsealed(), { as })).toEqual(unreadable)
  expect(await call(school, recordAttempt, await sealed(keyOf(as)), { as })).toMatchObject({ ok: true })
  school.clock.now = before
})

it('nothing of an attempt stands in the log', () => {
  expect(school.warnings.join(' ')).not.toContain('answers')
})
