import { schoolDay } from '@maktab/domain/schools/school-day'
import { addDays } from '@maktab/i18n/calendars'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLocation } from '#page/router.tsx'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ClassAttendance } from './class-attendance.tsx'

let stage: Stage
beforeEach(() => page.viewport(1024, 768))
afterEach(() => stage.leave())

const today = schoolDay(new Date(), 'Asia/Kabul')
const dayOfRest = addDays(today, -3)
const name = { alias: '7 B', subject: 'maths', grade: '7', section: 'B' }
const counts = { present: 0, absent: 0, late: 0, leave: 0, unmarked: 1 }
const lineOf = (class_id: number, period: number) => ({
  class_id,
  name,
  period,
  state: 'open',
  may_mark: true,
  is_overdue: false,
  taken_on: null,
  taken_by_name: null,
  counts,
})
const learner = {
  user_id: 1,
  full_name: 'Palwasha',
  roll_number: 1,
  attendance_details_id: null,
  attendance_status: 0,
  remark: '',
  reason: null,
  given_by_name: null,
  given_on: null,
  days_absent_in_row: 0,
  attendance_avg: null,
  is_below_minimum: false,
}

interface Asked {
  readonly class_id: number
  readonly attendance_date: string
  readonly period: number
}

function Where() {
  return <output data-testid="where">{useLocation().search}</output>
}
const here = () => new URLSearchParams(page.getByTestId('where').element().textContent ?? '')

interface Opening {
  readonly address?: string
  readonly mode?: 1 | 2
  readonly language?: 'en' | 'pu'
}

/** Of class 4, besides which the teacher takes class 5; on `dayOfRest` there is no school. */
async function open({ address = '', mode = 1, language = 'en' }: Opening = {}): Promise<void> {
  stage = await setStage({
    language,
    address: `/teacher/class/dashboard?class_id=4&tab=attendance${address}`,
    person: { active_role: 'teacher', roles: ['teacher'], time_zone: 'Asia/Kabul' },
    answers: {
      readAttendance: ({ class_id, attendance_date, period }: Asked) =>
        ({
          ok: true,
          value: {
            attendance_date,
            attendance_mode: mode,
            is_school_day: attendance_date !== dayOfRest,
            as_of: new Date().toISOString(),
            minimum: 75,
            edit_days: 7,
            classes: (mode === 2 ? [1, 2] : [0]).flatMap((lesson) => [lineOf(4, lesson), lineOf(5, lesson)]),
            sheet: {
              attendance_id: null,
              class_id,
              period: mode === 2 ? Math.max(1, period) : 0,
              may_mark: true,
              why_not: null,
              list: [learner],
              counts,
            },
            to_follow: [],
          },
        }) as never,
      assignAttendance: () =>
        ({
          ok: true,
          value: { attendance_id: 'a', taken_on: new Date().toISOString(), counts, set_aside: [], is_extra_day: false },
        }) as never,
    },
  })
  stage.show(
    <ToastProvider>
      <Where />
      <ClassAttendance class_id={4} />
    </ToastProvider>,
  )
}
const present = () => page.getByRole('button', { name: 'Present', exact: true })
const sent = () => stage.performed.map(({ input }) => input)

test('another day is chosen within the class, stands in the address, and a day of rest asks first', async () => {
  await open()
  await expect.element(present()).toBeVisible()
  const [year, month, day] = dayOfRest.split('-')
  await userEvent.fill(page.getByRole('textbox', { name: 'Day', exact: true }), `${day}/${month}/${year}`)
  await userEvent.tab()
  await expect.poll(() => here().get('date')).toBe(dayOfRest)
  expect(here().get('tab')).toBe('attendance')
  expect(present().elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Take attendance all the same' }))
  await userEvent.click(present())
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await expect.poll(sent).toMatchObject([{ class_id: 4, attendance_date: dayOfRest, period: 0 }])
})

test('where lessons are marked each is a line of this class alone, a link opens one and leads back', async () => {
  await open({ mode: 2, address: '&period=1' })
  const lesson = (number: number) => page.getByRole('link', { name: new RegExp(`Lesson ${number}`) })
  await expect.element(lesson(1)).toHaveAttribute('aria-current', 'true')
  expect(page.getByRole('link', { name: /Lesson/ }).elements()).toHaveLength(2)
  await userEvent.click(lesson(2))
  await expect.element(lesson(2)).toHaveAttribute('aria-current', 'true')
  expect(here().get('tab')).toBe('attendance')
  await userEvent.click(present())
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await expect.poll(sent).toMatchObject([{ class_id: 4, attendance_date: today, period: 2 }])
  await userEvent.click(lesson(1))
  await expect.element(lesson(1)).toHaveAttribute('aria-current', 'true')
})

test('a link opens the day and the lesson that it names', async () => {
  await open({ mode: 2, address: `&date=${dayOfRest}&period=2` })
  await userEvent.click(page.getByRole('button', { name: 'Take attendance all the same' }))
  await userEvent.click(present())
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await expect.poll(sent).toMatchObject([{ class_id: 4, attendance_date: dayOfRest, period: 2 }])
})

test('where attendance is taken once a day there is no line to choose, and on a phone in Pashto all fits', async () => {
  await page.viewport(360, 740)
  await open({ language: 'pu' })
  await expect.element(page.getByRole('button', { name: 'حاضر', exact: true })).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
