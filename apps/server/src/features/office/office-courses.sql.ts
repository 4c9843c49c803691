import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { hasCourse, hasLesson } from '#features/schools/availability.sql.ts'

interface Campus {
  readonly tenant_id: number
  readonly institution_id: number
}

interface CourseRow {
  readonly course_id: number
  readonly title: string
  readonly subject: string
  readonly grade: string
  readonly language: string
  readonly total_lessons: number
}

/** Every course that the campus has, with the lessons of it that it has and the classes that are taught from it. */
export async function readInstituteCourses(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
): Promise<readonly (CourseRow & { readonly total_classes: number })[]> {
  const { rows } = await sql<CourseRow & { readonly total_classes: number }>`
    select c.course_id, c.title, c.subject, c.grade, c.language,
      (select count(*)::int from courses_lessons l where l.tenant_id = c.tenant_id and l.course_id = c.course_id and not l.is_deleted
        and ${hasLesson({ institution_id, course: 'c', lesson: 'l' })}) as total_lessons,
      (select count(*)::int from classes k where k.institution_id = ${institution_id} and k.course_id = c.course_id and k.is_active
        and not k.is_deleted) as total_classes
    from courses c where c.tenant_id = ${tenant_id} and ${hasCourse({ institution_id, course: 'c' })}`.execute(db)
  return rows
}

/** Every course of the tenant with all its lessons, and whether the campus has it. */
export async function readTenantCourses(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
): Promise<readonly (CourseRow & { readonly is_at_campus: boolean })[]> {
  const { rows } = await sql<CourseRow & { readonly is_at_campus: boolean }>`
    select c.course_id, c.title, c.subject, c.grade, c.language, ${hasCourse({ institution_id, course: 'c' })} as is_at_campus,
      (select count(*)::int from courses_lessons l where l.tenant_id = c.tenant_id and l.course_id = c.course_id and not l.is_deleted) as total_lessons
    from courses c where c.tenant_id = ${tenant_id}`.execute(db)
  return rows
}
