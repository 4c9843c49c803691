import type { Submission } from '@maktab/contracts/assignments/submissions'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../../test/stage.tsx'
import type { Assignment } from '../scores.ts'
import { NotHandedIn } from './not-handed-in.tsx'
import { reminderText } from './reminder-text.tsx'

const assignment_id = '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01'
const name = { alias: null, subject: 'Science', grade: '7', section: 'A' }
const assignment = {
  assignment_id,
  title: 'Water cycle',
  start_date: '2026-01-01T00:00:00.000Z',
  due_date: '2041-11-26T15:30:00.000Z',
  closes_on: null,
  classes: [{ class_id: 5, name, language: 'pu' }],
} as unknown as Assignment
const learner = (user_id: number, full_name: string, part: Partial<Submission> = {}) =>
  ({
    user_id,
    full_name,
    assignment_status: 0,
    is_excused: false,
    due_date: null,
    reminded_on: null,
    submissions: [],
    ...part,
  }) as unknown as Submission
const justNow = () => new Date(Date.now() - 60_000).toISOString()

let stage: Stage
afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
})
const sent = () => stage.performed.map(({ input }) => input)

async function begin(list: readonly Submission[], part: Partial<Assignment> = {}, told = 1) {
  stage = await setStage({ answers: { remindLearners: () => ({ ok: true, value: { told } }) } })
  stage.show(
    <ToastProvider>
      <NotHandedIn assignment={{ ...assignment, ...part }} list={list} />
    </ToastProvider>,
  )
}
const open = (label: string) => userEvent.click(page.getByRole('button', { name: label }))

test('all who have not handed in are reminded with one tap, without those who were a moment ago, who did, or who are excused', async () => {
  await begin(
    [
      learner(1, 'Ahmad'),
      learner(2, 'Belal', { assignment_status: 3 }),
      learner(3, 'Cyra', { assignment_status: 1 }),
      learner(4, 'Dunya', { is_excused: true }),
      learner(5, 'Emal', { reminded_on: justNow() }),
    ],
    {},
    2,
  )
  await open('3 have not handed in')
  await expect.element(page.getByRole('checkbox', { name: 'Belal · to be done again' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /Emal · reminded/ })).toBeDisabled()
  await expect.element(page.getByRole('checkbox', { name: 'Cyra' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Remind all 2 learners' }))
  await expect.element(page.getByText('2 learners are reminded.')).toBeVisible()
  expect(sent()).toEqual([{ assignment_id, user_ids: [1, 2] }])
})

test('or chosen ones; where nobody was told any more, that is said', async () => {
  await begin([learner(1, 'Ahmad'), learner(2, 'Belal')], {}, 0)
  await open('2 have not handed in')
  await userEvent.click(page.getByRole('checkbox', { name: 'Belal' }))
  await userEvent.click(page.getByRole('button', { name: 'Remind 1 learner' }))
  await expect.element(page.getByText(/^Nobody was reminded/)).toBeVisible()
  expect(sent()).toEqual([{ assignment_id, user_ids: [2] }])
})

test('nobody is reminded of work that is closed, but who has more time', async () => {
  const closed = { due_date: '2026-01-02T00:00:00.000Z', closes_on: '2026-01-03T00:00:00.000Z' }
  await begin([learner(1, 'Ahmad'), learner(2, 'Belal', { due_date: '2041-01-01T00:00:00.000Z' })], closed)
  await open('2 have not handed in')
  await expect.element(page.getByRole('checkbox', { name: 'Ahmad' })).toBeDisabled()
  await userEvent.click(page.getByRole('button', { name: 'Remind 1 learner' }))
  await expect.poll(sent).toEqual([{ assignment_id, user_ids: [2] }])
})

test('where everybody handed in, or before the work begins, there is nothing to remind of', async () => {
  await begin([learner(3, 'Cyra', { assignment_status: 1 })])
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await begin([learner(1, 'Ahmad')], { start_date: '2041-01-01T00:00:00.000Z' })
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('a text to send oneself is in the language of the class, names no learner, and is copied as it stands', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await begin([learner(1, 'Ahmad')])
  await open('1 has not handed in')
  await userEvent.click(page.getByText('Text for a message').first())
  const text = page.getByRole('textbox', { name: 'Text for a message' })
  await expect.element(text).toHaveValue(expect.stringContaining('۱۴۲۰'))
  await expect.element(text).toHaveValue(expect.stringContaining('Water cycle'))
  await expect.element(text).not.toHaveValue(expect.stringContaining('Ahmad'))
  await expect.element(text).toHaveAttribute('lang', 'ps-AF')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language of the text' }), 'English')
  await expect
    .element(text)
    .toHaveValue(expect.stringMatching(/^“Water cycle” \(Science 7 A\) is due .*2041.*hand it in\.$/))
  await userEvent.click(page.getByRole('button', { name: 'Copy the text' }))
  await expect.element(page.getByText('The text is copied.')).toBeVisible()
  expect(copied).toHaveBeenCalledWith(expect.stringContaining('2041'))
})

test('where the browser lets nothing be copied, the text is marked', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await begin([learner(1, 'Ahmad')])
  await open('1 has not handed in')
  await userEvent.click(page.getByText('Text for a message').first())
  await userEvent.click(page.getByRole('button', { name: 'Copy the text' }))
  await expect.element(page.getByText(/^It could not be copied/)).toBeVisible()
  const area = page.getByRole('textbox').element() as HTMLTextAreaElement
  expect([area.selectionStart, area.selectionEnd]).toEqual([0, area.value.length])
})

test.each([
  ['en', 'is due 26 Nov 2041', 'was due'],
  ['ps', '۱۴۲۰', 'نېټه'],
  ['da', '۱۴۲۰', 'بود'],
  ['ur', '2041', 'تھی'],
] as const)(
  'in %s the date is in its calendar and digits, and work that is over says so',
  async (locale, due, over) => {
    const when = { locale, time_zone: 'Asia/Kabul' }
    expect(await reminderText(assignment, { ...when, now: 0 })).toContain(due)
    expect(await reminderText(assignment, { ...when, now: Date.parse('2042-01-01') })).toContain(over)
  },
)
