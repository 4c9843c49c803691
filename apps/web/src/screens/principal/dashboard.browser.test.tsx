import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { PrincipalDashboardScreen } from './dashboard.tsx'

let stage: Stage
afterEach(() => stage.leave())

const figures = {
  institution_name: 'Anar School',
  as_of: '2026-03-20T09:00:00.000Z',
  lesson_completion: 50,
  average_accuracy: 75,
  turned_in: 33.3,
  average_score: 75,
  attendance: 94.3,
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
