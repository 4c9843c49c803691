/** One school of the demonstration with its year, in one transaction: all of it is there, or nothing. */
import type { Transaction } from 'kysely'
import type { LanguageCode } from '@maktab/contracts/fields'
import { countWork } from '@maktab/domain/assignments/automatic-scores'
import { standingConfiguration } from '@maktab/domain/tenants/standing-configuration'
import { addDays, dateIn } from '@maktab/i18n/calendars'
import type { Tables } from '#db/tables.ts'
import { documentedPeople } from '#demo/accounts.ts'
import { assignmentsYear, type Result, type SetWork } from '#demo/assignments-year.ts'
import { otherWork } from '#demo/other-work.ts'
import { attendanceYear } from '#demo/attendance-year.ts'
import { classStream, speakingClasses } from '#demo/class-streams.ts'
import { insertStreams } from '#demo/class-streams.sql.ts'
import { castOf, classCode, type DemoClass, type DemoPerson, type DemoSchool } from '#demo/cast.ts'
import type { PlannedCourse } from '#demo/courses.ts'
import type { DemoWorld } from '#demo/demo-files.ts'
import { learnerYear, type Habits } from '#demo/learning-year.ts'
import { failedMigrations, migrationsOf, plannedMigrations } from '#demo/migrations.ts'
import { insertComments } from '#demo/comments.sql.ts'
import { insertNotifications } from '#demo/notifications.sql.ts'
import { seededRandom } from '#demo/random.ts'
import { arrangeEvents } from '#demo/school-events.ts'
import { schoolYear, type SchoolYear } from '#demo/school-year.ts'
import {
  insertAssignments,
  insertAttendance,
  nameClassTeacher,
  insertClasses,
  insertDevices,
  insertLearning,
  insertFullAccess,
  insertPeople,
  type DemoDevice,
} from '#demo/school.sql.ts'
import { insertWorkFiles } from '#demo/work-files.sql.ts'
import type { WorkFilesByLanguage } from '#demo/work-files.ts'
import { insertPendingMigrations, noteFailure } from '#features/access/migrations.sql.ts'
import { changeOf } from '#features/assignments/automatic-scores.ts'
import { saveCounted, takeWorksToCount } from '#features/assignments/automatic-scores.sql.ts'
import { saveArchived } from '#features/office/office-classes.sql.ts'
import { saveDeleted } from '#features/office/office-users.sql.ts'
import { insertSchoolYear } from '#features/office/school-years.sql.ts'
import { changeCurrentYear } from '#features/office/year-rollovers.sql.ts'
import { rebuildRollups } from '#features/insights/rollups.sql.ts'
import { gatherSchool } from '#features/insights/school-figures.ts'

const day = 86_400_000

export interface SchoolLoad {
  readonly world: DemoWorld
  readonly school: DemoSchool
  readonly courses: readonly PlannedCourse[]
  readonly workFiles: WorkFilesByLanguage
  readonly now: Date
  /** By username, of documented people; the hash of everybody else's password under no name. */
  readonly passwordHashOf: (username: string | null) => string
}

export async function loadSchool(db: Transaction<Tables>, given: SchoolLoad): Promise<void> {
  // A silent school lived until then.
  const load = { ...given, now: new Date(given.now.getTime() - (given.school.campus.silent_days ?? 0) * day) }
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
  const everyone = [...school.staff, ...school.teachers, ...school.contentTeam, ...learners, ...school.leavers]
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
  const written = (classes: readonly DemoClass[]) =>
    classes.map((one) => ({
      ...one,
      course_id: courseOf(one.course).course_id,
      class_code: classCode(one),
      is_open_to_signup,
    }))
  await finishYear(db, load, year, () => insertClasses(db, institution_id, written(school.finishedClasses)))
  await insertClasses(db, institution_id, written(school.classes))

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
      const setting = {
        teacher,
        classes: school.classes.filter((one) => one.teacher === teacher && one.course === slug),
        planned: courseOf(slug),
        assignments: world.assignments.filter(({ course }) => course === slug),
        words: world.words,
        year,
        random: seededRandom(`assignments of ${teacher.username} in ${slug}`),
        habitsOf,
        resultsOf: ({ user_id }: DemoPerson, { class_id }: DemoClass) => results.get(`${class_id} ${user_id}`) ?? [],
      }
      const others = otherWork({ ...setting, random: seededRandom(`other work of ${teacher.username} in ${slug}`) })
      await insertAssignments(db, institution_id, [...assignmentsYear(setting), ...others])
      for (const work of others) if (work.assignment_type === 0) await scoreByItself(db, school, work)
    }
  }
  for (const taught of school.hasAttendance ? homeClasses(school) : []) {
    const random = seededRandom(`attendance in class ${taught.class_id}`)
    const remarks = world.words[courseOf(taught.course).course.language].away
    await insertAttendance(db, institution_id, attendanceYear({ taught, year, random, habitsOf, remarks }))
    await nameClassTeacher(db, institution_id, taught, year.days[0]!)
  }
  // One class of each school says nothing, as one always does.
  await insertStreams(
    db,
    institution_id,
    speakingClasses(school.classes).flatMap((taught) =>
      classStream({
        taught,
        language: courseOf(taught.course).course.language,
        words: world.words,
        year,
        random: seededRandom(`stream of class ${taught.class_id}`),
      }),
    ),
  )
  await arrangeEvents(db, {
    school,
    words: world.words,
    languageOf: ({ course }) => courseOf(course).course.language,
    now,
  })
  await insertDevices(db, institution_id, devicesOf(school, year))
  await arrangeMigrations(db, load)
  await insertComments(db, { institution_id, words: world.words, now })
  await insertWorkFiles(db, { institution_id, files: load.workFiles, now })
  await insertNotifications(db, institution_id, now)
  await rebuildRollups(db, institution_id, given.now)
  await gatherSchool(db, { tenant_id, institution_id }, { now: given.now })
}

/** As the server counts attempts, at the moment of the last of them. */
async function scoreByItself(
  db: Transaction<Tables>,
  school: DemoSchool,
  { assignment_id, due_date }: SetWork,
): Promise<void> {
  const works = await takeWorksToCount(db, school, { assignment_id, learner_id: undefined })
  await saveCounted(
    db,
    school,
    works.map((work) => {
      const moments = work.contents.flatMap(({ attempts }) => attempts.map(({ taken_on }) => taken_on.getTime()))
      return changeOf(work, countWork(work, moments.length === 0 ? due_date : new Date(Math.max(...moments))))
    }),
    due_date,
  )
}

/**
 * The year before, as an office leaves it: with its classes, of which `teach` makes the rows, in the archive, and without who left. The
 * year that goes on now is current from here on.
 */
async function finishYear(
  db: Transaction<Tables>,
  { school, now }: SchoolLoad,
  { days }: SchoolYear,
  teach: () => Promise<void>,
): Promise<void> {
  const { campus, finishedClasses, leavers } = school
  const calendar = campus.country === 'Afghanistan' ? 'solar' : 'gregorian'
  // Called by the year in which it begins, as the country counts it.
  const named = (start_date: string, end_date: string) => ({
    name: String(dateIn(calendar, start_date).year),
    start_date,
    end_date,
    terms: halvesOf(start_date, end_date, namesOfTerms[campus.default_language]),
  })
  const [first, last] = [days[0]!, days.at(-1)!]
  const before = named(addDays(first, -366), addDays(first, -60))
  await insertSchoolYear(db, school, before, true)
  await teach()
  const ids = finishedClasses.map(({ class_id }) => class_id)
  if (ids.length > 0) await saveArchived(db, school, ids, { is_archived: true, now: new Date(before.end_date) })
  const left = (people: readonly DemoPerson[], on: Date) =>
    saveDeleted(
      db,
      school,
      people.map(({ user_id }) => user_id),
      on,
    )
  await left(leavers.slice(0, -1), new Date(before.end_date))
  await left(leavers.slice(-1), new Date(now.getTime() - 9 * day))
  await changeCurrentYear(db, school, await insertSchoolYear(db, school, named(first, last), false))
}

const namesOfTerms = {
  en: ['First term', 'Second term'],
  pu: ['لومړی سمستر', 'دویم سمستر'],
  da: ['سمستر اول', 'سمستر دوم'],
  ur: ['پہلی ٹرم', 'دوسری ٹرم'],
} as const satisfies Record<LanguageCode, readonly string[]>

/** Two terms, with a week between them. */
function halvesOf(start_date: string, end_date: string, [first, second]: readonly [string, string]) {
  const middle = addDays(start_date, Math.floor((Date.parse(end_date) - Date.parse(start_date)) / day / 2))
  return [
    { name: first, start_date, end_date: addDays(middle, -4) },
    { name: second, start_date: addDays(middle, 4), end_date },
  ]
}

async function arrangeMigrations(db: Transaction<Tables>, { world, school, now }: SchoolLoad): Promise<void> {
  const tenant = world.tenants.find(({ tenant_id }) => tenant_id === school.tenant_id)
  if (!tenant || migrationsOf(school.campus).length === 0) return
  const set_on = new Date(now.getTime() - 10 * day)
  await insertPendingMigrations(db, plannedMigrations(school, castOf(tenant, world.names), set_on))
  for (const { user_id, ...failed } of failedMigrations(school, now))
    await noteFailure(db, { tenant_id: school.tenant_id, user_id, set_on }, failed)
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
