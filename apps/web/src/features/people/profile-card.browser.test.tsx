import type { AnyAnswer } from '@maktab/client/call'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ProfileCard } from './profile-card.tsx'

let stage: Stage
afterEach(() => stage.leave())

const profile = {
  user_id: 7,
  username: 'learner',
  full_name: 'Zarghuna Stanekzai',
  email: null,
  active_role: 'learner',
  institution_name: 'Test school',
  current_language: 'en',
  profile_image: null,
  school_id: 1,
  gender: 1,
  phone_number: '+93701234567',
  school_name: null,
  grade: 'Generic',
  may_change_name: true,
}

async function open(updateProfile: AnyAnswer[] = [], own: Partial<typeof profile> = {}) {
  stage = await setStage({
    answers: {
      readProfile: () => ({ ok: true, value: { ...profile, ...own } }),
      updateProfile: (input: object) => updateProfile.shift() ?? { ok: true, value: { ...profile, ...input } },
    },
  })
  stage.show(
    <ToastProvider>
      <ProfileCard />
    </ToastProvider>,
  )
  await expect.element(page.getByRole('button').first()).toBeVisible()
  await userEvent.click(page.getByRole('button').first())
}
const name = () => page.getByLabelText('Full name')
const phone = () => page.getByRole('textbox', { name: 'Phone number' })

test('what may be changed is changed as a whole, and the frame has the new name', async () => {
  await open()
  await userEvent.fill(name(), '  Zarghuna Ahmadi ')
  await userEvent.fill(phone(), '0709876543')
  await userEvent.selectOptions(page.getByLabelText('Grade'), '6')
  await userEvent.selectOptions(page.getByLabelText('Gender'), 'Prefer not to say')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('Your personal details are saved.')).toBeVisible()
  expect(stage.performed).toMatchObject([
    {
      name: 'updateProfile',
      input: { full_name: 'Zarghuna Ahmadi', gender: 2, phone_number: '+93709876543', grade: '6' },
    },
  ])
  expect(stage.person()?.full_name).toBe('Zarghuna Ahmadi')
})
test('what is emptied is emptied at the school; a grade of its own stays to be chosen', async () => {
  await open()
  await expect.element(page.getByLabelText('Grade')).toHaveValue('Generic')
  await userEvent.clear(phone())
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.poll(() => stage.performed[0]?.input).toMatchObject({ phone_number: null, grade: 'Generic', gender: 1 })
})
test('a missing name and a number that is none are told at their fields, before anything is sent', async () => {
  await open()
  await userEvent.clear(name())
  await userEvent.fill(phone(), '0701')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(name()).toHaveAccessibleDescription('Type your full name in letters.')
  await expect.element(phone()).toHaveAccessibleDescription('This is not a valid phone number.')
  await expect.element(name()).toHaveFocus()
  expect(stage.performed).toEqual([])
})
test('a name that the school keeps is read and not changed; the rest is', async () => {
  await open([], { may_change_name: false })
  await expect.element(name()).toHaveAttribute('readonly')
  await expect.element(name()).toHaveAccessibleDescription(/^Your school keeps your name\./)
  await userEvent.clear(phone())
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.poll(() => stage.performed[0]?.input).toMatchObject({ phone_number: null })
  expect(stage.performed[0]?.input).not.toHaveProperty('full_name')
})
test('a name of hidden signs is told at its field', async () => {
  await open()
  await userEvent.fill(name(), 'Zar\u202eghuna')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(name()).toHaveAccessibleDescription('Type your full name in letters.')
  expect(stage.performed).toEqual([])
})
test('what the school or the line refuses loses nothing that was typed', async () => {
  await open([{ ok: false, failure: 'offline' }])
  await userEvent.fill(name(), 'Zarghuna Ahmadi')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByRole('alert').getByText(/Unable to connect/)).toBeVisible()
  await expect.element(name()).toHaveValue('Zarghuna Ahmadi')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('Your personal details are saved.')).toBeVisible()
})
test('without a network there is what the session knows, and a way to ask again', async () => {
  stage = await setStage({ language: 'pu' })
  stage.show(
    <ToastProvider>
      <ProfileCard />
    </ToastProvider>,
  )
  await expect.element(page.getByText('د پروفایل پاتې برخه هغه وخت ښکاري چې انټرنېټ وي.')).toBeVisible()
  await expect.element(page.getByText('learner', { exact: true })).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(1)
})
