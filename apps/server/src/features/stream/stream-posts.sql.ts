import { sql, type CompiledQuery, type Kysely, type RawBuilder } from 'kysely'
import type { Link } from '@maktab/contracts/content/links'
import type { StreamFilter } from '@maktab/contracts/stream/stream-posts'
import type { PostToChange } from '@maktab/domain/stream/stream-posts'
import type { Tables } from '#db/tables.ts'
import type { KeptAttachment } from '#features/content/attachments.ts'
import type { Member } from '#features/stream/stream-standing.sql.ts'

export interface PostRow {
  readonly post_id: string
  readonly class_id: number
  readonly author_id: number
  readonly author_name: string
  readonly author_role: 'learner' | 'teacher'
  readonly text: string
  readonly attachments: readonly KeptAttachment[]
  readonly links: readonly Link[]
  readonly is_pinned: boolean
  readonly created_on: Date
  readonly edited_on: Date | null
  readonly publish_on: Date
  readonly comments: number
  readonly likes: number
  readonly is_liked: boolean
  readonly comments_closed: boolean
  readonly waits_for_approval: boolean
  readonly reports: number
}

const postColumns = sql`p.post_id, p.class_id, p.user_id as author_id, u.full_name as author_name, p.role as author_role, p.text,
  p.attachments, p.links, p.is_pinned, p.created_on, p.edited_on, p.publish_on, p.comments, p.likes, coalesce(l.is_liked, false) as is_liked,
  p.comments_closed, p.waits_for_approval, p.reports`

const withPeople = ({ user_id }: Member) => sql`
  join users u on u.institution_id = p.institution_id and u.user_id = p.user_id
  left join stream_likes l on l.institution_id = p.institution_id and l.post_id = p.post_id and l.user_id = ${user_id}`

/** As `seesPost` of the domain, of posts `p`. */
const isSeen = ({ user_id, role }: Member, now: Date): RawBuilder<unknown> =>
  role === 'teacher'
    ? sql`not p.is_deleted`
    : sql`not p.is_deleted and (p.user_id = ${user_id} or (not p.waits_for_approval and p.publish_on <= ${now}))`

const filters: Record<StreamFilter, (member: Member) => RawBuilder<unknown>> = {
  all: () => sql`true`,
  teacher: () => sql`p.role = 'teacher'`,
  files: () => sql`(p.attachments <> '[]' or p.links <> '[]')`,
  mine: ({ user_id }) => sql`p.user_id = ${user_id}`,
  to_look_at: ({ role }) => (role === 'teacher' ? sql`(p.waits_for_approval or p.reports > 0)` : sql`false`),
}

/** One more than `limit` tells that there are more. */
export async function readPosts(
  db: Kysely<Tables>,
  member: Member,
  {
    class_id,
    before,
    search,
    filter,
    limit,
  }: {
    readonly class_id: number
    readonly before?: string | undefined
    readonly search: string
    readonly filter: StreamFilter
    readonly limit: number
  },
  now: Date,
): Promise<readonly PostRow[]> {
  const { institution_id } = member
  const sought = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<PostRow>`
    select ${postColumns} from stream_posts p ${withPeople(member)}
    where p.institution_id = ${institution_id} and p.class_id = ${class_id} and ${isSeen(member, now)} and ${filters[filter](member)}
      ${search === '' ? sql`` : sql`and p.text ilike ${sought}`}
      ${
        before === undefined
          ? sql``
          : sql`and (p.publish_on, p.post_id) < (select b.publish_on, b.post_id from stream_posts b
              where b.institution_id = ${institution_id} and b.post_id = ${before})`
      }
    order by p.publish_on desc, p.post_id desc limit ${limit + 1}`.execute(db)
  return rows
}

/** The latest first. */
export async function readPinned(
  db: Kysely<Tables>,
  member: Member,
  class_id: number,
  now: Date,
): Promise<readonly PostRow[]> {
  const { rows } = await sql<PostRow>`
    select ${postColumns} from stream_posts p ${withPeople(member)}
    where p.institution_id = ${member.institution_id} and p.class_id = ${class_id} and p.is_pinned and ${isSeen(member, now)}
    order by p.publish_on desc, p.post_id desc`.execute(db)
  return rows
}

export async function countToLookAt(db: Kysely<Tables>, { institution_id }: Member, class_id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from stream_posts where institution_id = ${institution_id} and class_id = ${class_id}
      and not is_deleted and (waits_for_approval or reports > 0)`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether its reader sees it the domain decides. */
export async function findPost(
  db: Kysely<Tables>,
  member: Member,
  post_id: string,
): Promise<(PostRow & { readonly is_deleted: boolean }) | undefined> {
  const { rows } = await sql<PostRow & { is_deleted: boolean }>`
    select ${postColumns}, p.is_deleted from stream_posts p ${withPeople(member)}
    where p.institution_id = ${member.institution_id} and p.post_id = ${post_id}`.execute(db)
  return rows[0]
}

export type HeldPost = PostToChange & {
  readonly class_id: number
  readonly author_role: 'learner' | 'teacher'
  readonly attachments: readonly KeptAttachment[]
  readonly is_pinned: boolean
  readonly pin_given_on: Date | null
  readonly likes: number
  readonly created_on: Date
}

/** Held until the end of the transaction: of two changes at once the second sees the first. */
export async function holdPost(
  db: Kysely<Tables>,
  institution_id: number,
  post_id: string,
): Promise<HeldPost | undefined> {
  const { rows } = await sql<HeldPost>`
    select class_id, user_id as author_id, role as author_role, text, attachments, links, publish_on, comments_closed, waits_for_approval,
      is_deleted, edited_on, is_pinned, pin_given_on, likes, created_on
    from stream_posts where institution_id = ${institution_id} and post_id = ${post_id} for no key update`.execute(db)
  return rows[0]
}

export interface NewPostRow {
  readonly post_id: string
  readonly class_id: number
  readonly text: string
  readonly attachments: readonly KeptAttachment[]
  readonly links: readonly Link[]
  readonly created_on: Date
  readonly received_on: Date
  readonly publish_on: Date
  readonly waits_for_approval: boolean
  readonly comments_closed: boolean
  readonly is_published: boolean
}

/**
 * A new post, for the end of the transaction. Where somebody else took its id between this and `holdPost`, the transaction fails as a
 * whole and nothing was changed; the device sends it again, and is told then.
 */
export function insertingPost(db: Kysely<Tables>, member: Member, made: NewPostRow): CompiledQuery {
  return db
    .insertInto('stream_posts')
    .values({
      ...made,
      institution_id: member.institution_id,
      user_id: member.user_id,
      role: member.role,
      attachments: JSON.stringify(made.attachments),
      links: JSON.stringify(made.links),
    })
    .compile()
}

/** What a row of posts or comments said until a moment, of a post also what hung there, beside what it said before that. */
export const earlierText = (text: RawBuilder<unknown>, until: Date, beside: RawBuilder<unknown> = sql`'{}'::jsonb`) =>
  sql`earlier_texts || (jsonb_build_object('text', ${text}, 'until', ${until}::timestamptz) || ${beside})`

const withMaterial = (attachments: RawBuilder<unknown>, links: RawBuilder<unknown>) =>
  sql`jsonb_build_object('attachments', ${attachments}, 'links', ${links})`

/** What an author wrote and hung there since; where it `counts` no more, beside what the post says. Neither is lost. */
export async function savePostWords(
  db: Kysely<Tables>,
  institution_id: number,
  post_id: string,
  {
    text,
    attachments,
    links,
    given,
    counts,
  }: {
    readonly text: string
    readonly attachments: readonly KeptAttachment[]
    readonly links: readonly Link[]
    readonly given: Date
    readonly counts: boolean
  },
): Promise<void> {
  const written = {
    attachments: sql`${JSON.stringify(attachments)}::jsonb`,
    links: sql`${JSON.stringify(links)}::jsonb`,
  }
  await (
    counts
      ? sql`update stream_posts set earlier_texts = ${earlierText(sql`text`, given, withMaterial(sql`attachments`, sql`links`))},
        text = ${text}, attachments = ${written.attachments}, links = ${written.links}, edited_on = ${given}
        where institution_id = ${institution_id} and post_id = ${post_id}`
      : sql`update stream_posts set earlier_texts = ${earlierText(sql`${text}::text`, given, withMaterial(written.attachments, written.links))}
        where institution_id = ${institution_id} and post_id = ${post_id}`
  ).execute(db)
}

export async function savePostSettings(
  db: Kysely<Tables>,
  institution_id: number,
  post_id: string,
  settings: {
    readonly publish_on?: Date
    readonly is_published?: boolean
    readonly comments_closed?: boolean
    readonly waits_for_approval?: boolean
    readonly is_pinned?: boolean
    readonly pin_given_on?: Date
  },
): Promise<void> {
  await db
    .updateTable('stream_posts')
    .set(settings)
    .where('institution_id', '=', institution_id)
    .where('post_id', '=', post_id)
    .execute()
}

/** Answers whether it was there until now. */
export async function markPostDeleted(
  db: Kysely<Tables>,
  { institution_id, user_id }: Member,
  post_id: string,
  { reason, given }: { readonly reason: string; readonly given: Date },
): Promise<boolean> {
  const gone = await db
    .updateTable('stream_posts')
    .set({ is_deleted: true, is_pinned: false, deleted_on: given, deleted_by: user_id, delete_reason: reason })
    .where('institution_id', '=', institution_id)
    .where('post_id', '=', post_id)
    .where('is_deleted', '=', false)
    .returning('post_id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Until the end of the transaction whoever else pins in this class waits: then they count what was pinned here. */
export async function holdPins(db: Kysely<Tables>, institution_id: number, class_id: number): Promise<void> {
  await sql`select from classes where institution_id = ${institution_id} and class_id = ${class_id} for no key update`.execute(
    db,
  )
}

export async function countOtherPinned(
  db: Kysely<Tables>,
  institution_id: number,
  { class_id, post_id }: { readonly class_id: number; readonly post_id: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from stream_posts where institution_id = ${institution_id} and class_id = ${class_id}
      and is_pinned and post_id <> ${post_id}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Keeps a state that was given later than the one that stands, and the count with it. Answers what stands. */
export async function saveLike(
  db: Kysely<Tables>,
  { institution_id, user_id }: Member,
  { post_id, is_liked, given }: { readonly post_id: string; readonly is_liked: boolean; readonly given: Date },
): Promise<{ readonly is_liked: boolean; readonly likes: number }> {
  const { rows } = await sql<{ is_liked: boolean; likes: number }>`
    with before as (
      select is_liked, given_on from stream_likes
      where institution_id = ${institution_id} and post_id = ${post_id} and user_id = ${user_id}
    ), kept as (
      insert into stream_likes (institution_id, post_id, user_id, is_liked, given_on)
      values (${institution_id}, ${post_id}, ${user_id}, ${is_liked}, ${given})
      on conflict (institution_id, post_id, user_id) do update set is_liked = excluded.is_liked, given_on = excluded.given_on
        where stream_likes.given_on <= excluded.given_on
      returning is_liked
    )
    update stream_posts p set likes = p.likes + coalesce((select kept.is_liked::int - coalesce((select is_liked::int from before), 0) from kept), 0)
    where p.institution_id = ${institution_id} and p.post_id = ${post_id}
    returning coalesce((select is_liked from kept), (select is_liked from before)) as is_liked, p.likes`.execute(db)
  return rows[0] ?? { is_liked, likes: 0 }
}
