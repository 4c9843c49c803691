import type { Module } from '@maktab/contracts/content/lessons'
import type { Question } from '@maktab/contracts/questions/questions'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clockName } from '#browser/server-clock.ts'
import { setStage, type PerformedCommand, type Stage } from '../../../test/stage.tsx'
import { AssessmentPlayer } from './assessment-player.tsx'

const place = { class_id: 3, course_id: 2, lesson_guid: '4f0a4d9e-2a7e-4f0e-9a55-0c6f1e3b7a10' }
const body = {
  kind: 'assessment',
  questions: [
    {
      kind: 'choice',
      question_id: 'q1',
      text: 'What is half of ten?',
      multiple: false,
      options: [
        { option_id: 'a', text: 'Four' },
        { option_id: 'b', text: 'Five' },
      ],
      correct: ['b'],
      explanation: 'Ten in two equal parts.',
    },
    {
      kind: 'choice',
      question_id: 'q2',
      text: 'Which are even?',
      multiple: true,
      options: [
        { option_id: 'a', text: 'Two' },
        { option_id: 'b', text: 'Three' },
        { option_id: 'c', text: 'Six' },
      ],
      correct: ['a', 'c'],
      explanation: '',
    },
    {
      kind: 'blank',
      question_id: 'q3',
      text: '7 + 5 = ____',
      blanks: [{ blank_id: '1', accepted: ['12'] }],
      explanation: '',
    },
  ],
} as const satisfies { kind: 'assessment'; questions: unknown[] }

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

let stage: Stage
const marked = vi.fn()

function show() {
  const questions = structuredClone(body) as unknown as Extract<Module['body'], { kind: 'assessment' }>
  stage.show(
    <AssessmentPlayer
      place={place}
      module={{ ...module, body: questions }}
      body={questions}
      language="en"
      onPosition={() => undefined}
      onMarked={marked}
    />,
  )
}

async function answerAll() {
  await userEvent.click(page.getByText('Five'))
  await userEvent.click(page.getByRole('button', { name: 'Next' }))
  await userEvent.click(page.getByText('Two'))
  await userEvent.click(page.getByText('Three'))
  await userEvent.click(page.getByRole('button', { name: 'Next' }))
  await userEvent.fill(page.getByRole('textbox'), ' ۱۲ ')
}

beforeEach(async () => {
  localStorage.clear()
  marked.mockClear()
  stage = await setStage({
    answers: {
      recordAttempt: () => ({
        ok: true,
        value: {
          sync_guid: '0b0f2f6e-58a6-4a43-9a0e-9d2b7b9d7c11',
          attempt_number: 1,
          total_questions: 3,
          correct_questions: 2,
          accuracy: 66.7,
          content_status: 2,
        },
      }),
    },
  })
})
afterEach(() => stage.leave())

test('marks at once, takes Eastern digits, shows what was right and hands the attempt over', async () => {
  show()
  await answerAll()
  await userEvent.click(page.getByRole('button', { name: 'Check my answers' }))

  await expect.element(page.getByText('2 of 3 right')).toBeVisible()
  await expect.element(page.getByText('Ten in two equal parts.')).toBeVisible()
  await expect.element(page.getByText('Right answer: Two · Six')).toBeVisible()
  expect(marked).toHaveBeenCalledWith(2)

  const [sent] = stage.performed.filter(({ name }) => name === 'recordAttempt')
  const { enc_data } = (sent as PerformedCommand).input as { enc_data: string }
  expect(JSON.parse(enc_data)).toMatchObject({
    content_id: 11,
    cms_course_id: 2,
    class_id: 3,
    answers: { q1: ['b'], q2: ['a', 'b'], q3: [' ۱۲ '] },
  })
})

test('answers that were not handed over are there after the page was closed', async () => {
  show()
  await userEvent.click(page.getByText('Five'))
  stage.leave()
  stage = await setStage()
  show()
  await expect.element(page.getByRole('radio', { name: 'Five' })).toBeChecked()
})

test('answers that could not be kept stay on the screen with the reason', async () => {
  stage.leave()
  stage = await setStage({ answers: { recordAttempt: () => ({ ok: false, failure: 'storage_full' }) } })
  show()
  await answerAll()
  await userEvent.click(page.getByRole('button', { name: 'Check my answers' }))
  await expect.element(page.getByText('Storage full')).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveValue(' ۱۲ ')
  expect(marked).not.toHaveBeenCalled()
})

test('a test that counts marks says what each question gives and what was given', async () => {
  const [first, several, last] = structuredClone(body).questions as unknown as Question[]
  showBody({
    kind: 'assessment',
    questions: [first!, { ...several!, marks: 4, partial_credit: true } as Question, last!],
  })
  await expect.element(page.getByRole('heading', { name: 'Question 1 of 3 · 1 mark' })).toBeVisible()
  await userEvent.click(page.getByText('Five'))
  await userEvent.click(page.getByRole('button', { name: 'Next' }))
  await expect.element(page.getByRole('heading', { name: 'Question 2 of 3 · 4 marks' })).toBeVisible()
  await userEvent.click(page.getByText('Two'))
  await userEvent.click(page.getByRole('button', { name: 'Next' }))
  await userEvent.click(page.getByRole('button', { name: 'Check my answers' }))
  await expect.element(page.getByText('3 of 6 marks')).toBeVisible()
  await expect.element(page.getByText('2 of 4 marks')).toBeVisible()
  await expect.element(page.getByText('Partly right')).toBeVisible()
})

const ownAttempt = {
  sync_guid: '0b0f2f6e-58a6-4a43-9a0e-9d2b7b9d7c11',
  attempt_number: 1,
  taken_on: '2026-03-21T08:00:00.000Z',
  total_questions: 1,
  correct_questions: 1,
  waiting_questions: 0,
  accuracy: 50,
  closes_on: null,
  files: [],
}
const rubric = [
  {
    criterion_id: 'c',
    title: 'Clear',
    levels: [
      { level_id: 'n', label: 'Not yet', marks: 0 },
      { level_id: 'y', label: 'Well', marks: 4 },
    ],
  },
]
const long = { kind: 'long_answer', question_id: 'q1', text: 'Why?', explanation: '', rubric } as const

function showBody(given: Extract<Module['body'], { kind: 'assessment' | 'sealed_assessment' }>) {
  stage.show(
    <AssessmentPlayer
      place={place}
      module={{ ...module, body: given }}
      body={given}
      language="en"
      onPosition={() => undefined}
      onMarked={marked}
    />,
  )
}

test('an answer that a teacher marks waits, and says so', async () => {
  stage.leave()
  stage = await setStage({
    answers: {
      recordAttempt: () => ({
        ok: true,
        value: { ...ownAttempt, waiting_questions: 1, accuracy: null, content_status: 1 },
      }),
    },
  })
  showBody({ kind: 'assessment', questions: [{ ...long, rubric: [...rubric] }] })
  await userEvent.fill(page.getByRole('textbox', { name: /Why/ }), 'Because.')
  await userEvent.click(page.getByRole('button', { name: 'Check my answers' }))
  await expect.element(page.getByText('1 answer waits for your teacher.')).toBeVisible()
  expect(marked).toHaveBeenCalledWith(1)
})

test('what the teacher gave is seen again, with the remark', async () => {
  stage.leave()
  stage = await setStage({
    answers: {
      listOwnAttempts: () => ({
        ok: true,
        value: {
          list: [
            {
              ...ownAttempt,
              answers: { q1: ['Because.'] },
              results: { q1: null },
              scores: { q1: { levels: { c: 'y' }, remark: 'Well said.' } },
            },
          ],
        },
      }),
    },
  })
  showBody({ kind: 'assessment', questions: [{ ...long, rubric: [...rubric] }] })
  await userEvent.click(page.getByRole('button', { name: 'See my last attempt' }))
  await expect.element(page.getByText('4 of 4 marks')).toBeVisible()
  await expect.element(page.getByText('Well said.')).toBeVisible()
})

test('a sealed test is handed over and tells nothing before it closes', async () => {
  stage.leave()
  const closes_on = new Date(Date.now() + 3_600_000).toISOString()
  stage = await setStage({
    answers: {
      recordAttempt: () => ({
        ok: true,
        value: { ...ownAttempt, correct_questions: 0, accuracy: null, closes_on, content_status: 1 },
      }),
    },
  })
  showBody({
    kind: 'sealed_assessment',
    closes_on,
    questions: [{ kind: 'true_false', question_id: 'q1', text: 'Is it so?' }],
  })
  await expect.element(page.getByText(/This test is marked when it closes/)).toBeVisible()
  await userEvent.click(page.getByText('True', { exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Hand over' }))
  await expect.element(page.getByText('Your answers are handed over')).toBeVisible()
  expect(page.getByText('Correct', { exact: true }).elements()).toHaveLength(0)
  const [sent] = stage.performed.filter(({ name }) => name === 'recordAttempt')
  const { enc_data } = (sent as PerformedCommand).input as { enc_data: string }
  expect(JSON.parse(enc_data)).toMatchObject({
    is_sealed: true,
    answers: { q1: ['true'] },
  })
})

test.each([
  ['has closed', 0],
  ['has closed by the server’s clock, on a device that is two hours behind', 2],
])('a test that %s takes no more and shows how it came out', async (_, hoursBehind) => {
  const server = Date.now() + hoursBehind * 3_600_000
  const heard = { heard_on: new Date(server).toISOString(), clock_offset_ms: server - Date.now() }
  localStorage.setItem(clockName, JSON.stringify(heard))
  onTestFinished(() => localStorage.removeItem(clockName))
  stage.leave()
  const question = {
    kind: 'true_false',
    question_id: 'q1',
    text: 'Is it so?',
    explanation: 'So it is.',
    correct: true,
  } as const
  stage = await setStage({
    answers: {
      listOwnAttempts: () => ({
        ok: true,
        value: {
          list: [{ ...ownAttempt, accuracy: 100, answers: { q1: ['true'] }, results: { q1: true }, scores: {} }],
        },
      }),
    },
  })
  showBody({ kind: 'assessment', closes_on: new Date(server - 1000).toISOString(), questions: [question] })
  await expect.element(page.getByText('So it is.')).toBeVisible()
  await expect.element(page.getByText('Everything is right!')).toBeVisible()
  expect(page.getByRole('button', { name: /Check my answers|Answer again/ }).elements()).toHaveLength(0)
})

test('by keyboard, the focus goes to the next question, and after the last to the result', async () => {
  show()
  const focused = () => document.activeElement?.textContent ?? ''
  await expect.element(page.getByText('What is half of ten?')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  for (const number of [2, 3]) {
    page.getByRole('button', { name: 'Next' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(focused).toBe(`Question ${number} of 3`)
  }
  page.getByRole('button', { name: 'All at once' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('Question 1 of 3')
  page.getByRole('button', { name: 'Check my answers' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Answer again' })).toBeVisible()
  await expect.poll(focused).toContain('Answer again')
})
