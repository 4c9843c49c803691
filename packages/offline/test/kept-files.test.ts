/** Single files that a person keeps on the device: whole or not at all, until they are released. */
import { randomUUID } from 'node:crypto'
import type { KeptFile } from '@maktab/client/offline-port'
import { expect, test } from 'vitest'
import { phoneOf } from './phone.ts'
import { ScriptedServer } from './scripted-server.ts'
import { assignmentId, classRows, handIn, learner } from './small-class.ts'

const megabyte = 1024 * 1024
const worksheet = fileOf('22222222-2222-4222-8222-222222222222', 'worksheet.pdf', 700)
const film = fileOf('33333333-3333-4333-8333-333333333333', 'film.mp4', 3 * megabyte)

function fileOf(file_id: string, name: string, size_bytes: number) {
  return { file_id, name, size_bytes, url: `/files/attachment/${file_id}?fresh` }
}

async function opened() {
  const server = new ScriptedServer()
  server.rows = classRows
  for (const { file_id, size_bytes } of [worksheet, film])
    server.files.set(`/files/attachment/${file_id}`, new Uint8Array(size_bytes))
  const fetched: string[] = []
  const phone = phoneOf(learner, (path, init) => {
    if (path.startsWith('/files/')) fetched.push(path)
    return server.fetch(path, init)
  })
  const tab = await phone.openTab()
  await tab.sync()
  const isHere = (file_id: string) => phone.disk.files.has(`/files/10.1001.learner/attachment/${file_id}`)
  return { server, phone, tab, fetched, isHere }
}

const kept = ({ file_id, name, size_bytes }: KeptFile) => ({ file_id, name, size_bytes })

test('a kept file is here without the server, outlives the page and is released by its person', async () => {
  const { server, phone, tab, isHere } = await opened()
  const heard: number[] = []
  tab.onKeptFiles((files) => heard.push(files.length))
  expect(await tab.keepFile(film)).toBe('kept')
  expect(await tab.keepFile(worksheet)).toBe('kept')
  server.isReachable = false
  await tab.close()
  const next = await phone.openTab()
  expect(await next.keptFiles()).toEqual([kept(film), kept(worksheet)])
  expect([isHere(worksheet.file_id), isHere(film.file_id)]).toEqual([true, true])
  next.onKeptFiles((files) => heard.push(files.length))
  await next.releaseFile(film.file_id)
  expect(await next.keptFiles()).toEqual([kept(worksheet)])
  expect([isHere(worksheet.file_id), isHere(film.file_id)]).toEqual([true, false])
  expect(heard).toEqual([1, 2, 1])
})

test('a broken transfer leaves nothing and is told as a lost line', async () => {
  const { server, phone, tab, isHere } = await opened()
  server.files.set(`/files/attachment/${worksheet.file_id}`, new Uint8Array(300))
  expect(await tab.keepFile(worksheet)).toBe('unreachable')
  server.breaks.add(`/files/attachment/${film.file_id}`)
  expect(await tab.keepFile(film)).toBe('unreachable')
  expect([...phone.disk.files.keys()].filter((path) => path.includes('attachment'))).toEqual([])
  server.isReachable = false
  expect(await tab.keepFile(film)).toBe('unreachable')
  expect([isHere(worksheet.file_id), isHere(film.file_id)]).toEqual([false, false])
  expect(await (await phone.look()).all('select file_id from kept_files')).toEqual([])
})

test('a file that the school no longer has, or cannot give, is told as that', async () => {
  const { server, tab } = await opened()
  server.files.delete(`/files/attachment/${worksheet.file_id}`)
  server.statuses.set(`/files/attachment/${film.file_id}`, 500)
  expect([await tab.keepFile(worksheet), await tab.keepFile(film)]).toEqual(['gone', 'server_failed'])
  expect(await tab.keptFiles()).toEqual([])
})

test('without room the person is told so, and what was kept before is unharmed', async () => {
  const { phone, tab, isHere } = await opened()
  await tab.keepFile(worksheet)
  phone.disk.limit(phone.disk.used + megabyte)
  expect(await tab.keepFile(film)).toBe('storage_full')
  expect(await tab.keptFiles()).toEqual([kept(worksheet)])
  expect([isHere(worksheet.file_id), isHere(film.file_id)]).toEqual([true, false])
})

test('two tabs that keep the same file fetch it once', async () => {
  const { phone, tab, fetched } = await opened()
  const other = await phone.openTab()
  expect(await Promise.all([tab.keepFile(film), other.keepFile(film)])).toEqual(['kept', 'kept'])
  expect(fetched).toHaveLength(1)
})

test('a file that is released while it is fetched is not here afterwards', async () => {
  const { tab, isHere } = await opened()
  await Promise.all([tab.keepFile(film), tab.releaseFile(film.file_id)])
  expect([await tab.keptFiles(), isHere(film.file_id)]).toEqual([[], false])
})

test('what a page left half-way is no kept file, and is gone with the next start', async () => {
  const { phone, tab, isHere } = await opened()
  await tab.keepFile(worksheet)
  await tab.close()
  const db = await phone.look()
  await db.run('update kept_files set is_stored = 0')
  await db.close()
  const next = await phone.openTab()
  expect(await next.keptFiles()).toEqual([])
  await expect.poll(() => isHere(worksheet.file_id)).toBe(false)
})

test('a file that handed-in work and its person need stays for whoever needs it longer', async () => {
  const { server, tab, fetched, isHere } = await opened()
  const photo = { file_id: randomUUID(), name: 'page.jpg', mime_type: 'image/jpeg', bytes: new Blob(['a photo']) }
  const attachment = { file_id: photo.file_id, name: photo.name, mime_type: photo.mime_type, size_bytes: 7 }
  await tab.perform('handInSubmission', { ...handIn(randomUUID()), attachments: [attachment] }, [photo])
  expect(await tab.keepFile(fileOf(photo.file_id, 'page.jpg', 7))).toBe('kept')
  expect(fetched).toEqual([])
  await tab.sync()
  await tab.sync()
  expect([isHere(photo.file_id), (await tab.waiting()).length]).toEqual([true, 0])

  const again = { ...photo, file_id: randomUUID() }
  server.isReachable = false
  await tab.perform(
    'handInSubmission',
    { ...handIn(randomUUID()), attachments: [{ ...attachment, file_id: again.file_id }] },
    [again],
  )
  await tab.keepFile(fileOf(again.file_id, 'page.jpg', 7))
  await tab.releaseFile(again.file_id)
  expect([isHere(again.file_id), isHere(photo.file_id)]).toEqual([true, true])
})

test('a removed download leaves the kept file that it had too', async () => {
  const { server, tab, fetched, isHere } = await opened()
  const answer = (data: object) => () => ({ error_code: 0, data })
  server.replies.set('contentservice/download', answer({ content: [] }))
  server.replies.set(
    'learner/assignments/details',
    answer({ attachments: [{ ...worksheet, mime_type: 'application/pdf' }], remark_files: [], submissions: [] }),
  )
  server.replies.set('assignment/posts', answer({ list: [] }))
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
  await tab.keepFile(worksheet)
  await tab.removeDownload(assignmentId)
  expect([isHere(worksheet.file_id), fetched.length]).toEqual([true, 1])
  await tab.releaseFile(worksheet.file_id)
  expect(isHere(worksheet.file_id)).toBe(false)
})
