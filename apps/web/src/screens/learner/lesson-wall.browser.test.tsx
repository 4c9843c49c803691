import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { LessonPlayerScreen } from './lesson-player.tsx'

let stage: Stage
/** The list by which a lesson is closed was answered. */
let isListed = false
afterEach(() => stage.leave())

const [first, second] = ['0a4f3c1e-5d1b-4f1e-8a51-000000000001', '0a4f3c1e-5d1b-4f1e-8a51-000000000002'] as const
const standing = {
  course_id: 51,
  summary: '',
  total_contents: 1,
  completed_contents: 0,
  completion: 0,
  content_status: 0,
}

async function open(lesson_guid: string, part: { until?: string | null; begun?: boolean; isRefused?: boolean }) {
  const list = [first, second].map((guid, index) => ({
    ...standing,
    lesson_guid: guid,
    title: `Lesson ${index + 1}`,
    position: index + 1,
    ...(part.begun && { content_status: 1 }),
  }))
  const modules = { lesson_guid, title: 'Fractions', language: 'en', min_completion_percentage: 75, modules: [] }
  isListed = false
  stage = await setStage({
    address: `/learner/lesson/player?class_id=101&course_id=51&lesson_guid=${lesson_guid}`,
    person: part.until === undefined ? {} : { lessons_open_until: part.until },
    answers: {
      listLessons: () => {
        isListed = true
        return {
          ok: true,
          value: { course_title: 'Maths', subject: 'maths', language: 'en', min_completion_percentage: 75, list },
        }
      },
      listModules: () => (part.isRefused ? { ok: false, failure: 'payment_required' } : { ok: true, value: modules }),
    },
  })
  stage.show(<LessonPlayerScreen />)
}

const over = '2026-01-01T00:00:00.000Z'
const wall = () => page.getByText('This lesson belongs to a plan.')

test.each([
  ['a later lesson after the plan ended, from what is on the device', second, { until: over }],
  ['a lesson that the server refused', second, { isRefused: true }],
] as const)('%s is closed, and the way to the plans stands there', async (_what, lesson, part) => {
  await open(lesson, part)
  await expect.element(wall()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Plans' })).toHaveAttribute('href', '/premium')
})

test.each([
  ['the first lesson', first, { until: over }],
  ['a lesson that was begun', second, { until: over, begun: true }],
  ['a lesson of who paid for ever', second, { until: null }],
  ['a lesson of whom nothing was heard', second, {}],
  ['a lesson before the plan ends', second, { until: '2999-01-01T00:00:00.000Z' }],
] as const)('%s is open', async (_what, lesson, part) => {
  await open(lesson, part)
  await expect.element(page.getByRole('heading', { name: 'Fractions' })).toBeVisible()
  if ('until' in part && part.until === over) await expect.poll(() => isListed).toBe(true)
  // What the answer changes is drawn with the next two frames.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  expect(wall().elements()).toEqual([])
})
