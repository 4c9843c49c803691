import type { Submission } from '@maktab/contracts/assignments/submissions'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { AskAgain } from './ask-again.tsx'

const assignment_id = '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01'
const submission = { user_id: 2, assignment_status: 1 } as Submission

let stage: Stage
afterEach(() => stage.leave())

test('a teacher who asks for work again says why first', async () => {
  const asked = vi.fn()
  stage = await setStage({
    answers: {
      returnSubmissions: () => ({ ok: true, value: { user_ids: [2], returned_on: '2026-11-20T08:00:00.000Z' } }),
    },
  })
  stage.show(
    <ToastProvider>
      <AskAgain assignment_id={assignment_id} submission={submission} remarks="" onAsked={asked} />
    </ToastProvider>,
  )
  const button = () => page.getByRole('button', { name: 'Ask to hand in again' })
  await userEvent.click(button())
  const dialog = page.getByRole('dialog', { name: 'Ask to hand in again?' })
  await userEvent.click(dialog.getByRole('button', { name: 'Ask to hand in again' }))
  await expect.element(dialog.getByText('Say why')).toBeVisible()
  expect(stage.performed).toEqual([])
  await userEvent.fill(dialog.getByRole('textbox', { name: 'What should be better' }), ' Draw the rain too. ')
  await userEvent.click(dialog.getByRole('button', { name: 'Ask to hand in again' }))
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  expect(stage.performed.map(({ name, input }) => ({ name, input }))).toEqual([
    {
      name: 'returnSubmissions',
      input: { assignment_id, user_ids: [2], assignment_status: 3, teacher_remarks: 'Draw the rain too.' },
    },
  ])
  await expect.element(dialog).not.toBeInTheDocument()
})
