import { expect, test } from 'vitest'
import { phoneOf } from './phone.ts'
import { ScriptedServer } from './scripted-server.ts'
import { assignmentId, classId, classRows, learner } from './small-class.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const told = (number: number, is_read = false) => ({
  users_notification_id: idOf(number),
  notification_type: 'work_set' as const,
  subject: `Work ${number}`,
  assignment_id: assignmentId,
  event_id: null,
  post_id: null,
  class_id: classId,
  learner_id: null,
  created_on: new Date(Date.UTC(2026, 2, 20, 8, number)).toISOString(),
  is_read,
  is_deleted: false,
})

async function told25() {
  const server = new ScriptedServer()
  server.rows = { ...classRows, users_notifications: Array.from({ length: 25 }, (_, at) => told(at + 1, at === 0)) }
  const tab = await phoneOf(learner, server.fetch).openTab()
  await tab.sync()
  return { server, tab }
}
const page = async (tab: Awaited<ReturnType<typeof told25>>['tab'], number: number) =>
  (
    (await tab.answer('listNotifications', { page: number })) as {
      value: { list: { subject: string; is_read: boolean }[]; total_pages: number; unread: number }
    }
  ).value

test('what a person was told of stands on the device, the newest first, page by page', async () => {
  const { tab } = await told25()
  const first = await page(tab, 1)
  expect([first.list.length, first.list[0]?.subject, first.total_pages, first.unread]).toEqual([20, 'Work 25', 2, 24])
  expect((await page(tab, 2)).list.map(({ subject }) => subject)).toEqual([
    'Work 5',
    'Work 4',
    'Work 3',
    'Work 2',
    'Work 1',
  ])
})

test('one is read without a network, shown so at once, and the mark waits to be sent', async () => {
  const { server, tab } = await told25()
  expect(
    await tab.perform('readNotifications', { users_notification_ids: [idOf(25), idOf(25), idOf(1), idOf(99)] }, []),
  ).toEqual({ ok: true, value: { unread: 23 } })
  expect((await page(tab, 1)).list[0]).toMatchObject({ subject: 'Work 25', is_read: true })
  expect((await tab.waiting()).map(({ name }) => name)).toEqual(['readNotifications'])
  server.rows = { users_notifications: [told(25, true), told(26)] }
  await tab.sync()
  expect((await page(tab, 1)).unread).toBe(24)
  expect(server.commands.map(({ path }) => path)).toEqual(['notifications/read'])
})

test('a mark that the server refused is taken back', async () => {
  const { server, tab } = await told25()
  await tab.perform('readNotifications', { users_notification_ids: [idOf(25)] }, [])
  const [waiting] = await tab.waiting()
  server.refused.set(waiting?.command_id ?? '', -400)
  await tab.sync()
  expect((await page(tab, 1)).unread).toBe(24)
})
