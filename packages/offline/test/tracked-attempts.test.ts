/** An attempt waits as it is and is sealed when it is sent, by the key of whatever session then holds. */
import { createDecipheriv, randomUUID } from 'node:crypto'
import { readSealedTracking } from '@maktab/contracts/learning/tracking-seal'
import { expect, test } from 'vitest'
import { phoneOf } from './phone.ts'
import { ScriptedServer } from './scripted-server.ts'
import { assessment, classId, classRows, courseId, learner, lessonGuid } from './small-class.ts'

const keyOf = (session_id: string, letter: string) => `${session_id}.${letter.repeat(64)}`
const attempt = (write: (text: string) => string = (text) => text) => {
  const tracked = {
    sync_guid: randomUUID(),
    content_id: assessment,
    cms_course_id: courseId,
    lesson_guid: lessonGuid,
    class_id: classId,
    answers: { q1: ['a'], q2: ['۳/۴', 'پښتو ځواب'] },
    time_spent_in_seconds: 9,
  }
  return { enc_data: write(JSON.stringify(tracked)) }
}

/** As versions up to November 2026 kept it. */
const olderForm = (text: string) => Buffer.from(text).toString('base64url')

async function keptOffline(input = attempt()) {
  const server = new ScriptedServer()
  server.rows = classRows
  const session = { key: undefined as string | undefined }
  const phone = phoneOf(learner, server.fetch, { trackingKey: () => session.key })
  const tab = await phone.openTab()
  await tab.sync()
  server.isReachable = false
  await tab.perform('recordAttempt', input, [])
  return { server, session, tab, phone }
}
/** As the server opens it. */
function openSealed(enc_data: string, key: string): string {
  const { session_id, iv, sealed } = readSealedTracking(enc_data)!
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), Buffer.from(iv, 'base64url'))
  decipher.setAAD(Buffer.from(session_id))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8')
}

const sentOf = (server: ScriptedServer) => server.commands.map(({ input }) => (input as { enc_data: string }).enc_data)

test('what waited through a renewal and a new sign-in goes out under the session that holds', async () => {
  const { server, session, tab, phone } = await keptOffline()
  session.key = keyOf(randomUUID(), 'a')
  const now = randomUUID()
  session.key = keyOf(now, 'b')
  server.isReachable = true
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(sentOf(server).map((sent) => readSealedTracking(sent)?.session_id)).toEqual([now])
  const db = await phone.look()
  expect(await db.all("select count(*) n from outbox where state = 'waiting'")).toEqual([{ n: 0 }])
})

test('what is sent twice is sealed anew and never under the same number', async () => {
  const { server, session, tab } = await keptOffline()
  session.key = keyOf(randomUUID(), 'c')
  server.isReachable = true
  await tab.sync()
  server.isReachable = false
  await tab.perform('recordAttempt', attempt(), [])
  server.isReachable = true
  await tab.sync()
  const numbers = sentOf(server).map((sent) => readSealedTracking(sent)?.iv)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test.each([
  ['as it is', undefined],
  ['by an older version, as base64url', olderForm],
])('what is kept %s arrives with every answer', async (_, write) => {
  const input = attempt(write)
  const { server, session, tab } = await keptOffline(input)
  const session_id = randomUUID()
  session.key = keyOf(session_id, 'd')
  server.isReachable = true
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 0 })
  const [sent = ''] = sentOf(server)
  const text = write ? Buffer.from(input.enc_data, 'base64url').toString('utf8') : input.enc_data
  expect(openSealed(sent, 'd'.repeat(64))).toBe(text)
})

test('a session from before such keys sends the older form, and nothing is lost', async () => {
  const { server, tab } = await keptOffline()
  server.isReachable = true
  expect(await tab.sync()).toMatchObject({ waiting: 0 })
  expect(sentOf(server).every((sent) => /^[\w-]+$/.test(sent))).toBe(true)
})
