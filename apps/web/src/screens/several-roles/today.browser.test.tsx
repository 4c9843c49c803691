import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renewNow } from '#browser/use-now.ts'
import { LearnerDashboardScreen } from '#screens/learner/dashboard.tsx'
import { TeacherDashboardScreen } from '#screens/teacher/dashboard.tsx'
import { setStage, type Stage } from '../../../test/stage.tsx'

let stage: Stage
beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  stage.leave()
})

const name = { alias: null, subject: 'maths', grade: '7', section: 'A' }
const row = (title: string, due_date: string, part: object = {}) => ({
  assignment_id: title,
  title,
  class_id: 5,
  class_name: name,
  class_ids: [5],
  class_names: [name],
  assignment_type: 2,
  start_date: '2026-11-01T00:00:00.000Z',
  due_date,
  total_score: 10,
  closes_on: null,
  is_excused: false,
  assignment_status: 0,
  is_late: false,
  score: null,
  total_students: 2,
  submitted: 0,
  scored: 0,
  to_mark: 0,
  returned: 0,
  deleted_on: null,
  ...part,
})
/** Ten minutes before nine in Kabul. */
const now = '2026-11-25T04:20:00.000Z'
const ofToday = [
  row('Due tonight', '2026-11-25T18:30:00.000Z'),
  row('Questions online', '2026-11-25T05:15:00.000Z', {
    assignment_type: 3,
    start_date: '2026-11-25T04:30:00.000Z',
    event: { occurrence: 0, is_cancelled: false, link: 'https://meet.example/a' },
  }),
]
const overdue = row('Due last week', '2026-11-18T18:30:00.000Z')
const nextWeek = row('Due next week', '2026-11-30T18:30:00.000Z')

interface Listing {
  readonly is_calendar_view?: boolean
  readonly state?: string
}

async function open(role: 'learner' | 'teacher', { today = ofToday, hasAssignments = true } = {}) {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  renewNow()
  const ok = (value: object) => ({ ok: true as const, value })
  const work = ({ is_calendar_view, state }: Listing) =>
    ok({
      list: is_calendar_view ? today : state === 'to_mark' ? [] : [nextWeek, ...today.slice(0, 1), overdue],
      total_pages: 1,
    })
  stage = await setStage({
    address: `/${role}/dashboard`,
    person: { active_role: role, roles: [role] },
    tenant: { is_assignment_allowed: hasAssignments },
    answers: {
      listSetAssignments: work,
      listTaughtAssignments: work,
      listMarkingQueue: () => ok({ list: [], total: 0 }),
      listClasses: () => ok({ list: [] }),
      listEvents: () => ok({ list: [] }),
    },
  })
  stage.show(role === 'learner' ? <LearnerDashboardScreen /> : <TeacherDashboardScreen />)
}
const link = (title: string) => page.getByRole('link', { name: title, exact: true })
const heading = (title: string) => page.getByRole('heading', { name: title, exact: true })

test('a learner sees what begins today with the way in, what is due today, and apart what is overdue; the rest is due next', async () => {
  await open('learner')
  await expect.element(link('Questions online')).toBeVisible()
  await expect.element(link('Join')).toHaveAttribute('href', 'https://meet.example/a')
  await expect.element(page.getByText('Due 11:00 PM')).toBeVisible()
  await expect.element(heading('Overdue')).toBeVisible()
  for (const title of ['Due tonight', 'Due last week', 'Due next week'])
    await expect.poll(() => link(title).elements().length, { message: title }).toBe(1)
  await expect.element(link('Calendar')).toHaveAttribute('href', '/learner/assignments?view=calendar')
})

test('a teacher sees what begins and what is due today, and does not read it again below', async () => {
  await open('teacher')
  await expect.element(link('Questions online')).toBeVisible()
  await expect.element(link('Due next week')).toBeVisible()
  await expect.poll(() => link('Due tonight').elements().length).toBe(1)
  await expect.element(heading('Overdue')).not.toBeInTheDocument()
})

test('an empty day is said, and leads to the calendar; without assignments to that of events', async () => {
  await open('teacher', { today: [] })
  await expect.element(page.getByText('Nothing begins today, and nothing is due.')).toBeVisible()
  stage.leave()
  await open('learner', { hasAssignments: false })
  await expect.element(page.getByText('Nothing begins today.')).toBeVisible()
  await expect.element(link('Calendar')).toHaveAttribute('href', '/learner/schedule')
})
