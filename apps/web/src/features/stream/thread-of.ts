import type { StreamComment } from '@maktab/contracts/stream/stream-comments'

export interface CommentWithReplies {
  readonly comment: StreamComment
  readonly replies: readonly StreamComment[]
}

/** Comments with the replies to them below, both the oldest first. A reply whose comment is on an earlier page, or was deleted, stands by itself. */
export function threadOf(list: readonly StreamComment[]): readonly CommentWithReplies[] {
  const there = new Set(list.filter(({ reply_to }) => reply_to === null).map(({ comment_id }) => comment_id))
  const isReply = ({ reply_to }: StreamComment) => reply_to !== null && there.has(reply_to)
  return list
    .filter((one) => !isReply(one))
    .map((comment) => ({ comment, replies: list.filter(({ reply_to }) => reply_to === comment.comment_id) }))
}
