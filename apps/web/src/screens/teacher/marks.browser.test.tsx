import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { MarksScreen } from './marks.tsx'

const works = ['3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01', '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a02'] as const
const assignments = works.map((assignment_id, index) => ({
  assignment_id,
  title: ['Water', 'Seasons'][index],
  due_date: '2026-11-26T18:30:00.000Z',
  total_score: 20,
}))
const learners = ['Ahmad', 'Belal', 'Cyra'].map((full_name, index) => ({
  user_id: index + 1,
  full_name,
  username: `7a.0${index + 1}`,
}))
const mark = (user_id: number, assignment_id: string, part: object = {}) => ({
  assignment_id,
  user_id,
  score: null,
  teacher_remarks: '',
  rubric_levels: {},
  scored_on: null,
  is_handed_in: true,
  ...part,
})
const scored = { score: 7, scored_on: '2026-11-19T09:00:00.000Z', teacher_remarks: 'Good' }
const marks = [
  ...learners.map(({ user_id }) => mark(user_id, works[0], user_id === 2 ? scored : {})),
  // Ahmad was not asked for the second.
  mark(2, works[1]),
  mark(3, works[1]),
]

let stage: Stage
beforeEach(() => localStorage.clear())
afterEach(() => stage.leave())

async function show() {
  stage = await setStage({
    answers: {
      listClasses: () => ({
        ok: true,
        value: { list: [{ class_id: 5, alias: 'Science 7 A', subject: 'Science', grade: '7', section: 'A' }] },
      }),
      readMarksGrid: () => ({ ok: true, value: { learners, assignments, marks } }),
      scoreSubmission: () => ({ ok: true, value: { score: 9, scored_on: '2026-11-20T08:00:00.000Z' } }),
    },
  })
  stage.show(
    <ToastProvider>
      <MarksScreen />
    </ToastProvider>,
  )
  await expect.element(cell('Ahmad, Water')).toBeVisible()
}

const cell = (name: string) => page.getByRole('textbox', { name })
const given = () => stage.performed.map(({ input }) => input)

function paste(name: string, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  cell(name)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('marks are typed down a column with Enter; each is given as it is left, and what stands beside it goes with it', async () => {
  await show()
  await userEvent.click(cell('Ahmad, Water'))
  await userEvent.keyboard('۱۲{Enter}')
  await expect.element(cell('Belal, Water')).toHaveFocus()
  await userEvent.keyboard('8{Enter}')
  await expect.element(cell('Cyra, Water')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.element(cell('Belal, Water')).toHaveFocus()
  await expect.poll(given).toMatchObject([
    { user_id: 1, score: 12, assignment_id: works[0], class_id: 5, seen_on: null },
    { user_id: 2, score: 8, teacher_remarks: 'Good', seen_on: scored.scored_on },
  ])
})

test('cells of a spreadsheet are pasted, looked at and saved; what is no mark and what has no place is said', async () => {
  await show()
  paste('Ahmad, Water', '12\t5\r\n21\t۶\r\n7.5\t٩\r\n3\t3\r\n')
  await expect.element(page.getByText('1 cell is no number from 0 to the total marks')).toBeVisible()
  // Ahmad’s second mark, and the fourth row.
  await expect.element(page.getByText('3 cells of what was pasted had no place here.')).toBeVisible()
  await expect.element(cell('Belal, Water')).toHaveAttribute('aria-invalid', 'true')
  expect(given()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Save 4 marks' }))
  await expect.poll(given).toMatchObject([
    { user_id: 1, assignment_id: works[0], score: 12 },
    { user_id: 2, assignment_id: works[1], score: 6 },
    { user_id: 3, assignment_id: works[0], score: 7.5 },
    { user_id: 3, assignment_id: works[1], score: 9 },
  ])
  await expect.element(page.getByText('4 marks are saved.')).toBeVisible()
})

test('what was pasted may be left, and the marks stand as before', async () => {
  await show()
  paste('Ahmad, Water', '12\n13\n14')
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await expect.element(cell('Belal, Water')).toHaveValue('7')
  expect(given()).toEqual([])
})
