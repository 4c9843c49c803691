import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ResultSummaryScreen } from './result-summary.tsx'

let stage: Stage
beforeEach(() => localStorage.clear())
afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
})

const ok = (value: unknown): AnyAnswer => ({ ok: true, value })
const class_name = { alias: null, subject: 'maths', grade: '6', section: 'A' }
const work = { attempts: 3, average_accuracy: 62.5, lessons_completed: 1, time_spent_in_seconds: 3661 }
const campus = {
  institution_id: 10,
  institution_name: 'Zarghuna School',
  ...work,
  is_month_wise: false,
  report: [{ day: '2026-11-18', ...work }],
  total: 1,
  total_pages: 1,
}
const lesson = {
  lesson_guid: '0a4f3c1e-5d1b-4f1e-8a51-000000000001',
  lesson_name: 'Fractions',
  position: 1,
  learners_completed: 5,
  learners_in_progress: 2,
  learners_not_started: 33,
  lesson_completion: 12.5,
  avg_accuracy: 60.5,
  first_accuracy: 41.5,
  first_accuracy_of: 5,
  attempts: 9,
  time_spent_in_seconds: 90,
  completed_in_period: 4,
}
const answers = {
  listResultCampuses: () =>
    ok({
      list: [
        { institution_id: 10, name: 'Zarghuna School', city: 'Kandahar' },
        { institution_id: 20, name: 'Malalai School', city: '' },
      ],
      total: 2,
      total_pages: 1,
    }),
  readResultSummary: () =>
    ok({ ...campus, classes: [{ class_id: 101, class_name, total_students: 40, lesson_completion: 12.5, ...work }] }),
  readClassResults: () => ok({ ...campus, class_name, total_students: 40, lessons: [lesson] }),
}
const show = async (
  role: 'network_head' | 'region_head' | 'campus_admin',
  address: string,
  more: Parameters<typeof setStage>[0] = {},
) => {
  stage = await setStage({ person: { active_role: role }, address, answers, ...more })
  stage.show(<ResultSummaryScreen />)
}

test('a head chooses a campus', async () => {
  await show('network_head', '/networkhead/result/summary')
  await expect
    .element(page.getByRole('link', { name: 'Malalai School' }))
    .toHaveAttribute('href', '/networkhead/result/summary?institution_id=20')
  await expect.element(page.getByRole('searchbox')).toBeVisible()
})

test('no campus found is said', async () => {
  await show('network_head', '/networkhead/result/summary', {
    answers: { ...answers, listResultCampuses: () => ok({ list: [], total: 0, total_pages: 0 }) },
  })
  await expect.element(page.getByText('No school has this in its name.')).toBeVisible()
})

test('a campus shows its figures and its classes, and leads to each', async () => {
  await show('network_head', '/networkhead/result/summary?institution_id=10')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Zarghuna School' })).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'In this period' }).getByRole('group', { name: 'Time spent' }))
    .toHaveTextContent('1 h 1 m 1 s')
  await expect
    .element(page.getByRole('link', { name: 'Mathematics 6 A' }))
    .toHaveAttribute('href', '/networkhead/result/summary?institution_id=10&class_id=101')
  await expect
    .element(page.getByRole('link', { name: 'Schools' }))
    .toHaveAttribute('href', '/networkhead/result/summary')
})

test.each([
  [3_600, '1 h'],
  [130 * 3_600, '150 h'],
])('%s seconds a day stand at a scale of whole minutes or hours', async (time_spent_in_seconds, top) => {
  const report = [{ ...campus.report[0], time_spent_in_seconds }]
  await show('network_head', '/networkhead/result/summary?institution_id=10', {
    answers: { ...answers, readResultSummary: () => ok({ ...campus, report, classes: [] }) },
  })
  const chart = page.getByRole('application', { name: 'Time by day' })
  await expect.element(chart.getByText(top, { exact: true }).first()).toBeInTheDocument()
})

test('a campus admin begins with their own campus', async () => {
  const asked: unknown[] = []
  await show('campus_admin', '/campus-admin/result/summary', {
    answers: { ...answers, readResultSummary: (input: unknown) => (asked.push(input), answers.readResultSummary()) },
  })
  await expect.element(page.getByRole('link', { name: 'Mathematics 6 A' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Schools' }).query()).toBeNull()
  expect(asked[0]).toMatchObject({ institution_id: expect.any(Number), start_date: expect.any(String), page: 1 })
})

test('a class by lesson, in Pashto', async () => {
  await show('network_head', '/networkhead/result/summary?institution_id=10&class_id=101', { language: 'pu' })
  const row = page.getByRole('row', { name: 'Fractions' })
  await expect.element(row).toHaveTextContent('۱۲٫۵٪')
  await expect.element(row).toHaveTextContent('۳۳')
})

test('a campus beyond reach is not there', async () => {
  await show('region_head', '/regionhead/result/summary?institution_id=99', {
    answers: { ...answers, readResultSummary: () => ({ ok: false, refusal: 'not_found' }) },
  })
  await expect.element(page.getByText('This page is not here')).toBeVisible()
})

test('a span that is refused is said, and another one can be chosen', async () => {
  await show('network_head', '/networkhead/result/summary?institution_id=10', {
    answers: { ...answers, readResultSummary: () => ({ ok: false, refusal: 'end_after_today' }) },
  })
  await expect.element(page.getByText('The last day lies in the future.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Period' })).toBeVisible()
})

test('without a network the screen says so and tries again', async () => {
  await show('network_head', '/networkhead/result/summary?institution_id=10', {
    answers: { ...answers, readResultSummary: () => ({ ok: false, failure: 'offline' }) },
  })
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('whoever may not is told so', async () => {
  await show('network_head', '/networkhead/result/summary', {
    answers: { ...answers, listResultCampuses: () => ({ ok: false, failure: 'role_not_allowed' }) },
  })
  await expect.element(page.getByText('You do not have access to this')).toBeVisible()
})

test('the weakest class of all pages stands first, and the file holds all pages', async () => {
  const asked: { page?: number; sort?: string; direction?: string }[] = []
  const classOf = (class_id: number) => ({ class_id, class_name, total_students: 40, lesson_completion: 5, ...work })
  await show('campus_admin', '/campus-admin/result/summary', {
    answers: {
      ...answers,
      readResultSummary: (input: unknown) => {
        const { page = 1, ...rest } = input as (typeof asked)[number]
        asked.push({ page, ...rest })
        return ok({ ...campus, classes: [classOf(100 + page)], total: 21, total_pages: 2 })
      },
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Next page' }))
  await expect.poll(() => asked.at(-1)).toMatchObject({ page: 2 })
  await userEvent.click(page.getByRole('button', { name: 'Completion', exact: true }))
  await expect.poll(() => asked.at(-1)).toMatchObject({ sort: 'completion', direction: 'ascending', page: 1 })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (files.push(blob as Blob), 'blob:'))
  await userEvent.click(page.getByRole('button', { name: /CSV/ }))
  await expect.poll(() => files.length).toBe(1)
  expect(asked.slice(-2)).toMatchObject([
    { sort: 'completion', page: 1 },
    { sort: 'completion', page: 2 },
  ])
  const lines = (await files[0]!.text()).trim().split('\r\n')
  // Which school, which days, when counted, and an empty line stand above the head and the two rows.
  expect(lines).toHaveLength(7)
  expect(lines.slice(0, 4)).toEqual([
    expect.stringMatching(/"School","Zarghuna School"$/),
    expect.stringMatching(/^"Days","/),
    expect.stringMatching(/^"As of","/),
    '',
  ])
})
