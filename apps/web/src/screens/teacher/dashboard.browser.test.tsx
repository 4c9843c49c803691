import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { TaughtAssignmentsScreen } from './assignments.tsx'
import { TeacherDashboardScreen } from './dashboard.tsx'

const name = { alias: 'Science 7 A', subject: 'Science', grade: '7', section: 'A' }
const taught = (title: string, part: object) => ({
  assignment_id: title,
  title,
  assignment_type: 2,
  start_date: '2026-01-01T00:00:00.000Z',
  due_date: '2026-01-08T00:00:00.000Z',
  total_score: 10,
  class_ids: [5],
  class_names: [name],
  total_students: 20,
  submitted: 12,
  scored: 4,
  to_mark: 0,
  returned: 0,
  ...part,
})
const waiting = ['Oldest', 'Older', 'Old', 'Newer'].map((title) => taught(title, { to_mark: 8 }))
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const queued = {
  assignment_id: '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01',
  title: 'Oldest',
  class_id: 5,
  class_name: name,
  user_id: 9,
  full_name: 'Belal',
  handed_in_on: '2026-01-07T08:00:00.000Z',
  is_again: true,
}

const standings = {
  as_of: '2026-01-07T08:00:00.000Z',
  synced_on: '2026-01-06T08:00:00.000Z',
  learners_total: 40,
  learners_heard: 31,
  behind_total: 7,
  behind: [
    {
      user_id: 9,
      class_id: 5,
      full_name: 'Belal',
      class_name: name,
      lessons_avg_accuracy: 41.2,
      lessons_avg_accuracy_of: 30,
      reasons: ['score', 'work'],
      weak_lesson: 'Light and shadow',
    },
  ],
  questions: [
    { question_id: 'q1', content_id: 3, title: 'Light', text: 'What is a prism?', correct: 12.5, answered: 24 },
  ],
  skills: [{ skill_id: 4, title: 'Optics', accuracy: 38, accuracy_of: 50 }],
}

let stage: Stage
beforeEach(() => localStorage.clear())
afterEach(() => stage.leave())

const absent = (user_id: number, days_absent_in_row: number) => ({
  class_id: 5,
  user_id,
  full_name: `Learner ${user_id}`,
  roll_number: null,
  days_absent_in_row,
  attendance_avg: 50,
  is_below_minimum: days_absent_in_row === 0,
})

async function set(address: string, person: object = {}) {
  stage = await setStage({
    address,
    person,
    answers: {
      listClasses: () => ({ ok: true, value: { list: [] } }),
      readAttendance: () => ({
        ok: true,
        value: {
          classes: [
            { class_id: 5, name, period: 0, is_overdue: true },
            { class_id: 6, name, period: 0, is_overdue: false },
          ],
          to_follow: [absent(1, 0), absent(2, 3), absent(3, 4), absent(4, 0), absent(5, 0), absent(6, 0), absent(7, 0)],
          minimum: 75,
        },
      }),
      readTaughtStandings: () => ({ ok: true, value: standings }),
      listMarkingQueue: () => ({ ok: true, value: { list: [queued], total: 32 } }),
      listTaughtAssignments: ({ state }: { state?: string }) => ({
        ok: true,
        value: {
          list: state === 'to_mark' ? waiting : [taught('Next week', { due_date: inDays(5) })],
          total_pages: 1,
        },
      }),
    },
  })
}

test('the home screen counts all work that waits, also what is not among the newest, and leads to the whole of it', async () => {
  await set('/teacher/dashboard')
  stage.show(<TeacherDashboardScreen />)
  await expect.element(page.getByRole('link', { name: 'Oldest', exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Next week' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Newer' })).not.toBeInTheDocument()
  expect(page.getByRole('link', { name: 'Show more' }).element().getAttribute('href')).toBe(
    '/teacher/assignments?state=to_mark',
  )
  await expect.element(page.getByRole('link', { name: '32 to mark' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Mark the oldest' }).element().getAttribute('href')).toBe(
    `/teacher/assignments/detail?assignment_id=${queued.assignment_id}&user_id=9`,
  )
})

test('where attendance is taken, the home screen says what is not taken and who is away, the longest first', async () => {
  await set('/teacher/dashboard', { institution_attendance_mode: 1 })
  stage.show(<TeacherDashboardScreen />)
  const take = page.getByRole('link', { name: 'Take attendance: Science 7 A' })
  await expect.element(take).toHaveAttribute('href', '/teacher/attendance?class_id=5&period=0')
  expect(take.elements()).toHaveLength(1)
  const names = () =>
    page
      .getByRole('link', { name: /^Learner/ })
      .elements()
      .map((link) => link.textContent)
  expect(names()).toEqual(['Learner 3', 'Learner 2', 'Learner 1', 'Learner 4', 'Learner 5'])
  await userEvent.click(page.getByRole('button', { name: '2 more learners' }))
  expect(names()).toHaveLength(7)
})

test('where no attendance is taken, the home screen is silent about it', async () => {
  await set('/teacher/dashboard', { institution_attendance_mode: 0 })
  stage.show(<TeacherDashboardScreen />)
  await expect.element(page.getByRole('link', { name: 'Next week' })).toBeVisible()
  expect(page.getByText('Take attendance: Science 7 A').elements()).toEqual([])
})

test('the list of a teacher is narrowed to what waits to be marked, and widened again', async () => {
  await set('/teacher/assignments?state=to_mark&page=1')
  stage.show(<TaughtAssignmentsScreen />)
  const narrowed = page.getByRole('switch', { name: 'To mark' })
  await expect.element(narrowed).toBeChecked()
  await expect.element(page.getByRole('link', { name: 'Belal' })).toBeVisible()
  await expect.element(page.getByText('Handed in again')).toBeVisible()
  await narrowed.click()
  await expect.element(page.getByRole('link', { name: 'Next week' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Belal' })).not.toBeInTheDocument()
})

test('a teacher reads who falls behind and on what, what is hardest, and of how many', async () => {
  await set('/teacher/dashboard', { active_role: 'teacher' })
  stage.show(<TeacherDashboardScreen />)
  await expect
    .element(page.getByRole('link', { name: 'Belal', exact: true }))
    .toHaveAttribute('href', '/teacher/performance/detail?class_id=5&user_id=9')
  await expect.element(page.getByText('7 learners fall behind')).toBeVisible()
  await expect.element(page.getByText('weak in questions · due work missing', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Light and shadow')).toBeVisible()
  await expect.element(page.getByText('31 of 40 learners were heard of in seven days', { exact: false })).toBeVisible()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'What is a prism?' }))
    .toHaveTextContent('12.5% of 24')
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Optics' })).toHaveTextContent('38% of 50')
})
