/** An attempt waits as it is and is sealed when it is sent, by the key of whatever session then holds. */
import { randomUUID } from 'node:crypto'
import { readSealedTracking } from '@maktab/contracts/learning/tracking-seal'
import { expect, test } from 'vitest'
import { phoneOf } from './phone.ts'
import { ScriptedServer } from './scripted-server.ts'
import { assessment, classId, classRows, courseId, learner, lessonGuid } from './small-class.ts'

const keyOf = (session_id: string, letter: string) => `${session_id}.${letter.repeat(64)}`
const attempt = () => {
  const tracked = {
    sync_guid: randomUUID(),
    content_id: assessment,
    cms_course_id: courseId,
    lesson_guid: lessonGuid,
    class_id: classId,
    answers: { q1: ['a'] },
    time_spent_in_seconds: 9,
  }
  return { enc_data: Buffer.from(JSON.stringify(tracked)).toString('base64url') }
}

async function keptOffline() {
  const server = new ScriptedServer()
  server.rows = classRows
  const session = { key: undefined as string | undefined }
  const phone = phoneOf(learner, server.fetch, { trackingKey: () => session.key })
  const tab = await phone.openTab()
  await tab.sync()
  server.isReachable = false
  await tab.perform('recordAttempt', attempt(), [])
  return { server, session, tab, phone }
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

test('a session from before such keys sends the older form, and nothing is lost', async () => {
  const { server, tab } = await keptOffline()
  server.isReachable = true
  expect(await tab.sync()).toMatchObject({ waiting: 0 })
  expect(sentOf(server).every((sent) => /^[\w-]+$/.test(sent))).toBe(true)
})
