import type { LanguageCode } from '@maktab/contracts/fields'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renewNow } from '#browser/use-now.ts'
import { useLocation } from '#page/router.tsx'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { SetAssignmentsScreen } from '#screens/learner/assignments.tsx'
import { ScheduleScreen } from './schedule.tsx'
import { TaughtAssignmentsScreen } from '#screens/teacher/assignments.tsx'

let stage: Stage
interface Asked {
  readonly start_date?: string
  readonly end_date?: string
  readonly class_id?: number
  readonly is_calendar_view?: boolean
}
const asked: Asked[] = []
beforeEach(() => {
  localStorage.clear()
  asked.length = 0
})
afterEach(async () => {
  vi.useRealTimers()
  stage.leave()
  await page.viewport(1280, 900)
})

const name = { alias: null, subject: 'maths', grade: '7', section: 'A' }
const classOf = { class_id: 5, class_name: name, class_ids: [5], class_names: [name] }
const work = {
  assignment_id: '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01',
  ...classOf,
  title: 'Fractions around us',
  assignment_type: 2,
  start_date: '2026-11-20T04:30:00.000Z',
  due_date: '2026-11-26T15:30:00.000Z',
  total_score: 10,
  closes_on: null,
  is_excused: false,
  assignment_status: 0,
  is_late: false,
  score: null,
}
const event_id = '5b0d6f35-1f8e-4c70-8f55-4d0d2a3f9b02'
const held = (occurrence: number, day: string, is_cancelled = false) => ({
  ...work,
  assignment_id: event_id,
  title: 'Questions online',
  assignment_type: 3,
  start_date: `${day}T04:30:00.000Z`,
  due_date: `${day}T05:15:00.000Z`,
  event: { occurrence, is_cancelled, link: 'https://meet.example/a' },
})
/** Wednesday, ten minutes before nine in Kabul: the first of a weekly class begins, the second is cancelled. */
const now = '2026-11-25T04:20:00.000Z'
const rows = [held(0, '2026-11-25'), work, held(1, '2026-12-02', true)]

function At() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
const address = () => document.querySelector('output')?.textContent

interface Opening {
  readonly role?: 'learner' | 'teacher'
  readonly at?: string
  readonly language?: LanguageCode
  readonly list?: readonly object[] | 'offline'
  readonly width?: number
  readonly hasAssignments?: boolean
  readonly time_zone?: string
}

async function open({
  role = 'learner',
  at,
  language = 'en',
  list = rows,
  width = 1280,
  hasAssignments = true,
  time_zone = 'Asia/Kabul',
}: Opening) {
  await page.viewport(width, 800)
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  renewNow()
  const answer = (input: Asked) => {
    asked.push(input)
    if (hasAssignments && !input.is_calendar_view) return { ok: true as const, value: { list: [work], total_pages: 1 } }
    return list === 'offline'
      ? { ok: false as const, failure: 'offline' as const }
      : { ok: true as const, value: { list, total_pages: 1 } }
  }
  stage = await setStage({
    language,
    address: at ?? `/${role}/assignments?view=calendar`,
    person: { active_role: role, roles: [role], time_zone },
    tenant: { is_assignment_allowed: hasAssignments },
    answers: {
      listSetAssignments: answer,
      listTaughtAssignments: answer,
      listEvents: answer,
      listClasses: () => ({ ok: true, value: { list: [] } }),
    },
  })
  const Screen = !hasAssignments ? ScheduleScreen : role === 'learner' ? SetAssignmentsScreen : TaughtAssignmentsScreen
  stage.show(
    <>
      <At />
      <Screen />
    </>,
  )
}

describe('on a wide screen', () => {
  test('a month shows work by its due date and events by their time, and says what is cancelled', async () => {
    await open({})
    await expect.element(page.getByRole('grid', { name: 'November 2026' })).toBeVisible()
    expect(asked[0]).toMatchObject({ start_date: '2026-10-30T19:30:00.000Z', end_date: '2026-12-04T19:30:00.000Z' })
    const day = page.getByRole('gridcell', { name: /Wednesday, 25 November 2026/ })
    await expect.element(day.getByText('Questions online')).toBeVisible()
    const due = page.getByRole('gridcell', { name: /Thursday, 26 November 2026/ })
    await expect.element(due.getByText('Fractions around us')).toBeVisible()
    const cancelled = page.getByRole('gridcell', { name: /Wednesday, 2 December 2026/ })
    await expect.element(cancelled.getByText('Cancelled: Questions online')).toBeVisible()
    await due.getByText('Fractions around us').click()
    await expect.poll(address).toBe(`/learner/assignments/detail?assignment_id=${work.assignment_id}`)
  })

  test('view and day stand in the address, by which a link leads to them; the next month is asked for', async () => {
    await open({ role: 'teacher', at: '/teacher/assignments?view=calendar&show=week&date=2026-11-25&class_id=5' })
    await expect.element(page.getByRole('heading', { name: '21 Nov 2026 – 27 Nov 2026' })).toBeVisible()
    await expect.element(page.getByRole('group', { name: 'Wednesday, 25 November 2026' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'New event' }))
      .toHaveAttribute('href', '/teacher/schedule/create?class_id=5&date=2026-11-25')
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect.poll(address).toBe('/teacher/assignments?view=calendar&show=week&date=2026-12-02&class_id=5')
    await expect.poll(() => asked.at(-1)).toMatchObject({ start_date: '2026-11-27T19:30:00.000Z', class_id: 5 })
    await page.getByRole('button', { name: 'Cancelled: Questions online' }).click()
    await expect.poll(address).toBe(`/teacher/event/details?event_id=${event_id}&occurrence=1`)
  })

  test('the list and its calendar lead to each other, and the class stays chosen', async () => {
    await open({ role: 'teacher', at: '/teacher/assignments?class_id=5' })
    await page.getByRole('link', { name: 'Calendar' }).click()
    await expect.poll(address).toBe('/teacher/assignments?view=calendar&class_id=5')
    await page.getByRole('link', { name: 'List' }).click()
    await expect.poll(address).toBe('/teacher/assignments?class_id=5')
  })

  test('a campus in another country than its tenant reads its own clocks', async () => {
    await open({ time_zone: 'Asia/Karachi', at: '/learner/assignments?view=calendar&show=week' })
    await expect.element(page.getByText('9:30 AM – 10:15 AM').first()).toBeVisible()
    expect(asked[0]?.start_date).toBe('2026-10-30T19:00:00.000Z')
  })

  test('weeks begin as the tenant says, and months are those of the solar calendar in Pashto', async () => {
    await open({ language: 'pu' })
    await expect.element(page.getByRole('grid', { name: 'لیندۍ ۱۴۰۵' })).toBeVisible()
    await expect.element(page.getByRole('columnheader').first()).toHaveTextContent('اونۍ')
    expect(asked[0]).toMatchObject({ start_date: '2026-11-20T19:30:00.000Z' })
  })
})

describe('on a phone', () => {
  const phone = { width: 360 }

  test('an agenda comes first: today with the way in, tomorrow, later, and what is cancelled', async () => {
    await open(phone)
    await expect.element(page.getByRole('heading', { name: 'Today' })).toBeVisible()
    await expect.element(page.getByText('9:00 AM – 9:45 AM', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Begins soon')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Join' })).toHaveAttribute('href', 'https://meet.example/a')
    await expect.element(page.getByRole('heading', { name: 'Tomorrow' })).toBeVisible()
    await expect.element(page.getByText('Due 8:00 PM')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Later' })).toBeVisible()
    await expect.element(page.getByText('Wednesday, 2 December 2026, 9:00 AM – 9:45 AM')).toBeVisible()
    await expect.element(page.getByText('Cancelled', { exact: true })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => asked.at(-1)?.end_date).toBe('2027-01-24T19:30:00.000Z')
    await page.getByRole('link', { name: 'Fractions around us' }).click()
    await expect.poll(address).toBe(`/learner/assignments/detail?assignment_id=${work.assignment_id}`)
  })

  test('the calendar is a choice beside it, by keys too', async () => {
    await open(phone)
    await expect.element(page.getByRole('radio', { name: 'Agenda' })).toBeChecked()
    page.getByRole('radio', { name: 'Agenda' }).element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('grid', { name: 'November 2026' })).toBeVisible()
    await expect.poll(address).toBe('/learner/assignments?view=calendar&show=month')
  })

  test.each([
    ['nothing to come', [], 'Nothing is to come in these days.'],
    ['no network', 'offline', 'Retry'],
  ] as const)('%s is said', async (_, list, said) => {
    await open({ ...phone, list })
    await expect.element(page.getByText(said)).toBeVisible()
  })
})

test.each([
  ['an empty month', [], 'Nothing in this month yet.'],
  ['no network', 'offline', 'Retry'],
] as const)('%s is said below the grid', async (_, list, said) => {
  await open({ list })
  await expect.element(page.getByRole('grid', { name: 'November 2026' })).toBeVisible()
  await expect.element(page.getByText(said)).toBeVisible()
})

describe('without assignments', () => {
  const listed = {
    event_id,
    occurrence: 0,
    start_date: '2026-11-25T04:30:00.000Z',
    end_date: '2026-11-25T05:15:00.000Z',
    is_cancelled: false,
    event_kind: 'online_class',
    title: 'Questions online',
    link: '',
    place: '',
    classes: [{ class_id: 5, name }],
  }
  test('events have a calendar of their own', async () => {
    await open({ hasAssignments: false, at: '/learner/schedule', list: [listed] })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
    await page.getByText('Questions online').first().click()
    await expect.poll(address).toBe(`/learner/event/details?event_id=${event_id}&occurrence=0`)
  })
})
