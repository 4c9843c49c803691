/** One school of the demonstration with its year, in one transaction: all of it is there, or nothing. */
import type { Transaction } from 'kysely'
import { standingConfiguration } from '@maktab/domain/tenants/standing-configuration'
import type { Tables } from '#db/tables.ts'
import { documentedPeople } from '#demo/accounts.ts'
import { assignmentsYear, type Result } from '#demo/assignments-year.ts'
import { attendanceYear } from '#demo/attendance-year.ts'
import { castOf, classCode, type DemoClass, type DemoPerson, type DemoSchool } from '#demo/cast.ts'
import type { PlannedCourse } from '#demo/courses.ts'
import type { DemoWorld } from '#demo/demo-files.ts'
import { learnerYear, type Habits } from '#demo/learning-year.ts'
import { migrationsOf, plannedMigrations } from '#demo/migrations.ts'
import { insertNotifications } from '#demo/notifications.sql.ts'
import { seededRandom } from '#demo/random.ts'
import { schoolYear, type SchoolYear } from '#demo/school-year.ts'
import {
  insertAssignments,
  insertAttendance,
  insertClasses,
  insertDevices,
  insertLearning,
  insertFullAccess,
  insertPeople,
  type DemoDevice,
} from '#demo/school.sql.ts'
import { savePendingMigration } from '#features/access/migrations.sql.ts'
import { rebuildRollups } from '#features/insights/rollups.sql.ts'

export interface SchoolLoad {
  readonly world: DemoWorld
  readonly school: DemoSchool
  readonly courses: readonly PlannedCourse[]
  readonly now: Date
  /** By username, of documented people; the hash of everybody else's password under no name. */
  readonly passwordHashOf: (username: string | null) => string
}

export async function loadSchool(db: Transaction<Tables>, load: SchoolLoad): Promise<void> {
  const { world, school, courses, now, passwordHashOf } = load
  const { tenant_id, institution_id, campus } = school
  const year = schoolYear({ now, time_zone: campus.time_zone, country: campus.country })
  const courseOf = (slug: string): PlannedCourse => {
    const planned = courses.find(({ course }) => course.slug === slug)
    if (!planned) throw new Error(`${campus.key} teaches ${slug}, which is no course`)
    return planned
  }
  const learners = school.groups.flatMap((group) => group.learners)
  const documented = new Set(documentedPeople(school))
  const everyone = [...school.staff, ...school.teachers, ...school.contentTeam, ...learners]
  await insertPeople(
    db,
    { tenant_id, institution_id },
    everyone.map((person) => ({
      ...person,
      password_hash: passwordHashOf(documented.has(person) ? person.username : null),
    })),
  )
  if (campus.is_cms_full_access) await insertFullAccess(db, { tenant_id, institution_id })
  const is_open_to_signup =
    world.tenants.find((tenant) => tenant.tenant_id === tenant_id)?.configuration.is_b2c_enabled ??
    standingConfiguration(tenant_id).is_b2c_enabled
  await insertClasses(
    db,
    institution_id,
    school.classes.map((one) => ({
      ...one,
      course_id: courseOf(one.course).course_id,
      class_code: classCode(one),
      is_open_to_signup,
    })),
  )

  const results = new Map<string, readonly Result[]>()
  for (const taught of school.classes) {
    const { class_id } = taught
    const planned = courseOf(taught.course)
    const random = seededRandom(`learning in class ${class_id}`)
    const years = taught.learners.map((learner) => {
      const done = learnerYear({ user_id: learner.user_id, planned, habits: habitsOf(learner, taught), year, random })
      // Without the answers: kept for a whole school, they would be most of the memory.
      results.set(`${class_id} ${learner.user_id}`, done.attempts.map(resultOf))
      return done
    })
    await insertLearning(db, institution_id, class_id, years)
  }
  for (const teacher of school.hasAssignments ? school.teachers : []) {
    for (const slug of new Set(school.classes.filter((one) => one.teacher === teacher).map(({ course }) => course))) {
      const set = assignmentsYear({
        teacher,
        classes: school.classes.filter((one) => one.teacher === teacher && one.course === slug),
        planned: courseOf(slug),
        assignments: world.assignments.filter(({ course }) => course === slug),
        words: world.words,
        year,
        random: seededRandom(`assignments of ${teacher.username} in ${slug}`),
        habitsOf,
        resultsOf: ({ user_id }, { class_id }) => results.get(`${class_id} ${user_id}`) ?? [],
      })
      await insertAssignments(db, institution_id, set)
    }
  }
  for (const taught of school.hasAttendance ? homeClasses(school) : []) {
    const random = seededRandom(`attendance in class ${taught.class_id}`)
    await insertAttendance(db, institution_id, attendanceYear({ taught, year, random, habitsOf }))
  }
  await insertDevices(db, institution_id, devicesOf(school, year))
  await arrangeMigrations(db, load)
  await insertNotifications(db, institution_id, now)
  await rebuildRollups(db, institution_id, now)
}

async function arrangeMigrations(db: Transaction<Tables>, { world, school, now }: SchoolLoad): Promise<void> {
  const tenant = world.tenants.find(({ tenant_id }) => tenant_id === school.tenant_id)
  if (!tenant || migrationsOf(school.campus).length === 0) return
  for (const planned of plannedMigrations(school, castOf(tenant, world.names), now))
    await savePendingMigration(db, planned)
}

/** Attendance is taken once a day, in the first class of each group. */
function homeClasses({ groups, classes }: DemoSchool): readonly DemoClass[] {
  return groups.flatMap(({ learners }) => classes.find((taught) => taught.learners === learners) ?? [])
}

function resultOf({ content_id, taken_on, accuracy, correct_questions, total_questions }: Result): Result {
  return { content_id, taken_on, accuracy, correct_questions, total_questions }
}

/** A learner does a little better in one subject than in another, and some classes do better than others. */
function habitsOf({ username }: DemoPerson, { class_id, course }: DemoClass): Habits {
  const own = seededRandom(`habits of ${username}`)
  const [ability, diligence] = [own.next() + own.next(), own.next() + own.next()]
  const liking = seededRandom(`${username} in ${course}`).next() - 0.5
  const climate = seededRandom(`climate in class ${class_id}`).next() - 0.5
  return {
    ability: within(0.36 + 0.32 * ability + 0.16 * liking + 0.24 * climate),
    diligence: within(0.25 + 0.4 * diligence + 0.16 * liking + 0.3 * climate),
  }
}

function within(habit: number): number {
  return Math.min(0.98, Math.max(0.05, habit))
}

const day = 86_400_000

/** Every teacher and about half of the learners have a device that has synced; most of them this week. */
function devicesOf({ campus, teachers, groups }: DemoSchool, { now }: SchoolYear): readonly DemoDevice[] {
  const random = seededRandom(`devices of ${campus.key}`)
  const owners = [...teachers, ...groups.flatMap(({ learners }) => learners.filter(() => random.chance(0.55)))]
  return owners.map(({ user_id }) => {
    const ago = random.chance(0.7) ? random.between(60_000, 6 * day) : random.between(7 * day, 40 * day)
    return {
      device_id: random.guid(),
      user_id,
      first_seen_on: new Date(now.getTime() - random.between(60 * day, 240 * day)),
      last_synced_on: new Date(now.getTime() - ago),
    }
  })
}
