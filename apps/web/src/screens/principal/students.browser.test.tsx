import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { PrincipalPupilScreen } from './performance-detail.tsx'
import { PrincipalStudentsScreen } from './students.tsx'

let stage: Stage
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => stage.leave())

const ok = (value: unknown): AnyAnswer => ({ ok: true, value })
const class_name = { alias: null, subject: 'maths', grade: '6', section: 'A' }
const heard = {
  as_of: '2026-11-20T06:00:00.000Z',
  synced_on: '2026-11-20T05:00:00.000Z',
  learners_total: 40,
  learners_heard: 31,
  learners_never_heard: 2,
  devices_total: 30,
  devices_synced: 20,
  devices_put_away: 3,
}
const figures = {
  lesson_completion: 62.5,
  lesson_completion_of: 8,
  lessons_avg_accuracy: 44.1,
  lessons_avg_accuracy_of: 21,
  attendance_avg: null,
  attendance_avg_of: 0,
  avg_assignment_accuracy: null,
  avg_assignment_accuracy_of: 0,
  avg_assignments_turnedin: 33.3,
  avg_assignments_turnedin_of: 3,
  time_spent_in_seconds: 3661,
  worked_on: null,
  synced_on: null,
  reasons: ['score', 'silent'],
}
const student = { user_id: 7, full_name: 'Hewad Amin', username: 'hewad', classes: [class_name], ...figures }
const asked: unknown[] = []
const answers = {
  listReportedClasses: () =>
    ok({
      report: [
        { class_id: 1, ...class_name },
        { class_id: 2, ...class_name, section: 'B', subject: 'science' },
      ],
    }),
  listStudents: (input: unknown) => {
    asked.push(input)
    return ok({ report: [student], total: 1, total_pages: 1, ...heard })
  },
  readStudentSummary: () =>
    ok({
      user_id: 7,
      full_name: 'Hewad Amin',
      lessons_completions: 5,
      assessments_taken: 2,
      ...figures,
      as_of: heard.as_of,
    }),
  readStudentTime: () =>
    ok({
      report: [],
      is_month_wise: false,
      attempts: 0,
      average_accuracy: null,
      lessons_completed: 0,
      time_spent_in_seconds: 0,
      total_time_spent_in_seconds: 0,
      as_of: heard.as_of,
      synced_on: null,
    }),
  listStudentSubjects: () =>
    ok({
      report: [1, 2].map((class_id) => ({
        class_id,
        class_name: { ...class_name, grade: String(5 + class_id) },
        subject: 'maths',
        is_left: class_id === 2,
        lesson_completions: 1,
        lesson_completion: 50,
        avg_accuracy_lessons: 40,
        avg_accuracy_lessons_of: 4,
        time_spent_in_seconds: 60,
      })),
      as_of: heard.as_of,
      synced_on: null,
    }),
}
const show = async (address: string, screen = <PrincipalStudentsScreen />) => {
  stage = await setStage({ person: { active_role: 'principal' }, address, answers })
  stage.show(screen)
}

test('a principal reads who falls behind and why, with the number that each share is of', async () => {
  await show('/principal/students?only=behind')
  await expect
    .element(page.getByRole('link', { name: 'Hewad Amin' }))
    .toHaveAttribute('href', '/principal/performance/detail?user_id=7')
  const row = page.getByRole('row').filter({ hasText: 'Hewad' })
  await expect.element(row).toHaveTextContent('44.1% of 21')
  await expect.element(row).toHaveTextContent('weak in questions · not heard of')
  await expect.element(row).toHaveTextContent('N/A')
  await expect.element(page.getByText('31 of 40 learners were heard of in seven days', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Show' })).toHaveValue('behind')
  expect(asked.at(-1)).toMatchObject({ only: 'behind' })
})

test('what is chosen is asked for, narrows what else is offered, and is kept as long as the tab', async () => {
  await show('/principal/students')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Section' }), 'B')
  await expect.poll(() => asked.at(-1)).toMatchObject({ section: 'B', page: 1 })
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Class', exact: true }).element().querySelectorAll('option').length)
    .toBe(2)
  stage.leave()
  await show('/principal/students')
  await expect.element(page.getByRole('combobox', { name: 'Section' })).toHaveValue('B')
})

test('a list is put in order by the server', async () => {
  await show('/principal/students')
  await userEvent.click(page.getByRole('button', { name: 'Accuracy of attempts' }))
  await expect.poll(() => asked.at(-1)).toMatchObject({ sort: 'score' })
})

test('a learner is told over all classes, and a class that was left is named and leads nowhere', async () => {
  await show('/principal/performance/detail?user_id=7', <PrincipalPupilScreen />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hewad Amin' })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Completion' })).toHaveTextContent('62.5% of 8')
  await expect
    .element(page.getByRole('link', { name: 'Mathematics 6 A' }))
    .toHaveAttribute('href', '/principal/performance/detail?class_id=1&user_id=7')
  await expect.element(page.getByRole('row').filter({ hasText: 'Mathematics 7 A' })).toHaveTextContent('Left or ended')
  expect(page.getByRole('link', { name: 'Mathematics 7 A' }).elements()).toEqual([])
})
