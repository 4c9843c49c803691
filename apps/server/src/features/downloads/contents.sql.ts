import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { hasLesson } from '#features/schools/availability.sql.ts'
import type { StoredBody } from '#features/content/bodies.ts'
import { live, type Puller } from '#features/downloads/pull.sql.ts'

interface Asked {
  readonly content_ids: readonly number[]
  /** Empty: of any course, of any type. */
  readonly cms_course_ids: readonly number[]
  readonly content_types: readonly string[]
}

/** Those of the contents that belong to a lesson of the person's classes that their school has. */
export async function readContents(
  db: Kysely<Tables>,
  puller: Puller,
  { content_ids, cms_course_ids, content_types }: Asked,
): Promise<readonly { readonly content_id: number; readonly body: StoredBody }[]> {
  const { rows } = await sql<{ content_id: number; body: StoredBody }>`
    with ${live(puller)}
    select k.content_id, k.body from content k
    where k.tenant_id = ${puller.tenant_id} and k.content_id = any(${content_ids}::bigint[])
      and (cardinality(${content_types}::text[]) = 0 or k.content_type = any(${content_types}::text[]))
      and exists (select from lessons_content l join live_courses o on o.course_id = l.course_id
          join courses c on c.tenant_id = l.tenant_id and c.course_id = l.course_id
        where l.tenant_id = k.tenant_id and l.content_id = k.content_id and not l.is_deleted and ${hasLesson({ ...puller, course: 'c', lesson: 'l' })}
          and (cardinality(${cms_course_ids}::bigint[]) = 0 or l.course_id = any(${cms_course_ids}::bigint[])))
    order by k.content_id`.execute(db)
  return rows
}
