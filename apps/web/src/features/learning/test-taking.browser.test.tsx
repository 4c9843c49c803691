import type { TestRules } from '@maktab/contracts/questions/test-rules'
import type { Question } from '@maktab/contracts/questions/questions'
import { drawTest } from '@maktab/domain/questions/test-rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type PerformedCommand, type Stage } from '../../../test/stage.tsx'
import { AssessmentPlayer } from './assessment-player.tsx'

const place = { class_id: 3, course_id: 2, lesson_guid: '4f0a4d9e-2a7e-4f0e-9a55-0c6f1e3b7a10' }
const module = {
  content_id: 11,
  position: 1,
  title: 'Questions',
  content_type: 'assessment',
  size_bytes: 1,
  content_status: 1,
  completion: 0,
  accuracy: null,
  attempts: 0,
  time_spent_in_seconds: 0,
  resume_point: '',
} as const
const questions = ['Ten', 'Eleven', 'Twelve', 'Thirteen'].map((text, at): Question => ({
  kind: 'true_false',
  question_id: `q${at + 1}`,
  text: `${text} is even.`,
  explanation: `About ${text}.`,
  correct: at % 2 === 0,
}))
const tried = (attempt_number: number) => ({
  sync_guid: `0b0f2f6e-58a6-4a43-9a0e-9d2b7b9d7c${10 + attempt_number}`,
  attempt_number,
  taken_on: '2026-03-21T08:00:00.000Z',
  total_questions: 4,
  correct_questions: 1,
  waiting_questions: 0,
  accuracy: 25,
  closes_on: null,
  answers: { q1: ['true'] },
  results: { q1: true, q2: false, q3: false, q4: false },
  marks: {},
  scores: {},
  files: [],
})

let stage: Stage
async function open(list: readonly object[] = []) {
  stage = await setStage({
    answers: {
      listOwnAttempts: () => ({ ok: true, value: { list } }),
      recordAttempt: () => ({
        ok: true,
        value: { ...tried(list.length + 1), content_status: 2 },
      }),
    },
  })
}
function show(rules: TestRules) {
  const body = { kind: 'assessment' as const, questions, rules }
  stage.show(
    <AssessmentPlayer
      place={place}
      module={{ ...module, body }}
      body={body}
      language="en"
      onPosition={() => undefined}
      onMarked={() => undefined}
    />,
  )
}
const sent = () => {
  const [command] = stage.performed.filter(({ name }) => name === 'recordAttempt')
  return JSON.parse(((command as PerformedCommand).input as { enc_data: string }).enc_data) as Record<string, unknown>
}
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))

beforeEach(() => localStorage.clear())
afterEach(() => stage.leave())

test('a test says what holds before it begins, is looked through, and shows right answers after the last try alone', async () => {
  await open()
  show({ tries: 2, pass_mark: 75 })
  await expect.element(page.getByText('2 tries are left, of 2 in all.')).toBeVisible()
  await expect.element(page.getByText('It is passed from 75% on.')).toBeVisible()
  await press('Begin')
  await userEvent.click(page.getByText('True', { exact: true }))
  await userEvent.click(page.getByText('Look at this again later'))
  await press('Question 4, not answered')
  await expect.element(page.getByText('Thirteen is even.')).toBeVisible()
  await press('Look through')
  await expect.element(page.getByRole('button', { name: 'Go to question 1: Look at again' })).toBeVisible()
  await press('Go to question 2: Not answered')
  await expect.element(page.getByText('Eleven is even.')).toBeVisible()
  await press('Question 4, not answered')
  await press('Look through')
  await press('Hand in')
  await expect.element(page.getByText('Right answers are shown after the last try.')).toBeVisible()
  expect(page.getByText('About Ten.').elements()).toHaveLength(0)
  await expect.element(page.getByRole('button', { name: 'Answer again' })).toBeVisible()
  expect(sent()).toMatchObject({ try_number: 1, answers: { q1: ['true'] } })
})

test('after the last try right answers are shown and nothing more is taken', async () => {
  await open([tried(2), tried(1)])
  show({ tries: 2 })
  await expect.element(page.getByText('You have used all your tries.')).toBeVisible()
  await expect.element(page.getByText('About Ten.')).toBeVisible()
  expect(page.getByRole('button', { name: /Begin|Answer again/ }).elements()).toHaveLength(0)
})

test('a page that is lost in the middle goes on with the same time, questions and answers', async () => {
  await open()
  const rules: TestRules = {
    minutes: 10,
    shuffles_questions: true,
    sections: [{ first_question_id: 'q1', title: 'Numbers', instruction: 'Say which are even.', draws: 2 }],
  }
  show(rules)
  await press('Begin')
  await expect.element(page.getByRole('timer')).toHaveTextContent(/Time left: (10 min|9 min \d+ s)/)
  await expect.element(page.getByText('Say which are even.')).toBeVisible()
  const user_id = Number(
    /maktab\.draft\.(\d+)\./.exec(Object.keys(localStorage).find((name) => name.endsWith('.sitting'))!)![1],
  )
  const drawn = drawTest(questions, rules, { user_id, content_id: 11, try_number: 1 })
  await expect.element(page.getByText(drawn[0]!.text)).toBeVisible()
  await userEvent.click(page.getByText('False', { exact: true }))
  // Nine minutes were counted when the page was lost.
  const name = Object.keys(localStorage).find((one) => one.endsWith('.sitting'))!
  stage.leave()
  const kept = JSON.parse(localStorage.getItem(name)!) as { clock: { spent_ms: number } }
  localStorage.setItem(name, JSON.stringify({ ...kept, clock: { ...kept.clock, spent_ms: 540_000 } }))
  await open()
  show(rules)
  await expect.element(page.getByRole('timer')).toHaveTextContent(/Time left: (1 min|5\d s)/)
  await expect.element(page.getByRole('radio', { name: 'False' })).toBeChecked()
  await expect.element(page.getByText(drawn[0]!.text)).toBeVisible()
})

test('when the time is over, what was answered is handed in by itself', async () => {
  await open()
  const rules = { minutes: 10 }
  show(rules)
  await press('Begin')
  await userEvent.click(page.getByText('True', { exact: true }))
  const name = Object.keys(localStorage).find((one) => one.endsWith('.sitting'))!
  stage.leave()
  const kept = JSON.parse(localStorage.getItem(name)!) as { clock: { spent_ms: number } }
  localStorage.setItem(name, JSON.stringify({ ...kept, clock: { ...kept.clock, spent_ms: 600_000 } }))
  await open()
  show(rules)
  await expect.element(page.getByText('The time is over. What you had answered is handed in.')).toBeVisible()
  expect(sent()).toMatchObject({ answers: { q1: ['true'] }, time_spent_in_seconds: 600 })
  expect(localStorage.getItem(name)).toBeNull()
})

test('a question is checked as often as the test allows, and what that costs is handed in', async () => {
  await open()
  show({ question_tries: 2, retry_penalty: 50 })
  await press('Begin')
  await userEvent.click(page.getByText('False', { exact: true }))
  await press('Check')
  await expect.element(page.getByText('Not right yet. 1 check is left.')).toBeVisible()
  await userEvent.click(page.getByText('True', { exact: true }))
  await press('Check')
  await expect.element(page.getByText('Right.', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'True' })).toBeDisabled()
  await press('Question 4, not answered')
  await press('Look through')
  await press('Hand in')
  await expect.element(page.getByText('0.5 of 4 marks')).toBeVisible()
  expect(sent()).toMatchObject({ tried: { q1: 1 } })
})

test('a test that is not open yet cannot be begun', async () => {
  await open()
  show({ opens_on: new Date(Date.now() + 3_600_000).toISOString() })
  await expect.element(page.getByText(/This test opens on/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Begin' }).elements()).toHaveLength(0)
})
