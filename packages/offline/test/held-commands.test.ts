/** What a person may think over for ten seconds: it stands in the outbox, also when the page is gone, and is sent after them. */
import { checkTime } from '@maktab/contracts/tenants/configuration'
import { expect, test } from 'vitest'
import { phoneOf } from './phone.ts'
import { ScriptedServer } from './scripted-server.ts'
import { assignmentId, classRows, learner, score, teacher } from './small-class.ts'

const work = { assignment_id: assignmentId }
const again = { ...work, user_ids: [learner.user_id], assignment_status: 2, unready: 'return', comment: 'Well done.' }

async function held() {
  const server = new ScriptedServer()
  server.rows = classRows
  const phone = phoneOf(teacher, server.fetch)
  const tab = await phone.openTab()
  await tab.sync()
  await tab.perform('scoreSubmission', score(7), [])
  expect(await tab.perform('returnSubmissions', again, [], 'held', true)).toMatchObject({ ok: true })
  const later = (seconds: number) => (phone.clock.now = new Date(phone.clock.now.getTime() + seconds * 1_000))
  const sent = () => server.commands.map(({ path }) => path)
  return { tab, phone, later, sent, asked: () => server.requests.map(({ path }) => path) }
}

const standing = (part: object) => ({ value: { list: expect.arrayContaining([expect.objectContaining(part)]) } })

test('it is shown at once, sent ten seconds later, and what was given after it is sent after it', async () => {
  const { tab, later, sent } = await held()
  await tab.perform('scoreSubmission', score(8), [])
  expect(await tab.answer('listSubmissions', work)).toMatchObject(standing({ assignment_status: 2 }))
  expect(await tab.sync()).toMatchObject({ waiting: 2 })
  expect(sent()).toEqual(['teacher/assignment/score'])
  later(10)
  expect(await tab.sync()).toMatchObject({ waiting: 0 })
  expect(sent()).toEqual(['teacher/assignment/score', 'teacher/assignment/status', 'teacher/assignment/score'])
})

test('taken back it was never given, and what was given after it stays', async () => {
  const { tab, later, sent } = await held()
  await tab.perform('scoreSubmission', score(8), [])
  expect(await tab.takeBack('held')).toBe(true)
  expect(await tab.answer('listSubmissions', work)).toMatchObject(standing({ score: 8, returned_on: null }))
  later(60)
  expect(await tab.sync()).toMatchObject({ waiting: 0 })
  expect(sent()).toEqual(['teacher/assignment/score', 'teacher/assignment/score'])
})

test('it survives the page, and cannot be taken back once its time is over', async () => {
  const { tab, phone, later, sent } = await held()
  await tab.close()
  const next = await phone.openTab()
  await next.sync()
  expect(sent()).toEqual(['teacher/assignment/score'])
  later(10)
  expect(await next.takeBack('held')).toBe(false)
  expect(await next.sync()).toMatchObject({ waiting: 0 })
  expect(sent()).toEqual(['teacher/assignment/score', 'teacher/assignment/status'])
})

test('a clock that is set back holds nothing for longer: its moment is told anew, to be sent', async () => {
  const { tab, later, asked } = await held()
  later(-3_600)
  await tab.sync().catch(() => undefined)
  expect(asked()).toContain(checkTime.path)
})
