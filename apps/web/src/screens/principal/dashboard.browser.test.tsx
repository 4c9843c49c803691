import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { PrincipalDashboardScreen } from './dashboard.tsx'
import { PrincipalSubjectScreen } from './subject-detail.tsx'
import { PrincipalTeachersScreen } from './teachers.tsx'

let stage: Stage
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => stage.leave())

const figures = {
  institution_name: 'Anar School',
  as_of: '2026-03-20T09:00:00.000Z',
  lesson_completion: 50,
  average_accuracy: 75,
  turned_in: 33.3,
  average_score: 75,
  attendance: 94.3,
  attendance_of: 35,
  lesson_completion_of: 6,
  average_accuracy_of: 2,
  turned_in_of: 3,
  average_score_of: 2,
  synced_on: null,
  learners_total: 3,
  learners_never_heard: 1,
  devices_put_away: 4,
  total_learners: 3,
  total_teachers: 2,
  total_classes: 0,
  assignments_total: 2,
  attempts_total: 2,
  time_spent_in_seconds: 240,
  devices_synced: 1,
  devices_total: 2,
  learners_heard: 1,
  last_synced_on: null,
  works_waiting: 12,
  devices_waiting: 3,
  devices_nearly_full: 1,
  classes: [],
  trend: [],
}

const today = {
  is_school_day: true,
  is_past_nine: true,
  sections: [{ is_taken: true }, { is_taken: false }, { is_taken: false }],
  counts: { present: 20, absent: 7, late: 1, leave: 0, unmarked: 0 },
  attendance_avg: 75,
  absent_in_row: [],
  below_minimum: [],
}

const ok = (value: unknown) => ({ ok: true, value }) as const
const subject = {
  subject: 'maths',
  grades: ['6'],
  avg_accuracy_lessons: 62.5,
  avg_accuracy_lessons_of: 24,
  lesson_completions: 40,
  lesson_completions_of: 6,
  assessments_attempted: 24,
  total_classes: 2,
  total_learners: 3,
  time_spent_in_seconds: 60,
}
const class_name = { alias: null, subject: 'maths', grade: '6', section: 'A' }
const work = { attempts: 24, average_accuracy: 62.5, lessons_completed: 1, time_spent_in_seconds: 60 }
const teacher = {
  user_id: 11,
  full_name: 'Latifa Rahimi',
  username: 'latifa',
  classes: [class_name],
  lessons_avg_accuracy: 62.5,
  lessons_avg_accuracy_of: 24,
  assignments_total: 5,
  avg_assignments_turnedin: null,
  avg_assignments_turnedin_of: 0,
  assignments_total_graded: 4,
  waiting: 7,
  oldest_waiting_on: null,
  synced_on: null,
}
const asked: Record<string, unknown>[] = []
const told = (name: string, value: unknown) => (input: object) => {
  asked.push({ name, ...input })
  return ok(value)
}
/** What stands below the figures, and on the screens that they lead to. */
const lists = {
  listReportedClasses: () => ok({ report: [{ class_id: 1, ...class_name }] }),
  readStudentBands: () =>
    ok({
      bands: { to_40: 1, to_60: 2, to_80: 0, above_80: 0, not_measured: 0 },
      learners_behind: 2,
      learners_silent: 1,
      ...figures,
    }),
  readDashboardAssignments: () =>
    ok({
      ...figures,
      assignments_total: 2,
      avg_assignments_turnedin: 33.3,
      avg_assignments_turnedin_of: 3,
      assignments_total_completed: 0,
      assignments_total_graded: 1,
      waiting: 7,
      oldest_waiting_on: '2026-03-18T09:00:00.000Z',
    }),
  listSubjectPerformance: () => ok({ report: [subject], ...figures }),
  readDashboardTrend: () => ok({ report: [{ day: '2026-03-19', ...work }], is_month_wise: false, ...work, ...figures }),
  listReportedTeachers: told('listReportedTeachers', { report: [teacher], total: 1, total_pages: 1, ...figures }),
  readTeacherSummary: () =>
    ok({
      full_name: 'Latifa Rahimi',
      report: [{ ...teacher, lessons_completions: 40, avg_attendance: null, assessment_avg_accuracy: 50 }],
      as_of: figures.as_of,
      synced_on: null,
    }),
  listTeacherClasses: () =>
    ok({
      report: [
        {
          class_id: 1,
          class_name,
          total_learners: 3,
          lesson_completion: 40,
          lesson_completion_of: 6,
          lessons_avg_accuracy: null,
          lessons_avg_accuracy_of: 0,
          avg_assignments_turnedin: null,
          avg_assignments_turnedin_of: 0,
          attendance_avg: null,
          attendance_avg_of: 0,
        },
      ],
      as_of: figures.as_of,
      synced_on: null,
    }),
  readSubjectSummary: told('readSubjectSummary', {
    ...figures,
    avg_lesson_completion: 40,
    avg_lesson_completion_of: 6,
    lesson_avg_accuracy: 62.5,
    assessments_attempted: 24,
    total_classes: 2,
    total_learners: 3,
    attempted_qs: 96,
    videos_watched: 5,
    games_played: 3,
    time_spent_in_seconds: 60,
  }),
  listSubjectGrades: told('listSubjectGrades', {
    report: [{ ...subject, grade: '6', section: 'A' }],
    total: 1,
    total_pages: 1,
    ...figures,
  }),
}

/** `campus`: undefined where it says nothing of its own. */
async function open({ tenant, campus }: { readonly tenant: number; readonly campus: number | undefined }) {
  stage = await setStage({
    address: '/principal/dashboard',
    tenant: { attendance_mode: tenant },
    person: {
      active_role: 'principal',
      roles: ['principal'],
      ...(campus !== undefined && { institution_attendance_mode: campus }),
    },
    answers: {
      readPrincipalDashboard: () => ({ ok: true, value: figures }),
      readAttendanceOverview: () => ({ ok: true, value: today }),
      ...lists,
    },
  })
  stage.show(<PrincipalDashboardScreen />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Anar School' })).toBeVisible()
}

test.each([
  [1, undefined, true],
  [0, undefined, false],
  [1, 0, false],
  [0, 1, true],
] as const)(
  'with mode %i of the tenant and %s of the campus, attendance is shown: %s',
  async (tenant, campus, isShown) => {
    await open({ tenant, campus })
    await expect.poll(() => page.getByText('94.3%').elements().length > 0).toBe(isShown)
    const late = page.getByText('In 2 classes attendance is not taken, and it is past nine.')
    await expect.poll(() => late.elements().length > 0).toBe(isShown)
  },
)

test.each([
  [2, 1],
  [20, 2],
])('of %i attempts, %i figures are told as strong; completion and work turned in never as weak', async (n, strong) => {
  stage = await setStage({
    address: '/principal/dashboard',
    person: { active_role: 'principal', roles: ['principal'] },
    answers: { readPrincipalDashboard: () => ({ ok: true, value: { ...figures, attempts_total: n } }) },
  })
  stage.show(<PrincipalDashboardScreen />)
  await expect.element(page.getByText('33.3%').first()).toBeVisible()
  expect(page.getByText('Strong: above 60%').elements()).toHaveLength(strong)
  expect(page.getByText('Weak: 60% or less').elements()).toHaveLength(0)
})

test('says of how many learners it heard, beside the devices', async () => {
  await open({ tenant: 0, campus: undefined })
  await expect.element(page.getByText('1 of 3 learners synced in the last seven days')).toBeVisible()
})

test('each number leads to the list that it counts, and says of how many', async () => {
  await open({ tenant: 0, campus: undefined })
  const leads = [
    ['2 learners fall behind', '/principal/students?only=behind'],
    ['1 learner was not heard of in seven days', '/principal/students?only=silent'],
    ['Accuracy 41% to 60%', '/principal/students?only=to_60'],
    ['7 works wait to be marked', '/principal/teachers?sort=waiting'],
    ['Mathematics', '/principal/subject/detail?subject=maths'],
  ] as const
  for (const [name, href] of leads) await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
  await expect.element(page.getByRole('row').filter({ hasText: 'Mathematics' })).toHaveTextContent('62.5% of 24')
  await expect.element(page.getByText('4 devices were silent for ninety days and are not counted.')).toBeVisible()
  await expect.element(page.getByText('12 works wait on 3 devices and have not reached the school.')).toBeVisible()
  await expect.element(page.getByText('1 device has almost no space left.')).toBeVisible()
})

async function openAt(address: string, screen: ReactNode) {
  asked.length = 0
  stage = await setStage({ address, person: { active_role: 'principal', roles: ['principal'] }, answers: lists })
  stage.show(screen)
}

test('work that waits leads to the teachers in the order of it, and a teacher to their classes', async () => {
  await openAt('/principal/teachers?sort=waiting', <PrincipalTeachersScreen />)
  await expect
    .element(page.getByRole('link', { name: 'Latifa Rahimi' }))
    .toHaveAttribute('href', '/principal/teachers?user_id=11')
  expect(asked[0]).toMatchObject({ name: 'listReportedTeachers', sort: 'waiting', direction: 'descending' })
  stage.leave()
  await openAt('/principal/teachers?user_id=11', <PrincipalTeachersScreen />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Latifa Rahimi' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Mathematics 6 A' }))
    .toHaveAttribute('href', '/principal/lesson/performance?class_id=1')
})

test('a subject is told by what was answered, watched and played, and by grade', async () => {
  await openAt('/principal/subject/detail?subject=maths', <PrincipalSubjectScreen />)
  await expect.element(page.getByRole('group', { name: 'Questions answered' })).toHaveTextContent('96')
  await expect.element(page.getByRole('row').filter({ hasText: '6 A' })).toHaveTextContent('62.5% of 24')
  expect(new Set(asked.map(({ subject: of }) => of))).toEqual(new Set(['maths']))
})

test('without a subject in the address one is to be chosen', async () => {
  await openAt('/principal/subject/detail', <PrincipalSubjectScreen />)
  await expect.element(page.getByText('Choose a subject.')).toBeVisible()
})
