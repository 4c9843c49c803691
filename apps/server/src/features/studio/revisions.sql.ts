/** Contents as they were written: each saving is a revision of its own, and none is ever changed. */
import type { ContentType } from '@maktab/contracts/content/contents'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { StoredBody } from '#features/content/bodies.ts'

export interface NewRevision {
  /** Undefined: of a content that is new. */
  readonly content_id?: number | undefined
  readonly title: string
  readonly content_type: ContentType
  readonly body: StoredBody
  /** Of all its files together, or of the body where it has none. */
  readonly size_bytes: number
  readonly skill_ids?: readonly number[]
  /** The person's user_id. */
  readonly made_by: number
  readonly now: Date
}

export interface RevisionKey {
  readonly content_id: number
  readonly revision: number
}

/**
 * Keeps a further revision of a content, or the first of a new one. Learners see nothing of it before a course that names it
 * is published. Two at once take their turn, so that each gets a number of its own.
 */
export async function addRevision(db: Kysely<Tables>, tenant_id: number, revision: NewRevision): Promise<RevisionKey> {
  const content_id = revision.content_id ?? (await newContentId(db))
  await sql`select pg_advisory_xact_lock(7301013, hashint8(${content_id}::bigint))`.execute(db)
  const { rows } = await sql<RevisionKey>`
    insert into content_revisions (tenant_id, content_id, revision, title, content_type, body, size_bytes, skill_ids, made_by, made_on)
    values (${tenant_id}, ${content_id}, 1 + greatest(
        (select max(r.revision) from content_revisions r where r.tenant_id = ${tenant_id} and r.content_id = ${content_id}),
        (select k.revision from content k where k.tenant_id = ${tenant_id} and k.content_id = ${content_id}), 0),
      ${revision.title}, ${revision.content_type}, ${JSON.stringify(revision.body)}::jsonb, ${revision.size_bytes},
      ${revision.skill_ids ?? []}::bigint[], ${revision.made_by}, ${revision.now})
    returning content_id, revision`.execute(db)
  return rows[0]!
}

async function newContentId(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{
    content_id: number
  }>`select nextval(pg_get_serial_sequence('content', 'content_id')) as content_id`.execute(db)
  return rows[0]!.content_id
}

export interface RevisionRow extends RevisionKey {
  readonly title: string
  readonly content_type: ContentType
  readonly body: StoredBody
  readonly size_bytes: number
  readonly skill_ids: number[]
}

/** Each of them that exists. What learners see is a revision too, also where it was never written as one. */
export async function readRevisions(
  db: Kysely<Tables>,
  tenant_id: number,
  keys: readonly RevisionKey[],
): Promise<readonly RevisionRow[]> {
  const { rows } = await sql<RevisionRow>`
    select w.content_id, w.revision, coalesce(r.title, k.title) as title, coalesce(r.content_type, k.content_type) as content_type,
      coalesce(r.body, k.body) as body, coalesce(r.size_bytes, k.size_bytes) as size_bytes, coalesce(r.skill_ids, '{}') as skill_ids
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as w(content_id bigint, revision int)
      left join content_revisions r on r.tenant_id = ${tenant_id} and r.content_id = w.content_id and r.revision = w.revision
      left join content k on k.tenant_id = ${tenant_id} and k.content_id = w.content_id and k.revision = w.revision
    where r.content_id is not null or k.content_id is not null`.execute(db)
  return rows
}

/** Which of them exist, by content. */
export async function findRevisions(
  db: Kysely<Tables>,
  tenant_id: number,
  keys: readonly RevisionKey[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const { rows } = await sql<RevisionKey>`
    select w.content_id, w.revision from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as w(content_id bigint, revision int)
    where exists (select from content_revisions r where r.tenant_id = ${tenant_id} and r.content_id = w.content_id and r.revision = w.revision)
      or exists (select from content k where k.tenant_id = ${tenant_id} and k.content_id = w.content_id and k.revision = w.revision)`.execute(
    db,
  )
  const found = new Map<number, Set<number>>()
  for (const { content_id, revision } of rows) found.set(content_id, (found.get(content_id) ?? new Set()).add(revision))
  return found
}

/** The newest revision of each content that exists. */
export async function readLatest(
  db: Kysely<Tables>,
  tenant_id: number,
  content_ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<RevisionKey>`
    select content_id, max(revision)::int as revision from (
      select content_id, revision from content_revisions where tenant_id = ${tenant_id} and content_id = any(${content_ids}::bigint[])
      union all
      select content_id, revision from content where tenant_id = ${tenant_id} and content_id = any(${content_ids}::bigint[])
    ) any_of group by content_id`.execute(db)
  return new Map(rows.map(({ content_id, revision }) => [content_id, revision]))
}

/** Writes down as revisions what learners see of these contents, so that it can come back. */
export async function keepLiveRevisions(
  db: Kysely<Tables>,
  tenant_id: number,
  content_ids: readonly number[],
  { user_id, now }: { readonly user_id: number; readonly now: Date },
): Promise<void> {
  await sql`
    insert into content_revisions (tenant_id, content_id, revision, title, content_type, body, size_bytes, skill_ids, made_by, made_on)
    select k.tenant_id, k.content_id, k.revision, k.title, k.content_type, k.body, k.size_bytes,
      array(select s.skill_id from skills_content s where s.tenant_id = k.tenant_id and s.content_id = k.content_id order by s.skill_id), ${user_id}, ${now}
    from content k where k.tenant_id = ${tenant_id} and k.content_id = any(${content_ids}::bigint[])
    on conflict do nothing`.execute(db)
}

/** Those of the files that this person handed over. */
export async function findOwnFiles(
  db: Kysely<Tables>,
  { institution_id, user_id }: { readonly institution_id: number; readonly user_id: number },
  sha256s: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ sha256: string }>`
    select distinct sha256 from files
    where institution_id = ${institution_id} and user_id = ${user_id} and sha256 = any(${sha256s}::text[])`.execute(db)
  return new Set(rows.map(({ sha256 }) => sha256))
}

/**
 * Forgets revisions made before `before`, as many as `most`; answers how many. Kept are those that learners see, those that any
 * version of a course names, published, earlier or open, what an import became, and the newest of each content, so that no number is given
 * twice. Whoever saves a course meanwhile waits until it is over; what they name and is gone by then keeps the course from being published.
 */
export async function sweepRevisions(
  db: Kysely<Tables>,
  tenant_id: number,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  await sql`lock table course_versions in share mode`.execute(db)
  const { numAffectedRows } = await sql`
    with named as (
      select (c ->> 'content_id')::bigint as content_id, (c ->> 'revision')::int as revision
      from course_versions v, jsonb_path_query(v.tree, '$.lessons[*].contents[*]') c where v.tenant_id = ${tenant_id}
      union select content_id, revision from content where tenant_id = ${tenant_id}
      union select (i.content ->> 'content_id')::bigint, (i.content ->> 'revision')::int from content_imports i where i.tenant_id = ${tenant_id} and i.content is not null
      union select (f ->> 'content_id')::bigint, (f ->> 'revision')::int from content_imports i cross join jsonb_array_elements(i.further) f where i.tenant_id = ${tenant_id}
      union select content_id, max(revision) from content_revisions where tenant_id = ${tenant_id} group by content_id
    ), due as (
      select content_id, revision from content_revisions r
      where r.tenant_id = ${tenant_id} and r.made_on < ${before}
        and not exists (select from named n where n.content_id = r.content_id and n.revision = r.revision)
      limit ${most}
    )
    delete from content_revisions r using due
    where r.tenant_id = ${tenant_id} and r.content_id = due.content_id and r.revision = due.revision`.execute(db)
  return Number(numAffectedRows)
}
