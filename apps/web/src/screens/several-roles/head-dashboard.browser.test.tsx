import type { AnyAnswer } from '@maktab/client/call'
import type { HeadSummary, SchoolRow } from '@maktab/contracts/insights/head-dashboards'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { HeadDashboardScreen } from './head-dashboard.tsx'
import { HeadSchoolsScreen } from './head-schools.tsx'

let stage: Stage
beforeEach(() => localStorage.clear())
afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
})

const ok = (value: unknown): AnyAnswer => ({ ok: true, value })
const summary: HeadSummary = {
  as_of: '2026-11-20T08:00:00.000Z',
  synced_on: '2026-11-20T07:00:00.000Z',
  learners_total: 900,
  learners_heard: 610,
  devices_total: 225,
  devices_synced: 148,
  schools_total: 9,
  schools_heard: 2,
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
  region_name: 'South and West',
  learners_active: 320,
  teachers_total: 20,
  classes_total: 40,
  time_spent_in_seconds: 3600,
  bands: { to_40: 3, to_60: 40, to_80: 500, above_80: 57, not_measured: 300 },
  silent: [
    { institution_id: 30, name: 'Malalai School', heard_on: '2026-10-01T08:00:00.000Z' },
    { institution_id: 31, name: 'Noor School', heard_on: null },
  ],
}
const row = (more: Partial<SchoolRow>): SchoolRow => ({
  institution_id: 10,
  name: 'Zarghuna School',
  ministry_code: 'KDR-012',
  region_name: 'South and West',
  city: 'Kandahar',
  lesson_completion: 41.5,
  lesson_completion_of: 5400,
  lessons_avg_accuracy: 62.5,
  assessments_attempted: 800,
  attendance_avg: 91,
  attendance_avg_of: 4000,
  learners_total: 400,
  learners_heard: 300,
  learners_active: 250,
  heard_on: '2026-11-20T07:00:00.000Z',
  is_silent: false,
  ...more,
})
const work = { attempts: 3, average_accuracy: 62.5, lessons_completed: 1, time_spent_in_seconds: 3661 }
const trend = () => ok({ ...work, is_month_wise: false, report: [{ day: '2026-11-18', ...work }] })
const place = {
  region_id: 3,
  city_id: null,
  name: 'Khyber',
  schools_total: 4,
  schools_placed: 3,
  latitude: 34.2,
  longitude: 71.5,
  schools_heard: 3,
  learners_total: 900,
  learners_heard: 610,
  lessons_completions: 41.5,
  lessons_completions_of: 5400,
  lessons_avg_accuracy: 62.5,
  lessons_avg_accuracy_of: 800,
  attendance_avg: 91,
  attendance_avg_of: 4000,
}
const subjects = () => ok({ as_of: summary.as_of, report: [], total: 0, total_pages: 0 })
const answers = {
  listNetworkSubjects: subjects,
  listRegionSubjects: subjects,
  readNetworkTrend: trend,
  listNetworkPlaces: () => ok({ level: 'region', report: [place, { ...place, region_id: null, name: '' }] }),
  listRegionPlaces: () =>
    ok({ level: 'district', report: [{ ...place, city_id: 7, name: 'Peshawar', lessons_avg_accuracy_of: 4 }] }),
  listHeadRegions: () => ok({ regions: [{ region_id: 3, name: 'Khyber', schools_total: 4 }] }),
  readRegionSummary: () => ok(summary),
  readRegionTrend: trend,
  readNetworkSummary: () => ok({ ...summary, region_name: null, as_of: null }),
  listRegionSchools: () =>
    ok({
      as_of: summary.as_of,
      report: [
        row({}),
        row({
          institution_id: 31,
          name: 'Noor School',
          lesson_completion: null,
          lessons_avg_accuracy: null,
          assessments_attempted: 0,
          attendance_avg: null,
          learners_heard: 0,
          learners_total: 6,
          heard_on: null,
          is_silent: true,
        }),
        row({ institution_id: 32, name: 'Bibi Hawa School', assessments_attempted: 4 }),
      ],
      total: 3,
      total_pages: 1,
    }),
}

test('the head of a region sees figures with what each is of, and silent schools by name', async () => {
  stage = await setStage({ person: { active_role: 'region_head' }, address: '/regionhead/dashboard', answers })
  stage.show(<HeadDashboardScreen />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'South and West' })).toBeVisible()
  const card = (name: string) => page.getByRole('group', { name, exact: true })
  await expect.element(card('Lessons completed').first()).toHaveTextContent('41.5%Of 5,400 lessons of learners')
  // Nine attempts: the number of them says how little it is.
  await expect.element(card('Accuracy of attempts').first()).toHaveTextContent('100%9 attempts only')
  await expect.element(card('Work turned in')).toHaveTextContent('N/A')
  await expect.element(card('Learners at work')).toHaveTextContent('320Of 900, last seven days')
  await expect.element(card('Attendance')).not.toBeInTheDocument()
  await expect.element(page.getByText('2 of 9 schools heard of in the last fourteen days')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Malalai School' }))
    .toHaveAttribute('href', '/regionhead/result/summary?institution_id=30')
  await expect.element(page.getByText('never heard of')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'All silent schools' }))
    .toHaveAttribute('href', '/regionhead/schools?silent=1')
})

test('before anything was counted a head is told so', async () => {
  stage = await setStage({ person: { active_role: 'network_head' }, address: '/networkhead/dashboard', answers })
  stage.show(<HeadDashboardScreen />)
  await expect
    .element(page.getByText('Nothing was counted yet. Figures come a minute after the first work.'))
    .toBeVisible()
})

test('schools stand side by side; one never heard of has no figure, and few attempts say how few', async () => {
  stage = await setStage({ person: { active_role: 'region_head' }, address: '/regionhead/schools', answers })
  stage.show(<HeadSchoolsScreen />)
  const line = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect.element(line('Zarghuna School')).toHaveTextContent('62.5%')
  await expect.element(line('Zarghuna School')).toHaveTextContent('KDR-012')
  await expect.element(line('Noor School')).toHaveTextContent('N/A')
  await expect.element(line('Noor School')).toHaveTextContent('silent')
  await expect.element(line('Bibi Hawa School')).toHaveTextContent('4 attempts only')
  await expect
    .element(page.getByRole('link', { name: 'Zarghuna School' }))
    .toHaveAttribute('href', '/regionhead/result/summary?institution_id=10')
})

test('another order and silent schools alone are asked of the server', async () => {
  const asked = vi.fn(answers.listRegionSchools)
  stage = await setStage({
    person: { active_role: 'region_head' },
    address: '/regionhead/schools',
    answers: { ...answers, listRegionSchools: asked },
  })
  stage.show(<HeadSchoolsScreen />)
  await userEvent.click(page.getByRole('button', { name: 'Completion' }))
  await expect.poll(() => asked.mock.lastCall).toMatchObject([{ sort: 'completion', page: 1 }])
  await userEvent.click(page.getByRole('switch', { name: 'Silent schools only' }))
  await expect.poll(() => asked.mock.lastCall).toMatchObject([{ is_silent: true, page: 1 }])
})

test('a head of a region goes from a district to its schools', async () => {
  stage = await setStage({ person: { active_role: 'region_head' }, address: '/regionhead/dashboard', answers })
  stage.show(<HeadDashboardScreen />)
  await expect
    .element(page.getByRole('link', { name: 'Peshawar' }))
    .toHaveAttribute('href', '/regionhead/schools?city_id=7')
  await expect.element(page.getByRole('row').filter({ hasText: 'Peshawar' })).toHaveTextContent('3 of 4')
  await expect.element(page.getByRole('row').filter({ hasText: 'Peshawar' })).toHaveTextContent('4 attempts only')
})

test('a head of a network goes from a region to its figures, and schools of no region are said to be so', async () => {
  const asked = vi.fn(() => ok({ ...summary, region_name: null }))
  stage = await setStage({
    person: { active_role: 'network_head' },
    address: '/networkhead/dashboard',
    answers: { ...answers, readNetworkSummary: asked },
  })
  stage.show(<HeadDashboardScreen />)
  await expect
    .element(page.getByRole('link', { name: 'Khyber' }))
    .toHaveAttribute('href', '/networkhead/dashboard?region_id=3')
  await expect.element(page.getByText('Region not said')).toBeVisible()
})

test('schools of a region alone are chosen by a head of a network', async () => {
  const asked = vi.fn(answers.listRegionSchools)
  stage = await setStage({
    person: { active_role: 'network_head' },
    address: '/networkhead/schools',
    answers: { ...answers, listNetworkSchools: asked },
  })
  stage.show(<HeadSchoolsScreen />)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Region' }), 'Khyber')
  await expect.poll(() => asked.mock.lastCall).toMatchObject([{ region_id: 3 }])
})

test('data without names is asked for by whoever opens it, with a code book of every column', async () => {
  const row = {
    school: 'Malalai School',
    ministry_code: '0042',
    region: 'South',
    district: '',
    subject: 'Maths',
    grade: '7',
    classes: 1,
    learners: 20,
    lessons_completed: 5,
    lessons_total: 100,
    attempts: 30,
    accuracy: 62.5,
    time_spent_in_seconds: 600,
    learners_to_40: null,
    learners_to_60: 12,
    learners_to_80: null,
    learners_above_80: 0,
    learners_not_measured: 0,
    as_of: summary.as_of,
  }
  let asked = 0
  const readDataSet = () => (asked++, ok({ as_of: summary.as_of, report: [row], hidden: 3, total_pages: 1 }))
  stage = await setStage({
    person: { active_role: 'region_head' },
    address: '/regionhead/dashboard',
    answers: { ...answers, readDataSet },
  })
  stage.show(<HeadDashboardScreen />)
  const open = page.getByRole('button', { name: 'Show the data and its code book' })
  await expect.element(open).toBeVisible()
  expect(asked).toBe(0)
  await userEvent.click(open)
  await expect.element(page.getByText('3 groups of the schools shown here are left out.')).toBeVisible()
  const book = page.getByRole('table', { name: 'Code book' })
  await expect.element(book).toBeVisible()
  // Every column of the data has its line, unit and meaning.
  const said = [...book.element().querySelectorAll('tbody tr')].map((line) =>
    [...line.children].map(({ textContent }) => textContent),
  )
  expect(said.map(([name]) => name)).toEqual(Object.keys(row))
  expect(said.flat().filter((text) => text === '' || text?.startsWith('insights.'))).toEqual([])
})

test('regions are dots on a map in every language, a silent one empty; what has no place is said', async () => {
  const far = {
    ...place,
    region_id: 4,
    name: 'Herat',
    latitude: 34.35,
    longitude: 62.2,
    schools_heard: 0,
    schools_placed: 4,
  }
  const places = [place, far, { ...place, region_id: null, latitude: null, longitude: null, schools_placed: 0 }]
  const listNetworkPlaces = () => ok({ level: 'region', report: places })
  for (const [language, name] of [
    ['en', 'Map: 2 dots'],
    ['pu', 'نقشه: ۲ ټکي'],
  ] as const) {
    stage = await setStage({
      language,
      person: { active_role: 'network_head' },
      address: '/networkhead/dashboard',
      answers: { ...answers, readNetworkSummary: () => ok(summary), listNetworkPlaces },
    })
    stage.show(<HeadDashboardScreen />)
    await expect.element(page.getByRole('img', { name })).toBeVisible()
    const [first, second] = [...document.querySelectorAll('figure circle')]
    // West is left, whatever the direction of the page: Herat lies west of Khyber.
    const [khyber, herat] = first?.textContent?.startsWith('Khyber') ? [first, second] : [second, first]
    expect(herat!.getBoundingClientRect().left).toBeLessThan(khyber!.getBoundingClientRect().left)
    expect(herat!.getAttribute('class')).not.toBe(khyber!.getAttribute('class'))
    await expect
      .element(page.getByText(language === 'en' ? 'Of 5 schools nobody said where they lie' : 'د ۵ ښوونځیو ځای'))
      .toBeVisible()
    stage.leave()
  }
})
