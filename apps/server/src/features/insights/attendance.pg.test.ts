import { randomUUID } from 'node:crypto'
import { readDashboardPerformance, readPrincipalDashboard } from '@maktab/contracts/insights/dashboard'
import { readTeacherSummary } from '@maktab/contracts/insights/teachers'
import { attendanceStatus, type AttendanceStatus } from '@maktab/domain/attendance/attendance-status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { value } from '../../../test/call.ts'
import { classA, classB, classThere, openSchool, people, type Person, type School } from '../../../test/school.ts'
import { rebuildRollups } from './rollups.sql.ts'

const { present, absent, late, leave } = attendanceStatus
const { learner, classmate, outsider, learnerThere, teacher, teacherThere, principal, principalThere } = people

let school: School
beforeAll(async () => {
  school = await openSchool()
  school.clock.now = new Date('2026-03-21T08:00:00.000Z')
  await ofCampuses(1)
  // The thirty days begin on 20 February.
  await insertSheet({ class_id: classA, attendance_date: '2026-02-19', taken_by: teacher }, [
    [learner, absent],
    [classmate, absent],
  ])
  await insertSheet({ class_id: classA, attendance_date: '2026-02-20', taken_by: teacher }, [
    [learner, present],
    [classmate, absent],
  ])
  await insertSheet({ class_id: classA, attendance_date: '2026-03-21', taken_by: teacher }, [
    [learner, late],
    [classmate, leave],
  ])
  await insertSheet({ class_id: classB, attendance_date: '2026-03-21', taken_by: teacher }, [[outsider, present]])
  await insertSheet({ class_id: classThere, attendance_date: '2026-03-21', taken_by: teacherThere }, [
    [learnerThere, absent],
  ])
})
afterAll(() => school.close())

const ofCampuses = (attendance_mode: number) =>
  school.database.owner.updateTable('institutions').set({ attendance_mode }).execute()

interface Sheet {
  readonly class_id: number
  readonly attendance_date: string
  readonly taken_by: Person
}

async function insertSheet(
  { taken_by, ...sheet }: Sheet,
  marks: readonly (readonly [Person, AttendanceStatus])[],
): Promise<void> {
  const attendance_id = randomUUID()
  const { institution_id } = taken_by
  await school.database.doors.inSchool(taken_by, async (db) => {
    await db
      .insertInto('attendance_sheets')
      .values({
        ...sheet,
        institution_id,
        attendance_id,
        taken_by: taken_by.user_id,
        taken_on: `${sheet.attendance_date}T04:00:00Z`,
      })
      .execute()
    await db
      .insertInto('attendance_details')
      .values(
        marks.map(([{ user_id }, attendance_status]) => ({
          institution_id,
          attendance_id,
          user_id,
          attendance_status,
        })),
      )
      .execute()
  })
}

const rebuild = (as: Person) =>
  school.database.doors.inSchool(as, (db) => rebuildRollups(db, as.institution_id, school.clock.now))
const attendance = async (as: Person) => (await value(school, readPrincipalDashboard, {}, { as })).attendance

test('a school has no attendance before sheets are counted', async () => {
  expect(await attendance(principal)).toBeNull()
})

test('present and late count, absent and leave do not, over the last thirty days of the school alone', async () => {
  await rebuild(principal)
  await rebuild(principalThere)
  // 3 of 5
  expect(await attendance(principal)).toBe(60)
  expect(await attendance(principalThere)).toBe(0)
})

test('the summary of a school and that of a teacher say the same share, and none where attendance is not asked for', async () => {
  const ofSchool = async (asked: object) =>
    (await value(school, readDashboardPerformance, { is_student: true, ...asked }, { as: principal })).attendance_avg
  const ofTeacher = async (asked: object) =>
    (await value(school, readTeacherSummary, { user_id: teacher.user_id, ...asked }, { as: principal })).report[0]!
      .avg_attendance
  const span = { start_date: '2026-02-20', end_date: '2026-03-21' }
  for (const share of [ofSchool, ofTeacher]) {
    expect(await share(span)).toBe(60)
    // With the day before, on which both were away: 3 of 7.
    expect(await share({ ...span, start_date: '2026-02-19' })).toBe(42.9)
    expect(await share({ ...span, attendance_mode: 0 })).toBeNull()
  }
})

test('a campus that takes none any more shows none, whatever there is', async () => {
  await ofCampuses(0)
  expect(await attendance(principal)).toBeNull()
  await ofCampuses(1)
})

test('a rebuild follows marks that were changed, and adds nothing twice', async () => {
  const { owner } = school.database
  await owner
    .updateTable('rollup_class_day')
    .set({ attended: 999, attendance_marked: 999 })
    .where('institution_id', '=', 10)
    .execute()
  await owner
    .updateTable('attendance_details')
    .set({ attendance_status: present })
    .where('user_id', '=', classmate.user_id)
    .execute()
  await rebuild(principal)
  await rebuild(principal)
  expect(await attendance(principal)).toBe(100)
  const days = await owner
    .selectFrom('rollup_class_day')
    .select(['class_id', 'day', 'attended', 'attendance_marked'])
    .where('institution_id', '=', 10)
    .orderBy('day')
    .orderBy('class_id')
    .execute()
  expect(days).toEqual([
    { class_id: classA, day: '2026-02-19', attended: 1, attendance_marked: 2 },
    { class_id: classA, day: '2026-02-20', attended: 2, attendance_marked: 2 },
    { class_id: classA, day: '2026-03-21', attended: 2, attendance_marked: 2 },
    { class_id: classB, day: '2026-03-21', attended: 1, attendance_marked: 1 },
  ])
})

test('a class has one sheet a day, and no mark but the four', async () => {
  const again = insertSheet({ class_id: classB, attendance_date: '2026-03-21', taken_by: teacher }, [
    [outsider, present],
  ])
  await expect(again).rejects.toMatchObject({ code: '23505' })
  const unknown = insertSheet({ class_id: classB, attendance_date: '2026-03-22', taken_by: teacher }, [
    [outsider, 5 as AttendanceStatus],
  ])
  await expect(unknown).rejects.toMatchObject({ code: '23514' })
})
