/** Downloads: file by file, going on where they broke off, and harmless when the device is full. */
import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DownloadState } from '@maktab/client/offline-port'
import { phoneOf } from './phone.ts'
import { ScriptedServer } from './scripted-server.ts'
import {
  article,
  assessment,
  assignmentId,
  classRows,
  courseId,
  classId,
  handIn,
  learner,
  lessonGuid,
  teacher,
} from './small-class.ts'

const megabyte = 1024 * 1024
/** Of as many zeros. */
const hashOf = (length: number) => createHash('sha256').update(new Uint8Array(length)).digest('hex')
const [video, captions] = [hashOf(2 * megabyte), hashOf(500)]

const fileOf = (sha256: string, size_bytes: number) => ({
  sha256,
  name: 'film.mp4',
  mime_type: 'video/mp4',
  size_bytes,
  url: `/files/content/${sha256}?for=10.1001`,
})
const worksheet = {
  file_id: '22222222-2222-4222-8222-222222222222',
  name: 'worksheet.pdf',
  mime_type: 'application/pdf',
  size_bytes: 700,
  url: '/files/attachment/22222222-2222-4222-8222-222222222222?fresh',
}
const spoken = {
  file_id: '33333333-3333-4333-8333-333333333333',
  name: 'recording.weba',
  mime_type: 'audio/webm',
  size_bytes: 80,
  url: '/files/attachment/33333333-3333-4333-8333-333333333333?fresh',
}
const said = {
  ...spoken,
  file_id: '44444444-4444-4444-8444-444444444444',
  size_bytes: 90,
  url: '/files/attachment/44444444-4444-4444-8444-444444444444?fresh',
}
const questions = [
  {
    kind: 'choice',
    question_id: 'q1',
    text: '1/2 + 1/4 = ?',
    multiple: false,
    options: [
      { option_id: 'a', text: '3/4' },
      { option_id: 'b', text: '2/6' },
    ],
    correct: ['a'],
    explanation: '',
  },
]

async function school(videoSize = 2 * megabyte) {
  const server = new ScriptedServer()
  server.rows = classRows
  server.replies.set('contentservice/download', () => ({
    error_code: 0,
    data: {
      content: [
        {
          content_id: article,
          body: {
            kind: 'video',
            file: fileOf(hashOf(videoSize), videoSize),
            poster: null,
            captions: [{ language: 'en', file: fileOf(captions, 500) }],
            audio: null,
            small: null,
            duration_seconds: 10,
          },
        },
        { content_id: assessment, body: { kind: 'assessment', questions } },
      ],
    },
  }))
  server.replies.set('learner/assignments/details', () => ({
    error_code: 0,
    data: { attachments: [worksheet], remark_files: [spoken], submissions: [] },
  }))
  server.replies.set('assignment/posts', () => ({ error_code: 0, data: { list: [{ attachments: [said] }] } }))
  server.files.set(`/files/attachment/${said.file_id}`, new Uint8Array(90))
  server.files.set(`/files/attachment/${worksheet.file_id}`, new Uint8Array(700))
  server.files.set(`/files/attachment/${spoken.file_id}`, new Uint8Array(80))
  server.files.set(`/files/content/${hashOf(videoSize)}`, new Uint8Array(videoSize))
  server.files.set(`/files/content/${captions}`, new Uint8Array(500))
  const phone = phoneOf(learner, server.fetch)
  const tab = await phone.openTab()
  const seen: DownloadState[] = []
  tab.onDownload((change) => change.status !== 'removed' && seen.push(change))
  await tab.sync()
  return { server, phone, tab, seen }
}

const lesson = { course_id: courseId, lesson_guid: lessonGuid, class_id: classId }

test('a downloaded lesson can be played without the server', async () => {
  const { server, tab, seen } = await school()
  expect(await tab.answer('listModules', lesson)).toEqual({ ok: false, failure: 'offline' })
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed', percentage: 100, failure: null })
  server.isReachable = false
  const answer = (await tab.answer('listModules', lesson)) as { value: { modules: { content_id: number }[] } }
  expect(answer.value.modules.map(({ content_id }) => content_id)).toEqual([article, assessment])
  expect(
    Math.max(...seen.filter(({ status }) => status !== 'completed').map(({ percentage }) => percentage)),
  ).toBeLessThanOrEqual(99)
})

test.each([
  ['as they are', (text: string) => text],
  ['as older versions keep them', (text: string) => Buffer.from(text).toString('base64url')],
])(
  'answers kept %s are marked on the device and counted once, however often they are handed over',
  async (_, write) => {
    const { server, tab } = await school()
    await tab.download(assignmentId)
    server.isReachable = false
    const tracked = {
      sync_guid: randomUUID(),
      content_id: assessment,
      cms_course_id: courseId,
      ...lesson,
      answers: { q1: ['a'] },
      time_spent_in_seconds: 5,
    }
    const input = { enc_data: write(JSON.stringify(tracked)) }
    expect(await tab.perform('recordAttempt', input, [])).toMatchObject({
      ok: true,
      value: { correct_questions: 1, accuracy: 100, attempt_number: 1, content_status: 2 },
    })
    expect(await tab.perform('recordAttempt', input, [])).toMatchObject({ ok: true, value: { attempt_number: 1 } })
  },
)

test('an attempt at an assessment that is not here is marked with the server’s questions', async () => {
  const { tab } = await school()
  const tracked = {
    sync_guid: randomUUID(),
    content_id: assessment,
    cms_course_id: courseId,
    ...lesson,
    answers: { q1: ['b'] },
    time_spent_in_seconds: 5,
  }
  const input = { enc_data: JSON.stringify(tracked) }
  expect(await tab.perform('recordAttempt', input, [])).toMatchObject({
    ok: true,
    value: { correct_questions: 0, content_status: 3 },
  })
})

test('without that and without the server it is kept all the same', async () => {
  const { server, tab } = await school()
  server.isReachable = false
  const tracked = {
    sync_guid: randomUUID(),
    content_id: assessment,
    cms_course_id: courseId,
    ...lesson,
    answers: { q1: ['b'] },
    time_spent_in_seconds: 5,
  }
  const input = { enc_data: JSON.stringify(tracked) }
  expect(await tab.perform('recordAttempt', input, [])).toEqual({ ok: false, failure: 'offline' })
  expect(await tab.waiting()).toHaveLength(1)
})

test('a download that broke off fetches only what is missing', async () => {
  const { server, tab } = await school()
  server.statuses.set(`/files/content/${video}`, 500)
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'server_failed' })
  server.files.delete(`/files/content/${captions}`)
  server.statuses.clear()
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
})

test('a download that the end of the application broke off goes on when it is opened again', async () => {
  const { phone, tab } = await school()
  const db = await phone.look()
  await db.run("insert into downloads (assignment_id, status, size_bytes) values (?, 'in_progress', 0)", [assignmentId])
  await tab.close()
  const again = await phone.openTab()
  await expect.poll(() => again.downloads()).toMatchObject([{ status: 'completed' }])
})

test('a file whose line is lost goes on where it broke off, and no byte comes twice', async () => {
  const { server, phone, tab } = await school()
  server.breaks.add(`/files/content/${video}`)
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'unreachable' })
  await tab.close()
  server.sentBytes = 0
  const again = await phone.openTab()
  expect(await again.download(assignmentId)).toMatchObject({ status: 'completed' })
  expect(server.sentBytes).toBe(megabyte)
})

test('of a server that sends no parts a file begins anew', async () => {
  const { server, tab } = await school()
  server.breaks.add(`/files/content/${video}`)
  await tab.download(assignmentId)
  server.knowsNoParts = true
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
})

test('other bytes of the right length are not taken for the file, and the next try begins anew', async () => {
  const { server, phone, tab } = await school()
  server.files.set(`/files/content/${video}`, new Uint8Array(2 * megabyte).fill(7))
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'server_failed' })
  expect(filesOn(phone).some((path) => path.endsWith(video))).toBe(false)
  server.files.set(`/files/content/${video}`, new Uint8Array(2 * megabyte))
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
})

test('what has come of a file that nobody wants any more goes with its download', async () => {
  const { server, phone, tab } = await school()
  server.breaks.add(`/files/content/${video}`)
  await tab.download(assignmentId)
  const begun = () => [...phone.disk.files.keys()].filter((path) => path.startsWith('/begun/'))
  expect(begun()).toHaveLength(1)
  await tab.removeDownload(assignmentId)
  expect(begun()).toEqual([])
})

test.each([401, 403, 429, 500])('a school that answers %i for a file is no lost line', async (status) => {
  const { server, tab } = await school()
  server.statuses.set(`/files/content/${video}`, status)
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'server_failed' })
})

test.each([502, 503, 504])('a proxy that stands alone answers %i: the line is lost', async (status) => {
  const { server, tab } = await school()
  server.statuses.set(`/files/content/${video}`, status)
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'unreachable' })
})

test.each([-500, -404])(
  'a school that answers the question for contents with %i is no lost line',
  async (error_code) => {
    const { server, tab } = await school()
    server.replies.set('contentservice/download', () => ({ error_code }))
    expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'server_failed' })
    server.isReachable = false
    expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'unreachable' })
  },
)

test.each([404, 410])(
  'a file that the school no longer has (%i) holds up nothing else, and is asked for again later',
  async (status) => {
    const { server, tab } = await school()
    server.statuses.set(`/files/attachment/${worksheet.file_id}`, status)
    const without = await tab.download(assignmentId)
    expect(without).toMatchObject({ status: 'completed', percentage: 100, failure: null, files_gone: 1 })
    server.statuses.clear()
    const whole = await tab.download(assignmentId)
    expect(whole).not.toHaveProperty('files_gone')
    expect((whole?.size_bytes ?? 0) - (without?.size_bytes ?? 0)).toBe(worksheet.size_bytes)
  },
)

test('a file that arrives cut short is not taken for whole', async () => {
  const { server, tab } = await school()
  server.files.set(`/files/content/${video}`, new Uint8Array(1000))
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'unreachable' })
})

test('a full device: said plainly, nothing stored before is harmed, and work is still taken', async () => {
  const { server, phone, tab } = await school(8 * megabyte)
  phone.disk.limit(phone.disk.used + 3 * megabyte)
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'storage_full' })
  const stored = [...phone.disk.files.keys()].filter((path) => path.includes('/content/'))
  for (const { file_id } of [worksheet, spoken, said])
    expect([...phone.disk.files.keys()].some((path) => path.endsWith(file_id))).toBe(true)
  expect(stored.map((path) => path.slice(-64))).toEqual([captions])

  phone.disk.limit(phone.disk.used)
  server.isReachable = false
  const file = {
    file_id: randomUUID(),
    name: 'photo.jpg',
    mime_type: 'image/jpeg',
    bytes: new Blob([new Uint8Array(300_000)]),
  }
  const work = {
    ...handIn(randomUUID()),
    attachments: [{ file_id: file.file_id, name: file.name, mime_type: file.mime_type, size_bytes: 300_000 }],
  }
  expect(await tab.perform('handInSubmission', work, [file])).toMatchObject({ ok: true })
  expect(await tab.waiting()).toHaveLength(1)
  expect(await tab.downloads()).toMatchObject([
    { assignment_id: assignmentId, status: 'failed', failure: 'storage_full' },
  ])
})

test('where even the spare is used up, the person is told and nothing is half kept', async () => {
  const { phone, tab } = await school()
  phone.disk.limit(phone.disk.used)
  const file = {
    file_id: randomUUID(),
    name: 'photo.jpg',
    mime_type: 'image/jpeg',
    bytes: new Blob([new Uint8Array(3 * megabyte)]),
  }
  const work = {
    ...handIn(randomUUID()),
    attachments: [{ file_id: file.file_id, name: file.name, mime_type: file.mime_type, size_bytes: 3 * megabyte }],
  }
  expect(await tab.perform('handInSubmission', work, [file])).toEqual({ ok: false, failure: 'storage_full' })
  expect(await tab.waiting()).toEqual([])
})

test('a removed download gives its room back, and what another needs stays', async () => {
  const { phone, tab } = await school()
  await tab.download(assignmentId)
  const before = phone.disk.used
  await tab.removeDownload(assignmentId)
  expect(await tab.downloads()).toEqual([])
  expect(before - phone.disk.used).toBeGreaterThan(1.9 * megabyte)
  expect(await tab.answer('listModules', lesson)).toEqual({ ok: false, failure: 'offline' })
})

/** A download whose film stands half-way until the test lets it go on. */
async function halfWay(rest = megabyte) {
  const { server } = await school(megabyte + rest)
  let goOn = () => undefined as void
  let reachHalf = () => undefined as void
  const isHalf = new Promise<void>((resolve) => (reachHalf = resolve))
  const isOpen = new Promise<void>((resolve) => (goOn = resolve))
  const film = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(megabyte)),
      async pull(controller) {
        reachHalf()
        await isOpen
        for (let part = 0; part < 4; part += 1) controller.enqueue(new Uint8Array(rest / 4))
        controller.close()
      },
    })
  const phone = phoneOf(learner, async (path, init) =>
    path.includes(hashOf(megabyte + rest)) ? new Response(film()) : server.fetch(path, init),
  )
  server.rows = classRows
  const tab = await phone.openTab()
  await tab.sync()
  const download = tab.download(assignmentId)
  await isHalf
  return { phone, tab, download, goOn }
}

const filesOn = (phone: { disk: { files: ReadonlyMap<string, unknown> } }) =>
  [...phone.disk.files.keys()].filter((path) => path.startsWith('/files/'))

test.each([megabyte, 1_000])(
  'removed in one tab while another downloads (%i bytes before its end), it is gone from both, and nothing stays',
  async (rest) => {
    const { phone, tab, download, goOn } = await halfWay(rest)
    const other = await phone.openTab()
    const heard: string[] = []
    other.onDownload(({ status }) => heard.push(status))
    await other.removeDownload(assignmentId)
    goOn()
    expect(await download).toBeUndefined()
    expect([await tab.downloads(), await other.downloads(), heard]).toEqual([[], [], ['removed']])
    await expect.poll(() => filesOn(phone)).toEqual([])
  },
)

test('a film that nobody wants any more is not fetched to its end', async () => {
  const { tab, download, goOn } = await halfWay()
  const heard: number[] = []
  tab.onDownload((change) => change.status !== 'removed' && heard.push(change.percentage))
  await tab.removeDownload(assignmentId)
  heard.length = 0
  goOn()
  await download
  expect(heard.length).toBeLessThanOrEqual(1)
})

test('a download that is removed before its turn does not begin', async () => {
  const { phone, download, goOn } = await halfWay()
  const other = await phone.openTab()
  const second = other.download(assignmentId)
  await expect.poll(async () => (await other.downloads()).length).toBe(1)
  await other.removeDownload(assignmentId)
  goOn()
  expect([await download, await second, await other.downloads()]).toEqual([undefined, undefined, []])
})

test('a photo of handed-in work stays with its download after it went up', async () => {
  const { phone, server, tab } = await school()
  await tab.download(assignmentId)
  const file = { file_id: randomUUID(), name: 'photo.jpg', mime_type: 'image/jpeg', bytes: new Blob(['a photo']) }
  const attachment = { file_id: file.file_id, name: file.name, mime_type: file.mime_type, size_bytes: 7 }
  const submission_id = randomUUID()
  await tab.perform('handInSubmission', { ...handIn(submission_id), attachments: [attachment] }, [file])
  const submission = {
    submission_id,
    assignment_id: assignmentId,
    user_id: 1001,
    attempt_number: 1,
    text: '',
    handed_in_on: '2026-03-21T08:00:00.000Z',
    is_late: false,
    is_extra: false,
    by_teacher: null,
    status_before: 0 as const,
    answers: {},
    results: null,
    is_deleted: false,
  }
  server.rows = { submissions: [{ ...submission, attachments: [{ ...attachment, url: '/files/attachment/x' }] }] }
  await tab.sync()
  expect([...phone.disk.files.keys()].filter((path) => path.includes(file.file_id))).toHaveLength(1)
  await (await phone.openTab()).close()
  expect([...phone.disk.files.keys()].filter((path) => path.includes(file.file_id))).toHaveLength(1)
})

test('a teacher’s download brings files that were said in private, of those threads that have some', async () => {
  const { server } = await school()
  const commented = (user_id: number, attachments: (typeof said)[]) => ({
    comment_id: randomUUID(),
    assignment_id: assignmentId,
    user_id,
    author_id: user_id,
    author_name: 'Zarghuna',
    text: 'Is this right?',
    attachments,
    given_on: '2026-03-21T08:00:00.000Z',
    edited_on: null,
    is_deleted: false,
  })
  server.rows = { ...classRows, assignment_comments: [commented(1001, [said]), commented(1002, [])] }
  server.replies.set('teacher/assignment/details', () => ({ error_code: 0, data: { attachments: [] } }))
  server.replies.set('teacher/assignment/users', () => ({ error_code: 0, data: { list: [] } }))
  const phone = phoneOf(teacher, server.fetch)
  const tab = await phone.openTab()
  await tab.sync()
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
  const asked = server.requests.filter(({ path }) => path === 'assignment/posts').map(({ input }) => input)
  expect(asked).toEqual([{ assignment_id: assignmentId, user_id: 1001, kind: 'comment', limit: 1000 }])
  expect([...phone.disk.files.keys()].some((path) => path.endsWith(said.file_id))).toBe(true)
})
