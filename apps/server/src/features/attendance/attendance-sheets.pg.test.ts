import { randomUUID } from 'node:crypto'
import { readAttendanceOverview } from '@maktab/contracts/attendance/attendance-overview'
import { readClassAttendance, readStudentAttendance } from '@maktab/contracts/attendance/attendance-reports'
import { assignAttendance, listAbsentGuardians, readAttendance } from '@maktab/contracts/attendance/attendance-sheets'
import type { Input } from '@maktab/contracts/call'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { classA, classB, classThere, openSchool, people, type Person, type School } from '../../../test/school.ts'

const { learner, classmate, outsider, teacher, otherTeacher, teacherThere, principal } = people
const campusAdmin: Person = { ...principal, role: 'campus_admin' }
/** A Saturday, the first day of the week and of the year there. */
const today = '2026-03-21'

let school: School
beforeAll(async () => void (school = await openSchool()))
beforeEach(async () => {
  const { owner } = school.database
  await sql`truncate attendance_entries, attendance_details, attendance_sheets, class_teachers, guardians, rollup_class_day`.execute(
    owner,
  )
  await owner
    .deleteFrom('users_classes')
    .where('user_id', '=', learner.user_id)
    .where('class_id', '=', classB)
    .execute()
  await owner.updateTable('users_classes').set({ is_deleted: false, joined_on: null }).execute()
  await ofCampus({ attendance_mode: 1 })
  school.clock.now = new Date('2026-03-21T08:00:00.000Z')
})
afterAll(() => school.close())

const ofCampus = (said: { attendance_mode?: number | null; attendance_minimum?: number }) =>
  school.database.owner.updateTable('institutions').set(said).where('institution_id', '=', 10).execute()

type Marks = readonly (readonly [Person, 1 | 2 | 3 | 4])[]
const sheetOf = (marks: Marks, more: Partial<Input<typeof assignAttendance>> = {}) => ({
  attendance_id: randomUUID(),
  class_id: classA,
  attendance_date: today,
  marks: marks.map(([{ user_id }, attendance_status]) => ({ user_id, attendance_status })),
  ...more,
})
const assign = (as: Person, marks: Marks, more: Partial<Input<typeof assignAttendance>> = {}, given?: string) =>
  call(school, assignAttendance, sheetOf(marks, more), {
    as,
    ...(given === undefined ? {} : { given: new Date(given) }),
  })
const nameTeacher = (person: Person, class_id = classA, is_substitute = false) =>
  school.database.owner
    .insertInto('class_teachers')
    .values({ institution_id: 10, class_id, user_id: person.user_id, from_date: '2026-03-01', is_substitute })
    .execute()
const dayOf = (class_id: number) =>
  school.database.owner
    .selectFrom('rollup_class_day')
    .select(['attended', 'attendance_marked'])
    .where('class_id', '=', class_id)
    .where('day', '=', today)
    .executeTakeFirst()

test('a sheet is empty until somebody marks, and then says who did', async () => {
  const before = await value(school, readAttendance, { class_id: classA }, { as: teacher })
  expect(before).toMatchObject({ attendance_date: today, attendance_mode: 1, is_school_day: true, minimum: 75 })
  expect(before.classes.map(({ class_id, state, counts }) => [class_id, state, counts.unmarked])).toEqual([
    [classA, 'open', 2],
    [classB, 'open', 1],
  ])
  expect(before.sheet?.list.map(({ user_id, attendance_status }) => [user_id, attendance_status])).toEqual([
    [classmate.user_id, 0],
    [learner.user_id, 0],
  ])
  const given = await assign(teacher, [
    [learner, 1],
    [classmate, 2],
  ])
  expect(given).toMatchObject({
    ok: true,
    value: { counts: { present: 1, absent: 1, late: 0, leave: 0, unmarked: 0 }, set_aside: [], is_extra_day: false },
  })
  const after = await value(school, readAttendance, { class_id: classA }, { as: teacher })
  expect(after.classes[0]).toMatchObject({
    state: 'taken',
    taken_by_name: 'Teacher',
    counts: { present: 1, absent: 1 },
  })
  expect(after.sheet?.list).toMatchObject([
    {
      user_id: classmate.user_id,
      attendance_status: 2,
      given_by_name: 'Teacher',
      attendance_avg: 0,
      is_below_minimum: true,
    },
    { user_id: learner.user_id, attendance_status: 1, attendance_avg: 100, is_below_minimum: false },
  ])
  expect(after.to_follow.map(({ user_id }) => user_id)).toEqual([classmate.user_id])
  expect(await dayOf(classA)).toEqual({ attended: 1, attendance_marked: 2 })
})

test('the class teacher marks and other teachers do not; a substitute, the principal and any teacher of an unnamed class do', async () => {
  await nameTeacher(otherTeacher)
  expect(await assign(teacher, [[learner, 1]])).toEqual({ ok: false, refusal: 'not_class_teacher' })
  expect((await value(school, readAttendance, {}, { as: teacher })).classes.map(({ class_id }) => class_id)).toEqual([
    classB,
  ])
  expect(await assign(otherTeacher, [[learner, 1]])).toMatchObject({ ok: true })
  await nameTeacher(teacher, classA, true)
  expect(await assign(teacher, [[classmate, 1]])).toMatchObject({ ok: true })
  expect(await assign(principal, [[classmate, 4]])).toMatchObject({ ok: true })
  expect(await assign(teacherThere, [[learner, 1]])).toEqual({ ok: false, refusal: 'not_found' })
  expect(await assign(teacher, [[learner, 1]], { class_id: classThere })).toEqual({ ok: false, refusal: 'not_found' })
})

test('two who begin the same sheet meet in one, and the mark given later counts', async () => {
  await assign(teacher, [
    [learner, 1],
    [classmate, 1],
  ])
  school.clock.now = new Date('2026-03-21T09:00:00Z')
  const [first, second] = await Promise.all([
    assign(teacher, [[learner, 2]], {}, '2026-03-21T08:30:00.000Z'),
    assign(principal, [[learner, 3]], {}, '2026-03-21T08:20:00.000Z'),
  ])
  expect(first.ok && second.ok && first.value.attendance_id).toBe(second.ok && second.value.attendance_id)
  const { sheet } = await value(school, readAttendance, { class_id: classA }, { as: teacher })
  expect(sheet?.list.find(({ user_id }) => user_id === learner.user_id)).toMatchObject({
    attendance_status: 2,
    given_on: '2026-03-21T08:30:00.000Z',
  })
  const late = await assign(principal, [[learner, 4]], {}, '2026-03-21T08:10:00.000Z')
  expect(late).toMatchObject({
    ok: true,
    value: {
      set_aside: [{ user_id: learner.user_id, why: 'later_mark', attendance_status: 2, given_by_name: 'Teacher' }],
    },
  })
  const entries = await school.database.owner.selectFrom('attendance_entries').select('user_id').execute()
  expect(entries).toHaveLength(5)
  expect(await dayOf(classA)).toEqual({ attended: 1, attendance_marked: 2 })
})

test('who is not of the class is set aside, who left it on that day is on both sheets and counts once in each class', async () => {
  expect(await assign(teacher, [[outsider, 1]])).toMatchObject({
    ok: true,
    value: { set_aside: [{ user_id: outsider.user_id, why: 'not_in_class', attendance_status: 0 }] },
  })
  expect(await dayOf(classA)).toBeUndefined()
  const { owner } = school.database
  await owner
    .updateTable('users_classes')
    .set({ is_deleted: true, left_on: '2026-03-21T07:00:00Z' })
    .where('user_id', '=', learner.user_id)
    .where('class_id', '=', classA)
    .execute()
  await owner
    .insertInto('users_classes')
    .values({
      institution_id: 10,
      class_id: classB,
      user_id: learner.user_id,
      role: 'learner',
      joined_on: '2026-03-21T07:00:00Z',
    })
    .execute()
  expect(await assign(teacher, [[learner, 2]])).toMatchObject({ ok: true, value: { set_aside: [] } })
  for (const status of [1, 2] as const) {
    school.clock.now = new Date(school.clock.now.getTime() + 60_000)
    expect(await assign(teacher, [[learner, status]], { class_id: classB })).toMatchObject({
      ok: true,
      value: { set_aside: [] },
    })
  }
  // Of each class the day counts the learner once, and two absences of one day are one day missed.
  for (const class_id of [classA, classB]) {
    expect(await dayOf(class_id)).toEqual({ attended: 0, attendance_marked: 1 })
    const { learners } = await value(
      school,
      readClassAttendance,
      { class_id, start_date: today, end_date: today },
      { as: teacher },
    )
    expect(learners.find(({ user_id }) => user_id === learner.user_id)?.counts).toMatchObject({ absent: 1, present: 0 })
  }
  const { summary, report } = await value(school, readStudentAttendance, {}, { as: learner })
  expect(report).toEqual([{ day: today, attended: 0, marked: 2 }])
  expect(summary).toMatchObject({ absent: 2, days_absent_in_row: 1, longest_absence: 1 })
  expect(await assign(teacher, [[learner, 1]], { attendance_date: '2026-03-20', class_id: classB })).toMatchObject({
    ok: true,
    value: { set_aside: [{ why: 'not_in_class' }], is_extra_day: true },
  })
})

test('days end by the moment given, and a day that does not exist is malformed', async () => {
  school.clock.now = new Date('2026-03-30T08:00:00.000Z')
  expect(await assign(teacher, [[learner, 1]])).toEqual({ ok: false, refusal: 'attendance_closed' })
  expect(await assign(teacher, [[learner, 1]], {}, '2026-03-28T08:00:00.000Z')).toMatchObject({ ok: true })
  // Half past midnight in Kabul.
  school.clock.now = new Date('2026-03-30T20:00:00.000Z')
  expect(await assign(teacher, [[learner, 1]], { attendance_date: '2026-03-31' })).toMatchObject({ ok: true })
  expect(await assign(teacher, [[learner, 1]], { attendance_date: '2026-04-01' })).toEqual({
    ok: false,
    refusal: 'attendance_in_future',
  })
  expect(await assign(teacher, [[learner, 1]], { attendance_date: '2026-02-30' })).toEqual({
    ok: false,
    refusal: 'malformed',
  })
})

test('an office corrects a mark long after its class teacher may, and the day of the class with it', async () => {
  await nameTeacher(teacher)
  expect(await assign(teacher, [[learner, 1]])).toMatchObject({ ok: true })
  school.clock.now = new Date('2026-09-21T08:00:00.000Z')
  expect(await assign(teacher, [[learner, 2]])).toEqual({ ok: false, refusal: 'attendance_closed' })
  for (const [office, status, attended] of [
    [campusAdmin, 2, 0],
    [principal, 3, 1],
  ] as const) {
    school.clock.now = new Date(school.clock.now.getTime() + 60_000)
    const asked = { class_id: classA, attendance_date: today }
    expect((await value(school, readAttendance, asked, { as: office })).sheet).toMatchObject({ may_mark: true })
    expect(await assign(office, [[learner, status]])).toMatchObject({ ok: true, value: { set_aside: [] } })
    expect(await dayOf(classA)).toEqual({ attended, attendance_marked: 1 })
  }
})

test('marks outlive what happens afterwards: the class is archived, the learner deleted, the day a holiday', async () => {
  const { owner } = school.database
  await assign(teacher, [
    [learner, 1],
    [classmate, 2],
  ])
  const archived = (archived_on: string | null) =>
    owner
      .updateTable('classes')
      .set({ is_active: archived_on === null, archived_on })
      .where('class_id', '=', classA)
  const deleted = (left_on: string | null) =>
    owner
      .updateTable('users')
      .set({ is_deleted: left_on !== null, left_on })
      .where('user_id', '=', classmate.user_id)
  const holiday = { institution_id: 10, day: today, kind: 'holiday', names: '{}' } as const
  school.clock.now = new Date('2026-03-22T08:00:00.000Z')
  const noon = '2026-03-21T12:00:00.000Z'
  await Promise.all([archived(noon).execute(), deleted(noon).execute()])
  await owner.insertInto('school_days').values(holiday).execute()
  const asked = { class_id: classA, start_date: today, end_date: today }
  const { days, learners } = await value(school, readClassAttendance, asked, { as: principal })
  expect(days).toMatchObject([{ is_school_day: false, is_taken: true, attended: 1, marked: 2 }])
  expect(learners.map(({ marks }) => marks)).toEqual(['2', '1'])
  expect(await assign(teacher, [[learner, 3]])).toEqual({ ok: false, refusal: 'not_found' })
  // Given before the class was archived, it arrives a day later.
  expect(await assign(teacher, [[learner, 3]], {}, '2026-03-21T11:00:00.000Z')).toMatchObject({
    value: { set_aside: [], is_extra_day: true },
  })
  await Promise.all([archived(null).execute(), deleted(null).execute()])
  await owner.deleteFrom('school_days').where('day', '=', today).execute()
})

test('a campus that stops takes what was given before', async () => {
  await ofCampus({ attendance_mode: 0 })
  await school.database.owner
    .updateTable('institutions')
    .set({ attendance_mode_on: '2026-03-21T08:00:00Z' })
    .where('institution_id', '=', 10)
    .execute()
  expect(await assign(teacher, [[learner, 1]])).toEqual({ ok: false, refusal: 'attendance_off' })
  expect(await assign(teacher, [[learner, 1]], {}, '2026-03-21T07:00:00.000Z')).toMatchObject({ ok: true })
  expect((await value(school, readAttendance, {}, { as: teacher })).classes).toEqual([])
})

test('lessons have sheets of their own, and a day is missed when all of them were', async () => {
  await ofCampus({ attendance_mode: 2 })
  await assign(teacher, [[learner, 2]], { period: 1 })
  await assign(teacher, [[learner, 1]], { period: 2 })
  const { classes } = await value(school, readAttendance, {}, { as: teacher })
  expect(classes.map(({ class_id, period, state }) => [class_id, period, state])).toEqual([
    [classA, 1, 'taken'],
    [classA, 2, 'taken'],
    [classA, 3, 'open'],
    [classB, 1, 'open'],
  ])
  expect(await dayOf(classA)).toEqual({ attended: 1, attendance_marked: 2 })
  const report = await value(school, readStudentAttendance, {}, { as: learner })
  expect(report.summary).toMatchObject({ attended: 1, marked: 2, attendance_avg: 50, days_absent_in_row: 0 })
})

test('whom to tell is said to those who mark alone', async () => {
  await school.database.owner
    .insertInto('guardians')
    .values({
      institution_id: 10,
      user_id: learner.user_id,
      full_name: 'Gul',
      relation: 'father',
      phone_number: '+93700000001',
    })
    .execute()
  await assign(teacher, [
    [learner, 2],
    [classmate, 1],
  ])
  const asked = { class_id: classA, attendance_date: today }
  expect((await value(school, listAbsentGuardians, asked, { as: teacher })).list).toEqual([
    {
      user_id: learner.user_id,
      full_name: 'Zarghuna',
      current_language: 'en',
      guardians: [{ full_name: 'Gul', relation: 'father', phone_number: '+93700000001' }],
    },
  ])
  await nameTeacher(otherTeacher)
  expect(await call(school, listAbsentGuardians, asked, { as: teacher })).toEqual({
    ok: false,
    refusal: 'not_class_teacher',
  })
})

test('reports and the overview say the same as the marks', async () => {
  for (const day of ['2026-03-17', '2026-03-18', '2026-03-19'])
    await assign(
      teacher,
      [
        [learner, 1],
        [classmate, 2],
      ],
      { attendance_date: day },
    )
  const register = await value(
    school,
    readClassAttendance,
    { class_id: classA, start_date: '2026-03-17', end_date: today },
    { as: teacher },
  )
  expect(register.learners.map(({ full_name, marks, attendance_avg }) => [full_name, marks, attendance_avg])).toEqual([
    ['Spogmai', '22200', 0],
    ['Zarghuna', '11100', 100],
  ])
  expect(register).toMatchObject({ attendance_avg: 50, total_pages: 1 })
  expect(register.days.map(({ is_school_day, is_taken }) => [is_school_day, is_taken])).toEqual([
    [true, true],
    [true, true],
    [true, true],
    [false, false],
    [true, false],
  ])
  const own = await value(school, readStudentAttendance, {}, { as: classmate })
  expect(own.summary).toMatchObject({ absent: 3, marked: 3, days_absent_in_row: 3, is_below_minimum: true })
  expect(own.days).toHaveLength(3)
  const asked = { user_id: learner.user_id }
  expect(await call(school, readStudentAttendance, asked, { as: classmate })).toEqual({
    ok: false,
    refusal: 'not_found',
  })
  expect(await call(school, readStudentAttendance, asked, { as: otherTeacher })).toEqual({
    ok: false,
    refusal: 'not_found',
  })
  await assign(teacher, [[outsider, 1]], { class_id: classB })
  const overview = await value(school, readAttendanceOverview, {}, { as: principal })
  expect(overview).toMatchObject({ is_past_nine: true, attendance_avg: 100, counts: { present: 1, unmarked: 2 } })
  expect(overview.sections.map(({ class_id, is_taken, teachers }) => [class_id, is_taken, teachers.length])).toEqual([
    [classA, false, 1],
    [classB, true, 2],
  ])
  expect(overview.absent_in_row).toMatchObject([{ user_id: classmate.user_id, days_absent_in_row: 3 }])
  expect(overview.below_minimum).toMatchObject([{ user_id: classmate.user_id, attendance_avg: 0 }])
})
