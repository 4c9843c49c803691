import { listClassTeachers, setClassTeacher } from '@maktab/contracts/schools/class-teachers'
import { listSchoolDays, saveSchoolDay, saveWeeklyRest } from '@maktab/contracts/schools/school-days'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { classA, classThere, openSchool, people, type Person, type School } from '../../../test/school.ts'

let school: School
beforeEach(async () => {
  await (school as School | undefined)?.close()
  school = await openSchool()
})
afterAll(() => school.close())

const { learner, teacher, otherTeacher, teacherThere, principal } = people
const campusAdmin: Person = { ...principal, role: 'campus_admin' }
const schoolAdmin: Person = { ...principal, role: 'school_admin' }
const year = { start_date: '2026-03-01', end_date: '2026-12-31' }
const notFound = { ok: false, refusal: 'not_found' }

test('a campus rests as the weeks of its tenant do, or as it says itself; others say nothing of it', async () => {
  expect(await value(school, listSchoolDays, year, { as: principal })).toEqual({
    weekly_rest: [5],
    is_own_rest: false,
    list: [],
  })
  expect(await value(school, saveWeeklyRest, { weekly_rest: [6, 5, 5] }, { as: campusAdmin })).toEqual({
    weekly_rest: [5, 6],
  })
  expect(await value(school, listSchoolDays, year, { as: campusAdmin })).toMatchObject({
    weekly_rest: [5, 6],
    is_own_rest: true,
  })
  const there = { ...year, institution_id: 20 }
  expect((await value(school, listSchoolDays, there, { as: schoolAdmin })).is_own_rest).toBe(false)
  expect(await call(school, listSchoolDays, there, { as: campusAdmin })).toEqual(notFound)
  await value(school, saveWeeklyRest, { weekly_rest: null }, { as: campusAdmin })
  expect((await value(school, listSchoolDays, year, { as: campusAdmin })).weekly_rest).toEqual([5])
})

test('a day is a holiday, a working day, or like others again, and the history knows', async () => {
  const save = (day: string, kind: 'holiday' | 'working' | null, names = {}) =>
    value(school, saveSchoolDay, { day, kind, names }, { as: campusAdmin })
  expect(await save('2026-03-21', 'holiday', { en: 'New year', da: 'نوروز' })).toEqual({
    day: '2026-03-21',
    is_school_day: false,
  })
  // A Friday.
  expect((await save('2026-03-27', 'working')).is_school_day).toBe(true)
  expect((await value(school, listSchoolDays, year, { as: campusAdmin })).list).toEqual([
    { day: '2026-03-21', kind: 'holiday', names: { en: 'New year', da: 'نوروز' } },
    { day: '2026-03-27', kind: 'working', names: {} },
  ])
  expect((await save('2026-03-27', null)).is_school_day).toBe(false)
  expect((await value(school, listSchoolDays, year, { as: campusAdmin })).list).toHaveLength(1)
  const { rows } = await sql`select from office_changes where noun = 'school_day'`.execute(school.database.owner)
  expect(rows).toHaveLength(3)
})

test('who begins as class teacher ends who was it, and a substitute stands in for some days', async () => {
  const set = (more: object) =>
    call(school, setClassTeacher, { class_id: classA, ...term, ...more }, { as: campusAdmin })
  const term = { user_id: teacher.user_id, from_date: '2026-03-21' }
  await set({})
  await set({ user_id: otherTeacher.user_id, from_date: '2026-06-01' })
  await set({ from_date: '2026-06-10', to_date: '2026-06-12', is_substitute: true })
  const { list } = await value(school, listClassTeachers, { class_id: classA }, { as: principal })
  expect(
    list.map(({ user_id, from_date, to_date, is_substitute }) => [user_id, from_date, to_date, is_substitute]),
  ).toEqual([
    [teacher.user_id, '2026-03-21', '2026-05-31', false],
    [otherTeacher.user_id, '2026-06-01', null, false],
    [teacher.user_id, '2026-06-10', '2026-06-12', true],
  ])
  await set({ from_date: '2026-06-10', to_date: '2026-06-12', is_substitute: true, is_withdrawn: true })
  expect((await value(school, listClassTeachers, { class_id: classA }, { as: principal })).list).toHaveLength(2)
  expect(await set({ is_substitute: true })).toEqual({ ok: false, refusal: 'class_dates_wrong' })
  expect(await set({ to_date: '2026-03-01' })).toEqual({ ok: false, refusal: 'class_dates_wrong' })
  for (const user_id of [learner.user_id, teacherThere.user_id]) expect(await set({ user_id })).toEqual(notFound)
  expect(await set({ class_id: classThere })).toEqual(notFound)
})
