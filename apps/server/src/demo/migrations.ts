/** Who moves in the demonstration: what the data say of a campus, with the ids of the people and classes in it. */
import type { DemoCampus, DemoMigration } from '../../demo/demo-world.ts'
import { classCode, type DemoClass, type DemoPerson, type DemoSchool } from '#demo/cast.ts'
import type { TargetClass, insertPendingMigrations } from '#features/access/migrations.sql.ts'

type Planned = Parameters<typeof insertPendingMigrations>[1][number]

/** The moves from `school`; `schools` are all of its tenant. */
export function plannedMigrations(
  school: DemoSchool,
  schools: readonly DemoSchool[],
  set_on: Date,
): readonly Planned[] {
  return migrationsOf(school.campus).map((move) => plan(move, school, schools, set_on))
}

/** Those that were tried in vain, a week before they are looked at. */
export function failedMigrations(
  { campus, groups }: DemoSchool,
  now: Date,
): readonly { readonly user_id: number; readonly failure: string; readonly failed_on: Date }[] {
  const learners = groups.flatMap((group) => group.learners)
  const failed_on = new Date(now.getTime() - 7 * 86_400_000)
  return migrationsOf(campus).flatMap(({ username, failure }) =>
    failure === undefined ? [] : [{ user_id: idOf(username, learners), failure, failed_on }],
  )
}

export function migrationsOf({ migrations = [] }: DemoCampus): readonly DemoMigration[] {
  return migrations
}

function plan(
  { username, to, section, classes }: DemoMigration,
  school: DemoSchool,
  schools: readonly DemoSchool[],
  set_on: Date,
): Planned {
  const target = schools.find(({ campus }) => campus.key === (to ?? school.campus.key))
  const setter = school.staff.find(({ role }) => role === 'campus_admin')
  if (!target || !setter)
    throw new Error(`${username} cannot move to ${to ?? 'another class'}: the campus or its admin is missing`)
  const isElsewhere = target.institution_id !== school.institution_id
  const places = {
    tenant_id: school.tenant_id,
    from_institution: school.institution_id,
    to_institution: target.institution_id,
    set_by: setter.user_id,
    set_on,
  }
  const own = school.classes.find(({ learners }) => learners.some((learner) => learner.username === username))
  if (own && section !== undefined) {
    const joined = target.classes.filter((one) => one.grade === own.grade && one.section === section)
    return {
      ...places,
      user_id: idOf(username, own.learners),
      migration_type: isElsewhere ? 1 : 0,
      grade: own.grade,
      from_section: own.section,
      to_section: section,
      classes: joined.map(shown),
    }
  }
  const joined = (classes ?? []).map(({ grade, section: ofClass, subject }) => {
    const found = target.classes.find(
      (one) => one.grade === grade && one.section === ofClass && one.subject === subject,
    )
    if (!found) throw new Error(`${username} cannot teach ${subject} ${grade} ${ofClass}: there is no such class`)
    return found
  })
  return {
    ...places,
    user_id: idOf(username, school.teachers),
    migration_type: isElsewhere ? 3 : 2,
    grade: null,
    from_section: null,
    to_section: null,
    classes: joined.map(shown),
  }
}

function idOf(username: string, people: readonly DemoPerson[]): number {
  const found = people.find((person) => person.username === username)
  if (!found) throw new Error(`${username} moves, and is nobody`)
  return found.user_id
}

function shown(one: DemoClass): TargetClass {
  const { class_id, subject, grade, section } = one
  return { class_id, class_code: classCode(one), alias: null, subject, grade, section }
}
