import type { StreamComment } from '@maktab/contracts/stream/stream-comments'
import { expect, test } from 'vitest'
import { threadOf } from './thread-of.ts'

const comment = (comment_id: string, reply_to: string | null = null) => ({ comment_id, reply_to }) as StreamComment

test.each([
  ['replies stand below their comment', [comment('a'), comment('b'), comment('r', 'a')], 'a(r) b()'],
  ['a reply to what is not on this page stands by itself', [comment('r', 'gone'), comment('a')], 'r() a()'],
])('%s', (_, list, expected) => {
  const drawn = threadOf(list).map(
    (one) => `${one.comment.comment_id}(${one.replies.map((reply) => reply.comment_id).join(' ')})`,
  )
  expect(drawn.join(' ')).toBe(expected)
})
