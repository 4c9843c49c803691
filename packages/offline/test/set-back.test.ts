/** A server that was restored from a backup: the device sends again what the backup does not have, and only then. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { phoneOf } from './phone.ts'
import { ScriptedServer } from './scripted-server.ts'
import { classRows, handIn, learner, score, teacher } from './small-class.ts'

const dayMs = 86_400_000

async function synced(owner = learner) {
  const server = new ScriptedServer()
  server.rows = classRows
  const phone = phoneOf(owner, server.fetch)
  const tab = await phone.openTab()
  await tab.sync()
  return { server, phone, tab }
}

const file = { file_id: randomUUID(), name: 'photo.jpg', mime_type: 'image/jpeg', bytes: new Blob(['a photo']) }
const withPhoto = {
  ...handIn(randomUUID()),
  attachments: [{ file_id: file.file_id, name: file.name, mime_type: file.mime_type, size_bytes: 7 }],
}

const sentScores = (server: ScriptedServer) => server.commands.map(({ input }) => (input as { score: number }).score)

test('what the server did goes to it again in its old order, before what is new, and only once', async () => {
  const { server, tab } = await synced(teacher)
  for (const given of [1, 2, 3]) await tab.perform('scoreSubmission', score(given), [])
  await tab.sync()
  await tab.sync()
  expect(sentScores(server)).toEqual([1, 2, 3])
  server.commands.length = 0
  server.epoch = 'restored'
  server.rows = classRows
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(sentScores(server)).toEqual([1, 2, 3])
  await tab.sync()
  expect(sentScores(server)).toEqual([1, 2, 3])
})

test('until it has arrived again it is shown on top of the older rows', async () => {
  const { server, tab } = await synced(teacher)
  await tab.perform('scoreSubmission', score(7), [])
  await tab.sync()
  server.epoch = 'restored'
  server.rows = classRows
  server.replies.set('offline/syncup', () => {
    throw new TypeError('fetch failed')
  })
  expect(await tab.sync()).toMatchObject({ waiting: 1 })
  expect(await tab.waiting()).toMatchObject([{ name: 'scoreSubmission' }])
  server.replies.clear()
  expect(await tab.sync()).toMatchObject({ waiting: 0 })
})

test('a photo goes up again with its work, for a week; the work alone for thirty days', async () => {
  const { server, phone, tab } = await synced()
  const uploads = () => server.requests.filter(({ path }) => path === 'file/upload').length
  await tab.perform('handInSubmission', withPhoto, [file])
  await tab.sync()
  expect([uploads(), server.commands.length]).toEqual([1, 1])
  server.epoch = 'restored'
  await tab.sync()
  expect([uploads(), server.commands.length]).toEqual([2, 2])
  const path = `attachment/${file.file_id}`
  const isKept = () => [...phone.disk.files.keys()].some((key) => key.endsWith(path))
  await tab.sync()
  expect(isKept()).toBe(true)
  phone.clock.now = new Date(phone.clock.now.getTime() + 8 * dayMs)
  await tab.sync()
  expect(isKept()).toBe(false)
  phone.clock.now = new Date(phone.clock.now.getTime() + 25 * dayMs)
  await tab.sync()
  server.epoch = 'restored again'
  await tab.sync()
  expect(server.commands).toHaveLength(2)
})

test('what was refused meanwhile, because the server had lost what it needs, goes again behind it', async () => {
  const { server, tab } = await synced(teacher)
  await tab.perform('scoreSubmission', score(1), [], 'first')
  await tab.sync()
  await tab.perform('scoreSubmission', score(2), [], 'second')
  server.refused.set('second', -404)
  server.epoch = 'restored'
  server.commands.length = 0
  server.onCommand = ({ command_id }) => void (command_id === 'first' && server.refused.delete('second'))
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(server.commands.map(({ command_id }) => command_id)).toEqual(['second', 'first', 'second'])
})

test('an older server, which tells no epoch, changes nothing', async () => {
  const { server, tab } = await synced(teacher)
  await tab.perform('scoreSubmission', score(1), [])
  server.epoch = undefined
  await tab.sync()
  await tab.sync()
  expect(server.commands).toHaveLength(1)
})
