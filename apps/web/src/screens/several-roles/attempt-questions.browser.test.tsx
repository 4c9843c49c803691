import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { AttemptQuestionsScreen } from './attempt-questions.tsx'
import { UserLessonReportScreen } from './lesson-report.tsx'
import { TaughtLessonScreen } from '#screens/teacher/lesson.tsx'

let stage: Stage
beforeEach(() => localStorage.clear())
afterEach(() => stage.leave())

const ok = (value: unknown): AnyAnswer => ({ ok: true, value })
const lessonOne = '0a4f3c1e-5d1b-4f1e-8a51-000000000001'
const class_name = { alias: null, subject: 'maths', grade: '6', section: 'A' }
const attempt = {
  sync_guid: '11111111-1111-4111-8111-111111111111',
  content_id: 502,
  attempt_number: 2,
  taken_on: '2026-11-18T08:00:00.000Z',
  accuracy: 50,
  correct_questions: 1,
  total_questions: 2,
  time_spent_in_seconds: 65,
  away_seconds: 600,
  times_away: 2,
}
const questions = [
  {
    kind: 'choice',
    question_id: 'q1',
    text: '1/2 + 1/4 = ?',
    multiple: false,
    options: [
      { option_id: 'a', text: '3/4' },
      { option_id: 'b', text: '2/6' },
    ],
    correct: ['a'],
    explanation: '',
  },
  {
    kind: 'blank',
    question_id: 'q2',
    text: 'Half of ten is ____.',
    blanks: [{ blank_id: 'b', accepted: ['5'] }],
    explanation: '',
  },
]
const attempts = (is_sealed: boolean) =>
  ok({
    full_name: 'Zarghuna',
    class_name,
    course_id: 51,
    contents: [
      {
        content_id: 502,
        title: 'Try it',
        lesson_guid: lessonOne,
        lesson_name: 'Fractions',
        language: 'en',
        questions,
        is_sealed,
      },
    ],
    attempts: [
      {
        ...attempt,
        answers: { q1: ['b'] },
        results: is_sealed ? {} : { q1: false, q2: false },
        marks: is_sealed ? {} : { q1: { given: 1.5, possible: 3 }, q2: { given: 0, possible: 1 } },
      },
      {
        ...attempt,
        sync_guid: '22222222-2222-4222-8222-222222222222',
        attempt_number: 1,
        answers: { q1: ['a'], q2: ['5'] },
        results: { q1: true, q2: true },
        marks: {},
      },
    ],
    total: 2,
    total_pages: 1,
  })

test('an attempt is read question by question: what was answered, and what was right', async () => {
  stage = await setStage({
    person: { active_role: 'teacher', roles: ['teacher'] },
    address: '/teacher/attempt/questions?class_id=101&content_id=502&user_id=8',
    answers: { listModuleAttempts: () => attempts(false) },
  })
  stage.show(<AttemptQuestionsScreen />)
  await expect.element(page.getByText('Away from the test 2 times')).toBeVisible()
  await expect.element(page.getByText('Answered: 2/6')).toBeVisible()
  await expect.element(page.getByText('Right answer: 3/4')).toBeVisible()
  await expect.element(page.getByText('Not answered')).toBeVisible()
  await expect.element(page.getByText('1.5 of 4 marks')).toBeVisible()
  await expect.element(page.getByText('1.5 of 3 marks')).toBeVisible()
  await expect.element(page.getByText('Partly right')).toBeVisible()
  await userEvent.click(page.getByRole('tab', { name: 'Attempt 1' }))
  await expect.element(page.getByText('Answered: 3/4')).toBeVisible()
  await expect.element(page.getByText(/Right answer/)).not.toBeInTheDocument()
})

test('before a sealed test closes nothing of it is told', async () => {
  stage = await setStage({
    address: '/learner/result/summary?class_id=101&content_id=502',
    answers: { listModuleAttempts: () => attempts(true) },
  })
  stage.show(<AttemptQuestionsScreen />)
  await expect.element(page.getByText('The results come when the test closes.')).toBeVisible()
  await expect.element(page.getByText('Incorrect')).not.toBeInTheDocument()
})

test('an address without a class, and somebody else’s pupil, are not found', async () => {
  stage = await setStage({
    person: { active_role: 'teacher', roles: ['teacher'] },
    address: '/teacher/lesson/report/user',
    answers: {},
  })
  stage.show(<UserLessonReportScreen />)
  await expect.element(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible()
  stage.leave()
  stage = await setStage({
    person: { active_role: 'teacher', roles: ['teacher'] },
    address: `/teacher/lesson/report/user?class_id=1&lesson_guid=${lessonOne}&user_id=9`,
    answers: { readLessonContents: () => ({ ok: false, refusal: 'not_found' }) },
  })
  stage.show(<UserLessonReportScreen />)
  await expect.element(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible()
})

test('a teacher plays a lesson as its learners do, answers it, and nothing is recorded', async () => {
  const module = {
    position: 1,
    size_bytes: 0,
    content_status: 0,
    completion: 0,
    accuracy: null,
    attempts: 0,
    time_spent_in_seconds: 0,
    resume_point: '',
  }
  const modules = [
    {
      ...module,
      content_id: 501,
      title: 'Halves',
      content_type: 'article',
      body: { kind: 'article', blocks: [{ kind: 'paragraph', text: 'A fraction is a part of a whole.' }] },
    },
    {
      ...module,
      content_id: 502,
      title: 'Try it',
      content_type: 'assessment',
      body: { kind: 'assessment', questions },
    },
  ]
  stage = await setStage({
    person: { active_role: 'teacher', roles: ['teacher'] },
    address: `/teacher/lesson/player?class_id=101&course_id=51&lesson_guid=${lessonOne}`,
    answers: {
      listModules: () =>
        ok({ lesson_guid: lessonOne, title: 'Fractions', language: 'en', min_completion_percentage: 75, modules }),
    },
  })
  stage.show(<TaughtLessonScreen />)
  await expect.element(page.getByText('A fraction is a part of a whole.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Next: Try it' }))
  await userEvent.click(page.getByRole('radio', { name: '3/4' }))
  await userEvent.click(page.getByRole('button', { name: /check/i }))
  await expect.element(page.getByText('Correct', { exact: true }).first()).toBeVisible()
  expect(stage.performed).toEqual([])
})
