/** Pushes from the command that causes them to a browser's push service on this machine, which can read them. */
import { createPublicKey, randomUUID } from 'node:crypto'
import { deleteAssignment } from '@maktab/contracts/assignments/assignment-changes'
import { handInSubmission } from '@maktab/contracts/assignments/submissions'
import { createEvent } from '@maktab/contracts/events/events'
import {
  listNotifications,
  readNotifications,
  readPushKey,
  resolveLink,
  setPush,
} from '@maktab/contracts/people/notifications'
import { endOwnSession, listOwnSessions } from '@maktab/contracts/access/own-sessions'
import { signIn } from '@maktab/contracts/access/sessions'
import { createVerifier } from 'fast-jwt'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { value } from '../../test/call.ts'
import { classA, openSchool, passwordSent, people, pushKeys, type Person, type School } from '../../test/school.ts'
import { setWork } from '../../test/work.ts'
import type { Job } from '#jobs/job.ts'
import { openPush, openPushService, type PushService, type SubscribedBrowser } from '../../../../tools/push-service.ts'
import { openPushSender, type PushedMessage } from './send-pushes.ts'
import { vapidKeys } from './vapid-keys.ts'

let school: School
let sender: Job
let service: PushService
const { learner, classmate } = people

beforeAll(async () => {
  school = await openSchool()
  service = await openPushService()
  school.notifying.pushOrigins.push(service.origin)
  sender = openPushSender({
    doors: school.database.doors,
    clock: () => school.clock.now,
    keys: pushKeys,
    contactOf: () => 'mailto:office@school.example',
    onFailure: () => {},
    ...school.notifying,
  })
})
afterAll(async () => {
  await service.close()
  await school.close()
})
beforeEach(async () => {
  await school.database.owner.deleteFrom('push_subscriptions').execute()
  service.arrived.length = 0
  service.answerWith(201)
})

async function register(
  as: Person,
  browser = service.subscribe(),
  device_id: string = randomUUID(),
): Promise<SubscribedBrowser> {
  await value(school, setPush, { pid: browser.pid, type: 'web' }, { as, device_id })
  return browser
}

const read = (browser: SubscribedBrowser, body: Buffer) => JSON.parse(openPush(browser, body)) as PushedMessage

const waiting = () => school.database.owner.selectFrom('outbox_pushes').selectAll().execute()

test('a push arrives encrypted for the browser, in the person’s language, signed by this server, and its link works for them', async () => {
  await school.database.owner
    .updateTable('users')
    .set({ current_language: 'pu' })
    .where('user_id', '=', learner.user_id)
    .execute()
  const browser = await register(learner)
  const assignment_id = await setWork(school, { title: 'کسرونه', class_ids: [classA] })
  expect(await sender.runDue()).toBe(1)
  const [push] = service.arrived
  expect(push?.path).toBe(browser.path)
  expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(push?.body.includes('کسرونه')).toBe(false)
  const message = read(browser, push!.body)
  expect(message).toMatchObject({ title: 'نوې دنده', body: 'کسرونه', language: 'pu' })
  const code = new URL(message.url, 'http://localhost').searchParams.get('code') ?? ''
  expect(message.url).toMatch(/^\/learner\/assignments\/detail\?code=/)
  expect(await value(school, resolveLink, { code }, { as: learner })).toMatchObject({ assignment_id })
  expect(await waiting()).toEqual([])

  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(push?.headers.authorization)) ?? []
  const point = Buffer.from(key ?? '', 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const claims = createVerifier({
    key: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    algorithms: ['ES256'],
    allowedAud: service.origin,
  })(token) as object
  expect(claims).toMatchObject({ sub: 'mailto:office@school.example' })
  expect(await value(school, readPushKey, {}, { as: learner })).toEqual({ public_key: key })
})

test('a push about an event leads to the event', async () => {
  const browser = await register(classmate)
  const { now } = school.clock
  const { event_id } = await value(
    school,
    createEvent,
    {
      event_id: randomUUID(),
      class_ids: [classA],
      title: 'Fractions online',
      start_date: new Date(now.getTime() + 3_600_000).toISOString(),
      end_date: new Date(now.getTime() + 7_200_000).toISOString(),
      time_zone: 'Asia/Kabul',
    },
    { as: people.teacher },
  )
  expect(await sender.runDue()).toBe(1)
  const message = read(browser, service.arrived[0]!.body)
  expect(message).toMatchObject({ title: 'New event', body: 'Fractions online' })
  expect(message.url).toMatch(/^\/learner\/event\/details\?code=/)
  const code = new URL(message.url, 'http://localhost').searchParams.get('code') ?? ''
  expect(await value(school, resolveLink, { code }, { as: classmate })).toMatchObject({ purpose: 'event', event_id })
})

test('a service that cannot now is asked again later, and the push is sent once', async () => {
  await register(learner)
  await setWork(school, { class_ids: [classA] })
  service.answerWith(503)
  expect(await sender.runDue()).toBe(1)
  expect(await sender.runDue()).toBe(0)
  service.answerWith(201)
  school.clock.now = new Date(school.clock.now.getTime() + 30_000)
  expect(await sender.runDue()).toBe(1)
  expect(await sender.runDue()).toBe(0)
  expect(service.arrived).toHaveLength(2)
})

test('a browser that is gone is forgotten with all that was on its way to it', async () => {
  await register(learner)
  await setWork(school, { class_ids: [classA] })
  service.answerWith(410)
  await sender.runDue()
  expect(await school.database.owner.selectFrom('push_subscriptions').select('user_id').execute()).toEqual([])
  expect(await waiting()).toEqual([])
})

test('a redirect is not followed', async () => {
  await register(learner)
  await setWork(school, { class_ids: [classA] })
  service.answerWith(307)
  await sender.runDue()
  expect(service.arrived.map(({ path }) => path)).not.toContain('/elsewhere')
  expect(await waiting()).toEqual([])
})

test('a browser that went to another person gets nothing of the first, and nothing after it was taken back', async () => {
  const browser = await register(learner)
  await setWork(school, { class_ids: [classA] })
  await register(classmate, browser)
  expect(await waiting()).toEqual([])
  await setWork(school, { class_ids: [classA] })
  expect((await waiting()).map(({ user_id }) => user_id)).toEqual([classmate.user_id])
  const { pid } = browser
  await value(school, setPush, { pid, type: 'off' }, { as: learner })
  expect(await waiting()).toHaveLength(1)
  await value(school, setPush, { pid, type: 'off' }, { as: classmate })
  expect(await waiting()).toEqual([])
})

test('a device that was signed out gets nothing more', async () => {
  const device_id = randomUUID()
  await value(school, signIn, { username: 'zarghuna', password: passwordSent }, { device_id })
  await register(learner, service.subscribe(), device_id)
  await register(learner)
  const elsewhere = await value(school, signIn, { username: 'zarghuna', password: passwordSent })
  const { list } = await value(school, listOwnSessions, {}, { bearer: elsewhere.auth_token })
  const there = list.find(({ is_current }) => !is_current)
  await value(school, endOwnSession, { session_id: there!.session_id }, { bearer: elsewhere.auth_token })
  const left = await school.database.owner.selectFrom('push_subscriptions').select('device_id').execute()
  expect(left).toHaveLength(1)
  expect(left[0]?.device_id).not.toBe(device_id)
})

test('work that is not kept pushes nothing', async () => {
  await register(learner)
  await expect(setWork(school, { class_ids: [classA], title: 'never', lesson_guids: [randomUUID()] })).rejects.toThrow(
    'content_missing',
  )
  expect(await waiting()).toEqual([])
})

test('the keys are the same from start to start', () => {
  expect(vapidKeys('a secret')).toEqual(vapidKeys('a secret'))
  expect(vapidKeys('a secret')).not.toEqual(vapidKeys('another'))
  expect(Buffer.from(vapidKeys('a secret').publicKey, 'base64url')).toHaveLength(65)
})

test('a teacher’s browser is told once a day, at four at the school, of all that was handed in and is not read yet', async () => {
  const { teacher } = people
  const browser = await register(teacher)
  const morning = new Date('2026-11-19T05:30:00.000Z')
  school.clock.now = morning
  const [first, second, third] = [
    await setWork(school, { title: 'Fractions', class_ids: [classA] }),
    await setWork(school, { title: 'Rain', class_ids: [classA] }),
    await setWork(school, { title: 'Maps', class_ids: [classA] }),
  ]
  const handIn = (assignment_id: string, as: Person) =>
    value(
      school,
      handInSubmission,
      { submission_id: randomUUID(), assignment_id, text: 'Done', attachments: [] },
      { as },
    )
  await handIn(first, learner)
  await handIn(first, classmate)
  await handIn(second, learner)
  expect(await sender.runDue()).toBe(0)
  // Four in the afternoon in Kabul.
  school.clock.now = new Date('2026-11-19T11:30:00.000Z')
  expect(await sender.runDue()).toBe(1)
  const message = read(browser, service.arrived[0]!.body)
  expect(message).toMatchObject({
    title: 'Work was handed in',
    body: 'Fractions · Rain',
    url: '/teacher/notifications',
  })

  await handIn(third, learner)
  const [tomorrow] = await waiting()
  expect(tomorrow).toMatchObject({ subject: 'Maps', next_try_on: new Date('2026-11-20T11:30:00.000Z') })
  const { list } = await value(school, listNotifications, {}, { as: teacher })
  await value(
    school,
    readNotifications,
    { users_notification_ids: list.map(({ users_notification_id }) => users_notification_id) },
    { as: teacher },
  )
  expect(await waiting(), 'what is read is told no more').toEqual([])
})

test('no browser is told that work was taken back', async () => {
  const assignment_id = await setWork(school, { title: 'Taken back', class_ids: [classA] })
  await register(learner)
  await value(school, deleteAssignment, { assignment_id }, { as: people.teacher })
  expect(await waiting()).toEqual([])
})
