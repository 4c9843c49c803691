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
const version = async () => (await value(school, listSchoolDays, year, { as: campusAdmin })).version
const notFound = { ok: false, refusal: 'not_found' }

test('a campus rests as the weeks of its tenant do, or as it says itself; others say nothing of it', async () => {
  expect(await value(school, listSchoolDays, year, { as: principal })).toEqual({
    weekly_rest: [5],
    is_own_rest: false,
    list: [],
    version: '0',
  })
  expect(
    await value(school, saveWeeklyRest, { version: await version(), weekly_rest: [6, 5, 5] }, { as: campusAdmin }),
  ).toEqual({
    weekly_rest: [5, 6],
  })
  expect(await value(school, listSchoolDays, year, { as: campusAdmin })).toMatchObject({
    weekly_rest: [5, 6],
    is_own_rest: true,
  })
  const there = { ...year, institution_id: 20 }
  expect((await value(school, listSchoolDays, there, { as: schoolAdmin })).is_own_rest).toBe(false)
  expect(await call(school, listSchoolDays, there, { as: campusAdmin })).toEqual(notFound)
  await value(school, saveWeeklyRest, { version: await version(), weekly_rest: null }, { as: campusAdmin })
  expect((await value(school, listSchoolDays, year, { as: campusAdmin })).weekly_rest).toEqual([5])
})

test('a day is a holiday, a working day, or like others again, and the history knows', async () => {
  const save = async (day: string, kind: 'holiday' | 'working' | null, names = {}) => ({
    list: (await value(school, saveSchoolDay, { version: await version(), day, kind, names }, { as: campusAdmin }))
      .list,
  })
  expect(await save('2026-03-21', 'holiday', { en: 'New year', da: 'نوروز' })).toEqual({
    list: [{ day: '2026-03-21', is_school_day: false }],
  })
  // A Friday.
  expect(await save('2026-03-27', 'working')).toEqual({ list: [{ day: '2026-03-27', is_school_day: true }] })
  expect((await value(school, listSchoolDays, year, { as: campusAdmin })).list).toEqual([
    { day: '2026-03-21', kind: 'holiday', names: { en: 'New year', da: 'نوروز' } },
    { day: '2026-03-27', kind: 'working', names: {} },
  ])
  expect(await save('2026-03-27', null)).toEqual({ list: [{ day: '2026-03-27', is_school_day: false }] })
  expect((await value(school, listSchoolDays, year, { as: campusAdmin })).list).toHaveLength(1)
  const { rows } = await sql`select from office_changes where noun = 'school_day'`.execute(school.database.owner)
  expect(rows).toHaveLength(3)
})

test('a holiday of many days is one command, and moved or shortened leaves none of its old days behind', async () => {
  const save = async (more: object) =>
    call(school, saveSchoolDay, { version: await version(), ...more } as never, { as: campusAdmin })
  const names = { pu: 'د ژمي رخصتي' }
  const winter = { day: '2026-12-22', last_day: '2027-03-20' }
  expect(await save({ ...winter, kind: 'holiday', names })).toMatchObject({ ok: true })
  const read = async () =>
    (
      await value(school, listSchoolDays, { start_date: '2026-12-01', end_date: '2027-04-30' }, { as: campusAdmin })
    ).list.map(({ day }) => day)
  expect(await read()).toHaveLength(89)
  const shorter = { day: '2027-01-01', last_day: '2027-01-03', kind: 'holiday', names, moved_from: winter }
  expect(await save(shorter)).toMatchObject({ ok: true })
  expect(await read()).toEqual(['2027-01-01', '2027-01-02', '2027-01-03'])
  const { rows } = await sql<{
    before: { days: object[] }
  }>`select before from office_changes where before is not null`.execute(school.database.owner)
  expect(rows.map(({ before }) => before.days.length)).toEqual([89])
  const wrong = { ok: false, refusal: 'school_days_wrong' }
  expect(await save({ day: '2027-01-03', last_day: '2027-01-02', kind: 'holiday' })).toEqual(wrong)
  expect(await save({ day: '2027-01-03', last_day: '2028-01-05', kind: 'holiday' })).toEqual(wrong)
  expect(
    await save({ day: '2027-01-03', kind: null, moved_from: { day: '2027-01-03', last_day: '2026-01-01' } }),
  ).toEqual(wrong)
})

test('of two offices that change the same days the second is told, and other days do not hinder each other', async () => {
  const seen = await version()
  const save = (day: string, last_day: string, more: object = {}) =>
    call(
      school,
      saveSchoolDay,
      { version: seen, day, last_day, kind: 'holiday', names: {}, ...more },
      { as: campusAdmin },
    )
  const meanwhile = { ok: false, refusal: 'changed_meanwhile' }
  const first = await save('2026-05-27', '2026-05-29', { names: { en: 'Eid' } })
  expect(first).toMatchObject({ ok: true })
  expect(await save('2026-05-29', '2026-05-31', { names: { en: 'Feast' } })).toEqual(meanwhile)
  expect(await save('2026-06-05', '2026-06-05', { moved_from: { day: '2026-05-20', last_day: '2026-05-27' } })).toEqual(
    meanwhile,
  )
  expect(await save('2026-06-05', '2026-06-05', { kind: 'working' })).toMatchObject({ ok: true })
  // Days that somebody made like others again have been changed as well.
  const now = await version()
  expect(await save('2026-05-27', '2026-05-27', { version: now, kind: null })).toMatchObject({ ok: true })
  expect(await save('2026-05-27', '2026-05-27', { version: now })).toEqual(meanwhile)
  const { list } = await value(school, listSchoolDays, year, { as: campusAdmin })
  expect(list.map(({ day }) => day)).toEqual(['2026-05-28', '2026-05-29', '2026-06-05'])

  const rest = (weekly_rest: number[] | null) =>
    call(school, saveWeeklyRest, { version: seen, weekly_rest }, { as: campusAdmin })
  expect(await rest([5, 6])).toMatchObject({ ok: true })
  expect(await rest(null)).toEqual(meanwhile)
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
  expect(await set({ is_substitute: true })).toEqual({ ok: false, refusal: 'term_dates_wrong' })
  expect(await set({ to_date: '2026-03-01' })).toEqual({ ok: false, refusal: 'term_dates_wrong' })
  for (const user_id of [learner.user_id, teacherThere.user_id]) expect(await set({ user_id })).toEqual(notFound)
  expect(await set({ class_id: classThere })).toEqual(notFound)
})
