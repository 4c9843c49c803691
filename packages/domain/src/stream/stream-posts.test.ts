import { describe, expect, test } from 'vitest'
import {
  decidePin,
  decidePost,
  decidePostChange,
  decidePostDelete,
  decideRate,
  decideStreamText,
  lettersOf,
  mayWithPost,
  mayWrite,
  seesPost,
  type PostToChange,
  type StreamStanding,
} from './stream-posts.ts'

const on: StreamStanding = { is_off: false, learners_write: true, is_muted: false, approves_posts: false }
const learner = { user_id: 1, role: 'learner' } as const
const classmate = { user_id: 2, role: 'learner' } as const
const teacher = { user_id: 3, role: 'teacher' } as const
const now = new Date('2026-03-16T04:00:00.000Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const refusal = (outcome: { ok: boolean; refusal?: string }) => (outcome.ok ? 'ok' : outcome.refusal)

test.each([
  ['a learner', on, learner, true],
  ['a learner where learners only read', { ...on, learners_write: false }, learner, false],
  ['a teacher where learners only read', { ...on, learners_write: false }, teacher, true],
  ['a learner who is muted', { ...on, is_muted: true }, learner, false],
  ['a teacher where it is off', { ...on, is_off: true }, teacher, false],
] as const)('who writes: %s', (_who, stream, member, may) => expect(mayWrite(stream, member)).toBe(may))

test.each([
  ['words', 'Hello', false, 'ok'],
  ['nothing', '  \n ', false, 'post_empty'],
  ['nothing beside a file', '', true, 'ok'],
  ['a tag around nothing', '<p><br/></p>', false, 'post_empty'],
  ['a tag around a word', '<b>Hello</b>', false, 'ok'],
  ['what only turns directions', '\u202E\u200B\uFEFF', false, 'post_empty'],
  ['isolates and marks of direction', '\u2066\u2067\u2068\u2069\u200E\u200F\u061C', false, 'post_empty'],
  ['joiners and soft hyphens', '\u200C\u200D\u00AD\u2060', false, 'post_empty'],
  ['a script: it is text, and read as text', '<script>alert(1)</script>', false, 'ok'],
  ['a picture that runs and shows nothing', '<img src=x onerror=alert(1)>', false, 'post_empty'],
  ['a script around nothing', '<script></script>\u200B', false, 'post_empty'],
  ['a tag that is turned around', '\u202E<b></b>\u202C', false, 'post_empty'],
  ['a blank entity', '&nbsp; &#160;', false, 'post_empty'],
  ['a comparison', 'x < 3 > y', false, 'ok'],
  ['a thousand letters', 'ش'.repeat(1000), false, 'ok'],
  ['a thousand letters between blanks that nobody sees', ` ${'ش'.repeat(1000)}\n`, false, 'ok'],
  ['a thousand and one', 'ش'.repeat(1001), false, 'post_too_long'],
  ['a thousand letters put together of two', 'e\u0301'.repeat(1000), false, 'ok'],
  ['a thousand signs of two halves', '😀'.repeat(1000), false, 'ok'],
] as const)('a text says something: %s', (_what, text, hasMore, answer) =>
  expect(refusal(decideStreamText(text, hasMore))).toBe(answer),
)

test('letters are counted as a person counts them', () => expect(lettersOf(' e\u0301😀ب ')).toBe(3))

describe('how fast somebody writes', () => {
  const many = (count: number, at: (index: number) => Date) => Array.from({ length: count }, (_, index) => at(index))
  test.each([
    ['four in the minute before', 'learner', many(4, () => now), [], 0, 0],
    ['five in the minute before', 'learner', many(5, () => after(-10)), [], 0, 50],
    ['five that began a minute ago', 'learner', many(5, (index) => after(-60 + index)), [], 0, 0],
    ['five of a teacher', 'teacher', many(5, () => now), [], 0, 0],
    ['ten of a teacher', 'teacher', many(10, () => now), [], 0, 60],
    ['five that were given an hour ago, as this one was', 'learner', many(5, () => after(-3600)), [], -3600, 0],
    ['five given a little later that arrived first', 'learner', many(5, () => now), [], -10, 60],
    ['four before and one after', 'learner', [...many(4, () => after(-10)), now], [], -5, 50],
    ['four before and one a minute later', 'learner', [...many(4, () => after(-60)), now], [], -30, 0],
    ['sixty taken in since it arrived', 'learner', [], many(60, () => after(1)), -3600, 61],
    ['sixty that arrived at once', 'learner', [], many(60, () => after(-1)), -3600, 59],
  ] as const)('%s', (_what, role, given, received, at, wait) => {
    const decision = decideRate({ given, received }, { role, at: after(at), now })
    expect(decision).toEqual(
      wait === 0 ? { ok: true, value: null } : { ok: false, refusal: 'post_limit', wait_seconds: wait },
    )
  })
})

const input = { text: 'Hello', attachments: [], links: [], comments_closed: false }
const facts = { stream: on, earlier: undefined, own_file_ids: ['f'], recent: { given: [], received: [] } }
const file = { file_id: 'f' }
test.each([
  ['of a learner', {}, {}, learner, 'ok'],
  ['of somebody who is not of the class', { stream: undefined }, {}, learner, 'not_found'],
  ['where the stream is off', { stream: { ...on, is_off: true } }, {}, teacher, 'stream_off'],
  ['of a learner who is muted', { stream: { ...on, is_muted: true } }, {}, learner, 'not_allowed'],
  ['of a learner, for later', {}, { publish_on: after(60).toISOString() }, learner, 'not_allowed'],
  ['of a teacher, for later', {}, { publish_on: after(60).toISOString() }, teacher, 'ok'],
  ['of a learner, without comments', {}, { comments_closed: true }, learner, 'not_allowed'],
  ['with a file', {}, { attachments: [file] }, learner, 'ok'],
  ['with a file of somebody else', { own_file_ids: [] }, { attachments: [file] }, learner, 'file_missing'],
  ['with a file twice', {}, { attachments: [file, file] }, learner, 'duplicate_file'],
  ['with eleven files', {}, { attachments: Array.from({ length: 11 }, () => file) }, learner, 'too_many_files'],
] as const)('a post %s', (_what, fact, said, member, answer) =>
  expect(
    refusal(decidePost({ facts: { ...facts, ...fact }, member, input: { ...input, ...said }, given: now, now })),
  ).toBe(answer),
)

test('a post of a learner waits for approval where the teacher wishes, a teacher’s never', () => {
  const stream = { ...on, approves_posts: true }
  const waits = (member: typeof learner | typeof teacher) =>
    decidePost({ facts: { ...facts, stream }, member, input, given: now, now })
  expect(waits(learner)).toMatchObject({ value: { waits_for_approval: true } })
  expect(waits(teacher)).toMatchObject({ value: { waits_for_approval: false } })
})

const standing: PostToChange = {
  author_id: learner.user_id,
  publish_on: now,
  comments_closed: false,
  waits_for_approval: false,
  is_deleted: false,
  text: 'Hello',
  attachments: [],
  links: [],
  edited_on: null,
}
const elevenFiles = Array.from({ length: 11 }, () => file)
const linkTo = (url: string) => ({ link_id: 'l', link_type: 1 as const, title: '', url })
const later = { ...standing, publish_on: after(60), author_id: teacher.user_id }
const waiting = { ...standing, waits_for_approval: true }
test.each([
  ['a classmate, of what is published', standing, classmate, true],
  ['a classmate, of what comes later', later, classmate, false],
  ['another teacher, of what comes later', { ...later, author_id: 9 }, teacher, true],
  ['a classmate, of what waits for approval', waiting, classmate, false],
  ['its author, of what waits for approval', waiting, learner, true],
  ['a teacher, of what is deleted', { ...standing, is_deleted: true }, teacher, false],
] as const)('who sees it: %s', (_who, post, member, sees) => expect(seesPost(post, member, now)).toBe(sees))

test.each([
  ['its author', standing, on, learner, ['edit', 'delete', 'comment']],
  ['its author who is muted', standing, { ...on, is_muted: true }, learner, ['delete']],
  ['a classmate', standing, on, classmate, ['comment', 'report']],
  ['a classmate, with comments closed', { ...standing, comments_closed: true }, on, classmate, ['report']],
  ['a teacher', standing, on, teacher, ['delete', 'pin', 'comment']],
  ['a teacher, of what waits for approval', waiting, on, teacher, ['delete', 'pin', 'approve']],
] as const)('what somebody may do: %s', (_who, post, stream, member, may) => {
  const allowed = Object.entries(mayWithPost(post, stream, member)).filter(([, is]) => is)
  expect(allowed.map(([name]) => name)).toEqual(may)
})

test.each([
  ['its author, other words', standing, learner, { text: 'Hi' }, 'ok'],
  ['its author, a file of theirs', standing, learner, { attachments: [file] }, 'ok'],
  ['its author, a file of somebody else', standing, learner, { attachments: [{ file_id: 'g' }] }, 'file_missing'],
  [
    'its author, a file that hangs there',
    { ...standing, attachments: [{ file_id: 'g' }] },
    learner,
    { attachments: [{ file_id: 'g' }] },
    'ok',
  ],
  ['its author, a file twice', standing, learner, { attachments: [file, file] }, 'duplicate_file'],
  ['its author, eleven files', standing, learner, { attachments: elevenFiles }, 'too_many_files'],
  ['its author, a link that runs', standing, learner, { links: [linkTo('javascript:alert(1)')] }, 'link_refused'],
  ['its author, one link twice', standing, learner, { links: [linkTo('a.org'), linkTo('a.org')] }, 'duplicate_link'],
  ['its author, nothing but a link', standing, learner, { text: '', links: [linkTo('a.org')] }, 'ok'],
  ['a teacher, files of a learner', standing, teacher, { attachments: [] }, 'not_allowed'],
  ['its author, no words', standing, learner, { text: '<p></p>' }, 'post_empty'],
  ['a classmate', standing, classmate, { text: 'Hi' }, 'not_allowed'],
  ['a teacher, words of a learner', standing, teacher, { text: 'Hi' }, 'not_allowed'],
  ['a teacher, whether it is commented on', standing, teacher, { comments_closed: true }, 'ok'],
  ['a learner, whether it is commented on', standing, learner, { comments_closed: true }, 'not_allowed'],
  ['what is deleted', { ...standing, is_deleted: true }, learner, { text: 'Hi' }, 'not_found'],
] as const)('who changes a post: %s', (_who, post, member, change, answer) =>
  expect(refusal(decidePostChange({ post, stream: on, member, change, own_file_ids: ['f'], given: now }))).toBe(answer),
)

test('the moment of a post moves until it has come, and never into the past', () => {
  const move = (post: PostToChange, publish_on: Date) =>
    decidePostChange({
      post,
      stream: on,
      member: teacher,
      change: { publish_on: publish_on.toISOString() },
      own_file_ids: [],
      given: now,
    })
  const published = { ...later, publish_on: after(-60) }
  expect(move(later, after(600))).toMatchObject({ value: { publish_on: after(600) } })
  expect(move(later, after(-600))).toMatchObject({ value: { publish_on: now } })
  expect(move(published, after(600))).toMatchObject({ value: { publish_on: after(-60) } })
})

test('of two changes the one given later counts', () => {
  const post = { ...standing, edited_on: after(10) }
  const change = { text: 'Earlier' }
  const decision = decidePostChange({ post, stream: on, member: learner, change, own_file_ids: [], given: now })
  expect(decision).toMatchObject({ value: { counts: false, edited_on: after(10) } })
})

test.each([
  ['its author', learner, 'ok'],
  ['a classmate', classmate, 'not_allowed'],
  ['a teacher', teacher, 'ok'],
] as const)('who deletes a post: %s', (_who, member, answer) =>
  expect(refusal(decidePostDelete({ post: standing, stream: on, member }))).toBe(answer),
)

test.each([
  ['the fifth', { is_pinned: false, pin_given_on: null }, 4, true, { is_pinned: true, counts: true }],
  ['the sixth', { is_pinned: false, pin_given_on: null }, 5, true, 'pin_limit'],
  ['one that is pinned already', { is_pinned: true, pin_given_on: null }, 5, true, { is_pinned: true, counts: true }],
  ['letting go', { is_pinned: true, pin_given_on: after(-1) }, 5, false, { is_pinned: false, counts: true }],
  [
    'given before what stands',
    { is_pinned: true, pin_given_on: after(1) },
    2,
    false,
    { is_pinned: true, counts: false },
  ],
] as const)('pinning %s', (_what, post, others, is_pinned, answer) => {
  const decision = decidePin({ post: { ...post, is_deleted: false }, stream: on, others, is_pinned, given: now })
  expect(decision.ok ? decision.value : decision.refusal).toEqual(answer)
})
