import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { WaitingAnswersScreen } from './answers.tsx'

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
const attempt = {
  sync_guid: '0b0f2f6e-58a6-4a43-9a0e-9d2b7b9d7c11',
  user_id: 7,
  full_name: 'Zarghuna',
  class_id: 3,
  content_title: 'Leaves',
  taken_on: '2026-03-21T08:00:00.000Z',
  answers: [
    {
      question: { kind: 'long_answer', question_id: 'q1', text: 'Why do leaves fall?', explanation: '', rubric },
      answer: ['It gets cold.'],
      files: [],
      score: null,
    },
  ],
}
const oneClass = {
  class_id: 3,
  alias: 'Biology 6 A',
  subject: 'biology',
  grade: '6',
  section: 'A',
  course_id: 1,
  course_title: '',
  teacher_name: '',
  total_students: 1,
  total_lessons: 1,
  own_lessons_completed: 0,
  lesson_completion: null,
}

const given = { levels: { c: 'n' }, remark: 'Say more.' }
const scored = {
  ...attempt,
  accuracy: 25,
  answers: attempt.answers.map((answer) => ({ ...answer, score: given })),
  entries: [
    {
      score_entry_id: '0b0f2f6e-58a6-4a43-9a0e-9d2b7b9d7c21',
      scored_by: 8,
      scored_by_name: 'Ustad Rahimi',
      scored_on: '2026-03-23T08:00:00.000Z',
      accuracy: 25,
      scores: { q1: given },
    },
    {
      score_entry_id: '0b0f2f6e-58a6-4a43-9a0e-9d2b7b9d7c22',
      scored_by: 9,
      scored_by_name: 'Ustad Karimi',
      scored_on: '2026-03-22T08:00:00.000Z',
      accuracy: 100,
      scores: { q1: { levels: { c: 'y' }, remark: '' } },
    },
  ],
}

let stage: Stage
afterEach(() => stage.leave())
beforeEach(async () => {
  stage = await setStage({
    answers: {
      listClasses: () => ({ ok: true, value: { list: [oneClass] } }),
      listWaitingAttempts: () => ({ ok: true, value: { list: [attempt], total_pages: 1 } }),
      listScoredAttempts: () => ({ ok: true, value: { list: [scored], total_pages: 1 } }),
      scoreAnswers: () => ({
        ok: true,
        value: { waiting_questions: 0, correct_questions: 1, total_questions: 1, accuracy: 100 },
      }),
    },
  })
})

test('an answer is read and scored by its rubric, with the keyboard alone', async () => {
  stage.show(
    <ToastProvider>
      <WaitingAnswersScreen />
    </ToastProvider>,
  )
  await expect.element(page.getByText('It gets cold.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Give these marks' }).element()).toHaveProperty('disabled', true)
  page
    .getByRole('radio', { name: /Not yet/ })
    .element()
    .focus()
  await userEvent.keyboard(' {ArrowDown}')
  await expect.element(page.getByText('4 of 4 marks')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: /Remark/ }), 'Well said.')
  await userEvent.click(page.getByRole('button', { name: 'Give these marks' }))
  await expect
    .poll(() => stage.performed.filter(({ name }) => name === 'scoreAnswers').map(({ input }) => input))
    .toEqual([
      {
        sync_guid: attempt.sync_guid,
        user_id: 7,
        class_id: 3,
        scores: { q1: { levels: { c: 'y' }, remark: 'Well said.' } },
      },
    ])
})

test('what was marked is marked anew, and says who gave what before', async () => {
  stage.show(
    <ToastProvider>
      <WaitingAnswersScreen />
    </ToastProvider>,
  )
  await userEvent.click(page.getByRole('tab', { name: 'Marked' }))
  await expect.element(page.getByText(/Result: 25%/)).toBeVisible()
  await userEvent.click(page.getByText('Marks given so far'))
  await expect.element(page.getByText(/Ustad Karimi, .*: 100%/)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /Not yet/ })).toBeChecked()
  page
    .getByRole('radio', { name: /Not yet/ })
    .element()
    .focus()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.click(page.getByRole('button', { name: 'Change the marks' }))
  await expect
    .poll(() => stage.performed.filter(({ name }) => name === 'scoreAnswers').map(({ input }) => input))
    .toEqual([
      {
        sync_guid: attempt.sync_guid,
        user_id: 7,
        class_id: 3,
        scores: { q1: { levels: { c: 'y' }, remark: 'Say more.' } },
      },
    ])
  await expect.element(page.getByText('The marks are changed.')).toBeVisible()
})

test('a class of which nothing was marked says so', async () => {
  stage.leave()
  stage = await setStage({
    answers: {
      listClasses: () => ({ ok: true, value: { list: [oneClass] } }),
      listWaitingAttempts: () => ({ ok: true, value: { list: [], total_pages: 1 } }),
      listScoredAttempts: () => ({ ok: true, value: { list: [], total_pages: 1 } }),
    },
  })
  stage.show(
    <ToastProvider>
      <WaitingAnswersScreen />
    </ToastProvider>,
  )
  await userEvent.click(page.getByRole('tab', { name: 'Marked' }))
  await expect.element(page.getByText('No answer has been marked yet.')).toBeVisible()
})

test('it is said plainly that another teacher marked it too, and what is still on this device alone', async () => {
  stage.leave()
  stage = await setStage({
    answers: {
      listClasses: () => ({ ok: true, value: { list: [oneClass] } }),
      listWaitingAttempts: () => ({ ok: true, value: { list: [], total_pages: 1 } }),
      listScoredAttempts: () => ({ ok: true, value: { list: [scored], total_pages: 1 } }),
    },
    waiting: [
      {
        command_id: '0b0f2f6e-58a6-4a43-9a0e-9d2b7b9d7c22',
        name: 'scoreAnswers',
        given: '2026-03-22T08:00:00.000Z',
        refusal: null,
      },
    ],
  })
  stage.show(
    <ToastProvider>
      <WaitingAnswersScreen />
    </ToastProvider>,
  )
  await userEvent.click(page.getByRole('tab', { name: 'Marked' }))
  await expect
    .element(
      page.getByText(
        /Several teachers marked this: Ustad Karimi, and last Ustad Rahimi, .*the marks that were given last count/,
      ),
    )
    .toBeVisible()
  await expect.element(page.getByText('Saved on this device')).toBeVisible()
})

test('only what is new is given: what another teacher gave meanwhile is not written over by what was on the page', async () => {
  const second = {
    question: { kind: 'long_answer', question_id: 'q2', text: 'Why green?', explanation: '', rubric },
    answer: ['Light.'],
    files: [],
    score: given,
  }
  let list = [{ ...scored, answers: [...scored.answers, second] }]
  stage.leave()
  stage = await setStage({
    answers: {
      listClasses: () => ({ ok: true, value: { list: [oneClass] } }),
      listWaitingAttempts: () => ({ ok: true, value: { list: [], total_pages: 1 } }),
      listScoredAttempts: () => ({ ok: true, value: { list, total_pages: 1 } }),
      scoreAnswers: () => {
        // Meanwhile another gave marks for the second answer.
        list = [
          {
            ...scored,
            answers: [
              { ...scored.answers[0]!, score: { levels: { c: 'y' }, remark: 'Say more.' } },
              { ...second, score: { levels: { c: 'y' }, remark: 'Their word.' } },
            ],
          },
        ]
        return { ok: true, value: { waiting_questions: 0, correct_questions: 2, total_questions: 2, accuracy: 100 } }
      },
    },
  })
  stage.show(
    <ToastProvider>
      <WaitingAnswersScreen />
    </ToastProvider>,
  )
  await userEvent.click(page.getByRole('tab', { name: 'Marked' }))
  const button = page.getByRole('button', { name: 'Change the marks' })
  await expect.element(button).toBeDisabled()
  await userEvent.click(page.getByRole('region', { name: 'Why do leaves fall?' }).getByRole('radio', { name: /Well/ }))
  await userEvent.click(button)
  await expect
    .poll(() => stage.performed.map(({ input }) => (input as { scores: unknown }).scores))
    .toEqual([{ q1: { levels: { c: 'y' }, remark: 'Say more.' } }])
  await expect
    .element(page.getByRole('region', { name: 'Why green?' }).getByRole('textbox', { name: /Remark/ }))
    .toHaveValue('Their word.')
  await expect
    .element(page.getByRole('region', { name: 'Why do leaves fall?' }).getByRole('radio', { name: /Well/ }))
    .toBeChecked()
  await expect.element(button).toBeDisabled()
})
