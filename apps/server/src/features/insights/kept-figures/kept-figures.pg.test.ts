/** Figures that went wrong are found by night, named when they are asked for, and set right while people work; a new time zone moves days. */
import { randomUUID } from 'node:crypto'
import { saveStatus } from '@maktab/contracts/learning/progress'
import { updateInstitution } from '@maktab/contracts/office/campuses'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { value } from '../../../../test/call.ts'
import { keptFigures } from '../../../../test/kept-figures.ts'
import {
  classA,
  classB,
  course,
  document,
  lessonTwo,
  openSchool,
  people,
  type School,
} from '../../../../test/school.ts'
import { handIn, setWork } from '../../../../test/work.ts'
import { readLooks, readRollupDifferences } from '../../../backup/check-rows.sql.ts'
import { withOwner } from '../../../db/owner-client.ts'
import { openFigureLook } from './looks.ts'
import { checkFigures, rebuildFigures } from './rebuilding.ts'
import { openDayRecounter } from './recounted-days.ts'

const { learner, principal, teacher } = people
const hourMs = 3_600_000

let school: School
beforeAll(async () => {
  school = await openSchool()
  // Half past eleven at night in Kabul.
  school.clock.now = new Date('2026-03-21T19:00:00Z')
  const assignment_id = await setWork(school)
  await handIn(school, assignment_id, {}, { as: learner })
  const place = { content_id: document, lesson_guid: lessonTwo, class_id: classA, cms_course_id: course }
  await value(school, saveStatus, { ...place, content_status: 2, completion: 100 }, { as: learner })
  await sql`update users_lessons set is_completed = true, completed_on = worked_on where user_id = ${learner.user_id} and not is_completed`.execute(
    school.database.owner,
  )
  await rebuild()
})
afterAll(() => school.close())

const parts = (institution_id?: number) => ({
  doors: school.database.doors,
  clock: () => school.clock.now,
  institution_id,
  besides: [],
})
const rebuild = () => rebuildFigures(parts())
const looks = () => withOwner(school.database.ownerUrl, readLooks)
const differences = () => withOwner(school.database.ownerUrl, readRollupDifferences)
const spoil = () =>
  school.database.owner
    .updateTable('rollup_learner_class')
    .set({ attempts: 77 })
    .where('class_id', '=', classA)
    .execute()

test('each night looks at the class that was looked at longest ago, and says in the log what differs', async () => {
  const lines: unknown[] = []
  const say = (...line: unknown[]) => void lines.push(line)
  const job = openFigureLook({ ...parts(), logger: { info: say, warn: say, error: say } })
  await sql`truncate figure_looks`.execute(school.database.owner)
  // Of each school one class: there are two schools.
  expect(await job.runDue()).toBe(2)
  expect(await job.runDue()).toBe(0)
  expect(lines).toEqual([[{ classes: 2 }, 'figures were compared with the work']])
  await spoil()
  const wrong = expect.objectContaining({ class_id: classA, differing: { learners: expect.any(Number) } })
  let nights = 0
  for (; (await looks()).differing.length === 0 && nights < 5; nights += 1) {
    school.clock.now = new Date(school.clock.now.getTime() + 30 * hourMs)
    await job.runDue()
  }
  expect(nights).toBeGreaterThan(1)
  expect(lines).toContainEqual([wrong, 'figures of a class are not what its work says'])
  expect(await looks()).toEqual({ last: school.clock.now, differing: [String(classA)], waiting: 0 })
  await job.close()
})

test('a check names the class that differs, and a rebuild of its school sets it right', async () => {
  const right = await keptFigures(school)
  await spoil()
  const { differing, schools, classes } = await checkFigures(parts(10))
  expect({ differing, schools }).toMatchObject({ schools: 1, differing: [{ institution_id: 10, class_id: classA }] })
  expect(await rebuildFigures(parts(20))).toMatchObject({ schools: 1 })
  expect((await checkFigures(parts())).differing).toHaveLength(1)
  expect(await rebuildFigures(parts(10))).toEqual({ schools: 1, classes })
  expect((await checkFigures(parts())).differing).toEqual([])
  expect((await looks()).differing).toEqual([])
  expect((await keptFigures(school)).days).toEqual(right.days)
  expect(await rebuildFigures(parts(4711))).toEqual({ schools: 0, classes: 0 })
})

test('a rebuild waits for a sheet of attendance that is on its way, and counts it', async () => {
  const { owner } = school.database
  const writing = await owner.startTransaction().execute()
  const attendance_id = randomUUID()
  await sql`insert into attendance_sheets (institution_id, attendance_id, class_id, attendance_date, taken_by, taken_on)
    values (10, ${attendance_id}, ${classB}, '2026-03-17', ${teacher.user_id}, ${school.clock.now})`.execute(writing)
  const rebuilt = rebuild()
  await expect
    .poll(async () => (await sql`select from pg_locks where not granted`.execute(owner)).rows.length)
    .toBeGreaterThan(0)
  await sql`insert into attendance_details (institution_id, attendance_id, user_id, attendance_details_id, attendance_status)
    values (10, ${attendance_id}, ${people.outsider.user_id}, ${randomUUID()}, 1)`.execute(writing)
  await sql`insert into rollup_class_day (institution_id, class_id, day, attended, attendance_marked) values (10, ${classB}, '2026-03-17', 1, 1)`.execute(
    writing,
  )
  await writing.commit().execute()
  await rebuilt
  expect(await differences()).toMatchObject({ 'days of classes': 0 })
  const { days } = await keptFigures(school)
  expect(days).toContainEqual(expect.objectContaining({ class_id: classB, day: '2026-03-17', attendance_marked: 1 }))
})

test('a school whose time zone changes has the days of the new one, and a check waits for them', async () => {
  const daysOfWork = async () => (await keptFigures(school)).days.filter(({ turned_in }) => Number(turned_in) > 0)
  expect(await daysOfWork()).toEqual([expect.objectContaining({ class_id: classA, day: '2026-03-21', turned_in: 1 })])
  const as = { ...principal, role: 'super_admin' as const }
  const { changed_xid: version } = await school.database.owner
    .selectFrom('institutions')
    .select('changed_xid')
    .where('institution_id', '=', 10)
    .executeTakeFirstOrThrow()
  await value(school, updateInstitution, { institution_id: 10, version, time_zone: 'Pacific/Auckland' }, { as })
  expect(await differences()).toMatchObject({ 'days of classes': 0, 'days of learners': 0 })
  expect(await looks()).toMatchObject({ waiting: 1 })
  const job = openDayRecounter({ ...parts(), onFailure: () => {} })
  expect(await job.runDue()).toBe(1)
  expect(await job.runDue()).toBe(0)
  await job.close()
  expect(await daysOfWork()).toEqual([expect.objectContaining({ class_id: classA, day: '2026-03-22', turned_in: 1 })])
  expect(await looks()).toMatchObject({ waiting: 0 })
  expect(await differences()).toMatchObject({ 'days of classes': 0, 'days of learners': 0 })
  const { rows } = await sql<{
    turned_in: number
  }>`select turned_in from rollup_institution_day where institution_id = 10 and day = '2026-03-22'`.execute(
    school.database.owner,
  )
  expect(rows).toEqual([{ turned_in: 1 }])
})
