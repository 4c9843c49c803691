/** Writes a tree into what learners see. Nothing is removed: what was taken out is marked, because learners' work points at it. */
import { readGrade } from '@maktab/domain/people/grades'
import type { CourseTree } from '@maktab/contracts/studio/course-versions'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface Course {
  readonly tenant_id: number
  readonly course_id: number
}

/** All of it in the transaction of the caller. Rows that stay as they are keep their mark of change, so that no device pulls them again. */
export async function publishTree(
  db: Kysely<Tables>,
  course: Course,
  { tree, repository }: { readonly tree: CourseTree; readonly repository: string | null },
): Promise<void> {
  await publishCourse(db, course, tree, repository)
  const changed = await publishContents(db, course, tree)
  await publishLessons(db, course, tree)
  await publishPlaces(db, course, tree, changed)
  await publishSkills(db, course, tree)
}

async function publishCourse(
  db: Kysely<Tables>,
  { tenant_id, course_id }: Course,
  tree: CourseTree,
  repository: string | null,
): Promise<void> {
  const { title, subject, grade, language, min_completion_percentage, counted_attempt } = tree
  // Which schools teach it cannot be seen from here: each looks for itself.
  await sql`
    insert into courses_to_recount (tenant_id, institution_id, course_id, asked_on)
    select i.tenant_id, i.institution_id, c.course_id, clock_timestamp() from courses c join institutions i on i.tenant_id = c.tenant_id
    where c.tenant_id = ${tenant_id} and c.course_id = ${course_id} and c.min_completion_percentage <> ${min_completion_percentage}::real
    on conflict (tenant_id, institution_id, course_id) do update set asked_on = excluded.asked_on`.execute(db)
  await sql`
    insert into courses as c (tenant_id, course_id, title, subject, grade, language, min_completion_percentage, counted_attempt, repository)
    values (${tenant_id}, ${course_id}, ${title}, ${subject}, ${readGrade(grade)}, ${language}, ${min_completion_percentage}, ${counted_attempt}, ${repository})
    on conflict (tenant_id, course_id) do update set title = excluded.title, subject = excluded.subject, grade = excluded.grade,
      language = excluded.language, min_completion_percentage = excluded.min_completion_percentage, counted_attempt = excluded.counted_attempt
    where (c.title, c.subject, c.grade, c.language, c.min_completion_percentage, c.counted_attempt)
      is distinct from (excluded.title, excluded.subject, excluded.grade, excluded.language, excluded.min_completion_percentage, excluded.counted_attempt)`.execute(
    db,
  )
}

/** Answers the contents that learners see differently from now on. */
async function publishContents(
  db: Kysely<Tables>,
  { tenant_id }: Course,
  { lessons }: CourseTree,
): Promise<readonly number[]> {
  const { rows } = await sql<{ content_id: number }>`
    insert into content as k (tenant_id, content_id, title, content_type, body, size_bytes, revision)
    select r.tenant_id, r.content_id, r.title, r.content_type, r.body, r.size_bytes, r.revision
    from jsonb_to_recordset(${JSON.stringify(lessons.flatMap(({ contents }) => contents))}::jsonb) as w(content_id bigint, revision int)
      join content_revisions r on r.tenant_id = ${tenant_id} and r.content_id = w.content_id and r.revision = w.revision
    on conflict (tenant_id, content_id) do update set title = excluded.title, content_type = excluded.content_type, body = excluded.body,
      size_bytes = excluded.size_bytes, revision = excluded.revision
    where k.revision <> excluded.revision
    returning k.content_id`.execute(db)
  return rows.map(({ content_id }) => content_id)
}

async function publishLessons(
  db: Kysely<Tables>,
  { tenant_id, course_id }: Course,
  { lessons }: CourseTree,
): Promise<void> {
  const wanted = lessons.map(({ lesson_guid, title, summary }, index) => ({
    lesson_guid,
    title,
    summary,
    position: index + 1,
  }))
  await sql`
    insert into courses_lessons as l (tenant_id, lesson_guid, course_id, title, summary, position)
    select ${tenant_id}, w.lesson_guid, ${course_id}, w.title, w.summary, w.position
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(lesson_guid uuid, title text, summary text, position int)
    on conflict (tenant_id, lesson_guid) do update set title = excluded.title, summary = excluded.summary, position = excluded.position, is_deleted = false
    where l.course_id = excluded.course_id
      and (l.title, l.summary, l.position, l.is_deleted) is distinct from (excluded.title, excluded.summary, excluded.position, false)`.execute(
    db,
  )
  await sql`
    update courses_lessons set is_deleted = true
    where tenant_id = ${tenant_id} and course_id = ${course_id} and not is_deleted
      and lesson_guid <> all(${lessons.map(({ lesson_guid }) => lesson_guid)}::uuid[])`.execute(db)
}

/** A content that changed is told anew in every course that has it. */
async function publishPlaces(
  db: Kysely<Tables>,
  { tenant_id, course_id }: Course,
  { lessons }: CourseTree,
  changed: readonly number[],
): Promise<void> {
  const wanted = JSON.stringify(
    lessons.flatMap(({ lesson_guid, contents }) =>
      contents.map(({ content_id }, index) => ({ lesson_guid, content_id, position: index + 1 })),
    ),
  )
  await sql`
    insert into lessons_content as p (tenant_id, lesson_guid, content_id, course_id, position)
    select ${tenant_id}, w.lesson_guid, w.content_id, ${course_id}, w.position
    from jsonb_to_recordset(${wanted}::jsonb) as w(lesson_guid uuid, content_id bigint, position int)
    on conflict (tenant_id, lesson_guid, content_id) do update set position = excluded.position, is_deleted = false
    where p.course_id = excluded.course_id and (p.position, p.is_deleted) is distinct from (excluded.position, false)`.execute(
    db,
  )
  await sql`
    update lessons_content p set is_deleted = true
    where p.tenant_id = ${tenant_id} and p.course_id = ${course_id} and not p.is_deleted and not exists (
      select from jsonb_to_recordset(${wanted}::jsonb) as w(lesson_guid uuid, content_id bigint)
      where w.lesson_guid = p.lesson_guid and w.content_id = p.content_id)`.execute(db)
  await sql`
    update lessons_content set position = position
    where tenant_id = ${tenant_id} and content_id = any(${changed}::bigint[])
      and changed_xid <> pg_current_xact_id()`.execute(db)
}

/** A content teaches what it names itself and what its lesson names. */
async function publishSkills(db: Kysely<Tables>, { tenant_id }: Course, { lessons }: CourseTree): Promise<void> {
  const content_ids = lessons.flatMap(({ contents }) => contents.map(({ content_id }) => content_id))
  const wanted = lessons.flatMap(({ contents, skill_ids }) => contents.map((content) => ({ ...content, skill_ids })))
  await sql`delete from skills_content where tenant_id = ${tenant_id} and content_id = any(${content_ids}::bigint[])`.execute(
    db,
  )
  await sql`
    insert into skills_content (tenant_id, skill_id, content_id)
    select distinct ${tenant_id}::bigint, s.skill_id, w.content_id
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(content_id bigint, revision int, skill_ids jsonb)
      join content_revisions r on r.tenant_id = ${tenant_id} and r.content_id = w.content_id and r.revision = w.revision
      join skills s on s.tenant_id = ${tenant_id} and not s.is_deleted and (s.skill_id = any(r.skill_ids) or w.skill_ids @> to_jsonb(s.skill_id))`.execute(
    db,
  )
}
