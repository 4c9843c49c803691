import type { DemoPost } from '#demo/class-streams.ts'
import type { Transaction } from 'kysely'
import { insertRows } from '#db/insert-rows.sql.ts'
import type { Tables } from '#db/tables.ts'

type Db = Transaction<Tables>

export async function insertStreams(db: Db, institution_id: number, posts: readonly DemoPost[]): Promise<void> {
  const key = { institution_id: 'bigint', post_id: 'uuid', user_id: 'bigint' } as const
  const said = { role: 'text', text: 'text', created_on: 'timestamptz', received_on: 'timestamptz' } as const
  await insertRows(
    db,
    'stream_posts',
    {
      ...key,
      ...said,
      class_id: 'bigint',
      publish_on: 'timestamptz',
      is_published: 'boolean',
      is_pinned: 'boolean',
      comments: 'int',
      likes: 'int',
    },
    posts.map(({ comments, liked_by, ...post }) => ({
      ...post,
      institution_id,
      received_on: post.created_on,
      publish_on: post.created_on,
      is_published: true,
      comments: comments.length,
      likes: liked_by.length,
    })),
  )
  await insertRows(
    db,
    'stream_comments',
    { ...key, ...said, comment_id: 'uuid', class_id: 'bigint' },
    posts.flatMap(({ post_id, class_id, comments }) =>
      comments.map((comment) => ({ ...comment, institution_id, post_id, class_id, received_on: comment.created_on })),
    ),
  )
  await insertRows(
    db,
    'stream_likes',
    { ...key, is_liked: 'boolean', given_on: 'timestamptz' },
    posts.flatMap(({ post_id, created_on, liked_by }) =>
      liked_by.map((user_id) => ({ institution_id, post_id, user_id, is_liked: true, given_on: created_on })),
    ),
  )
}
