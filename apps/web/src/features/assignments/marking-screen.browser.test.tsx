import { ToastProvider } from '@maktab/ui/toasts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { MarkingScreen } from './marking-screen.tsx'

const assignment_id = '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01'
const name = { alias: 'Science 7 A', subject: 'Science', grade: '7', section: 'A' }
const assignment = {
  assignment_id, title: 'Water cycle', description: 'Draw it.', start_date: '2026-11-01T00:00:00.000Z', due_date: '2026-11-26T18:30:00.000Z', total_score: 20,
  allowed_attempts: 1, rubric_data: [], attachments: [], lessons: [], classes: [{ class_id: 5, name }], class_names: [name],
}
const learner = (user_id: number, full_name: string, part: object = {}) => ({
  user_id, full_name, class_id: 5, assignment_status: 0, score: null, total_score: 20, teacher_remarks: '', rubric_levels: {}, scored_on: null, returned_on: null,
  submissions: [], correct_questions: 0, total_questions: 0, ...part,
})
const work = { submission_id: 'a1', attempt_number: 1, handed_in_on: '2026-11-19T08:00:00.000Z', is_late: true, is_extra: false, text: 'Sun, cloud, rain', attachments: [] }
const list = [
  learner(1, 'Ahmad'),
  learner(2, 'Belal', { assignment_status: 1, submissions: [work] }),
  learner(3, 'Cyra', { assignment_status: 1, submissions: [work], score: 7.5, scored_on: '2026-11-19T09:00:00.000Z' }),
]

let stage: Stage
afterEach(() => stage.leave())

async function begin() {
  stage = await setStage({
    address: `/?assignment_id=${assignment_id}`,
    answers: {
      readTaughtAssignment: () => ({ ok: true, value: assignment }),
      listSubmissions: () => ({ ok: true, value: { list } }),
      scoreSubmission: () => ({ ok: true, value: { score: 9, scored_on: '2026-11-20T08:00:00.000Z' } }),
    },
  })
  stage.show(
    <ToastProvider>
      <MarkingScreen offline={() => null} />
    </ToastProvider>,
  )
  await expect.element(page.getByRole('table')).toBeVisible()
}

const names = () => page.getByRole('rowheader').elements().map((cell) => cell.textContent)

test('work stands before none, and the list is sorted by score and narrowed to a state', async () => {
  await begin()
  expect(names()).toEqual(['Belal', 'Cyra', 'Ahmad'])
  await expect.element(page.getByRole('row', { name: 'Belal' }).getByText('Late')).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Cyra' }).getByText('7.5 / 20')).toBeVisible()

  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'Not submitted')
  await expect.poll(names).toEqual(['Ahmad'])
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'All')
  await userEvent.click(page.getByRole('columnheader', { name: 'Score' }).getByRole('button'))
  await expect.poll(names).toEqual(['Cyra', 'Belal', 'Ahmad'])
})

test('a learner is opened by keyboard, marked, and the path leads back to the list', async () => {
  await begin()
  page.getByRole('link', { name: 'Belal' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Belal' })).toHaveFocus()
  await expect.element(page.getByText('1 of 3')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Obtained marks' }), '9')
  await userEvent.click(page.getByRole('button', { name: 'Next' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cyra' })).toHaveFocus()
  await expect.poll(() => stage.performed.map(({ name: call, input }) => ({ call, input }))).toMatchObject([{ call: 'scoreSubmission', input: { user_id: 2, score: 9 } }])

  await userEvent.click(page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Water cycle' }))
  await expect.element(page.getByRole('row', { name: 'Belal' }).getByText('9 / 20')).toBeVisible()
})
