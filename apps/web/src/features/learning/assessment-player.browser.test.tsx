import type { Module } from '@maktab/contracts/content/lessons'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type PerformedCommand, type Stage } from '../../../test/stage.tsx'
import { AssessmentPlayer } from './assessment-player.tsx'

const place = { class_id: 3, course_id: 2, lesson_guid: '4f0a4d9e-2a7e-4f0e-9a55-0c6f1e3b7a10' }
const body = {
  kind: 'assessment',
  questions: [
    { kind: 'choice', question_id: 'q1', text: 'What is half of ten?', multiple: false, options: [{ option_id: 'a', text: 'Four' }, { option_id: 'b', text: 'Five' }], correct: ['b'], explanation: 'Ten in two equal parts.' },
    { kind: 'choice', question_id: 'q2', text: 'Which are even?', multiple: true, options: [{ option_id: 'a', text: 'Two' }, { option_id: 'b', text: 'Three' }, { option_id: 'c', text: 'Six' }], correct: ['a', 'c'], explanation: '' },
    { kind: 'blank', question_id: 'q3', text: '7 + 5 = ____', blanks: [{ blank_id: '1', accepted: ['12'] }], explanation: '' },
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
  stage.show(<AssessmentPlayer place={place} module={{ ...module, body: questions }} body={questions} language="en" onPosition={() => undefined} onMarked={marked} />)
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
      recordAttempt: () => ({ ok: true, value: { sync_guid: '0b0f2f6e-58a6-4a43-9a0e-9d2b7b9d7c11', attempt_number: 1, total_questions: 3, correct_questions: 2, accuracy: 66.7, content_status: 2 } }),
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
  const attempt: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(enc_data.replace(/-/g, '+').replace(/_/g, '/')), (byte) => byte.charCodeAt(0))))
  expect(attempt).toMatchObject({ content_id: 11, cms_course_id: 2, class_id: 3, answers: { q1: ['b'], q2: ['a', 'b'], q3: [' ۱۲ '] } })
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
