/** How the outbox is handed over: files first, in batches, in order, and never stopped by one bad command. */
import { randomUUID } from 'node:crypto'
import { partLimits } from '@maktab/contracts/content/upload-limits'
import { expect, test, vi } from 'vitest'
import { phoneOf } from './phone.ts'
import { ScriptedServer } from './scripted-server.ts'
import { assignmentId, classRows, handIn, learner, place, score, teacher } from './small-class.ts'

async function synced(owner = learner) {
  const server = new ScriptedServer()
  server.rows = classRows
  const phone = phoneOf(owner, server.fetch)
  const tab = await phone.openTab()
  await tab.sync()
  server.requests.length = 0
  return { server, phone, tab }
}

const photo = (file_id: string, name = 'photo.jpg') => ({
  file_id,
  name,
  mime_type: 'image/jpeg',
  bytes: new Blob(['a photo']),
})
const withPhotos = (...files: ReturnType<typeof photo>[]) => ({
  ...handIn(randomUUID()),
  attachments: files.map(({ file_id, name, mime_type }) => ({ file_id, name, mime_type, size_bytes: 7 })),
})

test('two hundred scores go in four batches, in the order in which they were given', async () => {
  const { server, tab } = await synced(teacher)
  for (let given = 0; given < 200; given += 1) await tab.perform('scoreSubmission', score(given % 20), [])
  await tab.sync()
  expect(server.requests.filter(({ path }) => path === 'offline/syncup')).toHaveLength(4)
  expect(server.commands.map(({ input }) => (input as { score: number }).score)).toEqual(
    Array.from({ length: 200 }, (_, given) => given % 20),
  )
})

test('a photo goes up before the work that it belongs to, and both once', async () => {
  const { server, tab } = await synced()
  const file = photo(randomUUID())
  await tab.perform('handInSubmission', withPhotos(file), [file])
  await tab.sync()
  await tab.sync()
  expect(
    server.requests.map(({ path }) => path).filter((path) => path === 'file/upload' || path === 'offline/syncup'),
  ).toEqual(['file/upload', 'offline/syncup'])
  expect(server.requests[0]?.input).toMatchObject({ file_id: file.file_id, name: 'photo.jpg' })
})

test('a photo goes up with its small picture before the work; where none can be made the work goes without', async () => {
  const server = new ScriptedServer()
  server.rows = classRows
  const asked: number[] = []
  const makeThumbnail = async (picture: Blob) => {
    asked.push(picture.size)
    if (asked.length > 1) throw new Error('no picture')
    return new Blob(['small'])
  }
  const tab = await phoneOf(learner, server.fetch, { makeThumbnail }).openTab()
  await tab.sync()
  server.requests.length = 0
  const large = { ...photo(randomUUID()), bytes: new Blob([new Uint8Array(30_000)]) }
  const broken = { ...photo(randomUUID(), 'second.jpg'), bytes: new Blob([new Uint8Array(40_000)]) }
  const tiny = photo(randomUUID(), 'tiny.jpg')
  await tab.perform('handInSubmission', withPhotos(large, broken, tiny), [large, broken, tiny])
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(asked).toEqual([30_000, 40_000])
  const sent = server.requests.map(({ path }) => path).filter((path) => path.startsWith('file') || path.endsWith('up'))
  expect(sent).toEqual(['file/upload', 'file/thumbnail', 'file/upload', 'file/upload', 'offline/syncup'])
})

test('after a break only the photos that are missing go up again', async () => {
  const { server, tab } = await synced()
  const [one, other] = [photo(randomUUID()), photo(randomUUID(), 'second.jpg')]
  await tab.perform('handInSubmission', withPhotos(one, other), [one, other])
  server.replies.set('file/upload', (input: { name: string }) => ({
    error_code: input.name === 'photo.jpg' ? 0 : -429,
    data: {},
  }))
  // One of the two is there: only the bytes of the other still wait.
  expect(await tab.sync()).toMatchObject({ waiting: 1, waiting_bytes: 7 })
  server.replies.clear()
  expect(await tab.sync()).toMatchObject({ waiting: 0, waiting_bytes: 0 })
  const uploads = server.requests
    .filter(({ path }) => path === 'file/upload')
    .map(({ input }) => (input as { name: string }).name)
  expect(uploads).toEqual(['photo.jpg', 'second.jpg', 'second.jpg'])
})

test('a film that was cut off goes on where the server has it, in parts', async () => {
  const { server, tab } = await synced()
  const size = 10 * partLimits.sent + 5
  const film = { ...photo(randomUUID(), 'film.mp4'), bytes: new Blob([new Uint8Array(size).fill(7)]) }
  let received = 0
  let isCut = true
  const lengths: number[] = []
  server.replies.set('file/upload/standing', () => ({ error_code: 0, data: { received_bytes: received } }))
  server.replies.set('file/upload/part', ({ offset, file }: { offset: string; file: Blob }) => {
    if (isCut && received >= size * 0.8) throw new TypeError('fetch failed')
    lengths.push(file.size)
    received = Number(offset) + file.size
    return { error_code: 0, data: { received_bytes: received, file: null } }
  })
  await tab.perform('handInSubmission', withPhotos(film), [film])
  expect(await tab.sync()).toMatchObject({ waiting: 1 })
  const before = lengths.length
  isCut = false
  expect(await tab.sync()).toMatchObject({ waiting: 0 })
  expect([before, lengths.length - before, received]).toEqual([9, 2, size])
  expect(Math.max(...lengths)).toBe(partLimits.sent)
  expect(server.requests.filter(({ path }) => path === 'file/upload')).toEqual([])
})

test('a remark that is spoken without a network is heard on the device, and goes up before the score that names it', async () => {
  const { server, tab } = await synced(teacher)
  const voice = { ...photo(randomUUID(), 'recording.weba'), mime_type: 'audio/webm' }
  const { file_id, name, mime_type } = voice
  server.isReachable = false
  const { score: _, ...remark } = score(0)
  expect(
    await tab.perform('scoreSubmission', { ...remark, remark_files: [{ file_id, name, mime_type, size_bytes: 7 }] }, [
      voice,
    ]),
  ).toMatchObject({ ok: true })
  const { value } = (await tab.answer('listSubmissions', { assignment_id: assignmentId })) as {
    value: { list: { remark_files: { file_id: string; url: string }[] }[] }
  }
  expect(value.list.flatMap(({ remark_files }) => remark_files)).toMatchObject([
    { file_id, url: expect.stringContaining(`/files/attachment/${file_id}?`) },
  ])
  server.isReachable = true
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(server.requests.map(({ path }) => path).slice(0, 2)).toEqual(['file/upload', 'offline/syncup'])
})

test('a film of which the server takes no further part waits, and keeps nobody waiting for ever', async () => {
  const { server, tab } = await synced()
  const film = { ...photo(randomUUID(), 'film.mp4'), bytes: new Blob([new Uint8Array(3 * partLimits.sent)]) }
  for (const call of ['file/upload/standing', 'file/upload/part'])
    server.replies.set(call, () => ({ error_code: 0, data: { received_bytes: 9 } }))
  await tab.perform('handInSubmission', withPhotos(film), [film])
  expect(await tab.sync()).toMatchObject({ waiting: 1, refused: 0 })
})

test('work whose photo is turned down is shown as refused and keeps nobody waiting', async () => {
  const { server, tab } = await synced()
  const file = photo(randomUUID())
  await tab.perform('handInSubmission', withPhotos(file), [file])
  await tab.perform('handInSubmission', handIn(randomUUID()), [])
  server.replies.set('file/upload', () => ({ error_code: -51 }))
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 1 })
  expect(await tab.waiting()).toMatchObject([{ refusal: 'file_type_refused' }])
  expect(server.commands).toHaveLength(1)
})

test('a command that no call is named like is logged, kept where it is seen, and stops nobody (seed 000 §8)', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const { server, phone, tab } = await synced()
  await tab.perform('handInSubmission', handIn(randomUUID()), [])
  const db = await phone.look()
  await db.transaction((statements) => statements.run("update outbox set name = 'handInOfAnotherVersion'"))
  await tab.perform('handInSubmission', handIn(randomUUID()), [])
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 1 })
  expect(await tab.waiting()).toMatchObject([{ name: 'handInOfAnotherVersion', refusal: 'batch_unreadable' }])
  expect(server.commands).toHaveLength(1)
  expect(logged.mock.calls).toEqual([['no call is named handInOfAnotherVersion: it was not sent']])
  logged.mockRestore()
})

test('a photo can be read on the device until it has gone up, and takes no room a week after', async () => {
  const { phone, tab } = await synced()
  const file = photo(randomUUID())
  await tab.perform('handInSubmission', withPhotos(file), [file])
  const answer = (await tab.answer('readSetAssignment', { assignment_id: assignmentId })) as {
    value: { submissions: { attachments: { url: string }[] }[] }
  }
  expect(answer.value.submissions[0]?.attachments[0]?.url).toMatch(
    new RegExp(`^/files/attachment/${file.file_id}\\?.*for=10\\.1001`),
  )
  const stored = () => [...phone.disk.files.keys()].filter((path) => path.includes(file.file_id))
  expect(stored()).toHaveLength(1)
  await tab.sync()
  expect(stored()).toHaveLength(1)
  phone.clock.now = new Date(phone.clock.now.getTime() + 8 * 86_400_000)
  await tab.sync()
  expect(stored()).toEqual([])
})

test('a photo of work that only the server can decide is kept, also when the store is opened anew, and goes up', async () => {
  const server = new ScriptedServer()
  const phone = phoneOf(learner, server.fetch)
  const tab = await phone.openTab()
  const file = photo(randomUUID())
  server.isReachable = false
  expect(await tab.perform('handInSubmission', withPhotos(file), [file])).toEqual({ ok: false, failure: 'offline' })
  const stored = () => [...phone.disk.files.keys()].filter((path) => path.includes(file.file_id))
  expect(stored()).toHaveLength(1)
  await tab.close()
  const again = await phone.openTab()
  expect(stored()).toHaveLength(1)
  server.isReachable = true
  expect(await again.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(server.requests.filter(({ path }) => path === 'file/upload')).toHaveLength(1)
})

test('a file alone goes up without a batch; a hopeless one is not kept', async () => {
  const { server, tab } = await synced(teacher)
  const good = photo(randomUUID())
  expect(await tab.perform('uploadFile', { file_id: good.file_id, name: good.name }, [good])).toMatchObject({
    ok: true,
  })
  const bad = photo(randomUUID(), 'page.html')
  expect(await tab.perform('uploadFile', { file_id: bad.file_id, name: bad.name }, [bad])).toEqual({
    ok: false,
    refusal: 'file_type_refused',
  })
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(server.requests.filter(({ path }) => path === 'offline/syncup')).toEqual([])
  expect(server.requests.filter(({ path }) => path === 'file/upload')).toHaveLength(1)
})

test('a batch that is too large is sent one by one', async () => {
  const { server, tab } = await synced()
  const usual = server.fetch
  const sizes: number[] = []
  const narrow: typeof usual = async (path, init) => {
    const size = path.endsWith('syncup')
      ? (JSON.parse(JSON.parse(String(init.body)).json_data) as { data: unknown[] }).data.length
      : 0
    if (size > 0) sizes.push(size)
    return size > 1 ? new Response(null, { status: 413 }) : usual(path, init)
  }
  const phone = phoneOf(learner, narrow)
  const other = await phone.openTab()
  server.rows = classRows
  await other.sync()
  for (let given = 0; given < 3; given += 1) await other.perform('handInSubmission', handIn(randomUUID()), [])
  expect(await other.sync()).toMatchObject({ waiting: 0 })
  expect(sizes).toEqual([3, 1, 1, 1])
  expect(await tab.waiting()).toEqual([])
})

test('a command that breaks the server waits; those behind it go on', async () => {
  const { server, tab } = await synced()
  await tab.perform('saveStatus', { ...place, content_status: 1 }, [])
  await tab.perform('handInSubmission', handIn(randomUUID()), [])
  const [first] = await tab.waiting()
  server.refused.set(first?.command_id ?? '', -500)
  expect(await tab.sync()).toMatchObject({ waiting: 1, refused: 0 })
  server.refused.clear()
  expect(await tab.sync()).toMatchObject({ waiting: 0 })
  expect(server.commands.map(({ path }) => path)).toEqual([
    'learner/module/status/save',
    'assignment/post',
    'learner/module/status/save',
  ])
})

test('each command carries the moment in which it was given by the device’s own clock', async () => {
  const { server, phone, tab } = await synced()
  phone.clock.now = new Date('2028-01-01T00:00:00.000Z')
  await tab.perform('handInSubmission', handIn(randomUUID()), [])
  phone.clock.now = new Date('2028-01-02T00:00:00.000Z')
  await tab.sync()
  expect(server.requests.map(({ path }) => path)).not.toContain('time/check')
  expect(server.commands[0]?.at).toBe('2028-01-01T00:00:00.000Z')
})

test('a device whose clock is two years behind still knows that the work has begun', async () => {
  const server = new ScriptedServer()
  server.rows = classRows
  const phone = phoneOf(learner, server.fetch)
  phone.clock.now = new Date('2024-03-21T08:00:00.000Z')
  const tab = await phone.openTab()
  await tab.sync()
  expect(await tab.perform('handInSubmission', handIn(randomUUID()), [])).toMatchObject({
    ok: true,
    value: { is_late: false },
  })
})

test('a clock that was set right while work waited does not move the work', async () => {
  const { server, phone, tab } = await synced()
  phone.clock.now = new Date('2024-05-01T00:00:00.000Z')
  await tab.sync()
  await tab.perform('handInSubmission', handIn(randomUUID()), [])
  phone.clock.now = new Date('2026-03-21T09:00:00.000Z')
  server.replies.set('time/check', () => ({
    error_code: 0,
    data: { is_valid: true, utc_datetime: '2026-03-21T09:00:00.000Z' },
  }))
  await tab.sync()
  expect(server.commands[0]?.at).toBe('2026-03-21T08:00:00.000Z')
})

test('a clock that falls back does not make work begin in the future', async () => {
  const { phone, tab } = await synced()
  phone.clock.now = new Date('1970-01-01T00:00:00.000Z')
  expect(await tab.perform('handInSubmission', handIn(randomUUID()), [])).toMatchObject({ ok: true })
})

test('an expired token is renewed once; with none the outbox waits', async () => {
  const { server, tab } = await synced()
  await tab.perform('handInSubmission', handIn(randomUUID()), [])
  server.replies.set('offline/syncup', () => ({ error_code: -401 }))
  expect(await tab.sync()).toMatchObject({ waiting: 1 })
  expect(server.requests.filter(({ path }) => path === 'offline/syncup')).toHaveLength(2)
})
