import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { AssignmentReportScreen } from './assignment-report.tsx'

let stage: Stage
beforeEach(() => localStorage.clear())
afterEach(() => stage.leave())

const ok = (value: unknown): AnyAnswer => ({ ok: true, value })
const class_name = { alias: null, subject: 'maths', grade: '6', section: 'A' }
const work = {
  class_id: 101,
  class_name,
  assignment_type: 2,
  start_date: '2026-11-01T08:00:00.000Z',
  due_date: '2026-11-10T08:00:00.000Z',
  total_score: 20,
}
const report = [
  {
    ...work,
    assignment_id: '0a4f3c1e-5d1b-4f1e-8a51-00000000000a',
    title: 'Angles',
    assignment_status: 1,
    is_late: true,
    score: null,
  },
  {
    ...work,
    assignment_id: '0a4f3c1e-5d1b-4f1e-8a51-00000000000b',
    title: 'Fractions',
    assignment_status: 2,
    is_late: false,
    score: 15,
  },
]
const figures = {
  total_pages: 2,
  assignments_total: 22,
  avg_assignments_turnedin: 66.7,
  assignments_total_completed: 1,
  assignments_late: 3,
  avg_assignment_accuracy: null,
}
const classes = {
  list: [
    {
      class_id: 101,
      ...class_name,
      course_id: 51,
      course_title: 'Maths 6',
      cms_course_id: 51,
      teacher_name: '',
      total_students: 2,
      total_lessons: 2,
      lesson_completion: null,
    },
  ],
}
const answers = { listClasses: () => ok(classes), listAssignmentReport: () => ok({ report, ...figures }) }

test('assignments with their marks, and what they come to', async () => {
  stage = await setStage({ address: '/learner/assignments/report', answers })
  stage.show(<AssignmentReportScreen />)
  const numbers = page.getByRole('region', { name: 'In this period' })
  await expect.element(numbers.getByRole('group', { name: 'Assignments' })).toHaveTextContent('22')
  await expect.element(numbers.getByRole('group', { name: 'Work turned in' })).toHaveTextContent('66.7%')
  await expect.element(numbers.getByRole('group', { name: 'Handed in late' })).toHaveTextContent('3')
  await expect.element(numbers.getByRole('group', { name: 'Score' })).toHaveTextContent('N/A')
  await expect
    .element(page.getByRole('link', { name: 'Fractions' }))
    .toHaveAttribute('href', '/learner/assignments/detail?assignment_id=0a4f3c1e-5d1b-4f1e-8a51-00000000000b')
  const rowOf = (title: string) => page.getByRole('link', { name: title }).element().closest('tr')?.textContent
  expect(rowOf('Fractions')).toContain('15 of 20')
  expect(rowOf('Angles')).toContain('N/A')
  expect(rowOf('Angles')).toContain('Late')
})

test('the next page, and the first one again when another class is chosen', async () => {
  const asked: { readonly page?: number; readonly class_id?: number }[] = []
  stage = await setStage({
    address: '/learner/assignments/report',
    answers: {
      ...answers,
      listAssignmentReport: (input: unknown) => (
        asked.push(input as (typeof asked)[number]),
        ok({ report, ...figures })
      ),
    },
  })
  stage.show(<AssignmentReportScreen />)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ page: 2 })
  await page.getByLabelText('Class').selectOptions('101')
  await expect.poll(() => asked.at(-1)).toMatchObject({ page: 1, class_id: 101 })
})

test('nothing in the period is said, in Pashto too', async () => {
  stage = await setStage({
    language: 'pu',
    address: '/learner/assignments/report',
    answers: { ...answers, listAssignmentReport: () => ok({ report: [], ...figures, assignments_total: 0 }) },
  })
  stage.show(<AssignmentReportScreen />)
  await expect.element(page.getByText('په دې موده کې کومه دنده نه ده پیل شوې.')).toBeVisible()
})

test('a day to come is refused in words', async () => {
  stage = await setStage({
    address: '/learner/assignments/report',
    answers: { ...answers, listAssignmentReport: () => ({ ok: false, refusal: 'end_after_today' }) },
  })
  stage.show(<AssignmentReportScreen />)
  await expect.element(page.getByRole('region', { name: 'In this period' })).not.toBeInTheDocument()
  await expect.element(page.getByText('The last day lies in the future.')).toBeVisible()
})
