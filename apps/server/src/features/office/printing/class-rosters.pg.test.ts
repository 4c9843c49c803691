import { randomUUID } from 'node:crypto'
import { readClassRoster, readMonthRegister } from '@maktab/contracts/office/printing/class-rosters'
import { saveSchoolDay } from '@maktab/contracts/schools/school-days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, value } from '../../../../test/call.ts'
import { classA, classThere, openSchool, people, type Person, type School } from '../../../../test/school.ts'

const { learner, classmate, outsider, teacher, principal } = people
const campusAdmin: Person = { ...principal, role: 'campus_admin' }
const schoolAdmin: Person = { ...principal, role: 'school_admin' }

let school: School
beforeAll(async () => {
  school = await openSchool()
  const { owner: db } = school.database
  const register = (user_id: number, said: object) =>
    db.updateTable('users').set(said).where('institution_id', '=', 10).where('user_id', '=', user_id).execute()
  await register(learner.user_id, { roll_number: 12, father_name: 'غلام محمد', admission_number: '۴۰۱' })
  await register(classmate.user_id, { roll_number: 2 })
  await db
    .insertInto('guardians')
    .values([
      { institution_id: 10, user_id: learner.user_id, full_name: 'Father', relation: 'father', phone_number: null },
      {
        institution_id: 10,
        user_id: learner.user_id,
        full_name: 'Uncle',
        relation: 'uncle',
        phone_number: '+93700000001',
      },
    ])
    .execute()
  await db
    .updateTable('institutions')
    .set({ names: JSON.stringify({ pu: 'د ملالۍ لېسه' }) })
    .where('institution_id', '=', 10)
    .execute()
  // Who was marked before they went to another class stands in the register of that month.
  await mark('2026-03-22', [
    [learner, 1],
    [classmate, 2],
    [outsider, 4],
  ])
  await mark('2026-03-23', [[learner, 3]])
  // Of two lessons the second was missed: a day on which somebody came.
  await mark('2026-03-23', [[learner, 2]], 2)
  await mark('2026-04-21', [[learner, 2]])
})
afterAll(() => school.close())

async function mark(attendance_date: string, marks: readonly (readonly [Person, number])[], period = 1): Promise<void> {
  const { owner: db } = school.database
  const attendance_id = randomUUID()
  await db
    .insertInto('attendance_sheets')
    .values({
      institution_id: 10,
      attendance_id,
      class_id: classA,
      attendance_date,
      period,
      taken_by: teacher.user_id,
      taken_on: `${attendance_date}T04:00:00Z`,
    })
    .execute()
  await db
    .insertInto('attendance_details')
    .values(
      marks.map(([{ user_id }, attendance_status]) => ({
        institution_id: 10,
        attendance_id,
        user_id,
        attendance_status,
      })),
    )
    .execute()
}

test('a class list has the learners of today by roll number, with the first telephone of a guardian', async () => {
  expect(await value(school, readClassRoster, { class_id: classA }, { as: campusAdmin, language: 'pu' })).toEqual({
    school_name: 'د ملالۍ لېسه',
    class_name: { alias: null, subject: 'maths', grade: '6', section: 'A' },
    class_teacher: null,
    learners: [
      {
        user_id: classmate.user_id,
        full_name: 'Spogmai',
        father_name: null,
        roll_number: 2,
        admission_number: null,
        guardian_phone: null,
      },
      {
        user_id: learner.user_id,
        full_name: 'Zarghuna',
        father_name: 'غلام محمد',
        roll_number: 12,
        admission_number: '۴۰۱',
        guardian_phone: '+93700000001',
      },
    ],
  })
})

test('a register has a mark for each day on which one was given, and says which days have no school', async () => {
  const as = campusAdmin
  await value(
    school,
    saveSchoolDay,
    { version: '0', day: '2026-03-21', kind: 'holiday', names: { en: 'New year', da: 'نوروز' } },
    { as },
  )
  const hamal = { class_id: classA, start_date: '2026-03-21', days: 31 }
  const register = await value(school, readMonthRegister, hamal, { as })
  expect(register.days).toHaveLength(31)
  expect(register.days.slice(0, 2)).toEqual([
    { day: '2026-03-21', is_school_day: false, names: { en: 'New year', da: 'نوروز' } },
    { day: '2026-03-22', is_school_day: true, names: {} },
  ])
  expect(register.days.at(-1)?.day).toBe('2026-04-20')
  // Fridays and the holiday.
  expect(register.days.filter(({ is_school_day }) => !is_school_day).map(({ day }) => day)).toEqual([
    '2026-03-21',
    '2026-03-27',
    '2026-04-03',
    '2026-04-10',
    '2026-04-17',
  ])
  const given = register.learners.map(({ user_id, marks }) => [user_id, marks.length, marks.slice(0, 3)])
  expect(given).toEqual([
    [classmate.user_id, 31, [null, 2, null]],
    [learner.user_id, 31, [null, 1, 3]],
    [outsider.user_id, 31, [null, 4, null]],
  ])
  const later = await value(school, readMonthRegister, { ...hamal, start_date: '2026-04-21' }, { as })
  expect(later.learners.map(({ user_id, marks }) => [user_id, marks[0]])).toEqual([
    [classmate.user_id, null],
    [learner.user_id, 2],
  ])
})

test('papers of a class are for the office of its campus', async () => {
  const notFound = { ok: false, refusal: 'not_found' }
  for (const class_id of [classThere, 999])
    expect(await call(school, readClassRoster, { class_id }, { as: campusAdmin })).toEqual(notFound)
  const there = { class_id: classThere, institution_id: 20 }
  expect((await value(school, readClassRoster, there, { as: schoolAdmin })).learners).toHaveLength(1)
  expect(await call(school, readClassRoster, there, { as: campusAdmin })).toEqual(notFound)
  const month = { ...there, start_date: '2026-03-21', days: 31 }
  expect(await call(school, readMonthRegister, month, { as: campusAdmin })).toEqual(notFound)
})
