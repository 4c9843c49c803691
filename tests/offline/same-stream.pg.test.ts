/** What a device answers of streams and libraries, and what it shows of what was done on it, is what the server answers after a sync. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEvent } from '@maktab/contracts/events/events'
import { addToLibrary, listClassLibrary } from '@maktab/contracts/stream/class-library'
import {
  createStreamComment,
  listStreamComments,
  readStreamPost,
  updateStreamComment,
} from '@maktab/contracts/stream/stream-comments'
import { muteInStream, setStream } from '@maktab/contracts/stream/stream-moderation'
import {
  createStreamPost,
  deleteStreamPost,
  likeStreamPost,
  listStreamPosts,
  pinStreamPost,
} from '@maktab/contracts/stream/stream-posts'
import { call, value } from '../../apps/server/test/call.ts'
import { classA, classB, openSchool, people, type Person, type School } from '../../apps/server/test/school.ts'
import { setWork } from '../../apps/server/test/work.ts'
import type { Tab } from '../../packages/offline/test/phone.ts'
import { chanceOf } from '../chaos/chance.ts'
import { openDevice } from '../chaos/device.ts'

let school: School
const devices = new Map<Person, Tab>()
const { learner, classmate, outsider, teacher } = people
const readers = [learner, classmate, outsider, teacher]
const post = { rules: randomUUID(), question: randomUUID(), later: randomUUID() }
const comment = { first: randomUUID(), reply: randomUUID() }

async function syncAll() {
  for (const person of readers) await devices.get(person)!.sync()
}
/** Signed addresses differ from one asking to the next; a device knows no likes of others since it last looked. */
const comparable = (answer: unknown) =>
  JSON.parse(
    JSON.stringify(answer, (key, inner: unknown) =>
      ['url', 'thumbnail_url', 'as_of', 'likes'].includes(key) ? undefined : inner,
    ),
  ) as unknown

beforeAll(async () => {
  school = await openSchool()
  const link = { link_id: randomUUID(), link_type: 1 as const, title: 'Plan', url: 'https://example.org/plan' }
  const said = [
    [teacher, { post_id: post.rules, text: 'Rules of this class', links: [link] }],
    [learner, { post_id: post.question, text: 'Which page?' }],
    [teacher, { post_id: post.later, text: 'An exam', publish_on: '2027-01-01T00:00:00.000Z' }],
  ] as const
  for (const [as, input] of said) {
    await value(
      school,
      createStreamPost,
      { class_id: classA, ...input, links: 'links' in input ? [...input.links] : [] },
      { as },
    )
    school.clock.now = new Date(school.clock.now.getTime() + 60_000)
  }
  await value(school, pinStreamPost, { post_id: post.rules, is_pinned: true }, { as: teacher })
  await value(school, likeStreamPost, { post_id: post.rules, is_liked: true }, { as: classmate })
  await value(
    school,
    createStreamComment,
    { comment_id: comment.first, post_id: post.question, text: 'Twelve' },
    { as: teacher },
  )
  await value(
    school,
    createEvent,
    {
      event_id: randomUUID(),
      class_ids: [classA],
      title: 'Online',
      start_date: '2026-12-20T04:30:00.000Z',
      end_date: '2026-12-20T05:15:00.000Z',
      time_zone: 'Asia/Kabul',
      link: 'https://meet.example/abc',
    },
    { as: teacher },
  )
  await value(
    school,
    addToLibrary,
    { class_id: classA, link: { ...link, link_id: randomUUID(), url: 'https://example.org/map' } },
    { as: teacher },
  )
  await setWork(school, { links: [{ ...link, link_id: randomUUID(), url: 'https://example.org/worksheet' }] })
  for (const person of readers) {
    const device = await openDevice(school, person, chanceOf(person.user_id), () => school.clock.now)
    device.network.isBad = false
    devices.set(person, device.tab())
  }
  await syncAll()
})
afterAll(() => school.close())

const asked = [
  ['listStreamPosts', listStreamPosts, { class_id: classA }],
  ['listStreamPosts', listStreamPosts, { class_id: classA, limit: 1 }],
  ['listStreamPosts', listStreamPosts, { class_id: classA, before: post.question }],
  ['listStreamPosts', listStreamPosts, { class_id: classA, filter: 'teacher' as const }],
  ['listStreamPosts', listStreamPosts, { class_id: classA, filter: 'files' as const }],
  ['listStreamPosts', listStreamPosts, { class_id: classA, filter: 'mine' as const }],
  ['listStreamPosts', listStreamPosts, { class_id: classA, filter: 'to_look_at' as const }],
  ['listStreamPosts', listStreamPosts, { class_id: classA, search: 'PAGE' }],
  ['listStreamPosts', listStreamPosts, { class_id: classB }],
  ['readStreamPost', readStreamPost, { post_id: post.question }],
  ['readStreamPost', readStreamPost, { post_id: post.later }],
  ['listStreamComments', listStreamComments, { post_id: post.question, limit: 1 }],
  ['listClassLibrary', listClassLibrary, { class_id: classA }],
  ['listClassLibrary', listClassLibrary, { class_id: classA, kind: 1 as const, search: 'plan' }],
] as const
async function agree(): Promise<void> {
  for (const [name, contract, input] of asked)
    for (const person of readers) {
      const server = await call(school, contract, input as never, { as: person })
      expect([name, comparable(await devices.get(person)!.answer(name, input))]).toEqual([name, comparable(server)])
    }
}

test('streams and libraries read from a device are those of the server, for each of their readers', agree)

test('what was said, changed and taken out on devices stands on the server and on the devices of others', async () => {
  const at = (person: Person) => devices.get(person)!
  const done = async (person: Person, name: string, input: object) =>
    expect(await at(person).perform(name, input, [])).toMatchObject({ ok: true })
  const post_id = randomUUID()
  await done(learner, 'createStreamPost', { post_id, class_id: classA, text: 'From the valley' })
  await done(classmate, 'createStreamComment', {
    comment_id: comment.reply,
    post_id: post.question,
    reply_to: comment.first,
    text: 'Thanks',
  })
  await done(classmate, 'updateStreamComment', { comment_id: comment.reply, text: 'Thank you' })
  const page = { file_id: randomUUID(), name: 'page.txt', mime_type: 'text/plain' }
  const link = { link_id: randomUUID(), link_type: 1, title: 'Page', url: 'https://example.org/page' }
  const change = { post_id: post.question, attachments: [{ ...page, size_bytes: 4 }], links: [link] }
  const bytes = new Blob(['Page'])
  expect(await at(learner).perform('updateStreamPost', change, [{ ...page, bytes }])).toMatchObject({ ok: true })
  await done(learner, 'likeStreamPost', { post_id: post.rules, is_liked: true })
  await done(teacher, 'pinStreamPost', { post_id: post.question, is_pinned: true })
  await done(teacher, 'muteInStream', { class_id: classA, user_id: classmate.user_id, is_muted: true })
  const { list } = await value(school, listClassLibrary, { class_id: classA }, { as: teacher })
  await done(teacher, 'removeFromLibrary', { class_id: classA, library_ids: [list[0]!.library_id] })
  const shown = await at(learner).answer('listStreamPosts', { class_id: classA })
  expect(shown).toMatchObject({ ok: true, value: { list: [{ post_id, may: { edit: true } }, {}, {}] } })
  await syncAll()
  await syncAll()
  const served = await value(school, listStreamPosts, { class_id: classA }, { as: classmate })
  expect(served).toMatchObject({
    list: [{ post_id, text: 'From the valley' }, {}, {}],
    may_post: false,
    is_muted: true,
  })
  expect(served.pinned.map((one) => one.post_id)).toEqual([post.question, post.rules])
  expect(served.pinned[1]?.likes).toBe(2)
  expect(served.pinned[0]).toMatchObject({ text: 'Which page?', attachments: [{ name: 'page.txt' }], links: [link] })
  expect((await value(school, listClassLibrary, { class_id: classA }, { as: learner })).list).toHaveLength(
    // One was taken out, and the page came with its file and its link.
    list.length - 1 + 2,
  )
  // A like moves no row: whoever gave it is told of it by their own device.
  await value(school, updateStreamComment, { comment_id: comment.first, text: 'Page twelve' }, { as: teacher })
  await value(school, deleteStreamPost, { post_id }, { as: teacher })
  await value(school, muteInStream, { class_id: classA, user_id: classmate.user_id, is_muted: false }, { as: teacher })
  await syncAll()
  await agree()
})

test('a stream that is off is off on devices, and comes back as it was', async () => {
  const before = await devices.get(learner)!.answer('listStreamPosts', { class_id: classA })
  await value(school, setStream, { class_id: classA, is_stream_disabled: true }, { as: teacher })
  await syncAll()
  expect(await devices.get(learner)!.answer('readStreamPost', { post_id: post.rules })).toMatchObject({
    refusal: 'stream_off',
  })
  await agree()
  await value(school, setStream, { class_id: classA, is_stream_disabled: false }, { as: teacher })
  await syncAll()
  expect(comparable(await devices.get(learner)!.answer('listStreamPosts', { class_id: classA }))).toEqual(
    comparable(before),
  )
})
