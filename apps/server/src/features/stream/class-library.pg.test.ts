import { randomUUID } from 'node:crypto'
import { createEvent, deleteEvent } from '@maktab/contracts/events/events'
import { addToLibrary, listClassLibrary, removeFromLibrary } from '@maktab/contracts/stream/class-library'
import { listClassmates } from '@maktab/contracts/stream/classmates'
import { createStreamComment } from '@maktab/contracts/stream/stream-comments'
import { setStream } from '@maktab/contracts/stream/stream-moderation'
import { createStreamPost, deleteStreamPost } from '@maktab/contracts/stream/stream-posts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { classA, classB, openSchool, people, type Person, type School } from '../../../test/school.ts'
import { ownFile, setWork } from '../../../test/work.ts'
import { attachmentReaders } from '../assignments/attachment-readers.ts'

let school: School
const { teacher, learner, classmate, outsider, learnerThere } = people
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(() => {
  school.clock.now = new Date(school.clock.now.getTime() + 60_000)
})

const library = async (as: Person) => (await value(school, listClassLibrary, { class_id: classA }, { as })).list
const ids = async (as: Person) => (await library(as)).map(({ library_id }) => library_id)
const attachment = (file_id: string) => ({ file_id, name: 'photo.jpg', mime_type: 'image/jpeg', size_bytes: 321 })
const link = () => ({ link_id: randomUUID(), link_type: 1 as const, title: '', url: `example.org/${randomUUID()}` })
const mayRead = (person: Person, file_id: string) =>
  attachmentReaders(school.database.doors, () => school.clock.now)(person, file_id)

test('a library has what posts, work that began, events and its teacher bring, for members of the class alone', async () => {
  const [posted, added] = [link(), link()]
  await value(school, createStreamPost, { post_id: randomUUID(), class_id: classA, links: [posted] }, { as: learner })
  await value(school, addToLibrary, { class_id: classA, link: added }, { as: teacher })
  await setWork(school, { links: [{ ...link(), title: 'Worksheet' }] })
  const after = (hours: number) => new Date(school.clock.now.getTime() + hours * 3_600_000).toISOString()
  await setWork(school, { links: [link()], start_date: after(24) })
  const event_id = randomUUID()
  const event = { event_id, class_ids: [classA], title: 'Questions', link: 'https://meet.example.org/questions' }
  await value(
    school,
    createEvent,
    { ...event, start_date: after(24), end_date: after(25), time_zone: 'Asia/Kabul' },
    { as: teacher },
  )
  const sources = async () => (await library(classmate)).map(({ source }) => source).sort()
  expect(await sources()).toEqual(['assignment', 'event', 'library', 'post'])
  await value(school, deleteEvent, { event_id }, { as: teacher })
  expect(await sources()).toEqual(['assignment', 'library', 'post'])
  expect((await library(classmate)).find(({ library_id }) => library_id === added.link_id)).toMatchObject({
    title: 'example.org',
    url: `https://${added.url}`,
    added_by_name: expect.any(String),
  })
  for (const as of [outsider, learnerThere])
    expect(await call(school, listClassLibrary, { class_id: classA }, { as })).toMatchObject({ refusal: 'not_found' })
  expect(await call(school, addToLibrary, { class_id: classA }, { as: teacher })).toMatchObject({
    refusal: 'nothing_to_add',
  })
})

test('what is taken out of the library stays in its post, and is there again once it is put there again', async () => {
  const said = link()
  const post_id = randomUUID()
  await value(school, createStreamPost, { post_id, class_id: classA, links: [said] }, { as: teacher })
  await value(school, removeFromLibrary, { class_id: classA, library_ids: [said.link_id] }, { as: teacher })
  expect(await ids(learner)).not.toContain(said.link_id)
  school.clock.now = new Date(school.clock.now.getTime() + 60_000)
  await value(school, addToLibrary, { class_id: classA, link: said }, { as: teacher })
  expect(await ids(learner)).toContain(said.link_id)
  const inB = { class_id: classB, library_ids: [said.link_id] }
  expect(await call(school, removeFromLibrary, inB, { as: teacher })).toMatchObject({ ok: true })
  expect(await ids(learner)).toContain(said.link_id)
})

test('a file of a post or a comment is read by the class, and by nobody any more once that is deleted', async () => {
  const [onPost, onComment] = [await ownFile(school, learner), await ownFile(school, classmate)]
  const post_id = randomUUID()
  const post = { post_id, class_id: classA, attachments: [attachment(onPost)] }
  await value(school, createStreamPost, post, { as: learner })
  const comment = { comment_id: randomUUID(), post_id, attachments: [attachment(onComment)] }
  await value(school, createStreamComment, comment, { as: classmate })
  for (const file_id of [onPost, onComment]) {
    expect(await mayRead(teacher, file_id)).toBe(true)
    expect(await mayRead(classmate, file_id)).toBe(true)
    expect(await mayRead(outsider, file_id)).toBe(false)
    expect(await mayRead(learnerThere, file_id)).toBe(false)
  }
  await value(school, deleteStreamPost, { post_id }, { as: teacher })
  expect(await mayRead(classmate, onPost)).toBe(false)
  expect(await mayRead(learner, onComment)).toBe(false)
  expect(await mayRead(learner, onPost)).toBe(true)
})

test('a file of somebody else goes neither into a post nor into a library', async () => {
  const theirs = await ownFile(school, classmate)
  const post = { post_id: randomUUID(), class_id: classA, attachments: [attachment(theirs)] }
  expect(await call(school, createStreamPost, post, { as: learner })).toMatchObject({ refusal: 'file_missing' })
  const added = { class_id: classA, attachment: attachment(theirs) }
  expect(await call(school, addToLibrary, added, { as: teacher })).toMatchObject({ refusal: 'file_missing' })
  const own = await ownFile(school, teacher, 'plan.jpg')
  await value(school, addToLibrary, { class_id: classA, attachment: attachment(own) }, { as: teacher })
  expect(await ids(learner)).toContain(own)
  expect(await mayRead(classmate, own)).toBe(true)
  await value(school, removeFromLibrary, { class_id: classA, library_ids: [own] }, { as: teacher })
  expect(await mayRead(classmate, own)).toBe(false)
})

test('a learner reads the names of their class and no more, and none where its stream is off', async () => {
  const { list, total_pages } = await value(school, listClassmates, { class_id: classA }, { as: learner })
  expect(list).toContainEqual({ full_name: expect.any(String) })
  expect(list).toHaveLength(2)
  expect(total_pages).toBe(1)
  expect(await value(school, listClassmates, { class_id: classA, page: 2 }, { as: learner })).toMatchObject({
    list: [],
  })
  for (const as of [outsider, learnerThere])
    expect(await call(school, listClassmates, { class_id: classA }, { as })).toMatchObject({ refusal: 'not_found' })
  await value(school, setStream, { class_id: classA, is_stream_disabled: true }, { as: teacher })
  expect(await call(school, listClassmates, { class_id: classA }, { as: learner })).toMatchObject({
    refusal: 'not_allowed',
  })
  await value(school, setStream, { class_id: classA, is_stream_disabled: false }, { as: teacher })
})
