/** Courses, classes and lessons are taken home as work is, also where a school sets no work. */
import { expect, test } from 'vitest'
import { captions, filesOn, school, video } from './downloaded-lesson.ts'
import { phoneOf } from './phone.ts'
import { article, assessment, assignmentId, classId, classRows, courseId, learner, lessonGuid } from './small-class.ts'

const lesson = { course_id: courseId, lesson_guid: lessonGuid, class_id: classId }
const ofLesson = `lesson.${classId}.${courseId}.${lessonGuid}`
const ofCourse = `course.${classId}.${courseId}`

test.each([
  ['a lesson', ofLesson],
  ['a course', ofCourse],
  ['a class', `class.${classId}`],
])('%s that was taken home is played without the server', async (_, download_id) => {
  const { server, tab } = await school()
  expect(await tab.download(download_id)).toMatchObject({ download_id, status: 'completed', percentage: 100 })
  server.isReachable = false
  const answer = (await tab.answer('listModules', lesson)) as { value: { modules: { content_id: number }[] } }
  expect(answer.value.modules.map(({ content_id }) => content_id)).toEqual([article, assessment])
})

test('of a class that is not theirs nothing is asked for', async () => {
  const { tab, server } = await school()
  server.requests.length = 0
  expect(await tab.download('course.999.51')).toMatchObject({ status: 'failed' })
  expect(server.requests.map(({ path }) => path)).not.toContain('contentservice/download')
})

test('what two downloads share is fetched once, counted once, and stays until the last of them is removed', async () => {
  const { server, phone, tab } = await school()
  await tab.download(ofCourse)
  const [bytes, sent] = [await tab.downloadedBytes(), server.sentBytes]
  await tab.download(ofLesson)
  expect([await tab.downloadedBytes(), server.sentBytes]).toEqual([bytes, sent])
  expect(await tab.downloadedBytes([ofCourse]), 'the lesson needs all of it').toBe(bytes)
  expect(await tab.downloadedBytes([ofCourse, ofLesson])).toBe(0)
  await tab.removeDownload(ofCourse)
  expect(await tab.downloadedBytes()).toBe(bytes)
  expect(
    filesOn(phone)
      .map((path) => path.slice(-64))
      .sort(),
  ).toEqual([captions, video].sort())
  expect(await tab.answer('listModules', lesson)).toMatchObject({ ok: true })
  await tab.removeDownload(ofLesson)
  expect(filesOn(phone)).toEqual([])
})

test('lessons that a plan closes hold up none of the others, are counted, and come when they are asked for again', async () => {
  const { server, tab } = await school()
  const given = server.replies.get('contentservice/download')!
  server.replies.set('contentservice/download', (input: { content_ids: number[] }) =>
    input.content_ids.includes(777) ? { error_code: -402 } : given(input as never),
  )
  const other = {
    ...classRows.lessons_content[0]!,
    lesson_guid: 'ffffffff-5d1b-4f1e-8a51-000000000002',
    content_id: 777,
  }
  server.rows = { lessons_content: [other] }
  await tab.sync()
  expect(await tab.download(ofCourse)).toMatchObject({ status: 'completed', lessons_closed: 1 })
  expect(await tab.answer('listModules', lesson)).toMatchObject({ ok: true })
  server.replies.set('contentservice/download', (input) => {
    const answer = given(input) as { data: { content: object[] } }
    const [first] = answer.data.content
    return { error_code: 0, data: { content: [...answer.data.content, { ...first, content_id: 777 }] } }
  })
  const whole = await tab.download(ofCourse)
  expect(whole).toMatchObject({ status: 'completed' })
  expect(whole).not.toHaveProperty('lessons_closed')
})

test('what is published later is told with its size, and fetched with the next download', async () => {
  const { server, tab } = await school()
  const given = server.replies.get('contentservice/download')!
  const at = (revision: number) => () => {
    const answer = given({} as never) as { error_code: number; data: { content: object[] } }
    return { ...answer, data: { content: answer.data.content.map((one) => ({ ...one, revision })) } }
  }
  server.replies.set('contentservice/download', at(1))
  expect(await tab.download(ofCourse)).not.toHaveProperty('update')
  const [changed] = classRows.lessons_content
  server.rows = { lessons_content: [{ ...changed!, revision: 2, size_bytes: 4000 }] }
  const heard: object[] = []
  tab.onDownload((change) => heard.push(change))
  await tab.sync()
  expect(heard).toMatchObject([{ download_id: ofCourse, update: { lessons: 1, bytes: 4000 } }])
  server.replies.set('contentservice/download', at(2))
  expect(await tab.download(ofCourse)).toMatchObject({ status: 'completed' })
  expect((await tab.downloads())[0]).not.toHaveProperty('update')
  const fresh = { ...changed!, content_id: 778, revision: 1, size_bytes: 50 }
  server.rows = { lessons_content: [fresh] }
  await tab.sync()
  expect(await tab.downloads()).toMatchObject([{ update: { lessons: 1, bytes: 50 } }])
})

test.each([
  ['free', true],
  ['paid', false],
  ['unknown', false],
] as const)('over a line that is %s what is published later comes by itself: %s', async (kind, comes) => {
  const { server } = await school()
  server.rows = classRows
  const phone = phoneOf(learner, server.fetch, { line: () => kind })
  const tab = await phone.openTab()
  await tab.sync()
  const given = server.replies.get('contentservice/download')!
  const at = (revision: number) => () => {
    const answer = given({} as never) as { error_code: number; data: { content: object[] } }
    return { ...answer, data: { content: answer.data.content.map((one) => ({ ...one, revision })) } }
  }
  server.replies.set('contentservice/download', at(1))
  await tab.download(ofCourse, true)
  server.requests.length = 0
  server.replies.set('contentservice/download', at(2))
  const changed = classRows.lessons_content.map((row) => ({ ...row, revision: 2 }))
  server.rows = { lessons_content: changed }
  const ended = new Promise<void>((resolve) =>
    tab.onDownload(({ status, ...change }) => 'said' in change && status === 'completed' && resolve()),
  )
  await tab.sync()
  if (comes) await ended
  const asked = () => server.requests.filter(({ path }) => path === 'contentservice/download').length
  expect(asked()).toBe(comes ? 1 : 0)
  expect('update' in (await tab.downloads())[0]!).toBe(!comes)
  // An update that the school does not give is not asked for with each sync.
  server.replies.set('contentservice/download', at(2))
  server.rows = { lessons_content: changed.map((row) => ({ ...row, revision: 3 })) }
  await tab.sync()
  await tab.sync()
  await tab.sync()
  expect(asked()).toBeLessThanOrEqual(comes ? 2 : 0)
})

test('a server that knows fewer tables, or more, stops no pull', async () => {
  const { server, tab } = await school()
  server.replies.set('offline/learner/structure', () => ({
    error_code: 0,
    data: {
      cursor: 'of another version',
      is_complete: true,
      as_of: '2026-03-21T09:00:00.000Z',
      tables: {
        courses: [{ ...classRows.courses[0]!, title: 'Mathematics, anew', colour_of_another_version: 'green' }],
        table_of_another_version: [{ some_id: 1, is_deleted: false }],
      },
    },
  }))
  await tab.sync()
  expect(await tab.answer('listCourses', { grade: '' })).toMatchObject({
    value: { list: [{ title: 'Mathematics, anew' }] },
  })
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
})
