/** Which courses and lessons a school has: `packages/domain/src/schools/availability.ts` as conditions of SQL. */
import { sql, type RawBuilder } from 'kysely'

interface Asked {
  readonly institution_id: number
  /** Alias of `courses` in the statement. */
  readonly course: string
}

/** True where the school has the lesson; `lesson` is the alias of `courses_lessons`, or of any table with its `lesson_guid`. */
export function hasLesson({
  institution_id,
  course,
  lesson,
}: Asked & { readonly lesson: string }): RawBuilder<boolean> {
  return has(
    { institution_id, course },
    (named) => sql<boolean>`${sql.table(lesson)}.lesson_guid = any(${named}.available_lessons)`,
  )
}

/** True where the school has the course, or at least one of its lessons. */
export function hasCourse({ institution_id, course }: Asked): RawBuilder<boolean> {
  const c = sql.table(course)
  return has(
    { institution_id, course },
    (
      named,
    ) => sql<boolean>`exists (select from courses_lessons al where al.tenant_id = ${c}.tenant_id and al.course_id = ${c}.course_id
        and not al.is_deleted and al.lesson_guid = any(${named}.available_lessons))`,
  )
}

/** By the school's own row; where it has none, by what its tenant names, out of the tenant's own repository. */
function has(
  { institution_id, course }: Asked,
  isNamed: (named: RawBuilder<unknown>) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  const c = sql.table(course)
  const names = (named: RawBuilder<unknown>) => sql<boolean>`(
      cardinality(${named}.available_courses) + cardinality(${named}.available_lessons) = 0 or ${c}.course_id = any(${named}.available_courses) or ${isNamed(named)})`
  return sql<boolean>`coalesce((
    select i.repository is not distinct from ${c}.repository and ${names(sql.table('i'))}
    from content_institutions i where i.tenant_id = ${c}.tenant_id and i.institution_id = ${institution_id}
  ), ${c}.repository is null and (select ${names(sql.table('w'))} from tenants w where w.tenant_id = ${c}.tenant_id))`
}
