import { expect, test } from 'vitest'
import { decideCommentChange, decideCommentDelete, decideStreamComment, mayWithComment } from './stream-comments.ts'

const stream = { is_off: false, learners_write: true, is_muted: false, approves_posts: false }
const now = new Date('2026-03-16T04:00:00.000Z')
const learner = { user_id: 1, role: 'learner' } as const
const classmate = { user_id: 2, role: 'learner' } as const
const teacher = { user_id: 3, role: 'teacher' } as const
const post = { author_id: 3, publish_on: now, comments_closed: false, waits_for_approval: false, is_deleted: false }
const facts = {
  post,
  stream,
  earlier_created_on: undefined,
  answered: undefined,
  own_file_ids: ['a', 'b', 'c', 'd'],
  recent: { given: [], received: [] },
}
const files = ['a', 'b', 'c', 'd'].map((file_id) => ({ file_id }))
const refusal = (outcome: { ok: boolean; refusal?: string }) => (outcome.ok ? 'ok' : outcome.refusal)

test.each([
  ['words', {}, {}, learner, 'ok'],
  ['nothing', {}, { text: ' ' }, learner, 'post_empty'],
  ['three files', {}, { text: '', attachments: files.slice(1) }, learner, 'ok'],
  ['four files', {}, { attachments: files }, learner, 'too_many_files'],
  ['on a post that nobody has', { post: undefined }, {}, learner, 'not_found'],
  ['on a post that is deleted', { post: { ...post, is_deleted: true } }, {}, learner, 'not_found'],
  ['where comments are closed', { post: { ...post, comments_closed: true } }, {}, learner, 'comments_closed'],
  ['of a teacher where comments are closed', { post: { ...post, comments_closed: true } }, {}, teacher, 'ok'],
  ['of who is muted', { stream: { ...stream, is_muted: true } }, {}, learner, 'not_allowed'],
  ['where the stream is off', { stream: { ...stream, is_off: true } }, {}, learner, 'stream_off'],
  ['after five in a minute', { recent: { given: [now, now, now, now, now], received: [] } }, {}, learner, 'post_limit'],
  ['sent again after the post went', { post: undefined, earlier_created_on: now }, {}, learner, 'ok'],
] as const)('a comment: %s', (_what, fact, said, member, answer) => {
  const input = { text: 'Hello', attachments: [], ...said }
  expect(refusal(decideStreamComment({ facts: { ...facts, ...fact }, member, input, given: now, now }))).toBe(answer)
})

test.each([
  ['nothing', undefined, undefined, null],
  ['a comment', { reply_to: null }, 'x', 'x'],
  ['a reply: it belongs to the comment above both', { reply_to: 'top' }, 'x', 'top'],
  ['a comment that is gone', undefined, 'x', null],
] as const)('an answer to %s', (_what, answered, reply_to, kept) => {
  const input = { text: 'Hello', reply_to, attachments: [] }
  const decision = decideStreamComment({ facts: { ...facts, answered }, member: learner, input, given: now, now })
  expect(decision).toMatchObject({ value: { reply_to: kept } })
})

const comment = { author_id: learner.user_id, has_files: false, is_deleted: false, edited_on: null }
test.each([
  ['its author', comment, learner, 'Hi', 'ok'],
  ['its author, nothing', comment, learner, '', 'post_empty'],
  ['its author, nothing beside a file', { ...comment, has_files: true }, learner, '', 'ok'],
  ['a teacher', comment, teacher, 'Hi', 'not_allowed'],
  ['what is deleted', { ...comment, is_deleted: true }, learner, 'Hi', 'not_found'],
] as const)('who changes a comment: %s', (_who, kept, member, text, answer) =>
  expect(refusal(decideCommentChange({ comment: kept, stream, member, text, given: now }))).toBe(answer),
)

test.each([
  ['its author', learner, 'ok', ['edit', 'delete']],
  ['a classmate', classmate, 'not_allowed', ['report']],
  ['a teacher', teacher, 'ok', ['delete']],
] as const)('who deletes a comment: %s', (_who, member, answer, may) => {
  expect(refusal(decideCommentDelete({ comment, stream, member }))).toBe(answer)
  const allowed = Object.entries(mayWithComment(comment, stream, member)).filter(([, is]) => is)
  expect(allowed.map(([name]) => name)).toEqual(may)
})
