import { sql, type Kysely } from 'kysely'
import type { Link } from '@maktab/contracts/content/links'
import type { LibraryItem } from '@maktab/contracts/stream/class-library'
import type { Tables } from '#db/tables.ts'
import type { KeptAttachment } from '#features/content/attachments.ts'
import type { Member } from '#features/stream/stream-standing.sql.ts'

export interface LibraryRow {
  readonly source: LibraryItem['source']
  readonly source_id: string
  readonly attachments: readonly KeptAttachment[]
  readonly links: readonly Link[]
  readonly added_by_name: string
  readonly added_on: Date
}

/**
 * Everything that brings files and links to a class: posts that its learners see, work that began (of a learner what was set for
 * them), addresses of events, and what stands in the library itself.
 */
export async function readLibrary(
  db: Kysely<Tables>,
  { institution_id, user_id, role }: Member,
  class_id: number,
  now: Date,
): Promise<readonly LibraryRow[]> {
  const { rows } = await sql<LibraryRow>`
    select found.source, found.source_id, found.attachments, found.links, coalesce(u.full_name, '') as added_by_name, found.added_on from (
      select 'post' as source, p.post_id as source_id, p.attachments, p.links, p.user_id, p.publish_on as added_on
      from stream_posts p where p.institution_id = ${institution_id} and p.class_id = ${class_id} and not p.is_deleted
        and not p.waits_for_approval and p.publish_on <= ${now} and (p.attachments <> '[]' or p.links <> '[]')
      union all
      select 'assignment', a.assignment_id, a.attachments, a.links, a.created_by, a.start_date
      from assignments_classes c join assignments a using (institution_id, assignment_id)
      where c.institution_id = ${institution_id} and c.class_id = ${class_id} and not a.is_deleted and a.start_date <= ${now}
        and (a.attachments <> '[]' or a.links <> '[]') and (${role} = 'teacher' or exists (select from assignments_users w
          where w.institution_id = a.institution_id and w.assignment_id = a.assignment_id and w.user_id = ${user_id} and w.is_asked))
      union all
      select 'event', e.event_id, '[]', jsonb_build_array(jsonb_build_object('link_id', e.event_id, 'link_type', 1, 'title', e.title, 'url', e.link)),
        e.created_by, e.created_on
      from class_event_classes c join class_events e using (institution_id, event_id)
      where c.institution_id = ${institution_id} and c.class_id = ${class_id} and e.link <> ''
        and exists (select from class_event_times t where t.institution_id = e.institution_id and t.event_id = e.event_id and not t.is_cancelled)
      union all
      select 'library', l.library_id, case when l.attachment is null then '[]' else jsonb_build_array(l.attachment) end,
        case when l.link is null then '[]' else jsonb_build_array(l.link) end, l.added_by, l.added_on
      from class_library l where l.institution_id = ${institution_id} and l.class_id = ${class_id} and l.added_on is not null
    ) found left join users u on u.institution_id = ${institution_id} and u.user_id = found.user_id`.execute(db)
  return rows
}

/** When what was taken out of a library was taken out. */
export async function readRemoved(
  db: Kysely<Tables>,
  { institution_id }: Member,
  class_id: number,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('class_library')
    .select(['library_id', 'removed_on'])
    .where('institution_id', '=', institution_id)
    .where('class_id', '=', class_id)
    .where('removed_on', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ library_id, removed_on }) => (removed_on === null ? [] : [[library_id, removed_on]])))
}

/** The latest moment counts. */
export async function markRemoved(
  db: Kysely<Tables>,
  { institution_id }: Member,
  {
    class_id,
    library_ids,
    given,
  }: { readonly class_id: number; readonly library_ids: readonly string[]; readonly given: Date },
): Promise<void> {
  await sql`
    insert into class_library (institution_id, class_id, library_id, removed_on)
    select ${institution_id}, ${class_id}, library_id, ${given}::timestamptz from unnest(${[...new Set(library_ids)]}::uuid[]) as library_id
    on conflict (institution_id, class_id, library_id) do update set removed_on = greatest(class_library.removed_on, excluded.removed_on)`.execute(
    db,
  )
}

/** Put there again counts from then on. */
export async function insertIntoLibrary(
  db: Kysely<Tables>,
  { institution_id, user_id }: Member,
  {
    class_id,
    library_id,
    attachment,
    link,
    given,
  }: {
    readonly class_id: number
    readonly library_id: string
    readonly attachment: KeptAttachment | null
    readonly link: Link | null
    readonly given: Date
  },
): Promise<void> {
  const asJson = (value: object | null) => (value === null ? null : JSON.stringify(value))
  await sql`
    insert into class_library (institution_id, class_id, library_id, attachment, link, added_by, added_on)
    values (${institution_id}, ${class_id}, ${library_id}, ${asJson(attachment)}, ${asJson(link)}, ${user_id}, ${given})
    on conflict (institution_id, class_id, library_id) do update set attachment = excluded.attachment, link = excluded.link,
      added_by = excluded.added_by, added_on = greatest(class_library.added_on, excluded.added_on)`.execute(db)
}
