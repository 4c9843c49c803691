import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { CampusLessonsScreen } from './lessons.tsx'

let stage: Stage
afterEach(() => stage.leave())

const courses = [
  {
    course_id: 5,
    title: 'Mathematics 6',
    subject: 'maths',
    grade: '6',
    language: 'en',
    total_lessons: 10,
    total_classes: 2,
  },
  { course_id: 7, title: 'فزیک ۷', subject: 'physics', grade: '7', language: 'pu', total_lessons: 1, total_classes: 0 },
]

async function open(address: string, language: 'en' | 'ur' = 'en'): Promise<Record<string, unknown>[]> {
  const asked: Record<string, unknown>[] = []
  stage = await setStage({
    language,
    address,
    person: { active_role: 'campus_admin', roles: ['campus_admin'] },
    answers: {
      listInstituteCourses: (input: { search_string: string; grade?: string }): AnyAnswer => {
        asked.push(input)
        const list = courses.filter(
          ({ grade }) => input.search_string !== 'nothing' && grade === (input.grade ?? grade),
        )
        return { ok: true, value: { list, total: list.length, total_pages: 1, grades: ['6', '7'] } }
      },
    },
  })
  stage.show(<CampusLessonsScreen />)
  return asked
}

test('the courses of the campus are shown with their lessons and classes, and lead to a class', async () => {
  await open('/campus-admin/lessons')
  await expect.element(page.getByText('10 lessons · 2 classes')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Make a class from Mathematics 6' }))
    .toHaveAttribute('href', '/campus-admin/addclass?course=5&title=Mathematics%206')
})

test('a grade is chosen in the address, and what nothing is like is taken away', async () => {
  const asked = await open('/campus-admin/lessons?grade=7')
  await expect.element(page.getByText('Mathematics 6')).not.toBeInTheDocument()
  await userEvent.selectOptions(page.getByLabelText('Grade'), '')
  await expect.element(page.getByText('Mathematics 6').first()).toBeVisible()
  await userEvent.fill(page.getByLabelText('Find a course'), 'nothing')
  await expect.element(page.getByText('This campus has no such course')).toBeVisible()
  expect(asked.at(-1)).toMatchObject({ search_string: 'nothing', page: 1 })
  await userEvent.click(page.getByRole('button', { name: 'Show all' }))
  await expect.element(page.getByText('Mathematics 6').first()).toBeVisible()
})

test('in Urdu', async () => {
  await open('/campus-admin/lessons', 'ur')
  await expect.element(page.getByText(/2 جماعتیں/)).toBeVisible()
})
