import type { AnyAnswer } from '@maktab/client/call'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { hashPassword } from './hash-password.ts'
import { PasswordCard } from './password-card.tsx'

let stage: Stage
afterEach(() => stage.leave())

async function open(answers: AnyAnswer[] = [], language: 'en' | 'pu' = 'en') {
  const told: string[] = []
  stage = await setStage({
    language,
    answers: { updatePassword: () => answers.shift() ?? { ok: true, value: { ended_sessions: 2 } } },
    here: { passwordChanged: async (password) => void told.push(password) },
  })
  stage.show(
    <ToastProvider>
      <PasswordCard />
    </ToastProvider>,
  )
  await expect.element(page.getByRole('button').last()).toBeVisible()
  return told
}
const old = () => page.getByLabelText('Current password', { exact: true })
const next = () => page.getByLabelText('New password', { exact: true })
const again = () => page.getByLabelText('Confirm new password', { exact: true })
const change = () => page.getByRole('button', { name: 'Change password' })
async function type(before: string, after: string, confirmation = after) {
  await userEvent.fill(old(), before)
  await userEvent.fill(next(), after)
  await userEvent.fill(again(), confirmation)
}

test('each of the three is required, the first wrong one has the focus, and nothing is sent', async () => {
  await open()
  await userEvent.click(change())
  for (const sentence of [
    'Type your current password.',
    'Type a new password.',
    'Type the new password again.',
    'Please correct the fields that are marked.',
  ])
    await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(old()).toHaveFocus()
  expect(stage.performed).toEqual([])
})
test.each([
  ['short', 'short', 'short', 'A password has at least 8 characters and no space.'],
  ['with a space', 'long enough', 'long enough', 'A password has at least 8 characters and no space.'],
  ['not the same twice', 'long-enough', 'long-enougj', 'The two passwords are not the same.'],
  ['the present one', 'the-old-one', 'the-old-one', 'The new password is the one that you have. Choose another.'],
])('a new password that is %s is refused at its field', async (_, after, confirmation, sentence) => {
  await open()
  await type('the-old-one', after, confirmation)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(sentence).first()).toBeVisible()
  expect(stage.performed).toEqual([])
})
test('both travel as hashes, trimmed; it says how many devices were logged out, and the device keeps the new one', async () => {
  const told = await open()
  await type('the-old-one', ' the-new-one ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Password changed successfully')).toBeVisible()
  await expect.element(page.getByText('2 other devices were logged out.')).toBeVisible()
  const password = await hashPassword('the-new-one')
  expect(stage.performed.map(({ input }) => input)).toEqual([
    { old_password: await hashPassword('the-old-one'), password },
  ])
  expect(told).toEqual([password])
  for (const field of [old(), next(), again()]) await expect.element(field).toHaveValue('')
})
test('a wrong old password is told at its field; too many tries and no network below; nothing typed is lost', async () => {
  await open([
    { ok: false, refusal: 'old_password_wrong' },
    { ok: false, refusal: 'too_many_tries' },
    { ok: false, failure: 'offline' },
  ])
  await type('not-the-old', 'the-new-one')
  await userEvent.click(change())
  await expect.element(old()).toHaveAccessibleDescription('The old password is not valid')
  await expect.element(old()).toHaveFocus()
  await userEvent.click(change())
  await expect.element(page.getByText('Too many tries. Wait a few minutes and try again.')).toBeVisible()
  await userEvent.click(change())
  await expect.element(page.getByText(/Unable to connect/)).toBeVisible()
  await expect.element(next()).toHaveValue('the-new-one')
})
test('what keeps passwords finds whose it is, the old one and the new one; from the right too', async () => {
  await open([], 'pu')
  const fields = [...stage.place.querySelectorAll('input')]
  expect(fields.map(({ autocomplete }) => autocomplete)).toEqual([
    'username',
    'current-password',
    'new-password',
    'new-password',
  ])
  expect(fields[0]?.value).toBe('learner')
  await userEvent.click(page.getByRole('button', { name: 'پټنوم بدلول' }))
  await expect.element(page.getByText('خپل اوسنی پټنوم ولیکئ.')).toBeVisible()
})
