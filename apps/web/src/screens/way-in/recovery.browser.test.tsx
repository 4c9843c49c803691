import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FeedbackLayer } from '#shell/feedback-layer.tsx'
import { standInForCaptcha, type CaptchaStandIn } from '../../../test/captcha-stand-in.ts'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { hashPassword } from '#features/access/hash-password.ts'
import { WayInPage } from './way-in-page.tsx'

const done = { ok: true as const, value: {} }
const refused = (refusal: string) => ({ ok: false as const, refusal }) as never
type Options = NonNullable<Parameters<typeof setStage>[0]>

let stage: Stage
let captcha: CaptchaStandIn
let before: string

async function begin(at: string, options: Options = {}) {
  history.replaceState(null, '', at)
  stage = await setStage({ ...options, person: null, words: ['pages'] })
  stage.show(
    <>
      <WayInPage page="/forgot-password" onSignedIn={() => undefined} />
      <FeedbackLayer />
    </>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const performed = (name: string) =>
  stage.performed.filter((command) => command.name === name).map(({ input }) => input as Record<string, unknown>)
const field = (name: string) => page.getByLabelText(name, { exact: true })
const button = (name: string) => page.getByRole('button', { name })

beforeEach(() => {
  before = location.href
  captcha = standInForCaptcha()
})
afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['platform']
  history.replaceState(null, '', before)
})

describe('step 1, the address', () => {
  test('nothing is sent, by button or Enter, before the check is done', async () => {
    const release = captcha.hold()
    await begin('/forgot-password', { answers: { requestRecovery: () => done } })
    await userEvent.fill(field('Email'), 'karim@rana.example')
    await expect.element(button('Send the email')).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    expect(stage.performed).toEqual([])
    release()
    await expect.element(button('Send the email')).toBeEnabled()
    await userEvent.click(field('Email'))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Check your email' })).toHaveFocus()
    await expect.element(page.getByText('If', { exact: false }).first()).toHaveTextContent('karim@rana.example')
    expect(page.getByRole('textbox').elements()).toEqual([])
    expect(performed('requestRecovery')).toMatchObject([{ email: 'karim@rana.example' }])
    expect(performed('requestRecovery')[0]).not.toHaveProperty('isBonzo')
    expect(performed('requestRecovery')[0]).not.toHaveProperty('institution_id')
  })
  test('names the school where a host has one alone', async () => {
    await begin('/forgot-password', { tenant: { institution_id: 809 }, answers: { requestRecovery: () => done } })
    await userEvent.fill(field('Email'), 'karim@rana.example')
    await expect.element(button('Send the email')).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(performed('requestRecovery')).toMatchObject([{ institution_id: 809 }]))
  })
  test.each(['', 'karim@', 'karim@rana'])('%j is not sent: invalid_email is said', async (typed) => {
    await begin('/forgot-password')
    await expect.element(button('Send the email')).toBeEnabled()
    if (typed !== '') await userEvent.fill(field('Email'), typed)
    await userEvent.click(button('Send the email'))
    await expect.element(page.getByText('Type a valid email address.')).toBeVisible()
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
    expect(stage.performed).toEqual([])
  })
  test.each([
    ['captcha_failed', 'Something went wrong on our side. Try again later.'],
    ['mail_too_soon', 'Wait a minute before you ask for another email.'],
    ['too_many_tries', 'Too many tries. Wait a few minutes and try again.'],
  ])('%s is said, and the address stays', async (refusal, words) => {
    await begin('/forgot-password', { answers: { requestRecovery: () => refused(refusal) } })
    await userEvent.fill(field('Email'), 'karim@rana.example')
    await expect.element(button('Send the email')).toBeEnabled()
    await userEvent.click(button('Send the email'))
    await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
    await expect.element(field('Email')).toHaveValue('karim@rana.example')
  })
  test.each([
    ['/forgot-password', '/login', undefined],
    ['/forgot-password?isBonzo=1', '/public-login', 1],
  ])('%s leads back to %s', async (at, href, isBonzo) => {
    await begin(at, { answers: { requestRecovery: () => done } })
    await expect.element(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', href)
    await userEvent.fill(field('Email'), 'karim@rana.example')
    await expect.element(button('Send the email')).toBeEnabled()
    await userEvent.click(button('Send the email'))
    await expect.poll(() => performed('requestRecovery')[0]?.['isBonzo']).toBe(isBonzo)
  })
})

describe('step 2, the new password', () => {
  const link = '/forgot-password?id=12&change_code=abc&ln=0'
  async function choose(password: string, confirmation: string) {
    await userEvent.fill(field('New password'), password)
    await userEvent.fill(field('Confirm password'), confirmation)
    await userEvent.click(button('Reset password'))
  }
  test.each([
    ['', '', ['Type a new password.', 'Type the new password again.']],
    ['  ', 'x', ['Type a new password.']],
    ['1234567', '1234567', ['A password has at least 8 characters and no space.']],
    ['salaam 1234', 'salaam 1234', ['A password has at least 8 characters and no space.']],
    ['salaam-1234', 'salaam-4321', ['The two passwords are not the same.']],
  ])('%j with %j is not sent', async (password, confirmation, words) => {
    await begin(link)
    await choose(password, confirmation)
    for (const sentence of words) await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(page.getByText('Please correct the fields that are marked.')).toBeVisible()
    expect(stage.performed).toEqual([])
  })
  test('each field has an eye once something is typed', async () => {
    await begin(link)
    expect(button('Show password').elements()).toEqual([])
    await userEvent.fill(field('New password'), 'salaam-1234')
    expect(button('Show password').elements()).toHaveLength(1)
    await userEvent.fill(field('Confirm password'), 'salaam-1234')
    expect(button('Show password').elements()).toHaveLength(2)
    await userEvent.click(button('Show password').first())
    await expect.element(field('New password')).toHaveAttribute('type', 'text')
    await expect.element(field('Confirm password')).toHaveAttribute('type', 'password')
  })
  test('is set: the fields are gone, and login is one press away', async () => {
    await begin(link, { answers: { recoverPassword: () => done } })
    await choose(' salaam-1234 ', 'salaam-1234')
    await expect.element(page.getByRole('heading', { name: 'Your new password is set' })).toHaveFocus()
    expect(document.querySelectorAll('input[type=password]')).toHaveLength(0)
    await expect.element(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')
    expect(performed('recoverPassword')).toEqual([
      { user_id: 12, change_code: 'abc', password: await hashPassword('salaam-1234') },
    ])
  })
  test('a code that is over is said in Pashto, with the way to a new one; nothing typed is lost', async () => {
    await begin(link, { language: 'pu', answers: { recoverPassword: () => refused('code_invalid') } })
    await userEvent.fill(field('نوی پټنوم'), 'salaam-1234')
    await userEvent.fill(field('پټنوم تایید کړئ'), 'salaam-1234')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('کوډ ناسم دی یا یې وخت تېر شوی.')).toBeVisible()
    await expect.element(button('نوی لینک وغواړئ')).toBeVisible()
    await expect.element(field('نوی پټنوم')).toHaveValue('salaam-1234')
  })
  test.each([
    '/forgot-password?id=12',
    '/forgot-password?change_code=abc',
    '/forgot-password?id=x&change_code=abc',
    '/forgot-password?id=-1&change_code=abc',
  ])('%s is no link: the address is asked for', async (at) => {
    await begin(at)
    await expect.element(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible()
  })
})

describe('in the mobile application', () => {
  async function untilCode(answers: Options['answers'], language: Options['language'] = 'en', label = 'Send the code') {
    document.documentElement.dataset['platform'] = 'mobile'
    await begin('/forgot-password', { language, answers: { sendRecoveryCode: () => done, ...answers } })
    await userEvent.fill(page.getByRole('textbox'), 'karim@rana.example')
    await userEvent.click(button(label))
  }
  const boxes = () => page.getByRole('textbox')

  test('a code leads to the new password, and counts 30 seconds until the next', async () => {
    await untilCode({ verifyCode: () => ({ ok: true, value: { user_id: 12 } }), recoverPasswordByCode: () => done })
    await expect.element(button('Verify your account')).toBeVisible()
    await expect.element(page.getByText('karim@rana.example', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /Resend in (30|29|28) seconds/ })).toBeVisible()
    await expect.element(button('Confirm')).toBeDisabled()
    await userEvent.click(boxes().first())
    await userEvent.keyboard('4321')
    await expect.element(button('Confirm')).toBeEnabled()
    await userEvent.click(button('Confirm'))
    await userEvent.fill(field('New password'), 'salaam-1234')
    await userEvent.fill(field('Confirm password'), 'salaam-1234')
    await userEvent.click(button('Reset password'))
    await expect.element(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
    expect(performed('recoverPasswordByCode')).toEqual([
      { user_id: 12, otp: '4321', password: await hashPassword('salaam-1234') },
    ])
  })
  test.each([
    ['otp_invalid', 'The verification code is wrong.'],
    ['too_many_tries', 'Too many tries. Wait a few minutes and try again.'],
  ])('%s is said, and the boxes are empty again', async (refusal, words) => {
    await untilCode({ verifyCode: () => refused(refusal) })
    await userEvent.click(boxes().first())
    await userEvent.keyboard('4321{Enter}')
    await expect.element(page.getByText(words)).toBeVisible()
    await expect
      .poll(() =>
        boxes()
          .elements()
          .map((box) => (box as HTMLInputElement).value),
      )
      .toEqual(['', '', '', ''])
    await expect.element(boxes().first()).toHaveFocus()
  })
  test('the code of a signup opens nobody’s password, and says so in Dari', async () => {
    await untilCode({ verifyCode: () => ({ ok: true, value: { user_id: null } }) }, 'da', 'کود را بفرستید')
    await userEvent.click(boxes().first())
    await userEvent.keyboard('4321{Enter}')
    await expect.element(page.getByText('کود تأیید درست نیست.')).toBeVisible()
  })
})
