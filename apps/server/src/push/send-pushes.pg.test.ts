/** Pushes from the command that causes them to a browser's push service on this machine, which can read them. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, type ECDH } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { readPushKey, resolveLink, setPush } from '@maktab/contracts/people/notifications'
import { endOwnSession, listOwnSessions } from '@maktab/contracts/access/own-sessions'
import { signIn } from '@maktab/contracts/access/sessions'
import { createVerifier } from 'fast-jwt'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { value } from '../../test/call.ts'
import { classA, openSchool, passwordSent, people, pushKeys, type Person, type School } from '../../test/school.ts'
import { setWork } from '../../test/work.ts'
import { openPushSender, type PushedMessage, type PushSender } from './send-pushes.ts'
import { vapidKeys } from './vapid-keys.ts'

interface Arrived {
  readonly path: string
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
}

let school: School
let sender: PushSender
let origin: string
let answer = 201
const arrived: Arrived[] = []
const service = http.createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(answer, answer === 307 ? { location: `${origin}/elsewhere` } : {}).end()
  })
})
const { learner, classmate } = people

beforeAll(async () => {
  school = await openSchool()
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  school.notifying.pushOrigins.push(origin)
  sender = openPushSender({ doors: school.database.doors, clock: () => school.clock.now, keys: pushKeys, contactOf: () => 'mailto:office@school.example', onFailure: () => {}, ...school.notifying })
})
afterAll(async () => {
  service.close()
  await school.close()
})
beforeEach(async () => {
  await school.database.owner.deleteFrom('push_subscriptions').execute()
  arrived.length = 0
  answer = 201
})

interface Browser {
  readonly pair: ECDH
  readonly auth: Buffer
  readonly path: string
}

function newBrowser(): Browser {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { pair, auth: randomBytes(16), path: `/push/${randomUUID()}` }
}

async function register(as: Person, browser = newBrowser(), device_id: string = randomUUID()): Promise<Browser> {
  const pid = JSON.stringify({ endpoint: `${origin}${browser.path}`, expirationTime: null, keys: { p256dh: browser.pair.getPublicKey('base64url'), auth: browser.auth.toString('base64url') } })
  await value(school, setPush, { pid, type: 'web' }, { as, device_id })
  return browser
}

/** As a browser does it: RFC 8291 and RFC 8188, one record. */
function decrypt({ pair, auth }: Browser, body: Buffer): PushedMessage {
  const salt = body.subarray(0, 16)
  const serverKey = body.subarray(21, 21 + (body[20] ?? 0))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), serverKey])
  const material = Buffer.from(hkdfSync('sha256', pair.computeSecret(serverKey), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12))
  const record = body.subarray(21 + serverKey.length)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]).toString('utf8')
  return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1)) as PushedMessage
}

const waiting = () => school.database.owner.selectFrom('outbox_pushes').selectAll().execute()

test('a push arrives encrypted for the browser, in the person’s language, signed by this server, and its link works for them', async () => {
  await school.database.owner.updateTable('users').set({ current_language: 'pu' }).where('user_id', '=', learner.user_id).execute()
  const browser = await register(learner)
  const assignment_id = await setWork(school, { title: 'کسرونه', class_ids: [classA] })
  expect(await sender.sendDue()).toBe(1)
  const [push] = arrived
  expect(push?.path).toBe(browser.path)
  expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(push?.body.includes('کسرونه')).toBe(false)
  const message = decrypt(browser, push!.body)
  expect(message).toMatchObject({ title: 'نوې دنده', body: 'کسرونه', language: 'pu' })
  const code = new URL(message.url, 'http://localhost').searchParams.get('code') ?? ''
  expect(message.url).toMatch(/^\/learner\/assignments\/detail\?code=/)
  expect(await value(school, resolveLink, { code }, { as: learner })).toMatchObject({ assignment_id })
  expect(await waiting()).toEqual([])

  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(push?.headers.authorization)) ?? []
  const point = Buffer.from(key ?? '', 'base64url')
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') } })
  const claims = createVerifier({ key: publicKey.export({ type: 'spki', format: 'pem' }).toString(), algorithms: ['ES256'], allowedAud: origin })(token) as object
  expect(claims).toMatchObject({ sub: 'mailto:office@school.example' })
  expect(await value(school, readPushKey, {}, { as: learner })).toEqual({ public_key: key })
})

test('a service that cannot now is asked again later, and the push is sent once', async () => {
  await register(learner)
  await setWork(school, { class_ids: [classA] })
  answer = 503
  expect(await sender.sendDue()).toBe(1)
  expect(await sender.sendDue()).toBe(0)
  answer = 201
  school.clock.now = new Date(school.clock.now.getTime() + 30_000)
  expect(await sender.sendDue()).toBe(1)
  expect(await sender.sendDue()).toBe(0)
  expect(arrived).toHaveLength(2)
})

test('a browser that is gone is forgotten with all that was on its way to it', async () => {
  await register(learner)
  await setWork(school, { class_ids: [classA] })
  answer = 410
  await sender.sendDue()
  expect(await school.database.owner.selectFrom('push_subscriptions').select('user_id').execute()).toEqual([])
  expect(await waiting()).toEqual([])
})

test('a redirect is not followed', async () => {
  await register(learner)
  await setWork(school, { class_ids: [classA] })
  answer = 307
  await sender.sendDue()
  expect(arrived.map(({ path }) => path)).not.toContain('/elsewhere')
  expect(await waiting()).toEqual([])
})

test('a browser that went to another person gets nothing of the first, and nothing after it was taken back', async () => {
  const browser = await register(learner)
  await setWork(school, { class_ids: [classA] })
  await register(classmate, browser)
  expect(await waiting()).toEqual([])
  await setWork(school, { class_ids: [classA] })
  expect((await waiting()).map(({ user_id }) => user_id)).toEqual([classmate.user_id])
  const pid = JSON.stringify({ endpoint: `${origin}${browser.path}`, keys: { p256dh: browser.pair.getPublicKey('base64url'), auth: browser.auth.toString('base64url') } })
  await value(school, setPush, { pid, type: 'off' }, { as: learner })
  expect(await waiting()).toHaveLength(1)
  await value(school, setPush, { pid, type: 'off' }, { as: classmate })
  expect(await waiting()).toEqual([])
})

test('a device that was signed out gets nothing more', async () => {
  const device_id = randomUUID()
  await value(school, signIn, { username: 'zarghuna', password: passwordSent }, { device_id })
  await register(learner, newBrowser(), device_id)
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
  await expect(setWork(school, { class_ids: [classA], title: 'never', lesson_guids: [randomUUID()] })).rejects.toThrow('content_missing')
  expect(await waiting()).toEqual([])
})

test('the keys are the same from start to start', () => {
  expect(vapidKeys('a secret')).toEqual(vapidKeys('a secret'))
  expect(vapidKeys('a secret')).not.toEqual(vapidKeys('another'))
  expect(Buffer.from(vapidKeys('a secret').publicKey, 'base64url')).toHaveLength(65)
})
