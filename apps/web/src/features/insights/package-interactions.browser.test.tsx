import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { AttemptQuestionsScreen } from '#screens/several-roles/attempt-questions.tsx'

const ok = (value: unknown): AnyAnswer => ({ ok: true, value })

let stage: Stage | undefined
afterEach(() => stage?.leave())

const interaction = {
  interaction_id: 'urn:q1',
  type: 'choice',
  description: '',
  response: 'a[,]b',
  expected: 'c',
  is_right: false,
  latency_in_seconds: 65,
}
const attempts = (interactions: readonly unknown[], over = {}) =>
  ok({
    full_name: 'Zarghuna',
    class_name: { alias: null, subject: 'maths', grade: '6', section: 'A' },
    course_id: 51,
    contents: [
      {
        content_id: 502,
        title: 'A game',
        lesson_guid: '33333333-3333-4333-8333-333333333333',
        lesson_name: 'Fractions',
        language: 'ps',
        questions: [],
        is_sealed: false,
      },
    ],
    attempts: [
      {
        sync_guid: '11111111-1111-4111-8111-111111111111',
        content_id: 502,
        attempt_number: 1,
        taken_on: '2026-11-18T08:00:00.000Z',
        accuracy: 50,
        correct_questions: 0,
        total_questions: 0,
        time_spent_in_seconds: 65,
        answers: {},
        results: {},
        marks: {},
        interactions,
        ...over,
      },
    ],
    total: 1,
    total_pages: 1,
  })
const show = async (interactions: readonly unknown[], over = {}) => {
  stage = await setStage({
    person: { active_role: 'teacher', roles: ['teacher'] },
    address: '/teacher/attempt/questions?class_id=101&content_id=502&user_id=8',
    answers: { listModuleAttempts: () => attempts(interactions, over) },
  })
  stage.show(<AttemptQuestionsScreen />)
}

test('a teacher reads what a package told of its questions', async () => {
  await show([
    interaction,
    { ...interaction, type: 'numeric', description: 'څو دي؟', response: '7', is_right: true, latency_in_seconds: null },
    { ...interaction, type: 'likert', response: '', expected: '', is_right: null },
  ])
  await expect.element(page.getByText(/Answered: .*a · b/)).toBeVisible()
  await expect.element(page.getByText(/Right answer: .*c/)).toBeVisible()
  await expect.element(page.getByText(/^Choice · Time: .*1.*5/)).toBeVisible()
  await expect.element(page.getByText('urn:q1').first()).toBeVisible()
  await expect.element(page.getByText('څو دي؟')).toBeVisible()
  await expect.element(page.getByText('Not marked')).toBeVisible()
  await expect.element(page.getByText('Not answered')).toBeVisible()
  // Of the package itself nobody knows how many questions it has.
  await expect.element(page.getByText(/of 0/)).not.toBeInTheDocument()
})

test('a package that told nothing says so', async () => {
  await show([])
  await expect.element(page.getByText('This activity told nothing of its questions.')).toBeVisible()
})

test('a sitting that gave no result is shown with what it asked, and says so', async () => {
  await show([interaction], { attempt_number: null, accuracy: null })
  await expect.element(page.getByRole('tab', { name: /^No result, / })).toBeVisible()
  await expect.element(page.getByText('This activity gave no result.')).toBeVisible()
  await expect.element(page.getByText(/Answered: .*a · b/)).toBeVisible()
})
