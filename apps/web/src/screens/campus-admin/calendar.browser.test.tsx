import type { AnyAnswer } from '@maktab/client/call'
import type { SchoolDay } from '@maktab/contracts/schools/school-days'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { CampusCalendarScreen } from './calendar.tsx'

let stage: Stage
let list: SchoolDay[]
let asked: Record<string, unknown>[]
let isOwnRest: boolean
beforeEach(() => {
  sessionStorage.clear()
  asked = []
  isOwnRest = false
  list = [
    { day: '2026-03-21', kind: 'holiday', names: { en: 'New year', pu: 'نوی کال' } },
    { day: '2026-05-27', kind: 'holiday', names: { pu: 'لوی اختر' } },
    { day: '2026-05-28', kind: 'holiday', names: { pu: 'لوی اختر' } },
    { day: '2026-05-29', kind: 'holiday', names: { pu: 'لوی اختر' } },
    { day: '2026-06-05', kind: 'working', names: {} },
  ]
})
afterEach(() => {
  stage.leave()
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
})

const done = (value: unknown): AnyAnswer => ({ ok: true, value })

async function open(
  language: 'en' | 'pu' = 'en',
  address = '/campus-admin/calendar?year=2026',
  answers: Record<string, () => AnyAnswer> = {},
): Promise<void> {
  stage = await setStage({
    language,
    address,
    person: { active_role: 'campus_admin', roles: ['campus_admin'] },
    answers: {
      listSchoolDays: (input: Record<string, unknown>) => {
        asked.push(input)
        return done({ weekly_rest: [5], is_own_rest: isOwnRest, list, version: `${asked.length}` })
      },
      saveSchoolDay: () => done({ list: [], version: '9' }),
      saveWeeklyRest: () => done({ weekly_rest: [5] }),
      ...answers,
    },
  })
  stage.show(<CampusCalendarScreen />)
}

const saved = () =>
  stage.performed.map(({ name, input }) => {
    const { version: _version, ...said } = input as Record<string, unknown>
    return [name, said]
  })
const versions = () => stage.performed.map(({ input }) => (input as { version: string }).version)

test('days that follow each other are one holiday, in the reader’s calendar and words', async () => {
  await open()
  await expect.element(page.getByText('Saturday, 21 March 2026')).toBeVisible()
  await expect.element(page.getByText('27 May 2026 – 29 May 2026')).toBeVisible()
  await expect.element(page.getByText('لوی اختر')).toBeVisible()
  await expect.element(page.getByText('Friday, 5 June 2026')).toBeVisible()
})

test('in Pashto a year is a solar one, and the year before and after are a step away', async () => {
  await open('pu', '/campus-admin/calendar?year=1405')
  await expect.element(page.getByRole('heading', { name: '۱۴۰۵ کال' })).toBeVisible()
  await expect.element(page.getByText('اونۍ، ۱ وری ۱۴۰۵')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'مخکینی کال' }))
  await expect.element(page.getByRole('heading', { name: '۱۴۰۴ کال' })).toBeVisible()
  await expect.element(page.getByText('د دې کال په اړه لا څه نه دي ویل شوي')).toBeVisible()
})

test('a holiday is added with its days and names', async () => {
  await open()
  await userEvent.click(page.getByRole('button', { name: 'Add a holiday' }))
  await userEvent.click(page.getByRole('button', { name: 'Save' }).first())
  await expect.element(page.getByText('Choose the first day.')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: /^First day/ }), '20/9/2026')
  await userEvent.fill(page.getByRole('textbox', { name: /^Last day/ }), '22/9/2026')
  await userEvent.fill(page.getByRole('textbox', { name: 'Name (English)' }), ' Sports ')
  await userEvent.click(page.getByRole('button', { name: 'Save' }).first())
  await expect.element(page.getByText('The calendar is saved.')).toBeVisible()
  expect(saved()).toEqual([
    ['saveSchoolDay', { day: '2026-09-20', last_day: '2026-09-22', kind: 'holiday', names: { en: 'Sports' } }],
  ])
})

test('a holiday that is changed says where it was', async () => {
  await open()
  const change = page.getByRole('listitem').filter({ hasText: '27 May' }).getByRole('button', { name: 'Change' })
  await userEvent.click(change)
  await userEvent.fill(page.getByRole('textbox', { name: /^Last day/ }), '28/5/2026')
  await userEvent.click(page.getByRole('button', { name: 'Save' }).first())
  await expect.element(page.getByText('The calendar is saved.')).toBeVisible()
  expect(saved()).toEqual([
    [
      'saveSchoolDay',
      {
        day: '2026-05-27',
        last_day: '2026-05-28',
        kind: 'holiday',
        names: { pu: 'لوی اختر' },
        moved_from: { day: '2026-05-27', last_day: '2026-05-29' },
      },
    ],
  ])
})

test('what is taken out of the calendar comes back as it was', async () => {
  await open()
  await userEvent.click(
    page.getByRole('listitem').filter({ hasText: '27 May' }).getByRole('button', { name: 'Remove' }),
  )
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.poll(saved).toEqual([
    ['saveSchoolDay', { day: '2026-05-27', last_day: '2026-05-29', kind: null, names: {} }],
    ['saveSchoolDay', { day: '2026-05-27', last_day: '2026-05-29', kind: 'holiday', names: { pu: 'لوی اختر' } }],
  ])
  // Nobody but the own command changed anything between the two.
  expect(versions().at(1)).toBe('9')
})

test('a holiday that somebody else changed meanwhile is read again, what was typed stays, and is saved over it the second time', async () => {
  let isStale = true
  await open('en', '/campus-admin/calendar?year=2026', {
    saveSchoolDay: () => (isStale ? { ok: false, refusal: 'changed_meanwhile' } : done({ list: [], version: '9' })),
  })
  const change = page.getByRole('listitem').filter({ hasText: '27 May' }).getByRole('button', { name: 'Change' })
  await userEvent.click(change)
  await userEvent.fill(page.getByRole('textbox', { name: 'Name (English)' }), 'Eid')
  list = list.map((one) => ({ ...one, names: { en: 'Sacrifice' } }))
  await userEvent.click(page.getByRole('button', { name: 'Save' }).first())
  await expect.element(page.getByText(/Somebody else changed this meanwhile/)).toBeVisible()
  await expect.element(page.getByText('Sacrifice').first()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name (English)' })).toHaveValue('Eid')
  isStale = false
  await userEvent.click(page.getByRole('button', { name: 'Save' }).first())
  await expect.element(page.getByText('The calendar is saved.')).toBeVisible()
  const [first, second] = versions()
  expect(Number(second)).toBeGreaterThan(Number(first))
})

test('the weekly rest is the usual one or the campus’s own, and leaves a day of school', async () => {
  await open()
  const days = page.getByRole('group', { name: 'No school on' })
  await expect.element(days.getByLabelText('Friday')).toBeDisabled()
  await userEvent.click(page.getByLabelText('As other campuses do'))
  for (const day of ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'])
    await userEvent.click(days.getByLabelText(day))
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('A week has at least one day of school.')).toBeVisible()
  for (const day of ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'])
    await userEvent.click(days.getByLabelText(day))
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('The calendar is saved.')).toBeVisible()
  expect(saved()).toEqual([['saveWeeklyRest', { weekly_rest: [6, 5] }]])
})

test('without a network nothing is sent, and what was typed is there when the screen opens again', async () => {
  await open()
  await userEvent.click(page.getByRole('button', { name: 'Add a holiday' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Name (English)' }), 'Sports')
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  window.dispatchEvent(new Event('offline'))
  await expect
    .element(page.getByText('Administration needs the internet. What you typed stays here.').first())
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save' }).first()).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Remove' }).first()).toBeDisabled()
  stage.leave()
  await open()
  await userEvent.click(page.getByRole('button', { name: 'Add a holiday' }))
  await expect.element(page.getByRole('textbox', { name: 'Name (English)' })).toHaveValue('Sports')
  expect(stage.performed).toEqual([])
})

test('a year that could not be read is asked for again', async () => {
  let isReadable = false
  await open('en', '/campus-admin/calendar?year=2026', {
    listSchoolDays: () =>
      isReadable ? done({ weekly_rest: [5], is_own_rest: false, list }) : { ok: false, failure: 'offline' },
  })
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  isReadable = true
  await userEvent.click(retry)
  await expect.element(page.getByText('Saturday, 21 March 2026')).toBeVisible()
})
