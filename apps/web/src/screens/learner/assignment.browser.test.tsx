import type { LanguageCode } from '@maktab/contracts/fields'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { SetAssignmentScreen } from './assignment.tsx'

const assignment_id = '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01'
const day = 24 * 60 * 60_000
const from = (now: number, days: number) => new Date(now + days * day).toISOString()

let stage: Stage
const clear = () => localStorage.clear()
beforeEach(clear)
afterEach(() => {
  vi.useRealTimers()
  stage.leave()
  clear()
})

async function open(assignment: object = {}, language: LanguageCode = 'en'): Promise<void> {
  const now = Date.now()
  const value = {
    assignment_id,
    title: 'A garden in fractions',
    class_id: 4,
    class_name: { grade: '7', section: 'A', class_name: null, subject: 'Mathematics' },
    description: 'Draw the garden.',
    start_date: from(now, -1),
    due_date: from(now, 3.1),
    total_score: 20,
    allowed_attempts: 2,
    attempts_used: 0,
    assignment_status: 0,
    is_late: false,
    score: null,
    teacher_remarks: '',
    rubric_data: [],
    rubric_levels: [],
    attachments: [],
    lessons: [],
    submissions: [],
    ...assignment,
  }
  stage = await setStage({
    language,
    address: `/learner/assignments/detail?assignment_id=${assignment_id}`,
    answers: {
      readSetAssignment: () => ({ ok: true as const, value }),
      handInSubmission: () => ({ ok: true as const, value: {} }),
    },
  })
}

const show = () => stage.show(<SetAssignmentScreen />)

test('a clock that fell back to 2015 hides neither the form nor when the work is due', async () => {
  await open()
  localStorage.setItem(
    'maktab.server-clock',
    JSON.stringify({ heard_on: new Date().toISOString(), clock_offset_ms: 0 }),
  )
  vi.setSystemTime(new Date('2015-01-01T00:00:00.000Z'))
  show()
  await expect.element(page.getByRole('button', { name: 'Hand in' })).toBeVisible()
  await expect.element(page.getByText('(in 3 days)')).toBeVisible()
})

test('the form comes before the rubric', async () => {
  await open({
    rubric_data: [
      {
        criterion_id: 'c1',
        title: 'Reason',
        levels: [
          { level_id: 'l1', label: 'None', marks: 0 },
          { level_id: 'l2', label: 'Whole', marks: 20 },
        ],
      },
    ],
  })
  show()
  const answer = page.getByRole('textbox', { name: /Your answer/ })
  await expect.element(answer).toBeVisible()
  const rubric = page.getByRole('heading', { name: 'Rubric' }).element()
  expect(rubric.compareDocumentPosition(answer.element())).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('after handing in, the focus is on the word that it arrived; opened again, it is in the answer', async () => {
  await open({
    assignment_status: 2,
    submissions: [],
  })
  show()
  await userEvent.click(page.getByRole('button', { name: 'Resubmit' }))
  const answer = page.getByRole('textbox', { name: /Your answer/ })
  await expect.element(answer).toHaveFocus()
  await userEvent.fill(answer, 'The garden')
  await userEvent.click(page.getByRole('button', { name: 'Hand in' }))
  await expect.poll(() => document.activeElement?.textContent).toContain('Handed in')
})

test('what is written in another language than the page says so: title, instructions, rubric and remark', async () => {
  const levels = [
    { level_id: 'l1', label: 'None', marks: 0 },
    { level_id: 'l2', label: 'بشپړ ښه', marks: 20 },
  ]
  await open(
    {
      assignment_status: 3,
      teacher_remarks: 'Show how you reckoned.',
      rubric_data: [{ criterion_id: 'c1', title: 'Reason', levels }],
      description: 'باغ رسم کړئ.',
    },
    'pu',
  )
  show()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const languageOf = (text: string) => page.getByText(text, { exact: true }).last().element().closest('[lang]')
  for (const text of ['A garden in fractions', 'Show how you reckoned.', 'Reason', 'None'])
    expect(languageOf(text)?.getAttribute('lang'), text).toBe('en')
  for (const text of ['باغ رسم کړئ.', 'بشپړ ښه']) expect(languageOf(text), text).toBe(document.documentElement)
})
