import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { hashPassword } from './hash-password.ts'
import { LoginScreen } from '#screens/way-in/login.tsx'
import { rememberedUnder } from './may-remember.ts'
import { readRememberedSignIn } from './remembered-sign-in.ts'

let stage: Stage
let answer: object
beforeEach(() => {
  localStorage.removeItem(rememberedUnder)
  answer = { ok: true, value: { user_id: 7, username: 'zarghuna', active_role: 'learner', current_language: 'en' } }
})
afterEach(() => stage.leave())

async function open(): Promise<void> {
  stage = await setStage({ person: null, words: ['pages'], answers: { signIn: () => answer as never } })
  stage.show(<LoginScreen isSessionOver={false} />)
  await expect.element(page.getByLabelText('Email or username')).toBeVisible()
}
async function again(): Promise<void> {
  stage.leave()
  await open()
}
const name = () => page.getByLabelText('Email or username')
const password = () => page.getByLabelText('Password', { exact: true })
const box = () => page.getByRole('checkbox', { name: 'Remember me on this device' })
const hint = () => page.getByText('Your remembered password is used.')
const kept = () => localStorage.getItem(rememberedUnder)

async function logIn(username: string, typed: string | undefined): Promise<void> {
  const before = stage.performed.length
  await name().fill(username)
  if (typed !== undefined) await password().fill(typed)
  await password().click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => stage.performed.length).toBeGreaterThan(before)
  // What is kept or forgotten is settled before the button may be pressed again.
  await expect.element(page.getByRole('button', { name: 'Log in' })).toBeVisible()
}

/** As somebody who ticked the box came in. */
async function rememberSomebody(): Promise<void> {
  await open()
  await box().click()
  await logIn('zarghuna', 'salaam-maktab')
  await expect.poll(kept).not.toBeNull()
  await again()
}

describe('the box', () => {
  test('is not ticked by itself, and nothing is kept without it', async () => {
    await open()
    await expect.element(box()).not.toBeChecked()
    await logIn('zarghuna', 'salaam-maktab')
    await expect.poll(() => stage.person()?.user_id).toBe(7)
    expect(kept()).toBeNull()
  })

  test('keeps name and password so that nobody reads them, on the page or in storage', async () => {
    await rememberSomebody()
    await expect.element(name()).toHaveValue('zarghuna')
    await expect.element(hint()).toBeVisible()
    await expect.element(password()).toHaveValue('')
    await expect.element(box()).toBeChecked()
    const all = JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }) + document.cookie
    for (const secret of ['zarghuna', 'salaam-maktab', await hashPassword('salaam-maktab')])
      expect(all).not.toContain(secret)
  })

  test('lets in without a password typed', async () => {
    await rememberSomebody()
    await expect.element(hint()).toBeVisible()
    await logIn('zarghuna', undefined)
    expect(stage.performed[0]?.input).toMatchObject({
      username: 'zarghuna',
      password: await hashPassword('salaam-maktab'),
    })
  })

  test('unticked forgets whoever it was', async () => {
    await rememberSomebody()
    await expect.element(box()).toBeChecked()
    await box().click()
    await logIn('zarghuna', undefined)
    await expect.poll(kept).toBeNull()
  })
})

describe('another person of the same phone', () => {
  test('is not remembered by the box of the first, and does not get the first’s password', async () => {
    await rememberSomebody()
    await expect.element(hint()).toBeVisible()
    await name().fill('spogmai')
    await expect.element(hint()).not.toBeInTheDocument()
    await expect.element(box()).not.toBeChecked()
    await password().click()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Type your password.')).toBeVisible()
    expect(stage.performed).toEqual([])
    await logIn('spogmai', 'another password')
    await expect.poll(() => stage.person()?.user_id).toBe(7)
    expect(await readRememberedSignIn()).toMatchObject({ username: 'zarghuna' })
  })
})

test('a password that is no longer right is forgotten, and asked for', async () => {
  await rememberSomebody()
  await expect.element(hint()).toBeVisible()
  answer = { ok: false, refusal: 'invalid_credentials' }
  await logIn('zarghuna', undefined)
  await expect.element(page.getByText('Invalid username or password.')).toBeVisible()
  await expect.element(hint()).not.toBeInTheDocument()
  expect(kept()).toBeNull()
})

test('a school that does not answer makes nobody forgotten', async () => {
  await rememberSomebody()
  await expect.element(hint()).toBeVisible()
  answer = { ok: false, failure: 'broken' }
  await logIn('zarghuna', undefined)
  await expect.element(page.getByRole('alert').getByText('The site can’t be reached.')).toBeVisible()
  await expect.element(hint()).toBeVisible()
})

test.each([
  '',
  'x',
  '{}',
  '[]',
  'null',
  '{"version":2,"iv":"AA==","text":"AA=="}',
  '{"version":1,"iv":"AA==","text":"AAAA"}',
  '{"version":1,"iv":"%","text":7}',
])('what another version left (%s) is nobody', async (text) => {
  localStorage.setItem(rememberedUnder, text)
  await open()
  expect(await readRememberedSignIn()).toBeUndefined()
  await expect.element(name()).toHaveValue('')
})
