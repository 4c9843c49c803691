import type { AnyAnswer } from '@maktab/client/call'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { OfficeSummary } from '@maktab/contracts/office/office-dashboards'
import type { Role } from '@maktab/contracts/roles'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { OfficeDashboardScreen } from './dashboard.tsx'

let stage: Stage
beforeEach(() => localStorage.clear())
afterEach(() => stage.leave())

const ok = (value: unknown): AnyAnswer => ({ ok: true, value })
const summary: OfficeSummary = {
  as_of: '2026-11-20T08:00:00.000Z',
  synced_on: '2026-11-20T07:00:00.000Z',
  institution_name: 'Zarghuna School',
  learners_total: 2000,
  learners_heard: 610,
  learners_active: 320,
  devices_total: 225,
  devices_synced: 148,
  schools_total: 1,
  schools_heard: 1,
  lessons_completions: 41.5,
  lessons_completions_of: 5400,
  lessons_avg_accuracy: 100,
  lessons_avg_accuracy_of: 9,
  avg_assignments_turnedin: null,
  avg_assignments_turnedin_of: 0,
  avg_assignment_accuracy: 70,
  avg_assignment_accuracy_of: 12,
  attendance_avg: null,
  attendance_avg_of: 0,
  teachers_total: 60,
  classes_total: 48,
  time_spent_in_seconds: 3600,
  licences: null,
  sub_end_date: null,
}
const work = { attempts: 3, average_accuracy: 62.5, lessons_completed: 1, time_spent_in_seconds: 3661 }
const use = { learners: 40, learners_recent: 12, learners_completed: 31, time_spent_in_seconds: 3661 }

interface Told {
  readonly summary?: Partial<OfficeSummary>
  readonly actionable?: Output<Catalogue['listActionable']>
  readonly role?: Role
  readonly language?: 'en' | 'pu'
  readonly address?: string
  readonly answers?: Readonly<Record<string, (input: never) => AnyAnswer>>
}

async function open(told: Told = {}): Promise<void> {
  const role = told.role ?? 'campus_admin'
  stage = await setStage({
    language: told.language ?? 'en',
    address: told.address ?? '/campus-admin/dashboard',
    person: { active_role: role, roles: [role] },
    answers: {
      readOfficeSummary: () => ok({ ...summary, ...told.summary }),
      listActionable: () => ok(told.actionable ?? { of: 'campus', institution_id: 1, tasks: [] }),
      readOfficeTime: () =>
        ok({
          ...work,
          total_time_spent_in_seconds: 3661,
          is_month_wise: false,
          report: [{ day: '2026-11-18', ...work }],
        }),
      listContentUse: () =>
        ok({
          as_of: summary.as_of,
          learners_total: 2000,
          report: ['video', 'h5p', 'scorm'].map((content_type) => ({ content_type, ...use })),
        }),
      listCampusContents: () =>
        ok({
          as_of: summary.as_of,
          learners_total: 2000,
          report: [{ content_id: 5, title: 'Water', content_type: 'video', ...use }],
          total: 1,
          total_pages: 1,
        }),
      listCampuses: () => ok({ list: [], total: 0, total_pages: 0 }),
      ...told.answers,
    },
  })
  stage.show(<OfficeDashboardScreen />)
}
const card = (name: string) => page.getByRole('group', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name })

test('each count leads to the list of those that it counts', async () => {
  await open({
    actionable: {
      of: 'campus',
      institution_id: 1,
      tasks: [
        { kind: 'learners_without_class', count: 12 },
        { kind: 'classes_without_class_teacher', count: 3 },
        { kind: 'codes_ending', count: 1200 },
      ],
    },
  })
  await expect
    .element(link('12 Learners without a class'))
    .toHaveAttribute('href', '/campus-admin/users?state=without_class&role=learner')
  await expect
    .element(link('3 Classes without a class teacher'))
    .toHaveAttribute('href', '/campus-admin/classes?state=without_class_teacher')
  await expect
    .element(link('1,200 Starting codes that end or ended'))
    .toHaveAttribute('href', '/campus-admin/users?state=code_ending')
  await expect.element(card('Learners')).toHaveTextContent('2,000')
})

test('figures of a campus say as of when and of how many they are', async () => {
  await open()
  await expect.element(page.getByText(/^As of .*2026/)).toBeVisible()
  await expect.element(card('Lessons completed').first()).toHaveTextContent('41.5%Of 5,400 lessons of learners')
  await expect.element(card('Accuracy of attempts').first()).toHaveTextContent('100%9 attempts only')
  await expect.element(card('Work turned in')).toHaveTextContent('N/A')
  await expect.element(page.getByText('610 of 2,000 learners worked or synced in the last seven days')).toBeVisible()
  await expect.element(page.getByText('148 of 225 devices synced in the last seven days')).toBeVisible()
  // One campus is no mean of several.
  await expect.element(page.getByText(/schools heard of/)).not.toBeInTheDocument()
})

test('contents are told by type and one by one, of how many learners and as of when', async () => {
  await open()
  await expect.element(page.getByText(/^Of 2,000 learners, as of .*2026/)).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Water' })
  await expect.element(row).toHaveTextContent('Water')
  await expect.element(row).toHaveTextContent('31')
  await expect.element(row).toHaveTextContent('1 h 1 m 1 s')
  // Two kinds of activities are two rows that nobody confuses.
  await expect.element(page.getByRole('row').filter({ hasText: 'Activity (H5P)' })).toBeVisible()
  await expect.element(page.getByRole('row').filter({ hasText: 'Activity (SCORM)' })).toBeVisible()
})

test('an admin sees all campuses together, which need something, and goes to those', async () => {
  await open({
    role: 'admin',
    address: '/admin/dashboard',
    summary: { institution_name: null, schools_total: 12, schools_heard: 9 },
    actionable: { of: 'campuses', tasks: [{ kind: 'silent', count: 3 }] },
  })
  await expect
    .element(link('3 Campuses of which nothing was heard for fourteen days'))
    .toHaveAttribute('href', '/admin/campuses?state=silent')
  await expect.element(card('Campuses')).toHaveTextContent('12')
  await expect.element(page.getByText('9 of 12 schools heard of in the last fourteen days')).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'By type' })).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'Content by content' })).not.toBeInTheDocument()
})

test('one campus of several is asked for by the address, and its tasks lead to its own lists', async () => {
  const asked: unknown[] = []
  await open({
    role: 'school_admin',
    address: '/school-admin/dashboard?institution_id=7',
    actionable: { of: 'campus', institution_id: 7, tasks: [{ kind: 'never_signed_in', count: 2 }] },
    answers: {
      readOfficeSummary: (input: never) => {
        asked.push(input)
        return ok(summary)
      },
    },
  })
  await expect
    .element(link('2 Never logged in'))
    .toHaveAttribute('href', '/school-admin/users?institution_id=7&state=never_signed_in')
  expect(asked).toContainEqual({ institution_id: 7 })
  await expect.element(page.getByRole('table', { name: 'Content by content' })).toBeVisible()
})

test('in Pashto figures are written in its digits, and nothing to do is said', async () => {
  await open({ language: 'pu' })
  await expect.element(card('ټولګي')).toHaveTextContent('۴۸')
  await expect.element(page.getByText('هېڅ کار ستاسو په تمه نه دی')).toBeVisible()
})

test('a subscription that ends or ended, and licences that run out, are said', async () => {
  await open({
    summary: { sub_end_date: '2999-01-01T08:00:00.000Z', licences: { total: 2000, used: 1990, is_scarce: true } },
  })
  await expect.element(page.getByText(/^The subscription ends on .*2999/)).toBeVisible()
  await expect.element(page.getByText('1,990 of 2,000 licences of learners are used.')).toBeVisible()
  stage.leave()
  await open({ summary: { sub_end_date: '2020-01-01T08:00:00.000Z' } })
  await expect.element(page.getByText(/^The subscription ended on .*2020/)).toBeVisible()
})

test('before anything was counted, what needs doing is told all the same', async () => {
  await open({ summary: { as_of: null } })
  await expect.element(page.getByText(/^Nothing was counted yet/)).toBeVisible()
  await expect.element(page.getByText('Nothing waits for you')).toBeVisible()
})

test('a campus beyond reach is not there', async () => {
  await open({
    role: 'admin',
    address: '/admin/dashboard?institution_id=99',
    answers: { readOfficeSummary: () => ({ ok: false, refusal: 'not_found' }) as never },
  })
  await expect.element(page.getByRole('heading', { name: /not found|not here|does not exist/i })).toBeVisible()
})

test('without a network it says so, and asks again where one wants', async () => {
  let isOnline = false
  await open({ answers: { readOfficeSummary: () => (isOnline ? ok(summary) : { ok: false, failure: 'offline' }) } })
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  isOnline = true
  await userEvent.click(retry)
  await expect.element(page.getByText('Nothing waits for you')).toBeVisible()
})
