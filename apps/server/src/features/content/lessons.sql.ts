import { sql, type Kysely } from 'kysely'
import type { ContentStatus } from '@maktab/contracts/fields'
import type { Tables } from '#db/tables.ts'
import { hasCourse, hasLesson } from '#features/schools/availability.sql.ts'

interface Place {
  readonly tenant_id: number
  readonly institution_id: number
  readonly class_id: number
}

type School = Pick<Place, 'tenant_id' | 'institution_id'>

/** Undefined also where the school does not have it. */
export async function findCourse(db: Kysely<Tables>, { tenant_id, institution_id }: School, course_id: number) {
  return db
    .selectFrom('courses as c')
    .select(['course_id', 'title', 'subject', 'language', 'min_completion_percentage'])
    .where('tenant_id', '=', tenant_id)
    .where('course_id', '=', course_id)
    .where(hasCourse({ institution_id, course: 'c' }))
    .executeTakeFirst()
}

export interface LessonRow {
  readonly lesson_guid: string
  readonly course_id: number
  readonly title: string
  readonly summary: string
  readonly position: number
  readonly total_contents: number
  readonly completed_contents: number
  /** Contents whose status is not 0. */
  readonly started_contents: number
  /** Completed once, whatever was published since. */
  readonly was_completed: boolean
}

/**
 * Lessons of a course in their order, each with the standing of one learner in one class. Contents are counted as the lesson has
 * them now: what was published since the learner worked counts at once.
 */
export async function readLessons(
  db: Kysely<Tables>,
  {
    tenant_id,
    institution_id,
    class_id,
    course_id,
    user_id,
  }: Place & { readonly course_id: number; readonly user_id: number },
): Promise<readonly LessonRow[]> {
  const { rows } = await sql<LessonRow>`
    select l.lesson_guid, l.course_id, l.title, l.summary, l.position, counted.total_contents, counted.completed_contents,
      counted.started_contents, coalesce(own.is_completed, false) as was_completed
    from courses_lessons l join courses c on c.tenant_id = l.tenant_id and c.course_id = l.course_id
      left join users_lessons own on own.institution_id = ${institution_id}
        and own.user_id = ${user_id} and own.class_id = ${class_id} and own.lesson_guid = l.lesson_guid
      cross join lateral (
        select count(*)::int as total_contents, (count(*) filter (where u.content_status = 2))::int as completed_contents,
          (count(*) filter (where u.content_status > 0))::int as started_contents
        from lessons_content p left join users_content u on u.institution_id = ${institution_id} and u.user_id = ${user_id}
          and u.content_id = p.content_id and u.class_id = ${class_id}
        where p.tenant_id = l.tenant_id and p.lesson_guid = l.lesson_guid and not p.is_deleted
      ) counted
    where l.tenant_id = ${tenant_id} and l.course_id = ${course_id} and not l.is_deleted
      and ${hasLesson({ institution_id, course: 'c', lesson: 'l' })}
    order by l.position`.execute(db)
  return rows
}

/** Undefined also where it was taken out, or the school does not have it. */
export async function findLesson(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: School,
  course_id: number,
  lesson_guid: string,
) {
  return db
    .selectFrom('courses_lessons as lesson')
    .innerJoin('courses as course', (join) =>
      join.onRef('course.tenant_id', '=', 'lesson.tenant_id').onRef('course.course_id', '=', 'lesson.course_id'),
    )
    .select(['lesson.lesson_guid', 'lesson.title', 'course.language', 'course.min_completion_percentage'])
    .where('lesson.tenant_id', '=', tenant_id)
    .where('lesson.course_id', '=', course_id)
    .where('lesson.lesson_guid', '=', lesson_guid)
    .where('lesson.is_deleted', '=', false)
    .where(hasLesson({ institution_id, course: 'course', lesson: 'lesson' }))
    .executeTakeFirst()
}

export interface ModuleRow {
  readonly content_id: number
  readonly position: number
  readonly title: string
  readonly content_type: string
  readonly body: unknown
  readonly size_bytes: number
  readonly content_status: ContentStatus
  readonly completion: number
  readonly accuracy: number | null
  readonly attempts: number
  readonly time_spent_in_seconds: number
  readonly resume_point: string
}

/** What is read of a content of a lesson; `own` are the standings of one person in one class. */
const moduleColumns = sql`c.content_id, p.position, c.title, c.content_type, c.body, c.size_bytes,
      coalesce(own.content_status, 0) as content_status,
      coalesce(own.completion, 0) as completion,
      own.accuracy,
      coalesce(own.attempts, 0) as attempts,
      coalesce(own.time_spent_in_seconds, 0) as time_spent_in_seconds,
      coalesce(own.resume_point, '') as resume_point`

interface OwnPlace extends Place {
  readonly lesson_guid: string
  readonly user_id: number
}

/** Contents of a lesson in their order, each with the standing of one person in one class. */
export async function readModules(
  db: Kysely<Tables>,
  { tenant_id, institution_id, class_id, lesson_guid, user_id }: OwnPlace,
): Promise<readonly ModuleRow[]> {
  const { rows } = await sql<ModuleRow>`
    select ${moduleColumns}
    from lessons_content p join content c on c.tenant_id = p.tenant_id and c.content_id = p.content_id
      left join users_content own on own.institution_id = ${institution_id} and own.user_id = ${user_id}
        and own.content_id = c.content_id and own.class_id = ${class_id}
    where p.tenant_id = ${tenant_id} and p.lesson_guid = ${lesson_guid} and not p.is_deleted
    order by p.position, p.content_id`.execute(db)
  return rows
}

export interface OwnLesson {
  readonly title: string
  readonly language: string
  readonly min_completion_percentage: number
  readonly modules: readonly ModuleRow[]
}

interface OwnLessonRow extends ModuleRow, Omit<OwnLesson, 'title' | 'modules'> {
  readonly lesson_title: string
}

/**
 * A lesson with its contents as `readModules` reads them, for somebody who belongs to the class in that role. Undefined also where
 * they do not, the class has another course, the lesson was taken out, or the school does not have it. One statement: nothing is asked more often.
 */
export async function readOwnLesson(
  db: Kysely<Tables>,
  {
    tenant_id,
    institution_id,
    class_id,
    course_id,
    lesson_guid,
    user_id,
    role,
  }: OwnPlace & { readonly course_id: number; readonly role: string },
): Promise<OwnLesson | undefined> {
  const { rows } = await sql<
    OwnLessonRow | { [K in keyof OwnLessonRow]: K extends keyof ModuleRow ? null : OwnLessonRow[K] }
  >`
    select lesson.title as lesson_title, course.language, course.min_completion_percentage, ${moduleColumns}
    from users_classes member
      join classes class on class.institution_id = member.institution_id and class.class_id = member.class_id
      join courses course on course.tenant_id = ${tenant_id} and course.course_id = class.course_id
      join courses_lessons lesson on lesson.tenant_id = course.tenant_id and lesson.course_id = course.course_id
      left join (lessons_content p join content c on c.tenant_id = p.tenant_id and c.content_id = p.content_id)
        on p.tenant_id = lesson.tenant_id and p.lesson_guid = lesson.lesson_guid and not p.is_deleted
      left join users_content own on own.institution_id = member.institution_id and own.user_id = member.user_id
        and own.content_id = c.content_id and own.class_id = member.class_id
    where member.institution_id = ${institution_id} and member.class_id = ${class_id} and member.user_id = ${user_id} and member.role = ${role}
      and not member.is_deleted and class.is_active and not class.is_deleted and course.course_id = ${course_id}
      and lesson.lesson_guid = ${lesson_guid} and not lesson.is_deleted and ${hasLesson({ institution_id, course: 'course', lesson: 'lesson' })}
    order by p.position, p.content_id`.execute(db)
  const [first] = rows
  if (!first) return undefined
  const { lesson_title: title, language, min_completion_percentage } = first
  return {
    title,
    language,
    min_completion_percentage,
    modules: rows.flatMap((row) => (row.content_id === null ? [] : [row])),
  }
}

export interface ClassLessonRow {
  readonly lesson_guid: string
  readonly course_id: number
  readonly title: string
  readonly content_ids: number[]
  readonly learners_completed: number
  readonly total_students: number
}

/** Lessons of a class's course, each with how many of its learners completed it. */
export async function readClassLessons(
  db: Kysely<Tables>,
  { tenant_id, institution_id, class_id, course_id }: Place & { readonly course_id: number },
): Promise<readonly ClassLessonRow[]> {
  const { rows } = await sql<ClassLessonRow>`
    with learners as (
      select m.user_id from users_classes m join users p on p.institution_id = m.institution_id and p.user_id = m.user_id
      where m.institution_id = ${institution_id} and m.class_id = ${class_id} and m.role = 'learner' and not m.is_deleted and not p.is_deleted
    ), completed as (
      select lesson_guid, count(*)::int as learners from users_lessons
      where institution_id = ${institution_id} and class_id = ${class_id} and is_completed
        and user_id in (select user_id from learners)
      group by lesson_guid
    )
    select l.lesson_guid, l.course_id, l.title,
      array(select c.content_id::int from lessons_content c where c.tenant_id = l.tenant_id and c.lesson_guid = l.lesson_guid and not c.is_deleted
        order by c.position, c.content_id) as content_ids,
      coalesce(completed.learners, 0) as learners_completed,
      (select count(*)::int from learners) as total_students
    from courses_lessons l join courses k on k.tenant_id = l.tenant_id and k.course_id = l.course_id
      left join completed using (lesson_guid)
    where l.tenant_id = ${tenant_id} and l.course_id = ${course_id} and not l.is_deleted
      and ${hasLesson({ institution_id, course: 'k', lesson: 'l' })}
    order by l.position`.execute(db)
  return rows
}
