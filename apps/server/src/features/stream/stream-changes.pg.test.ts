import { randomUUID } from 'node:crypto'
import { uploadFile } from '@maktab/contracts/content/files'
import { createStreamComment, readStreamPost } from '@maktab/contracts/stream/stream-comments'
import {
  createStreamPost,
  listStreamPosts,
  likeStreamPost,
  pinStreamPost,
  updateStreamPost,
} from '@maktab/contracts/stream/stream-posts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, send, value } from '../../../test/call.ts'
import { classA, openSchool, people, type Person, type School } from '../../../test/school.ts'

let school: School
const { teacher, learner, classmate } = people
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(() => {
  // Each test on a day of its own: who wrote a minute ago has to wait.
  school.clock.now = new Date(school.clock.now.getTime() + 86_400_000)
})

const minutes = (count: number) => void (school.clock.now = new Date(school.clock.now.getTime() + count * 60_000))
const link = (name: string) => ({ link_id: randomUUID(), link_type: 1 as const, title: name, url: `https://${name}/` })

async function fileOf(as: Person, name: string) {
  const file_id = randomUUID()
  const bytes = Buffer.from(`of ${name} ${file_id}`)
  const sent = await send(school, uploadFile, { fields: { file_id, name }, file: { name, bytes } }, { as })
  if (!sent.ok) throw new Error(sent.refusal)
  return { file_id, name, mime_type: sent.value.mime_type, size_bytes: sent.value.size_bytes }
}

async function post(said: object, as: Person): Promise<string> {
  const post_id = randomUUID()
  await value(school, createStreamPost, { post_id, class_id: classA, text: 'The plan', ...said }, { as })
  return post_id
}

/** What the class reads, and what is kept beside it. */
async function standing(post_id: string) {
  const { post: read } = await value(school, readStreamPost, { post_id }, { as: classmate })
  const { earlier_texts } = await school.database.owner
    .selectFrom('stream_posts')
    .select('earlier_texts')
    .where('post_id', '=', post_id)
    .executeTakeFirstOrThrow()
  const shown = (one: {
    attachments?: readonly { name: string }[]
    links?: readonly { title: string }[]
    text: string
  }) => [one.text, ...(one.attachments ?? []).map(({ name }) => name), ...(one.links ?? []).map(({ title }) => title)]
  return { now: shown(read), before: (earlier_texts as Parameters<typeof shown>[0][]).map(shown), read }
}

test('an author adds and removes files and links of a post, and what hung there before is kept beside it', async () => {
  const [one, two] = [await fileOf(learner, 'one.txt'), await fileOf(learner, 'two.txt')]
  const [old, fresh] = [link('old.example'), link('new.example')]
  const post_id = await post({ attachments: [one], links: [old] }, learner)
  minutes(2)
  await value(school, updateStreamPost, { post_id, attachments: [two], links: [old, fresh] }, { as: learner })
  const first = await standing(post_id)
  expect(first.now).toEqual(['The plan', 'two.txt', 'old.example', 'new.example'])
  expect(first.before).toEqual([['The plan', 'one.txt', 'old.example']])
  expect(first.read.edited_on).not.toBeNull()
  minutes(2)
  // What is left out stays.
  await value(school, updateStreamPost, { post_id, text: 'The new plan' }, { as: learner })
  await value(school, updateStreamPost, { post_id, text: '', attachments: [one], links: [] }, { as: learner })
  expect((await standing(post_id)).now).toEqual(['', 'one.txt'])
  const nothing = { post_id, attachments: [] }
  expect(await call(school, updateStreamPost, nothing, { as: learner })).toMatchObject({ refusal: 'post_empty' })
})

test('of two changes of files on two devices the one given later counts, and the other is kept', async () => {
  const [phone, computer] = [await fileOf(learner, 'phone.txt'), await fileOf(learner, 'computer.txt')]
  const post_id = await post({}, learner)
  minutes(20)
  const given = (ago: number) => new Date(school.clock.now.getTime() - ago * 60_000)
  const change = (file: typeof phone, ago: number) =>
    value(
      school,
      updateStreamPost,
      { post_id, attachments: [file] },
      { as: learner, given: given(ago), sent: school.clock.now },
    )
  await change(computer, 2)
  await change(phone, 6)
  expect(await standing(post_id)).toMatchObject({
    now: ['The plan', 'computer.txt'],
    before: [['The plan'], ['The plan', 'phone.txt']],
  })
})

test('nobody hangs a file of somebody else, or a script, on a post of theirs', async () => {
  const theirs = await fileOf(classmate, 'theirs.txt')
  const post_id = await post({}, learner)
  expect(await call(school, updateStreamPost, { post_id, attachments: [theirs] }, { as: learner })).toMatchObject({
    refusal: 'file_missing',
  })
  const evil = [{ ...link('evil.example'), url: 'javascript:alert(1)' }]
  expect(await call(school, updateStreamPost, { post_id, links: evil }, { as: learner })).toMatchObject({
    refusal: 'link_refused',
  })
  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const name of ['drawing.svg', 'drawing.png']) {
    const file = { name, bytes: picture }
    const sent = await send(school, uploadFile, { fields: { file_id: randomUUID(), name }, file }, { as: learner })
    expect(sent).toMatchObject({ ok: false })
  }
})

test('of teachers who pin at the same moment the sixth is refused', async () => {
  const posts: string[] = []
  for (let count = 0; count < 8; count += 1) posts.push(await post({ text: `Rule ${count}` }, teacher))
  const answers = await Promise.all(
    posts.map((post_id) => call(school, pinStreamPost, { post_id, is_pinned: true }, { as: teacher })),
  )
  expect(answers.map((answer) => (answer.ok ? 'pinned' : answer.refusal)).sort()).toEqual(
    [...Array.from({ length: 3 }, () => 'pin_limit'), ...Array.from({ length: 5 }, () => 'pinned')].sort(),
  )
  const { pinned } = await value(school, listStreamPosts, { class_id: classA }, { as: learner })
  expect(pinned).toHaveLength(5)
})

test('of posts and comments that one person sends at the same moment the sixth waits, a classmate’s is taken', async () => {
  const post_id = await post({}, teacher)
  const text = 'All at once'
  const sent = await Promise.all([
    ...Array.from({ length: 5 }, () =>
      call(school, createStreamPost, { post_id: randomUUID(), class_id: classA, text }, { as: learner }),
    ),
    ...Array.from({ length: 4 }, () =>
      call(school, createStreamComment, { comment_id: randomUUID(), post_id, text }, { as: learner }),
    ),
    call(school, createStreamComment, { comment_id: randomUUID(), post_id, text }, { as: classmate }),
  ])
  const answers = sent.map((answer) => (answer.ok ? 'taken' : answer.refusal))
  expect(answers.at(-1)).toBe('taken')
  expect(answers.slice(0, -1).sort()).toEqual([
    ...Array.from({ length: 4 }, () => 'post_limit'),
    ...Array.from({ length: 5 }, () => 'taken'),
  ])
})

test('a tenant lets its learners read and like alone, or has no streams at all, and everything is there again afterwards', async () => {
  const post_id = await post({ text: 'Still here' }, teacher)
  const said = { class_id: classA, text: 'Hello' }
  const configure = async (change: object) => {
    await sql`update tenants set configuration = configuration || ${JSON.stringify(change)}::jsonb where tenant_id = 1`.execute(
      school.database.owner,
    )
    return school.reopen()
  }
  const reading = await configure({ is_learner_stream_enabled: false })
  const asked = { class_id: classA }
  expect(await value(reading, listStreamPosts, asked, { as: learner })).toMatchObject({
    is_off: false,
    may_post: false,
  })
  expect(await call(reading, likeStreamPost, { post_id, is_liked: true }, { as: learner })).toMatchObject({ ok: true })
  for (const answer of [
    await call(reading, createStreamPost, { ...said, post_id: randomUUID() }, { as: learner }),
    await call(reading, createStreamComment, { post_id, text: 'Me, too', comment_id: randomUUID() }, { as: learner }),
  ])
    expect(answer).toMatchObject({ refusal: 'not_allowed' })
  expect(await call(reading, createStreamPost, { ...said, post_id: randomUUID() }, { as: teacher })).toMatchObject({
    ok: true,
  })
  await reading.close()
  const off = await configure({ is_learner_stream_enabled: true, is_stream_disabled: true })
  expect(await value(off, listStreamPosts, asked, { as: teacher })).toMatchObject({ is_off: true, list: [] })
  expect(await call(off, createStreamPost, { ...said, post_id: randomUUID() }, { as: teacher })).toMatchObject({
    refusal: 'stream_off',
  })
  await off.close()
  const again = await configure({ is_stream_disabled: false })
  const { list, may_post } = await value(again, listStreamPosts, asked, { as: learner })
  expect(may_post).toBe(true)
  expect(list.find((one) => one.post_id === post_id)).toMatchObject({ text: 'Still here', likes: 1, is_liked: true })
  await again.close()
})
