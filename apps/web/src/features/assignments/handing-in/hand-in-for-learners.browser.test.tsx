import type { HandedIn } from '@maktab/contracts/assignments/assignments'
import type { Submission } from '@maktab/contracts/assignments/submissions'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../../test/stage.tsx'
import { HandInForLearners } from './hand-in-for-learners.tsx'
import { WithdrawWork } from './withdraw-work.tsx'

const assignment_id = '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01'
const learner = (user_id: number, full_name: string, submissions: readonly HandedIn[] = []) =>
  ({ user_id, full_name, submissions }) as unknown as Submission
const handed = { submission_id: '00000000-0000-4000-8000-000000000001', by_teacher: 'paper' } as HandedIn
const list = [learner(1, 'Amina'), learner(2, 'Hewad'), learner(3, 'Spogmai', [handed])]
const taken = { ok: true, value: { submission_id: handed.submission_id } } as const

let stage: Stage
afterEach(() => stage.leave())
const performed = (name: string) =>
  stage.performed.filter((one) => one.name === name).map(({ input, files }) => ({ input, files: files.length }))

async function picture(color: string): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8)
  const context = canvas.getContext('2d')!
  context.fillStyle = color
  context.fillRect(0, 0, 8, 8)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], `${color}.png`, { type: 'image/png' })
}

type Answers = NonNullable<NonNullable<Parameters<typeof setStage>[0]>['answers']>
async function open(answers: Answers, button = 'Work given on paper') {
  stage = await setStage({ answers })
  stage.show(
    <ToastProvider>
      <HandInForLearners assignment_id={assignment_id} list={list} />
    </ToastProvider>,
  )
  await userEvent.click(page.getByRole('button', { name: button }))
}

test('who gave nothing yet is ticked, and each is handed in for once, also after a failure', async () => {
  let answers = 0
  await open({ handInSubmission: () => (answers++ === 1 ? { ok: false, failure: 'unreachable' } : taken) })
  await expect.element(page.getByRole('checkbox', { name: 'Spogmai' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('checkbox', { name: 'Amina' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Hewad' }))
  await userEvent.click(page.getByRole('button', { name: 'Hand in for 2 learners' }))
  await expect.element(page.getByRole('dialog').getByRole('alert')).not.toBeEmptyDOMElement()
  await userEvent.click(page.getByRole('button', { name: 'Hand in for 1 learner' }))
  await expect.element(page.getByText('Handed in for 1 learner.')).toBeVisible()
  const paper = { assignment_id, on_paper: true, text: '', attachments: [] }
  const given = performed('handInSubmission')
  expect(given).toMatchObject([1, 2, 2].map((user_id) => ({ input: { ...paper, user_id }, files: 0 })))
  expect(given[2]).toEqual(given[1])
})

test('each photo of a pile is given to a learner; several of one are one work', async () => {
  await open({ handInSubmission: () => taken })
  const photos = await Promise.all(['red', 'green', 'blue'].map(picture))
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]:not([capture])')!, photos)
  await expect.element(page.getByLabelText('Whose is photo 3?')).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Whose is photo 1?'), 'Amina')
  await userEvent.selectOptions(page.getByLabelText('Whose is photo 2?'), 'Spogmai')
  await userEvent.click(page.getByRole('button', { name: 'Hand in for 2 learners' }))
  await expect.element(page.getByText('Say whose each photo is.')).toBeVisible()
  expect(performed('handInSubmission')).toEqual([])
  await userEvent.selectOptions(page.getByLabelText('Whose is photo 3?'), 'Amina')
  await userEvent.click(page.getByRole('button', { name: 'Hand in for 2 learners' }))
  await expect.element(page.getByText('Handed in for 2 learners.')).toBeVisible()
  expect(performed('handInSubmission')).toMatchObject([
    { input: { user_id: 1, on_paper: false, attachments: [{ mime_type: 'image/jpeg' }, {}] }, files: 2 },
    { input: { user_id: 3, on_paper: false }, files: 1 },
  ])
})

test('a class is gone through one learner after the other: photos, paper or nothing, each handed in at once', async () => {
  let answers = 0
  await open(
    { handInSubmission: () => (answers++ === 0 ? { ok: false, failure: 'unreachable' } : taken) },
    'One learner after the other',
  )
  const turn = page.getByRole('combobox', { name: 'Whose turn' })
  await expect.element(turn).toHaveValue('1')
  await expect.element(page.getByRole('option', { name: 'Spogmai' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Gave nothing, next' }))
  await expect.element(turn).toHaveValue('2')
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]:not([capture])')!, [
    await picture('red'),
    await picture('green'),
  ])
  await userEvent.click(page.getByRole('button', { name: 'Hand in 2 photos, next' }))
  await expect.element(page.getByRole('dialog').getByRole('alert')).not.toBeEmptyDOMElement()
  await userEvent.click(page.getByRole('button', { name: 'Hand in 2 photos, next' }))
  await expect.element(page.getByText('Handed in for 1 of 2')).toBeVisible()
  await expect.element(turn).toHaveValue('1')
  await userEvent.click(page.getByRole('button', { name: 'On paper without a photo, next' }))
  await expect.element(page.getByText('That was everybody.')).toBeVisible()
  const given = performed('handInSubmission')
  expect(given).toMatchObject([
    { input: { user_id: 2, on_paper: false, attachments: [{}, {}] }, files: 2 },
    { input: { user_id: 2, on_paper: false }, files: 2 },
    { input: { user_id: 1, on_paper: true, attachments: [] }, files: 0 },
  ])
  expect(given[1]).toEqual(given[0])
})

test('work is taken back, and that too for ten seconds', async () => {
  const takeBack = vi.fn(() => Promise.resolve(true))
  const changed = vi.fn()
  stage = await setStage({
    answers: { deletePost: () => ({ ok: true, value: { post_id: handed.submission_id } }) },
    store: { takeBack },
  })
  stage.show(
    <ToastProvider>
      <WithdrawWork assignment_id={assignment_id} submission={handed} told="It is gone." onChanged={changed} />
    </ToastProvider>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Take back' }))
  await expect.element(page.getByText('It is gone.')).toBeVisible()
  expect(performed('deletePost')).toMatchObject([{ input: { assignment_id, post_id: handed.submission_id } }])
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByText('It is gone.')).not.toBeInTheDocument()
  expect(takeBack).toHaveBeenCalledTimes(1)
  expect(changed.mock.calls).toEqual([[true], [false]])
})
