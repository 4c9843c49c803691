import { randomUUID } from 'node:crypto'
import type { Input } from '@maktab/contracts/call'
import { listNotifications } from '@maktab/contracts/people/notifications'
import {
  createStreamComment,
  deleteStreamComment,
  listStreamComments,
  readStreamPost,
  updateStreamComment,
} from '@maktab/contracts/stream/stream-comments'
import {
  approveStreamPost,
  muteInStream,
  reportStream,
  setStream,
  settleReports,
} from '@maktab/contracts/stream/stream-moderation'
import {
  createStreamPost,
  deleteStreamPost,
  likeStreamPost,
  listStreamPosts,
  pinStreamPost,
  updateStreamPost,
} from '@maktab/contracts/stream/stream-posts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { classA, classB, openSchool, people, type Person, type School } from '../../../test/school.ts'
import { openStreamMoments } from './stream-moments.ts'

let school: School
const { teacher, otherTeacher, learner, classmate, outsider, learnerThere } = people
const morning = new Date('2026-03-16T04:00:00.000Z')

beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
let day = 0
beforeEach(() => {
  // Each test on a day of its own: who wrote a minute ago has to wait.
  day += 1
  school.clock.now = new Date(morning.getTime() + day * 86_400_000)
})
afterEach(() =>
  value(school, setStream, { class_id: classA, is_stream_disabled: false, approves_posts: false }, { as: teacher }),
)

const minutes = (count: number) => void (school.clock.now = new Date(school.clock.now.getTime() + count * 60_000))
type Said = Partial<Input<typeof createStreamPost>>
async function post(said: Said = {}, as: Person = teacher): Promise<string> {
  const post_id = randomUUID()
  await value(school, createStreamPost, { post_id, class_id: classA, text: 'Bring your compasses', ...said }, { as })
  return post_id
}
const page = (as: Person, asked: Partial<Input<typeof listStreamPosts>> = {}) =>
  value(school, listStreamPosts, { class_id: classA, limit: 50, ...asked }, { as })
const ids = async (as: Person, asked: Partial<Input<typeof listStreamPosts>> = {}) =>
  (await page(as, asked)).list.map(({ post_id }) => post_id)
const comment = async (post_id: string, as: Person, text = 'Mine is broken', reply_to?: string) => {
  const comment_id = randomUUID()
  await value(school, createStreamComment, { comment_id, post_id, text, ...(reply_to && { reply_to }) }, { as })
  return comment_id
}
const told = async (as: Person, type: string) =>
  (await value(school, listNotifications, { page: 1 }, { as })).list.filter(
    ({ notification_type, is_read }) => notification_type === type && !is_read,
  )

describe('a post', () => {
  test('is read by the class and by nobody else, with its author and what each may do', async () => {
    const post_id = await post({ text: '  Bring your compasses  ' })
    expect((await page(learner)).list[0]).toMatchObject({
      post_id,
      author: { user_id: teacher.user_id, role: 'teacher' },
      text: 'Bring your compasses',
      may: { edit: false, delete: false, pin: false, comment: true, report: true, approve: false },
    })
    expect((await page(teacher)).list[0]?.may).toMatchObject({ edit: true, delete: true, pin: true, report: false })
    for (const as of [outsider, otherTeacher, learnerThere]) {
      expect(await call(school, listStreamPosts, { class_id: classA }, { as })).toMatchObject({ refusal: 'not_found' })
      expect(await call(school, readStreamPost, { post_id }, { as })).toMatchObject({ refusal: 'not_found' })
      const comment_id = randomUUID()
      expect(await call(school, createStreamComment, { comment_id, post_id, text: 'Hm' }, { as })).toMatchObject({
        refusal: 'not_found',
      })
      expect(await call(school, likeStreamPost, { post_id, is_liked: true }, { as })).toMatchObject({
        refusal: 'not_found',
      })
    }
  })

  test('that arrives twice stands once, and an id that another has is not given away', async () => {
    const post_id = randomUUID()
    const said = { post_id, class_id: classA, text: 'Once' }
    const first = await value(school, createStreamPost, said, { as: learner })
    minutes(3)
    expect(await value(school, createStreamPost, said, { as: learner })).toEqual(first)
    expect(await call(school, createStreamPost, said, { as: classmate })).toMatchObject({ refusal: 'not_allowed' })
    expect((await ids(learner)).filter((one) => one === post_id)).toHaveLength(1)
  })

  test.each([
    ['nothing', '', 'post_empty'],
    ['an empty tag', '<p><br></p>', 'post_empty'],
    ['blanks that nobody sees', '&nbsp;\u200B\u00A0', 'post_empty'],
    ['a letter too many', 'ب'.repeat(1001), 'post_too_long'],
    ['a thousand letters that are each put together', 'é'.normalize('NFD').repeat(1000), undefined],
    ['a sign less than', 'a < b', undefined],
    ['pictures of letters', '👍', undefined],
  ])('says something: %s', async (_what, text, refusal) => {
    const answer = await call(
      school,
      createStreamPost,
      { post_id: randomUUID(), class_id: classA, text },
      { as: teacher },
    )
    expect(answer.ok ? undefined : answer.refusal).toBe(refusal)
  })

  test('may be a link alone, and a link that leads nowhere safe is refused', async () => {
    const link = { link_id: randomUUID(), link_type: 1 as const, title: '', url: 'example.org/plan' }
    const post_id = await post({ text: '', links: [link] })
    const { list } = await page(learner)
    expect(list.find((one) => one.post_id === post_id)?.links).toEqual([
      { ...link, title: 'example.org', url: 'https://example.org/plan' },
    ])
    const evil = [{ ...link, url: 'javascript:alert(1)' }]
    expect(
      await call(school, createStreamPost, { post_id: randomUUID(), class_id: classA, links: evil }, { as: learner }),
    ).toMatchObject({ refusal: 'link_refused' })
  })

  test('is slowed down after five in a minute, and taken once there is room', async () => {
    const given = new Date(school.clock.now)
    for (let count = 0; count < 5; count += 1) await post({ text: `${count}` }, learner)
    const sixth = { post_id: randomUUID(), class_id: classA, text: 'Six' }
    const refused = await call(school, createStreamPost, sixth, { as: learner, given, sent: given })
    expect(refused).toMatchObject({ refusal: 'post_limit' })
    minutes(1)
    const sent = new Date(school.clock.now)
    expect(await call(school, createStreamPost, sixth, { as: learner, given, sent })).toMatchObject({ ok: true })
  })

  test('of a day without a network passes, however many arrive at once', async () => {
    const now = school.clock.now.getTime()
    for (let count = 0; count < 12; count += 1) {
      const given = new Date(now - (12 - count) * 600_000)
      const said = { post_id: randomUUID(), class_id: classA, text: `From the valley ${count}` }
      const sent = new Date(now)
      expect(await call(school, createStreamPost, said, { as: classmate, given, sent })).toMatchObject({ ok: true })
    }
  })

  test('of a teacher may wait for its moment: until then teachers alone see it', async () => {
    const publish_on = new Date(school.clock.now.getTime() + 3_600_000).toISOString()
    const post_id = await post({ text: 'The exam is moved', publish_on })
    expect(await ids(learner)).not.toContain(post_id)
    expect(await call(school, readStreamPost, { post_id }, { as: learner })).toMatchObject({ refusal: 'not_found' })
    expect(await ids(teacher)).toContain(post_id)
    const before = (await told(learner, 'post_new')).length
    minutes(61)
    const heard: string[] = []
    const stop = school.bus.subscribe((event) => void (event.kind === 'stream' && heard.push(event.id)))
    const job = openStreamMoments({
      doors: school.database.doors,
      clock: () => school.clock.now,
      bus: school.bus,
      onFailure: (error) => {
        throw error
      },
    })
    await job.runDue()
    await job.runDue()
    await job.close()
    stop()
    expect(heard).toEqual([post_id])
    expect(await ids(learner)).toContain(post_id)
    expect((await told(learner, 'post_new')).length).toBeGreaterThanOrEqual(before)
    const early = { post_id: randomUUID(), class_id: classA, text: 'Mine', publish_on: '2027-01-01T00:00:00Z' }
    expect(await call(school, createStreamPost, early, { as: learner })).toMatchObject({ refusal: 'not_allowed' })
  })

  test('is changed by its author; of two changes the one given later counts and both are kept', async () => {
    const post_id = await post({ text: 'At nine' }, learner)
    const at = (minute: number) => new Date(school.clock.now.getTime() - (10 - minute) * 60_000)
    const change = (text: string, minute: number) =>
      value(school, updateStreamPost, { post_id, text }, { as: learner, given: at(minute), sent: school.clock.now })
    minutes(20)
    await change('At eleven', 8)
    await change('At ten', 4)
    expect((await value(school, readStreamPost, { post_id }, { as: learner })).post.text).toBe('At eleven')
    const { earlier_texts } = await school.database.owner
      .selectFrom('stream_posts')
      .select('earlier_texts')
      .where('post_id', '=', post_id)
      .executeTakeFirstOrThrow()
    expect((earlier_texts as { text: string }[]).map(({ text }) => text)).toEqual(['At nine', 'At ten'])
    for (const as of [classmate, teacher])
      expect(await call(school, updateStreamPost, { post_id, text: 'No' }, { as })).toMatchObject({
        refusal: 'not_allowed',
      })
    await value(school, updateStreamPost, { post_id, comments_closed: true }, { as: teacher })
    const said = { comment_id: randomUUID(), post_id, text: 'Hm' }
    expect(await call(school, createStreamComment, said, { as: classmate })).toMatchObject({
      refusal: 'comments_closed',
    })
    expect(await call(school, createStreamComment, said, { as: teacher })).toMatchObject({ ok: true })
  })

  test('is deleted by its author or a teacher, kept for thirty days and then forgotten', async () => {
    const post_id = await post({ text: 'Not so nice' }, learner)
    expect(await call(school, deleteStreamPost, { post_id }, { as: classmate })).toMatchObject({
      refusal: 'not_allowed',
    })
    await value(school, deleteStreamPost, { post_id, reason: 'not kind' }, { as: teacher })
    expect(await ids(learner)).not.toContain(post_id)
    const kept = () =>
      school.database.owner.selectFrom('stream_posts').select('text').where('post_id', '=', post_id).execute()
    expect(await kept()).toEqual([{ text: 'Not so nice' }])
    const job = openStreamMoments({
      doors: school.database.doors,
      clock: () => new Date(school.clock.now.getTime() + 31 * 86_400_000),
      bus: school.bus,
      onFailure: (error) => {
        throw error
      },
    })
    await job.runDue()
    await job.close()
    expect(await kept()).toEqual([{ text: '' }])
  })

  test('is pinned by a teacher, five of a class, and stands first', async () => {
    const posts: string[] = []
    for (let count = 0; count < 6; count += 1) posts.push(await post({ text: `Rule ${count}` }))
    for (const post_id of posts.slice(0, 5))
      await value(school, pinStreamPost, { post_id, is_pinned: true }, { as: teacher })
    const sixth = { post_id: posts[5]!, is_pinned: true }
    expect(await call(school, pinStreamPost, sixth, { as: teacher })).toMatchObject({ refusal: 'pin_limit' })
    await value(school, pinStreamPost, { post_id: posts[0]!, is_pinned: false }, { as: teacher })
    expect(await call(school, pinStreamPost, sixth, { as: teacher })).toMatchObject({ ok: true })
    expect((await page(learner)).pinned.map(({ post_id }) => post_id).sort()).toEqual(posts.slice(1).sort())
    for (const post_id of posts) await value(school, pinStreamPost, { post_id, is_pinned: false }, { as: teacher })
  })

  test('is liked as a state: what is sent twice counts once, and the later counts', async () => {
    const post_id = await post()
    const like = (as: Person, is_liked: boolean, minute: number) =>
      value(
        school,
        likeStreamPost,
        { post_id, is_liked },
        { as, given: new Date(school.clock.now.getTime() - (10 - minute) * 60_000), sent: school.clock.now },
      )
    minutes(20)
    await like(learner, true, 1)
    await like(learner, true, 2)
    expect(await like(classmate, true, 3)).toMatchObject({ likes: 2 })
    expect(await like(classmate, false, 5)).toMatchObject({ is_liked: false, likes: 1 })
    expect(await like(classmate, true, 4)).toMatchObject({ is_liked: false, likes: 1 })
  })

  test('is found by page, by words, by who said it, and by what hangs there', async () => {
    const [one, two] = [await post({ text: 'Ein % Zeichen' }, learner), await post({ text: 'Second' })]
    minutes(1)
    const three = await post({ text: 'Third' })
    expect((await page(learner, { limit: 1 })).list.map(({ post_id }) => post_id)).toEqual([three])
    expect(await ids(learner, { before: three, limit: 1 })).toHaveLength(1)
    expect(await ids(learner, { search: '% zeichen' })).toEqual([one])
    expect(await ids(learner, { search: '_' })).toEqual([])
    expect(await ids(learner, { filter: 'mine', limit: 1 })).toEqual([one])
    expect((await ids(learner, { filter: 'teacher' })).slice(0, 2)).toEqual([three, two])
    expect(await ids(learner, { filter: 'files' })).not.toContain(three)
  })
})

describe('comments', () => {
  test('come with their post, in order, and a reply to a reply belongs to the comment above both', async () => {
    const post_id = await post({ text: 'Questions?' })
    const first = await comment(post_id, learner, 'Which page?')
    minutes(1)
    const reply = await comment(post_id, teacher, 'Twelve', first)
    minutes(1)
    const again = await comment(post_id, classmate, 'Thanks', reply)
    const read = await value(school, readStreamPost, { post_id }, { as: classmate })
    expect(read.total_comments).toBe(3)
    expect(read.comments.map(({ comment_id, reply_to }) => [comment_id, reply_to])).toEqual([
      [first, null],
      [reply, first],
      [again, first],
    ])
    const earlier = await value(school, listStreamComments, { post_id, before: again, limit: 1 }, { as: learner })
    expect(earlier).toMatchObject({ list: [{ comment_id: reply }], has_more: true, total: 3 })
    await value(school, updateStreamComment, { comment_id: first, text: 'Which chapter?' }, { as: learner })
    expect(await call(school, updateStreamComment, { comment_id: first, text: 'No' }, { as: teacher })).toMatchObject({
      refusal: 'not_allowed',
    })
    await value(school, deleteStreamComment, { comment_id: reply }, { as: teacher })
    await value(school, deleteStreamComment, { comment_id: reply }, { as: teacher })
    const after = await value(school, readStreamPost, { post_id }, { as: classmate })
    expect(after.comments.map(({ text }) => text)).toEqual(['Which chapter?', 'Thanks'])
    expect(after.total_comments).toBe(2)
  })

  test('tell whoever wrote the post and the comment, and not their own author', async () => {
    const post_id = await post({ text: 'Homework' })
    const first = await comment(post_id, learner)
    await comment(post_id, classmate, 'Mine too', first)
    const of = async (as: Person) => (await told(as, 'post_comment')).filter((one) => one.post_id === post_id)
    expect(await of(teacher)).toHaveLength(1)
    expect(await of(learner)).toHaveLength(1)
    expect(await of(classmate)).toEqual([])
  })
})

describe('a teacher keeps order', () => {
  test('posts of learners wait for approval where the teacher wishes', async () => {
    await value(school, setStream, { class_id: classA, approves_posts: true }, { as: teacher })
    const waiting = await post({ text: 'May I?' }, learner)
    const other = await post({ text: 'Me too' }, learner)
    expect(await ids(classmate)).not.toContain(waiting)
    expect(await ids(learner)).toContain(waiting)
    expect(await page(teacher, { filter: 'to_look_at' })).toMatchObject({ to_look_at: 2 })
    await value(school, approveStreamPost, { post_id: waiting, is_approved: true }, { as: teacher })
    await value(school, approveStreamPost, { post_id: other, is_approved: false }, { as: teacher })
    expect(await ids(classmate)).toContain(waiting)
    expect(await ids(learner)).not.toContain(other)
    expect(await page(teacher)).toMatchObject({ to_look_at: 0 })
  })

  test('a report is told to teachers once, and settled by one of them', async () => {
    const post_id = await post({ text: 'Rude' }, classmate)
    await value(school, reportStream, { post_id, reason: 'It is rude' }, { as: learner })
    await value(school, reportStream, { post_id, reason: 'It is rude' }, { as: learner })
    expect(await call(school, reportStream, { post_id }, { as: classmate })).toMatchObject({ refusal: 'not_allowed' })
    expect((await page(teacher, { filter: 'to_look_at' })).list[0]).toMatchObject({ post_id, reports: 1 })
    expect((await page(learner)).list.find((one) => one.post_id === post_id)?.reports).toBe(0)
    expect((await told(teacher, 'post_reported')).filter((one) => one.post_id === post_id)).toHaveLength(1)
    await value(school, settleReports, { post_id }, { as: teacher })
    expect(await ids(teacher, { filter: 'to_look_at' })).toEqual([])
  })

  test('who is muted reads and likes', async () => {
    const post_id = await post()
    await value(school, muteInStream, { class_id: classA, user_id: classmate.user_id, is_muted: true }, { as: teacher })
    expect(await page(classmate)).toMatchObject({ may_post: false, is_muted: true })
    expect(await page(teacher)).toMatchObject({ muted_ids: [classmate.user_id] })
    const said = { post_id: randomUUID(), class_id: classA, text: 'But' }
    expect(await call(school, createStreamPost, said, { as: classmate })).toMatchObject({ refusal: 'not_allowed' })
    expect(await call(school, likeStreamPost, { post_id, is_liked: true }, { as: classmate })).toMatchObject({
      ok: true,
    })
    await value(
      school,
      muteInStream,
      { class_id: classA, user_id: classmate.user_id, is_muted: false },
      { as: teacher },
    )
    const outside = { class_id: classA, user_id: outsider.user_id, is_muted: true }
    expect(await call(school, muteInStream, outside, { as: teacher })).toMatchObject({ refusal: 'not_found' })
  })

  test('a stream that is switched off answers nothing, and comes back as it was', async () => {
    const post_id = await post({ text: 'Still here' })
    await value(school, setStream, { class_id: classA, is_stream_disabled: true }, { as: teacher })
    expect(await page(learner)).toMatchObject({ is_off: true, list: [], may_post: false })
    const said = { post_id: randomUUID(), class_id: classA, text: 'Hello' }
    for (const answer of [
      await call(school, createStreamPost, said, { as: teacher }),
      await call(school, readStreamPost, { post_id }, { as: learner }),
      await call(school, likeStreamPost, { post_id, is_liked: true }, { as: learner }),
      await call(school, deleteStreamPost, { post_id }, { as: teacher }),
      await call(school, pinStreamPost, { post_id, is_pinned: true }, { as: teacher }),
      await call(school, createStreamComment, { comment_id: randomUUID(), post_id, text: 'a' }, { as: learner }),
    ])
      expect(answer).toMatchObject({ refusal: 'stream_off' })
    expect(await value(school, listStreamPosts, { class_id: classB }, { as: otherTeacher })).toMatchObject({
      is_off: false,
    })
    await value(school, setStream, { class_id: classA, is_stream_disabled: false }, { as: teacher })
    expect(await ids(learner)).toContain(post_id)
  })
})

test('whoever has the class open hears that something was said, and nobody of another class', async () => {
  const heard: unknown[] = []
  const stop = school.bus.subscribe((event) => void heard.push(event))
  const post_id = await post()
  stop()
  expect(heard).toEqual([{ institution_id: 10, class_id: classA, to: 'everybody', kind: 'stream', id: post_id }])
})
