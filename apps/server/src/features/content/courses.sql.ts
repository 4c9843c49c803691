import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { hasCourse, hasLesson } from '#features/schools/availability.sql.ts'
import { byGrade } from '#features/people/grades.sql.ts'

interface Learner {
  readonly institution_id: number
  readonly tenant_id: number
  readonly user_id: number
}

export interface CourseRow {
  readonly course_id: number
  readonly class_id: number | null
  readonly title: string
  readonly subject: string
  readonly grade: string
  readonly language: string
  readonly total_lessons: number
  /** Of the learner in that class. */
  readonly lessons_completed: number
}

/** Courses of these grades that the school has, and every course of the learner's classes in them. */
export async function readCourses(
  db: Kysely<Tables>,
  { institution_id, tenant_id, user_id }: Learner,
  {
    grades,
    own,
  }: {
    readonly grades: readonly string[]
    readonly own: { readonly class_ids: readonly number[]; readonly course_ids: readonly number[] }
  },
): Promise<readonly CourseRow[]> {
  const { rows } = await sql<CourseRow>`
    with own as (
      select course_id, min(class_id) as class_id
      from unnest(${[...own.class_ids]}::bigint[], ${[...own.course_ids]}::bigint[]) as o (class_id, course_id) group by course_id
    )
    select c.course_id, own.class_id, c.title, c.subject, c.grade, c.language,
      (select count(*)::int from courses_lessons l where l.tenant_id = c.tenant_id and l.course_id = c.course_id and not l.is_deleted
        and ${hasLesson({ institution_id, course: 'c', lesson: 'l' })}) as total_lessons,
      (select count(*)::int from users_lessons u join courses_lessons l on l.tenant_id = ${tenant_id} and l.lesson_guid = u.lesson_guid and not l.is_deleted
        where u.institution_id = ${institution_id} and u.user_id = ${user_id} and u.class_id = own.class_id and u.is_completed
          and l.course_id = c.course_id) as lessons_completed
    from courses c left join own on own.course_id = c.course_id
    where c.tenant_id = ${tenant_id} and c.grade = any(${[...grades]}::text[])
      and (own.class_id is not null or ${hasCourse({ institution_id, course: 'c' })})
    order by ${byGrade('c.grade')}, c.subject, c.title, c.course_id limit 500`.execute(db)
  return rows
}
