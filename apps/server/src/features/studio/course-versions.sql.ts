/** Courses as they are written. Learners read none of this. */
import { byGrade } from '#features/people/grades.sql.ts'
import type { CourseTree, VersionState, VersionStep } from '@maktab/contracts/studio/course-versions'
import { sql, type Kysely, type UpdateObject } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface VersionRow {
  readonly version: number
  readonly state: VersionState
  readonly repository: string | null
  readonly tree: CourseTree
  readonly saves: number
  readonly saved_by_name: string
  readonly saved_on: Date | null
  readonly steps: VersionStep[]
}

interface Course {
  readonly tenant_id: number
  readonly course_id: number
}

/** Whatever is done with a course waits here for whoever is at it, until the transaction ends. */
export async function lockCourse(db: Kysely<Tables>, { tenant_id, course_id }: Course): Promise<void> {
  await sql`select pg_advisory_xact_lock(7301014, hashint8(${tenant_id}::bigint * 1000003 + ${course_id}::bigint))`.execute(
    db,
  )
}

/** All versions, newest first. A course from before there were versions has one: what learners see. */
export async function readVersions(db: Kysely<Tables>, course: Course): Promise<readonly VersionRow[]> {
  const kept = await db
    .selectFrom('course_versions')
    .select(['version', 'state', 'repository', 'tree', 'saves', 'saved_by_name', 'saved_on', 'steps'])
    .where('tenant_id', '=', course.tenant_id)
    .where('course_id', '=', course.course_id)
    .orderBy('version', 'desc')
    .execute()
  if (kept.length > 0) return kept as unknown as VersionRow[]
  const live = await readLiveTree(db, course)
  return live
    ? [{ version: 1, state: 'published', ...live, saves: 1, saved_by_name: '', saved_on: null, steps: [] }]
    : []
}

async function readLiveTree(
  db: Kysely<Tables>,
  { tenant_id, course_id }: Course,
): Promise<Pick<VersionRow, 'tree' | 'repository'> | undefined> {
  const { rows } = await sql<Pick<VersionRow, 'tree' | 'repository'>>`
    select c.repository, jsonb_build_object('title', c.title, 'subject', c.subject, 'grade', c.grade, 'language', c.language,
      'min_completion_percentage', c.min_completion_percentage::numeric, 'counted_attempt', c.counted_attempt, 'lessons', coalesce((
        select jsonb_agg(jsonb_build_object('lesson_guid', l.lesson_guid, 'title', l.title, 'summary', l.summary, 'skill_ids', '[]'::jsonb,
          'contents', coalesce((
            select jsonb_agg(jsonb_build_object('content_id', p.content_id, 'revision', k.revision) order by p.position, p.content_id)
            from lessons_content p join content k on k.tenant_id = p.tenant_id and k.content_id = p.content_id
            where p.tenant_id = l.tenant_id and p.lesson_guid = l.lesson_guid and not p.is_deleted), '[]'::jsonb)
        ) order by l.position)
        from courses_lessons l where l.tenant_id = c.tenant_id and l.course_id = c.course_id and not l.is_deleted), '[]'::jsonb)) as tree
    from courses c where c.tenant_id = ${tenant_id} and c.course_id = ${course_id}`.execute(db)
  return rows[0]
}

/** Written by whom; the name stands beside the number, for whoever reads it may be of another school. */
export interface Hand {
  readonly user_id: number
  readonly full_name: string
  readonly now: Date
}

export type NewVersion = Pick<VersionRow, 'version' | 'state' | 'repository' | 'tree' | 'steps'>

export async function insertVersion(
  db: Kysely<Tables>,
  { tenant_id, course_id }: Course,
  version: NewVersion,
  hand: Hand,
): Promise<void> {
  await db
    .insertInto('course_versions')
    .values({
      tenant_id,
      course_id,
      version: version.version,
      state: version.state,
      repository: version.repository,
      tree: JSON.stringify(version.tree),
      steps: JSON.stringify(version.steps),
      saved_by: hand.user_id,
      saved_by_name: hand.full_name,
      saved_on: hand.now,
    })
    .execute()
}

/** The draft's tree, saved once more; answers how often it was. */
export function saveTree(
  db: Kysely<Tables>,
  course: Course,
  { version, tree }: Pick<VersionRow, 'version' | 'tree'>,
  hand: Hand,
): Promise<number> {
  return saveVersion(db, course, version, {
    tree: JSON.stringify(tree),
    saved_by: hand.user_id,
    saved_by_name: hand.full_name,
    saved_on: hand.now,
  })
}

/** Moves a version on and writes down by whom; it counts as a saving, so that nobody acts on what they have not seen. */
export function moveVersion(
  db: Kysely<Tables>,
  course: Course,
  {
    version,
    state,
    step,
  }: { readonly version: number; readonly state: VersionState; readonly step: VersionStep | null },
): Promise<number> {
  return saveVersion(db, course, version, {
    state,
    ...(step && { steps: sql<string>`steps || ${JSON.stringify([step])}::jsonb` }),
  })
}

async function saveVersion(
  db: Kysely<Tables>,
  { tenant_id, course_id }: Course,
  version: number,
  change: UpdateObject<Tables, 'course_versions'>,
): Promise<number> {
  const { saves } = await db
    .updateTable('course_versions')
    .set((row) => ({ ...change, saves: row('saves', '+', 1) }))
    .where('tenant_id', '=', tenant_id)
    .where('course_id', '=', course_id)
    .where('version', '=', version)
    .returning('saves')
    .executeTakeFirstOrThrow()
  return saves
}

export async function newCourseId(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{
    course_id: number
  }>`select nextval(pg_get_serial_sequence('courses', 'course_id')) as course_id`.execute(db)
  return rows[0]!.course_id
}

export interface ListedRow {
  readonly course_id: number
  readonly repository: string | null
  readonly title: string
  readonly subject: string
  readonly grade: string
  readonly language: string
  readonly lessons: number
  readonly published_version: number | null
  readonly open: {
    readonly version: number
    readonly state: 'draft' | 'review'
    readonly saved_by_name: string
    readonly saved_on: string
  } | null
}

/** Every course of the tenant, by its open version where there is one, else as learners see it. */
export async function listCourses(db: Kysely<Tables>, tenant_id: number): Promise<readonly ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    with open as (
      select course_id, version, state, repository, tree, saved_by_name, saved_on from course_versions
      where tenant_id = ${tenant_id} and state in ('draft', 'review')
    ), published as (
      select course_id, version from course_versions where tenant_id = ${tenant_id} and state = 'published'
    ), listed as (
    select coalesce(c.course_id, o.course_id) as course_id, coalesce(c.repository, o.repository) as repository,
      coalesce(o.tree ->> 'title', c.title) as title, coalesce(o.tree ->> 'subject', c.subject) as subject,
      coalesce(o.tree ->> 'grade', c.grade) as grade, coalesce(o.tree ->> 'language', c.language) as language,
      case when o.course_id is not null then jsonb_array_length(o.tree -> 'lessons') else (
        select count(*)::int from courses_lessons l where l.tenant_id = ${tenant_id} and l.course_id = c.course_id and not l.is_deleted) end as lessons,
      case when c.course_id is null then null else coalesce(p.version, 1) end as published_version,
      case when o.course_id is null then null else jsonb_build_object('version', o.version, 'state', o.state, 'saved_by_name', o.saved_by_name,
        'saved_on', to_char(o.saved_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as open
    from (select * from courses where tenant_id = ${tenant_id}) c
      full join open o on o.course_id = c.course_id
      left join published p on p.course_id = c.course_id
    ) select * from listed order by ${byGrade('grade')}, title, course_id`.execute(db)
  return rows
}

/** Lessons among these that stand in another course. */
export async function findForeignLessons(
  db: Kysely<Tables>,
  { tenant_id, course_id }: Course,
  guids: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('courses_lessons')
    .select('lesson_guid')
    .where('tenant_id', '=', tenant_id)
    .where('course_id', '<>', course_id)
    .where('lesson_guid', 'in', guids.length > 0 ? guids : ['00000000-0000-0000-0000-000000000000'])
    .execute()
  return rows.map(({ lesson_guid }) => lesson_guid)
}
