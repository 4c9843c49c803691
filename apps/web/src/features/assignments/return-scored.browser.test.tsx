import type { Submission } from '@maktab/contracts/assignments/submissions'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { AskAgain } from './ask-again.tsx'
import { TakeReturnBack } from './marking/take-return-back.tsx'
import { useReturning } from './marking/use-returning.ts'
import { ReturnScored } from './return-scored.tsx'

const assignment_id = '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01'
const work = (user_id: number, part: object = {}) =>
  ({
    user_id,
    assignment_status: 1,
    score: null,
    scored_on: null,
    returned_on: null,
    automatic_score: null,
    is_score_automatic: false,
    counted_on: null,
    teacher_remarks: '',
    rubric_levels: {},
    submissions: [{ submission_id: 'a' }],
    ...part,
  }) as unknown as Submission

let stage: Stage
afterEach(() => stage.leave())

const changed = vi.fn()
function Returned({ list, assignment_type = 2 }: { list: readonly Submission[]; assignment_type?: 1 | 2 }) {
  const returning = useReturning(assignment_id, changed)
  return (
    <>
      <TakeReturnBack of={returning} />
      <AskAgain submission={list[0]!} returning={returning} />
      <ReturnScored assignment={{ assignment_type }} list={list} returning={returning} />
    </>
  )
}

async function show(list: readonly Submission[], assignment_type: 1 | 2 = 2) {
  const takeBack = vi.fn(async () => true)
  stage = await setStage({
    store: { takeBack },
    answers: {
      returnSubmissions: ({ user_ids }: { user_ids: number[] }) => ({
        ok: true,
        value: { user_ids, returned_on: '2026-11-20T08:00:00.000Z', skipped: [] },
      }),
    },
  })
  stage.show(
    <ToastProvider>
      <Returned list={list} assignment_type={assignment_type} />
    </ToastProvider>,
  )
  return { takeBack }
}

const inputs = () => stage.performed.map(({ input }) => input)

test('a teacher who asks for work again says why first, and may take it back', async () => {
  const { takeBack } = await show([work(2)])
  await userEvent.click(page.getByRole('button', { name: 'Ask to hand in again' }))
  const dialog = page.getByRole('dialog', { name: 'Ask to hand in again?' })
  await userEvent.click(dialog.getByRole('button', { name: 'Ask to hand in again' }))
  await expect.element(dialog.getByText('Say why')).toBeVisible()
  expect(inputs()).toEqual([])
  await userEvent.fill(dialog.getByRole('textbox', { name: 'What should be better' }), ' Draw the rain too. ')
  await userEvent.click(dialog.getByRole('button', { name: 'Ask to hand in again' }))
  await expect.element(page.getByText('1 learner is asked to hand in again.')).toBeVisible()
  expect(inputs()).toEqual([{ assignment_id, user_ids: [2], assignment_status: 3, comment: 'Draw the rain too.' }])
  expect(changed).toHaveBeenCalledWith([2])
  await userEvent.click(page.getByRole('button', { name: 'Take it back' }))
  await expect.element(page.getByText('nothing was sent')).toBeVisible()
  expect(takeBack).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('button', { name: 'Take it back' })).not.toBeInTheDocument()
})

const scored = { score: 5, scored_on: '2026-11-19T08:00:00.000Z' }

test('work without a score is named before a return, and left out or returned; whoever is told nothing gets a comment', async () => {
  await show([
    work(1, { ...scored, teacher_remarks: 'Good' }),
    work(2),
    work(3, { submissions: [], assignment_status: 0 }),
  ])
  const open = () => userEvent.click(page.getByRole('button', { name: 'Return 1 scored work' }))
  await open()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('radiogroup', { name: '1 work has no mark' })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Return' }))
  await expect.poll(inputs).toMatchObject([{ user_ids: [1], assignment_status: 2, comment: '', unready: 'skip' }])

  await open()
  await userEvent.click(dialog.getByRole('radio', { name: 'Return without a mark' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Return' }))
  await expect.element(dialog.getByText('Write a comment')).toBeVisible()
  await userEvent.fill(dialog.getByRole('textbox'), 'Well done.')
  await userEvent.click(dialog.getByRole('button', { name: 'Return' }))
  await expect.poll(inputs).toMatchObject([{}, { user_ids: [1, 2], comment: 'Well done.', unready: 'return' }])
})

test('work that is not graded is seen, in two taps and without a word', async () => {
  await show([work(1), work(2), work(3, { assignment_status: 2 })], 1)
  await userEvent.click(page.getByRole('button', { name: 'Mark 2 works as seen' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Return' }))
  await expect.poll(inputs).toMatchObject([{ user_ids: [1, 2], assignment_status: 2 }])
})
