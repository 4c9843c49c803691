/** Downloads: file by file, going on where they broke off, and harmless when the device is full. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { captions, megabyte, said, school, spoken, video, worksheet } from './downloaded-lesson.ts'
import { phoneOf } from './phone.ts'
import {
  assessment,
  article,
  assignmentId,
  classRows,
  courseId,
  classId,
  handIn,
  lessonGuid,
  teacher,
} from './small-class.ts'

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

test('a download that the end of the application broke off waits for its person, and goes on where they say so', async () => {
  const { phone, tab } = await school()
  const db = await phone.look()
  await db.run("insert into downloads (download_id, status, size_bytes) values (?, 'in_progress', 0)", [assignmentId])
  await tab.close()
  const again = await phone.openTab()
  expect(await again.downloads()).toMatchObject([{ status: 'paused', is_interrupted: true }])
  expect(await again.download(assignmentId)).toMatchObject({ status: 'completed', percentage: 100 })
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
    { download_id: assignmentId, status: 'failed', failure: 'storage_full' },
  ])
})

test('a download that finds the device full leaves the room that is kept for work', async () => {
  const { server, phone, tab } = await school()
  phone.disk.limit(phone.disk.used)
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'storage_full' })
  expect([...phone.disk.files.keys()].filter((path) => path.includes('/content/'))).toEqual([])
  server.isReachable = false
  for (let piece = 0; piece < 40; piece += 1)
    expect(
      await tab.perform('handInSubmission', { ...handIn(randomUUID()), text: 'x'.repeat(9_000) }, []),
    ).toMatchObject({
      ok: true,
    })
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
    marks: null,
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
