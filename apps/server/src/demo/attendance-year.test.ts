import { attendanceStatus, attendedStatuses } from '@maktab/domain/attendance/attendance-status'
import { share } from '@maktab/domain/schools/percentages'
import { expect, test } from 'vitest'
import { attendanceYear, nearEid, type AttendanceSheet } from './attendance-year.ts'
import type { DemoClass, DemoPerson } from './cast.ts'
import { seededRandom } from './random.ts'
import { schoolYear } from './school-year.ts'

const person = (user_id: number): DemoPerson => ({
  user_id,
  username: `person.${user_id}`,
  full_name: 'A person',
  email: null,
  role: 'learner',
  language: 'en',
})
const taught: DemoClass = {
  class_id: 7,
  grade: '6',
  section: 'A',
  subject: 'maths',
  course: 'maths',
  teacher: person(1),
  learners: Array.from({ length: 40 }, (_, index) => person(100 + index)),
}

const remarks = { illness: ['Fever.', 'Went to the clinic.'], family: ['A wedding.'] }

/** Of a class in Kandahar, by default until noon of a Thursday. */
function sheetsUntil(now = '2026-11-19T07:30:00.000Z'): readonly AttendanceSheet[] {
  const year = schoolYear({ now: new Date(now), time_zone: 'Asia/Kabul', country: 'Afghanistan' })
  return attendanceYear({
    taught,
    year,
    random: seededRandom('attendance'),
    habitsOf: () => ({ ability: 0.6, diligence: 0.65 }),
    remarks,
  })
}

const attended = (sheets: readonly AttendanceSheet[]) => {
  const marks = sheets.flatMap((sheet) => sheet.marks)
  return share(
    marks.filter(({ attendance_status }) => attendedStatuses.includes(attendance_status)).length,
    marks.length,
  )
}

test('a sheet for every day of school but Eid, a mark for every learner, the same every time', () => {
  const sheets = sheetsUntil()
  const days = sheets.map(({ attendance_date }) => attendance_date)
  expect(new Set(days).size).toBe(days.length)
  expect(days.at(-1)).toBe('2026-11-19')
  expect(days.filter((day) => new Date(day).getUTCDay() === 5 || nearEid(day) === 'on')).toEqual([])
  expect(days.length).toBeGreaterThan(36 * 6 - 7)
  expect(sheets.every(({ marks }) => new Set(marks.map(({ user_id }) => user_id)).size === 40)).toBe(true)
  expect(sheetsUntil()).toEqual(sheets)
})

test('about 93 of a hundred come, fewer in winter and before Eid, and every kind of mark occurs', () => {
  const sheets = sheetsUntil('2026-05-24T07:30:00.000Z')
  expect(attended(sheets)).toBeGreaterThan(91)
  expect(attended(sheets)).toBeLessThan(95)
  const winter = sheets.filter(
    ({ attendance_date }) => attendance_date < '2026-03-01' && attendance_date >= '2025-12-01',
  )
  const spring = sheets.filter(
    ({ attendance_date }) => attendance_date >= '2026-04-01' && nearEid(attendance_date) === null,
  )
  const beforeEid = sheets.filter(({ attendance_date }) => nearEid(attendance_date) === 'before')
  expect(attended(winter)).toBeLessThan(attended(spring)! - 1)
  expect(attended(beforeEid)).toBeLessThan(attended(spring)! - 1)
  expect(new Set(sheets.flatMap(({ marks }) => marks.map(({ attendance_status }) => attendance_status)))).toEqual(
    new Set(Object.values(attendanceStatus)),
  )
})

test('a teacher wrote something beside some marks, each time about the reason, and nothing beside a learner who came', () => {
  const marks = sheetsUntil().flatMap((sheet) => sheet.marks)
  const explained = marks.filter(({ reason }) => reason === 'illness' || reason === 'family')
  const written = marks.filter(({ remark }) => remark !== '')
  expect(new Set(written.map(({ reason, remark }) => `${reason}: ${remark}`))).toEqual(
    new Set(['illness: Fever.', 'illness: Went to the clinic.', 'family: A wedding.']),
  )
  expect(written.length / explained.length).toBeGreaterThan(0.2)
  expect(written.length / explained.length).toBeLessThan(0.5)
})

test('attendance is taken in the morning, and not before the bell', () => {
  // 07:15 and 07:58 in Kabul
  expect(sheetsUntil('2026-11-19T02:45:00.000Z').at(-1)?.attendance_date).toBe('2026-11-18')
  expect(sheetsUntil('2026-11-19T03:28:00.000Z').at(-1)?.attendance_date).toBe('2026-11-19')
})

test.each([
  // The first of Shawwal 1447 is 20 March 2026, the tenth of Dhu al-Hijja 27 May.
  ['2026-03-15', null],
  ['2026-03-18', 'before'],
  ['2026-03-19', 'before'],
  ['2026-03-20', 'on'],
  ['2026-03-22', 'on'],
  ['2026-03-23', null],
  ['2026-05-23', null],
  ['2026-05-24', 'before'],
  ['2026-05-27', 'on'],
  ['2026-05-29', 'on'],
  ['2026-05-30', null],
] as const)('%s: %s Eid', (day, expected) => {
  expect(nearEid(day)).toBe(expected)
})
