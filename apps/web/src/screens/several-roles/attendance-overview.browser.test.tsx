import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { AttendanceOverviewScreen } from './attendance-overview.tsx'

let stage: Stage
beforeEach(() => page.viewport(1024, 768))
afterEach(() => stage.leave())

const name = { alias: '7 B', subject: 'maths', grade: '7', section: 'B' }
const counts = { present: 30, absent: 4, late: 2, leave: 1, unmarked: 3 }
const zakia = { user_id: 3, full_name: 'Zakia', phone_number: '+93700000001', is_substitute: false }
const section = (class_id: number, alias: string, change: object = {}) => ({
  class_id,
  name: { ...name, alias },
  is_taken: false,
  taken_on: null,
  taken_by_name: null,
  teachers: [zakia],
  counts,
  ...change,
})
const overview = {
  attendance_date: '2026-11-25',
  attendance_mode: 1,
  is_school_day: true,
  is_past_nine: true,
  minimum: 75,
  attendance_avg: 86.5,
  counts,
  sections: [
    section(4, '7 B'),
    section(5, '8 A', { is_taken: true, taken_by_name: 'Parwin', taken_on: '2026-11-25T03:40:00.000Z', teachers: [] }),
  ],
  absent_in_row: [{ user_id: 11, full_name: 'Zarghuna', roll_number: 3, class_id: 4, name, days_absent_in_row: 5 }],
  below_minimum: [{ user_id: 12, full_name: 'Spogmai', roll_number: 4, class_id: 4, name, attendance_avg: 61.4 }],
  as_of: '2026-11-25T05:00:00.000Z',
}

interface Opening {
  readonly answer?: object
  readonly search?: string
  readonly role?: 'principal' | 'campus_admin'
  readonly language?: 'en' | 'pu'
}

async function open({ answer = {}, search = '', role = 'principal', language = 'en' }: Opening): Promise<unknown[]> {
  const asked: unknown[] = []
  const base = role === 'principal' ? 'principal' : 'campus-admin'
  stage = await setStage({
    language,
    address: `/${base}/attendance${search}`,
    person: { active_role: role, roles: [role] },
    answers: {
      readAttendanceOverview: (input) => (asked.push(input), { ok: true, value: { ...overview, ...answer } }),
    },
  })
  stage.show(
    <ToastProvider>
      <AttendanceOverviewScreen />
    </ToastProvider>,
  )
  return asked
}

test('a principal sees where attendance is not taken and whom to call, and who is away too often', async () => {
  await open({})
  await expect.element(page.getByText('Not taken, and it is past nine')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '+93700000001' })).toHaveAttribute('href', 'tel:+93700000001')
  await expect
    .element(page.getByRole('link', { name: '7 B' }).first())
    .toHaveAttribute('href', '/principal/attendance?class_id=4&date=2026-11-25')
  await expect.element(page.getByText(/Taken by .*Parwin.*8:10/)).toBeVisible()
  await expect.element(page.getByText('absent 5 days in a row')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Spogmai' }))
    .toHaveAttribute('href', '/principal/attendance?class_id=4&view=report&user_id=12')
  await expect.element(page.getByText('61.4%')).toBeVisible()
})

test('a day without school is said, and nothing is late on it', async () => {
  const asked = await open({ answer: { is_school_day: false }, search: '?date=2026-11-20', role: 'campus_admin' })
  await expect.element(page.getByText('There is no school on this day.')).toBeVisible()
  expect(asked[0]).toEqual({ attendance_date: '2026-11-20' })
  expect(page.getByText('Not taken, and it is past nine').elements()).toEqual([])
})

test('a campus in which nobody takes attendance says so', async () => {
  await open({ answer: { sections: [] } })
  await expect.element(page.getByText('Attendance is taken in no class on this day.')).toBeVisible()
})

test('in Pashto on a phone the day fits', async () => {
  await page.viewport(360, 740)
  await open({ language: 'pu' })
  await expect.element(page.getByText('۵ ورځې پرله‌پسې غیرحاضر')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
