import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { AttendanceScreen } from './attendance.tsx'

let stage: Stage
beforeEach(() => page.viewport(1024, 768))
afterEach(() => stage.leave())

const name = { alias: '7 B', subject: 'maths', grade: '7', section: 'B' }
const none = { present: 0, absent: 0, late: 0, leave: 0, unmarked: 0 }
const dayOf = (attendance_date: string, change: object = {}) => ({
  attendance_date,
  is_school_day: true,
  is_taken: true,
  attended: 1,
  marked: 2,
  ...change,
})
const register = {
  name,
  days: [
    dayOf('2026-11-24'),
    dayOf('2026-11-25'),
    // A Friday without a sheet, and one on which somebody was marked all the same.
    dayOf('2026-11-26', { is_school_day: false, is_taken: false, attended: 0, marked: 0 }),
    dayOf('2026-11-27', { is_school_day: false }),
  ],
  learners: [
    {
      user_id: 11,
      full_name: 'Zarghuna Stanekzai',
      roll_number: 3,
      marks: '1201',
      counts: { ...none, present: 2, absent: 1 },
      attendance_avg: 66.7,
      is_below_minimum: true,
    },
    {
      user_id: 12,
      full_name: 'Parwin Ahmadi',
      roll_number: null,
      marks: '-304',
      counts: { ...none, late: 1, leave: 1 },
      attendance_avg: 50,
      is_below_minimum: false,
    },
  ],
  attendance_avg: 60,
  minimum: 75,
  total_pages: 1,
  as_of: '2026-11-27T04:00:00.000Z',
}
const mark = (attendance_date: string, attendance_status: number, change: object = {}) => ({
  attendance_details_id: attendance_date,
  attendance_date,
  period: 0,
  class_id: 4,
  name,
  attendance_status,
  remark: '',
  reason: null,
  given_by_name: 'Zakia',
  ...change,
})

async function open(search: string, language: 'en' | 'pu' = 'en'): Promise<unknown[]> {
  const asked: unknown[] = []
  const answers = {
    readClassAttendance: (input: unknown) => (asked.push(input), { ok: true, value: register } as never),
    readStudentAttendance: (input: { readonly start_date: string; readonly end_date: string }) => {
      asked.push(input)
      const [first, last] = [input.start_date, input.end_date]
      const value = {
        full_name: 'Zarghuna Stanekzai',
        summary: {
          attended: 1,
          absent: 1,
          late: 0,
          leave: 0,
          marked: 2,
          attendance_avg: 50,
          minimum: 75,
          is_below_minimum: true,
          days_absent_in_row: 1,
          longest_absence: 1,
        },
        is_month_wise: false,
        report: [{ day: first, attended: first === last ? 1 : 0, marked: 1 }],
        days: [mark(first, 2, { reason: 'illness', remark: 'Fever' })],
        total_pages: 1,
        ...input,
        as_of: '2026-11-27T04:00:00.000Z',
      }
      return { ok: true, value } as never
    },
  }
  stage = await setStage({
    language,
    address: `/teacher/attendance?class_id=4&view=report${search}`,
    person: { active_role: 'teacher', roles: ['teacher'] },
    answers,
  })
  stage.show(<AttendanceScreen />)
  return asked
}

const row = (of: string) => page.getByRole('row', { name: new RegExp(of) })

test('the register shows a letter for each mark, and no day on which nobody learns', async () => {
  await open('')
  await expect.element(row('Zarghuna')).toBeVisible()
  const cells = row('Zarghuna').getByRole('cell')
  expect(cells.elements().map((cell) => cell.textContent)).toEqual(['67%', '2', '1', '', '', 'P', 'A', 'P'])
  const others = row('Parwin').getByRole('cell')
  expect(others.elements().map((cell) => cell.textContent)).toEqual(['50%', '', '', '1', '1', '–', 'L', 'V'])
  await expect.element(row('Zarghuna').getByText('Below 75%')).toBeVisible()
})

test('the order that is chosen is asked for, and a learner leads to their report', async () => {
  const asked = await open('')
  await userEvent.selectOptions(page.getByLabelText('Order'), 'By attendance, the lowest first')
  await expect.poll(() => asked.at(-1)).toMatchObject({ class_id: 4, sort: 'attendance', page: 1 })
  const link = page.getByRole('link', { name: 'Zarghuna Stanekzai' })
  await expect.element(link).toHaveAttribute('href', '/teacher/attendance?class_id=4&view=report&user_id=11')
})

test('a learner of the class is seen month by month, with the reason of each absence', async () => {
  const asked = await open('&user_id=11')
  await expect.element(page.getByText('Zarghuna Stanekzai')).toBeVisible()
  await expect.element(page.getByText(/Illness.*Fever/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next month' })).toBeDisabled()
  const [{ start_date: first }] = asked as [{ readonly start_date: string }]
  await userEvent.click(page.getByRole('button', { name: 'Previous month' }))
  await expect.poll(() => (asked.at(-1) as { readonly end_date: string }).end_date < first).toBe(true)
  expect(asked.at(-1)).toMatchObject({ user_id: 11, class_id: 4 })
})

test('in Pashto a month is one of the solar year, and it fits a phone', async () => {
  await page.viewport(360, 740)
  const asked = await open('&user_id=11', 'pu')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const { start_date } = asked[0] as { readonly start_date: string }
  const { format } = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', { day: 'numeric', timeZone: 'UTC' })
  expect(format(new Date(start_date))).toBe('1')
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
