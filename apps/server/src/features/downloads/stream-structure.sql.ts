/** What a device keeps of streams and libraries: of a class that became the person's the latest, of each what is new, and what is gone. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { live, page, type Part } from '#features/downloads/pull.sql.ts'
import type { StoredLibrary, StoredPost, StoredStreamComment } from '#features/downloads/stream-rows.ts'

/** Posts of a class, and comments of a post, that come with it. */
const latestPosts = 200
const latestComments = 50

interface StreamClassRow {
  readonly class_id: number
  readonly is_stream_disabled: boolean
  readonly approves_posts: boolean
  readonly is_muted: boolean
  readonly muted_ids: number[]
  readonly is_deleted: boolean
}

/** A row counts as changed also when the tenant did, or, for a teacher, who is muted. */
export async function pullStreamClasses(db: Kysely<Tables>, part: Part): Promise<readonly StreamClassRow[]> {
  const { institution_id, tenant_id, user_id, role } = part.puller
  const { rows } = await sql<StreamClassRow>`
    select c.class_id, c.is_stream_disabled, c.approves_posts, m.is_muted,
      case when ${role} = 'teacher' then (select coalesce(jsonb_agg(t.user_id order by t.user_id), '[]') from users_classes t
        where t.institution_id = c.institution_id and t.class_id = c.class_id and t.role = 'learner' and t.is_muted and not t.is_deleted) else '[]' end as muted_ids,
      (m.is_deleted or c.is_deleted or not c.is_active) as is_deleted
    from users_classes m join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id
    where m.institution_id = ${institution_id} and m.user_id = ${user_id} and m.role = ${role}
      and greatest(m.changed_xid, c.changed_xid, (select w.changed_xid from tenants w where w.tenant_id = ${tenant_id}),
        case when ${role} = 'teacher' then (select max(t.changed_xid) from users_classes t
          where t.institution_id = c.institution_id and t.class_id = c.class_id and t.role = 'learner') end) >= ${part.from}::xid8
    order by c.class_id ${page(part)}`.execute(db)
  return part.from === '0' ? rows.filter(({ is_deleted }) => !is_deleted) : rows
}

/** As `seesPost` of the domain; a scheduled one comes to learners once it was published. */
const isSeen = ({ puller: { user_id, role } }: Part): RawBuilder<unknown> =>
  role === 'teacher'
    ? sql`not p.is_deleted`
    : sql`not p.is_deleted and (p.user_id = ${user_id} or (not p.waits_for_approval and p.is_published))`

/** Of a class that became the person's only what is gone besides its latest; the first time nothing is gone. */
const isNews = ({ from }: Part, row: 'p' | 's'): RawBuilder<unknown> =>
  sql`(live.changed_xid < ${from}::xid8 or (${sql.ref(`${row}.is_deleted`)} and ${from} <> '0'))`

export async function pullStreamPosts(db: Kysely<Tables>, part: Part): Promise<readonly StoredPost[]> {
  const { institution_id, user_id, role } = part.puller
  const { rows } = await sql<StoredPost>`
    with ${live(part.puller)}, found as (
      select p.* from live cross join lateral (
        (select * from stream_posts p where p.institution_id = ${institution_id} and p.class_id = live.class_id and ${isSeen(part)}
          order by p.publish_on desc, p.post_id desc limit ${latestPosts})
        union
        (select * from stream_posts p where p.institution_id = ${institution_id} and p.class_id = live.class_id and p.is_pinned and ${isSeen(part)})
      ) p where live.changed_xid >= ${part.from}::xid8
      union
      select p.* from stream_posts p join live on live.class_id = p.class_id
      where p.institution_id = ${institution_id} and p.changed_xid >= ${part.from}::xid8 and ${isNews(part, 'p')}
      union
      select p.* from stream_likes l join stream_posts p on p.institution_id = l.institution_id and p.post_id = l.post_id
        join live on live.class_id = p.class_id
      where l.institution_id = ${institution_id} and l.user_id = ${user_id} and l.changed_xid >= ${part.from}::xid8
        and live.changed_xid < ${part.from}::xid8
    )
    select p.post_id, p.class_id, p.user_id, u.full_name as author_name, p.role as author_role, case when s.seen then p.text else '' end as text,
      case when s.seen then p.attachments else '[]' end as attachments, case when s.seen then p.links else '[]' end as links,
      p.is_pinned, p.pin_given_on, p.created_on, p.edited_on, p.publish_on, p.comments_closed, p.waits_for_approval, p.comments, p.likes,
      coalesce(l.is_liked, false) as is_liked, case when ${role} = 'teacher' then p.reports else 0 end as reports, not s.seen as is_deleted
    from found p cross join lateral (select ${isSeen(part)} as seen) s
      join users u on u.institution_id = ${institution_id} and u.user_id = p.user_id
      left join stream_likes l on l.institution_id = p.institution_id and l.post_id = p.post_id and l.user_id = ${user_id}
    order by p.post_id ${page(part)}`.execute(db)
  return rows
}

export async function pullStreamComments(db: Kysely<Tables>, part: Part): Promise<readonly StoredStreamComment[]> {
  const { institution_id } = part.puller
  const { rows } = await sql<StoredStreamComment>`
    with ${live(part.puller)}, found as (
      select s.* from live
        cross join lateral (
          (select post_id from stream_posts p where p.institution_id = ${institution_id} and p.class_id = live.class_id and ${isSeen(part)}
            order by p.publish_on desc, p.post_id desc limit ${latestPosts})
          union
          (select post_id from stream_posts p where p.institution_id = ${institution_id} and p.class_id = live.class_id and p.is_pinned and ${isSeen(part)})
        ) p
        cross join lateral (select * from stream_comments s where s.institution_id = ${institution_id} and s.post_id = p.post_id and not s.is_deleted
          order by s.created_on desc, s.comment_id desc limit ${latestComments}) s
      where live.changed_xid >= ${part.from}::xid8
      union
      select s.* from stream_comments s join live on live.class_id = s.class_id
      where s.institution_id = ${institution_id} and s.changed_xid >= ${part.from}::xid8 and ${isNews(part, 's')}
    )
    select s.comment_id, s.post_id, s.class_id, s.user_id, u.full_name as author_name, s.role as author_role, s.reply_to,
      case when s.is_deleted then '' else s.text end as text, case when s.is_deleted then '[]' else s.attachments end as attachments,
      s.created_on, s.edited_on, s.is_deleted
    from found s join users u on u.institution_id = ${institution_id} and u.user_id = s.user_id
    order by s.comment_id ${page(part)}`.execute(db)
  return rows
}

export async function pullClassLibrary(db: Kysely<Tables>, part: Part): Promise<readonly StoredLibrary[]> {
  const { institution_id } = part.puller
  const { rows } = await sql<StoredLibrary>`
    with ${live(part.puller)}
    select i.class_id, i.library_id, i.attachment, i.link, coalesce(u.full_name, '') as added_by_name, i.added_on, i.removed_on, false as is_deleted
    from live join class_library i on i.institution_id = ${institution_id} and i.class_id = live.class_id
      left join users u on u.institution_id = ${institution_id} and u.user_id = i.added_by
    where greatest(i.changed_xid, live.changed_xid) >= ${part.from}::xid8
    order by i.class_id, i.library_id ${page(part)}`.execute(db)
  return rows
}
