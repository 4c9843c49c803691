import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { isScheduled } from '#features/assignments/scheduled-work.sql.ts'
import { hasLesson } from '#features/schools/availability.sql.ts'
import type { StoredBody } from '#features/content/bodies.ts'
import { live, type Puller } from '#features/downloads/pull.sql.ts'

interface Asked {
  /** Empty: of any id, lesson, course, or type. */
  readonly content_ids: readonly number[]
  readonly lesson_guids: readonly string[]
  readonly cms_course_ids: readonly number[]
  readonly content_types: readonly string[]
  readonly updated_since: Date
  /** Those with a higher id. */
  readonly after: number
  readonly limit: number
}

export interface ContentRow {
  readonly content_id: number
  readonly content_type: string
  readonly title: string
  readonly size_bytes: number
  readonly revision: number
  readonly body: StoredBody
}

/** Those of the contents that belong to a lesson of the person's classes that their school has. */
export async function readContents(
  db: Kysely<Tables>,
  puller: Puller,
  { content_ids, lesson_guids, cms_course_ids, content_types, updated_since, after, limit }: Asked,
): Promise<readonly ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    with ${live(puller)}
    select k.content_id, k.content_type, k.title, k.size_bytes, k.revision, k.body from content k
    where k.tenant_id = ${puller.tenant_id} and k.content_id > ${after}
      and (cardinality(${content_ids}::bigint[]) = 0 or k.content_id = any(${content_ids}::bigint[]))
      and (cardinality(${content_types}::text[]) = 0 or k.content_type = any(${content_types}::text[]))
      and exists (select from lessons_content l join live_courses o on o.course_id = l.course_id
          join courses c on c.tenant_id = l.tenant_id and c.course_id = l.course_id
        where l.tenant_id = k.tenant_id and l.content_id = k.content_id and not l.is_deleted and ${hasLesson({ ...puller, course: 'c', lesson: 'l' })}
          and (cardinality(${lesson_guids}::uuid[]) = 0 or l.lesson_guid = any(${lesson_guids}::uuid[]))
          and (cardinality(${cms_course_ids}::bigint[]) = 0 or l.course_id = any(${cms_course_ids}::bigint[])))
      and not exists (select from content_revisions r where r.tenant_id = k.tenant_id and r.content_id = k.content_id
        and r.revision = k.revision and r.made_on < ${updated_since})
    order by k.content_id limit ${limit}`.execute(db)
  return rows
}

/** Which skills these contents teach. */
export async function readSkillsOf(
  db: Kysely<Tables>,
  tenant_id: number,
  content_ids: readonly number[],
): Promise<{ skill_id: number; content_id: number }[]> {
  return db
    .selectFrom('skills_content')
    .select(['skill_id', 'content_id'])
    .where('tenant_id', '=', tenant_id)
    .where('content_id', 'in', content_ids.length === 0 ? [0] : [...content_ids])
    .orderBy('content_id')
    .orderBy('skill_id')
    .execute()
}

export interface LessonBody {
  readonly lesson_guid: string
  readonly title: string
  /** Null in a lesson without contents. */
  readonly body: StoredBody | null
}

/** The bodies of the lessons of a class's course, in order; of one lesson, if it is named. */
export async function readLessonBodies(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Pick<Puller, 'tenant_id' | 'institution_id'>,
  course_id: number,
  lesson_guid: string | undefined,
): Promise<readonly LessonBody[]> {
  const { rows } = await sql<LessonBody>`
    select l.lesson_guid, l.title, k.body
    from courses c join courses_lessons l on l.tenant_id = c.tenant_id and l.course_id = c.course_id
      left join lessons_content p on p.tenant_id = l.tenant_id and p.lesson_guid = l.lesson_guid and not p.is_deleted
      left join content k on k.tenant_id = p.tenant_id and k.content_id = p.content_id
    where c.tenant_id = ${tenant_id} and c.course_id = ${course_id} and not l.is_deleted
      and (${lesson_guid ?? null}::uuid is null or l.lesson_guid = ${lesson_guid ?? null}::uuid)
      and ${hasLesson({ institution_id, course: 'c', lesson: 'l' })}
    order by l.position, l.lesson_guid, p.position, p.content_id`.execute(db)
  return rows
}

/** Bytes of the files of a learner's work in a class: of what was set, handed in, remarked and said; one that stands in several is counted once. */
export async function readWorkBytes(
  db: Kysely<Tables>,
  { institution_id, user_id }: Pick<Puller, 'institution_id' | 'user_id'>,
  class_id: number,
): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    with work as (
      select w.institution_id, w.assignment_id, w.user_id, w.remark_files, a.attachments
      from assignments_users w
        join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id
      where w.institution_id = ${institution_id} and w.user_id = ${user_id} and w.class_id = ${class_id} and w.is_asked
        and not a.is_deleted and not ${isScheduled}
    ), files as (
      select attachments as list from work
      union all select remark_files from work
      union all select s.attachments from work join submissions s using (institution_id, assignment_id, user_id)
      union all select c.attachments from work join assignment_comments c using (institution_id, assignment_id, user_id)
        where not c.is_deleted
    )
    select coalesce(sum(size_bytes), 0)::float8 as bytes from (
      select max((f ->> 'size_bytes')::bigint) as size_bytes
      from files cross join jsonb_array_elements(files.list) f group by f ->> 'file_id') once`.execute(db)
  return rows[0]?.bytes ?? 0
}
