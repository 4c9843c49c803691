import { sql, type Kysely } from 'kysely'
import type { CommentToChange } from '@maktab/domain/stream/stream-comments'
import type { StreamMember } from '@maktab/domain/stream/stream-posts'
import type { Tables } from '#db/tables.ts'
import type { KeptAttachment } from '#features/content/attachments.ts'
import { earlierText } from '#features/stream/stream-posts.sql.ts'
import type { Member } from '#features/stream/stream-standing.sql.ts'

export interface CommentRow {
  readonly comment_id: string
  readonly post_id: string
  readonly author_id: number
  readonly author_name: string
  readonly author_role: 'learner' | 'teacher'
  readonly reply_to: string | null
  readonly text: string
  readonly attachments: readonly KeptAttachment[]
  readonly created_on: Date
  readonly edited_on: Date | null
}

/** The newest first; one more than `limit` tells that there are more. */
export async function readComments(
  db: Kysely<Tables>,
  { institution_id }: Member,
  {
    post_id,
    before,
    limit,
  }: { readonly post_id: string; readonly before?: string | undefined; readonly limit: number },
): Promise<readonly CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select s.comment_id, s.post_id, s.user_id as author_id, u.full_name as author_name, s.role as author_role, s.reply_to, s.text,
      s.attachments, s.created_on, s.edited_on
    from stream_comments s join users u on u.institution_id = s.institution_id and u.user_id = s.user_id
    where s.institution_id = ${institution_id} and s.post_id = ${post_id} and not s.is_deleted
      ${
        before === undefined
          ? sql``
          : sql`and (s.created_on, s.comment_id) < (select b.created_on, b.comment_id from stream_comments b
              where b.institution_id = ${institution_id} and b.comment_id = ${before})`
      }
    order by s.created_on desc, s.comment_id desc limit ${limit + 1}`.execute(db)
  return rows
}

export type HeldComment = CommentToChange & {
  readonly class_id: number
  readonly post_id: string
  readonly author_role: 'learner' | 'teacher'
  readonly reply_to: string | null
  readonly text: string
  readonly created_on: Date
}

/** Held until the end of the transaction. */
export async function holdComment(
  db: Kysely<Tables>,
  institution_id: number,
  comment_id: string,
): Promise<HeldComment | undefined> {
  const { rows } = await sql<HeldComment>`
    select class_id, post_id, user_id as author_id, role as author_role, attachments <> '[]' as has_files, is_deleted, edited_on, reply_to,
      text, created_on
    from stream_comments where institution_id = ${institution_id} and comment_id = ${comment_id} for no key update`.execute(
    db,
  )
  return rows[0]
}

export interface NewComment {
  readonly comment_id: string
  readonly post_id: string
  readonly class_id: number
  readonly reply_to: string | null
  readonly text: string
  readonly attachments: readonly KeptAttachment[]
  readonly created_on: Date
  readonly received_on: Date
}

/** Keeps it and the count of its post. Answers false where another comment has this id already. */
export async function insertComment(db: Kysely<Tables>, member: Member, made: NewComment): Promise<boolean> {
  const { institution_id, user_id, role } = member
  const { rows } = await sql`
    with kept as (
      insert into stream_comments (institution_id, comment_id, post_id, class_id, user_id, role, reply_to, text, attachments, created_on, received_on)
      values (${institution_id}, ${made.comment_id}, ${made.post_id}, ${made.class_id}, ${user_id}, ${role}, ${made.reply_to},
        ${made.text}, ${JSON.stringify(made.attachments)}, ${made.created_on}, ${made.received_on})
      on conflict do nothing returning post_id
    )
    update stream_posts p set comments = p.comments + 1 from kept
    where p.institution_id = ${institution_id} and p.post_id = kept.post_id returning p.post_id`.execute(db)
  return rows.length > 0
}

/** What a comment says since a moment, or, where it `counts` no more, beside what it says. */
export async function saveCommentText(
  db: Kysely<Tables>,
  institution_id: number,
  { comment_id, text }: { readonly comment_id: string; readonly text: string },
  { given, counts }: { readonly given: Date; readonly counts: boolean },
): Promise<void> {
  await sql`
    update stream_comments
    set ${counts ? sql`text = ${text}, edited_on = ${given}, earlier_texts = ${earlierText(sql`text`, given)}` : sql`earlier_texts = ${earlierText(sql`${text}::text`, given)}`}
    where institution_id = ${institution_id} and comment_id = ${comment_id}`.execute(db)
}

/** Answers whether it was there until now; the count of its post goes with it. */
export async function markCommentDeleted(
  db: Kysely<Tables>,
  { institution_id, user_id }: Member,
  comment_id: string,
  given: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with gone as (
      update stream_comments set is_deleted = true, deleted_on = ${given}, deleted_by = ${user_id}
      where institution_id = ${institution_id} and comment_id = ${comment_id} and not is_deleted returning post_id
    )
    update stream_posts p set comments = p.comments - 1 from gone
    where p.institution_id = ${institution_id} and p.post_id = gone.post_id returning p.post_id`.execute(db)
  return rows.length > 0
}

/** Those of the named comments and posts that have an author who is still in the class. */
export async function readAuthors(
  db: Kysely<Tables>,
  { institution_id, user_id }: Member,
  { post_id, comment_id }: { readonly post_id: string; readonly comment_id: string | null },
): Promise<readonly StreamMember[]> {
  const { rows } = await sql<StreamMember>`
    select distinct said.user_id, said.role from (
      select class_id, user_id, role from stream_posts where institution_id = ${institution_id} and post_id = ${post_id}
      union
      select class_id, user_id, role from stream_comments where institution_id = ${institution_id} and comment_id = ${comment_id}
    ) said join users_classes m on m.institution_id = ${institution_id} and m.class_id = said.class_id and m.user_id = said.user_id
      and m.role = said.role and not m.is_deleted
    where said.user_id <> ${user_id}`.execute(db)
  return rows
}
