import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { AttendanceScreen } from './attendance.tsx'

let stage: Stage
beforeEach(() => page.viewport(1024, 768))
afterEach(() => stage.leave())

const learners = Array.from({ length: 40 }, (_, place) => ({
  user_id: place + 1,
  full_name: `Learner ${place + 1}`,
  roll_number: place + 1,
  attendance_details_id: null,
  attendance_status: 0,
  remark: '',
  reason: null,
  given_by_name: null,
  given_on: null,
  days_absent_in_row: place === 2 ? 3 : 0,
  attendance_avg: null,
  is_below_minimum: false,
}))
const counts = { present: 0, absent: 0, late: 0, leave: 0, unmarked: 40 }
const name = { alias: '7 B', subject: 'maths', grade: '7', section: 'B' }
const classOf = (change: object = {}) => ({
  class_id: 4,
  name,
  period: 0,
  state: 'open',
  may_mark: true,
  is_overdue: true,
  taken_on: null,
  taken_by_name: null,
  counts,
  ...change,
})

const families = [
  {
    user_id: 1,
    full_name: 'Learner 1',
    current_language: 'pu',
    guardians: [
      { full_name: 'Ghulam', relation: 'father', phone_number: '+93700000001' },
      { full_name: 'Uncle', relation: 'uncle', phone_number: null },
    ],
  },
  { user_id: 2, full_name: 'Learner 2', current_language: 'en', guardians: [] },
]

interface Opening {
  readonly answer?: object
  readonly sheet?: object
  readonly set_aside?: readonly object[]
  readonly language?: 'en' | 'pu'
  readonly refusal?: string
  readonly date?: string
}

async function open({
  answer = {},
  sheet = {},
  set_aside = [],
  language = 'en',
  refusal,
  date = '',
}: Opening = {}): Promise<void> {
  const data = {
    attendance_date: '2026-11-27',
    attendance_mode: 1,
    is_school_day: true,
    as_of: '2026-11-27T04:00:00.000Z',
    minimum: 75,
    edit_days: 7,
    classes: [classOf()],
    sheet: {
      attendance_id: null,
      class_id: 4,
      period: 0,
      may_mark: true,
      why_not: null,
      list: learners,
      counts,
      ...sheet,
    },
    to_follow: [],
    ...answer,
  }
  stage = await setStage({
    language,
    address: `/teacher/attendance?class_id=4&date=${date}`,
    person: { active_role: 'teacher', roles: ['teacher'] },
    answers: {
      readAttendance: () => ({ ok: true, value: data }) as never,
      listAbsentGuardians: () => ({ ok: true, value: { list: families } }),
      assignAttendance: () =>
        (refusal === undefined
          ? {
              ok: true,
              value: {
                attendance_id: 'a',
                taken_on: '2026-11-27T04:05:00.000Z',
                counts,
                set_aside,
                is_extra_day: false,
              },
            }
          : { ok: false, refusal }) as never,
    },
  })
  stage.show(
    <ToastProvider>
      <AttendanceScreen />
    </ToastProvider>,
  )
}

const row = (place: number) => page.getByRole('group', { name: `Learner ${place}`, exact: true })
const markIn = (place: number, status: string) => row(place).getByRole('button', { name: status, exact: true })
interface Sent {
  readonly marks: readonly {
    readonly user_id: number
    readonly attendance_status: number
    readonly reason: string | null
  }[]
}
const sent = () => stage.performed.map(({ input }) => input as Sent)

test('forty are marked with two taps and one for each who is away, and go by themselves', async () => {
  await open()
  await userEvent.click(page.getByRole('button', { name: 'All present' }))
  await userEvent.click(markIn(3, 'Absent'))
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await expect.poll(() => sent().length).toBe(1)
  const [{ marks } = { marks: [] }] = sent()
  expect(marks).toHaveLength(40)
  expect(marks.filter(({ attendance_status }) => attendance_status === 2).map(({ user_id }) => user_id)).toEqual([3])
  await expect.element(page.getByText('40 of 40 marked')).toBeVisible()
})

/** Counts what a hand does: clicks and keys that are pressed, whatever they bring about. */
function countHand(): () => { readonly taps: number; readonly keys: number } {
  let [taps, keys] = [0, 0]
  const leave = new AbortController()
  // A key that presses a button makes a click of detail 0.
  window.addEventListener('click', ({ detail }) => void (detail > 0 && (taps += 1)), { capture: true, ...leave })
  window.addEventListener('keydown', () => void (keys += 1), { capture: true, ...leave })
  return () => {
    leave.abort()
    return { taps, keys }
  }
}
/** Three of forty were away, one came late, one is on leave: a usual morning. */
const morning = [
  [4, 'a', 'Absent'],
  [11, 'l', 'Late'],
  [17, 'a', 'Absent'],
  [29, 'v', 'On leave'],
  [36, 'a', 'Absent'],
] as const
const statusesOfMorning = ['3×2', '1×3', '1×4', '35×1']
const sentMorning = () => {
  const marks = sent().flatMap((one) => one.marks)
  const times = (status: number) => marks.filter(({ attendance_status }) => attendance_status === status).length
  return [2, 3, 4, 1].map((status) => `${times(status)}×${status}`)
}

test('a usual morning of forty is seven taps of a thumb on a phone', async () => {
  await page.viewport(360, 740)
  await open()
  const hand = countHand()
  for (const [place, , word] of morning) await userEvent.click(markIn(place, word))
  await userEvent.click(page.getByRole('button', { name: 'All present' }))
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await expect.poll(sentMorning).toEqual(statusesOfMorning)
  expect(hand()).toEqual({ taps: 7, keys: 0 })
})

test('forty are called and marked with forty keys, and no hand leaves the keyboard', async () => {
  await open()
  await expect.element(markIn(1, 'Present')).toBeVisible()
  ;(markIn(1, 'Present').element() as HTMLElement).focus()
  const hand = countHand()
  const away = new Map<number, string>(morning.map(([place, key]) => [place, key]))
  await userEvent.keyboard(learners.map(({ user_id }) => away.get(user_id) ?? 'p').join(''))
  await expect.element(page.getByText('40 of 40 marked')).toBeVisible()
  await expect.poll(sentMorning, { timeout: 5_000 }).toEqual(statusesOfMorning)
  expect(hand()).toEqual({ taps: 0, keys: 40 })
})

test('nobody is marked whom nobody marked', async () => {
  await open()
  await userEvent.click(markIn(5, 'Late'))
  await expect.element(page.getByText('1 of 40 marked')).toBeVisible()
  await expect.poll(() => sent().length, { timeout: 5_000 }).toBe(1)
  expect(sent()[0]?.marks.map(({ user_id }) => user_id)).toEqual([5])
})

test('"all present" is taken back before it goes', async () => {
  await open()
  await userEvent.click(markIn(1, 'Absent'))
  await userEvent.click(page.getByRole('button', { name: 'All present' }))
  await expect.element(page.getByText('39 learners were marked present.')).toBeVisible()
  await userEvent.click(markIn(7, 'Late'))
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByText('2 of 40 marked')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await expect.poll(() => sent()[0]?.marks.map(({ user_id }) => user_id)).toEqual([1, 7])
})

test('keys mark and go on to the next learner', async () => {
  await open()
  await userEvent.click(markIn(1, 'Present'))
  await userEvent.keyboard('a')
  await userEvent.keyboard('l')
  await userEvent.keyboard('{ArrowDown}v')
  await expect.element(markIn(1, 'Absent')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(markIn(2, 'Late')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(markIn(4, 'On leave')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('3 of 40 marked')).toBeVisible()
})

test('why somebody is away is said, goes with the mark and stands in the row', async () => {
  await open()
  await userEvent.click(markIn(2, 'Absent'))
  await userEvent.click(page.getByRole('button', { name: 'Reason and remark: Learner 2', exact: true }))
  await userEvent.selectOptions(page.getByLabelText('Reason', { exact: true }), 'Illness')
  await userEvent.fill(page.getByLabelText('Remark', { exact: true }), 'Fever since Monday')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await expect
    .poll(() => sent().at(-1)?.marks[0])
    .toMatchObject({ user_id: 2, attendance_status: 2, reason: 'illness', remark: 'Fever since Monday' })
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Learner 2' }).getByText('Illness')).toBeVisible()
  await expect.element(page.getByRole('listitem').getByText('Fever since Monday')).toBeVisible()
})

test('what was marked goes when the page is left', async () => {
  await open()
  await userEvent.click(markIn(1, 'Present'))
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(() => stage.performed).toMatchObject([{ name: 'assignAttendance', isClosing: true }])
})

test('marks that the school refuses stay, and are not sent again and again', async () => {
  await open({ refusal: 'attendance_closed' })
  await userEvent.click(markIn(1, 'Present'))
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await expect
    .element(page.getByText('The days in which this could be marked are over. Ask the office.').first())
    .toBeVisible()
  await expect.element(markIn(1, 'Present')).toHaveAttribute('aria-pressed', 'true')
  expect(sent()).toHaveLength(1)
})

test('a mark of somebody else that was given later is named', async () => {
  const set_aside = [{ user_id: 1, why: 'later_mark', attendance_status: 2, given_by_name: 'Zakia' }]
  await open({ set_aside })
  await userEvent.click(markIn(1, 'Present'))
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await expect.element(page.getByText(/Learner 1.*the mark of .*Zakia.* was given later and counts/)).toBeVisible()
})

test('a day without school asks first', async () => {
  await open({ answer: { is_school_day: false } })
  await expect.element(page.getByText('There is no school on this day.')).toBeVisible()
  expect(page.getByRole('button', { name: 'All present' }).elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Take attendance all the same' }))
  await expect.element(page.getByRole('button', { name: 'All present' })).toBeVisible()
})

test('who may not mark reads the sheet and why', async () => {
  const list = learners.map((one) => ({ ...one, attendance_status: 1, given_on: '2026-11-27T04:00:00.000Z' }))
  await open({ sheet: { may_mark: false, why_not: 'not_class_teacher', list } })
  await expect.element(page.getByText(/^The class teacher takes attendance here/)).toBeVisible()
  await expect.element(markIn(1, 'Present')).toBeDisabled()
})

test('a family is told with one tap, in its own language, once the mark has gone', async () => {
  await open({ date: '2026-11-25' })
  const tell = page.getByRole('button', { name: 'Tell the families' })
  expect(tell.elements()).toEqual([])
  await userEvent.click(markIn(1, 'Absent'))
  await expect.element(tell).toBeDisabled()
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await userEvent.click(tell)
  await expect.element(page.getByRole('link', { name: 'SMS' })).toBeVisible()
  const [sms, whatsApp] = ['SMS', 'WhatsApp'].map((name) =>
    page.getByRole('link', { name }).element().getAttribute('href')!,
  )
  const text = decodeURIComponent(sms!.replace('sms:+93700000001?&body=', ''))
  expect(text).toMatch(/^Learner 1 د .*۴ لیندۍ ۱۴۰۵.*غیرحاضر و.*Test school$/)
  expect(whatsApp).toBe(`https://wa.me/93700000001?text=${encodeURIComponent(text)}`)
  await expect.element(page.getByText('No telephone of a guardian is written down.')).toBeVisible()
})

test('in Pashto on a phone the sheet fits, and its letters are of the language', async () => {
  await page.viewport(360, 740)
  await open({ language: 'pu' })
  await expect.element(markIn(1, 'غیرحاضر')).toHaveTextContent('غ')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  const height = markIn(1, 'غیرحاضر').element().getBoundingClientRect().height
  expect(height).toBeGreaterThanOrEqual(48)
})
