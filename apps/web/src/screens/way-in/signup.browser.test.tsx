import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FeedbackLayer } from '#shell/feedback-layer.tsx'
import { standInForCaptcha, type CaptchaStandIn } from '../../../test/captcha-stand-in.ts'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { keepExternalPerson } from '#features/access/external-person.ts'
import { hashPassword } from '#features/access/hash-password.ts'
import { WayInPage } from './way-in-page.tsx'
import { choosePassword, consumers, done, refused, session, email, send } from '../../../test/signing-up.ts'

let stage: Stage
let captcha: CaptchaStandIn
let before: string
const entered = vi.fn()

interface Begin extends Omit<NonNullable<Parameters<typeof setStage>[0]>, 'address' | 'person'> {
  readonly at?: string
}

async function begin({ at = '/signup?mode=email', tenant = {}, ...options }: Begin = {}) {
  history.replaceState(null, '', at)
  stage = await setStage({ ...options, person: null, words: ['pages'], tenant: { ...consumers, ...tenant } })
  stage.show(
    <>
      <WayInPage page="/signup" onSignedIn={entered} />
      <FeedbackLayer />
    </>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const performed = (name: string) =>
  stage.performed.filter((command) => command.name === name).map(({ input }) => input as Record<string, unknown>)

beforeEach(() => {
  before = location.href
  sessionStorage.clear()
  captcha = standInForCaptcha()
})
afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
  entered.mockClear()
  delete document.documentElement.dataset['platform']
  history.replaceState(null, '', before)
})

describe('the choice of the way', () => {
  test('offers email and the providers of a browser, and leads back to login', async () => {
    await begin({ at: '/signup' })
    await expect.element(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Continue with Maktab ID', exact: true }))
      .toHaveAttribute('href', '/api/external/start?provider=1&for=signup')
    expect(page.getByRole('link', { name: 'Continue with Maktab ID in the app' }).elements()).toEqual([])
    await expect.element(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    await userEvent.click(page.getByRole('button', { name: 'Continue with email' }))
    await expect.element(page.getByRole('heading', { name: 'What is your email address?' })).toBeVisible()
    expect(location.search).toBe('?mode=email')
    await userEvent.click(page.getByRole('button', { name: 'Back' }))
    await expect.element(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  })
  test('is skipped where there is nothing to choose', async () => {
    await begin({ at: '/signup', tenant: { external_providers: [] } })
    await expect.element(page.getByRole('heading', { name: 'What is your email address?' })).toBeVisible()
  })
  test.each([
    ['cancelled', 'Logging in with the other provider was not finished.'],
    ['unverified', 'The provider has not verified your email address. Verify it there first.'],
  ])('says once why a provider did not lead in: %s', async (reason, words) => {
    await begin({ at: `/signup?external=${reason}` })
    await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
    await expect.poll(() => location.search).toBe('')
  })
  test('speaks Dari', async () => {
    await begin({ at: '/signup', language: 'da' })
    await expect.element(page.getByRole('button', { name: 'ادامه با ایمیل' })).toBeVisible()
    await expect.poll(() => document.documentElement.dir).toBe('rtl')
  })
})

describe('step 1, the address', () => {
  test.each([
    ['', 'Type an email address.'],
    ['nilofar@', 'This is not a valid email address.'],
  ])('%j is not sent: the fault stands at the field, which has the focus, and is said', async (typed, words) => {
    await begin()
    if (typed !== '') await userEvent.fill(email(), typed)
    await expect.element(send()).toBeEnabled()
    await userEvent.click(send())
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(page.getByText('Please correct the fields that are marked.')).toBeVisible()
    await expect.element(email()).toHaveFocus()
    expect(stage.performed).toEqual([])
  })
  test('nothing can be sent before the check is done, and Enter sends nothing either', async () => {
    const release = captcha.hold()
    await begin({ answers: { requestSignup: () => done } })
    await userEvent.fill(email(), 'n@example.com')
    await expect.element(page.getByText('Checking that you are a person…')).toBeVisible()
    await expect.element(send()).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    expect(stage.performed).toEqual([])
    release()
    await expect.element(page.getByText('Checked: you are a person')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Check your email' })).toHaveFocus()
    expect(performed('requestSignup')).toMatchObject([{ email: 'n@example.com' }])
  })
  test('each attempt has a check of its own, and one that was spoilt is done again by itself', async () => {
    const answers = [refused('captcha_failed'), refused('institution_invalid'), done]
    await begin({ answers: { requestSignup: () => answers.shift() ?? done } })
    await userEvent.fill(email(), ' n@example.com ')
    await expect.element(send()).toBeEnabled()
    await userEvent.click(send())
    await expect.element(page.getByText('Invalid institution. Please provide a valid institution')).toBeVisible()
    expect(performed('requestSignup')).toHaveLength(2)
    await expect.element(page.getByText('Checked: you are a person')).toBeVisible()
    await userEvent.click(send())
    await expect.element(page.getByText('n@example.com', { exact: false }).first()).toBeVisible()
    const tokens = performed('requestSignup').map(({ t_Token }) => t_Token)
    expect(new Set(tokens).size).toBe(3)
  })
  test('a check that failed says so, and is tried again', async () => {
    captcha.cut(true)
    await begin()
    await expect.element(page.getByText('The check did not work. Are you online?')).toBeVisible()
    await expect.element(send()).toBeDisabled()
    captcha.cut(false)
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    await expect.element(send()).toBeEnabled()
  })
  test.each([
    ['too_many_tries', 'Too many tries. Wait a few minutes and try again.'],
    ['not_allowed', 'Something went wrong on our side. Try again later.'],
  ])('%s is said in place (seed 000 §8)', async (refusal, words) => {
    await begin({ answers: { requestSignup: () => refused(refusal) } })
    await userEvent.fill(email(), 'n@example.com')
    await expect.element(send()).toBeEnabled()
    await userEvent.click(send())
    await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
    await expect.element(email()).toHaveValue('n@example.com')
  })
})

describe('step 2, the mail', () => {
  const sent = async (answers: Begin['answers'] = { requestSignup: () => done }) => {
    sessionStorage.setItem('maktab.signup', JSON.stringify({ email: 'n@example.com', isSent: true }))
    await begin({ answers: answers ?? {} })
  }
  test('survives a page that was closed for the mailbox', async () => {
    await sent()
    await expect.element(page.getByText('We wrote to', { exact: false })).toHaveTextContent('n@example.com')
    await userEvent.click(page.getByRole('button', { name: 'Use another email address' }))
    await expect.element(email()).toHaveValue('n@example.com')
  })
  test('asks for another mail after 25 seconds and not before', async () => {
    const clock = vi.spyOn(performance, 'now')
    const start = performance.now()
    clock.mockImplementation(() => start)
    await sent()
    const wait = page.getByRole('button', { name: /Resend in 2[345] seconds/ })
    await expect.element(wait).toHaveAttribute('aria-disabled', 'true')
    // By the keyboard: the browser's driver would wait for a button that says it is disabled.
    ;(wait.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Wait a minute before you ask for another email.')).toBeVisible()
    expect(stage.performed).toEqual([])
    clock.mockImplementation(() => start + 24_500)
    await expect.element(page.getByRole('button', { name: 'Resend in 1 second' })).toBeVisible()
    clock.mockImplementation(() => start + 25_000)
    await userEvent.click(page.getByRole('button', { name: 'Resend', exact: true }))
    await expect.element(page.getByText('We sent the email again.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Resend in 25 seconds' })).toBeVisible()
    expect(performed('requestSignup')).toHaveLength(1)
  })
  test('the box of another captcha provider is drawn there too', async () => {
    const start = performance.now()
    const asked = vi.fn()
    Object.assign(window, {
      turnstile: {
        render: (place: HTMLElement, { callback }: { callback: (token: string) => void }) => {
          asked(place.isConnected)
          callback('token of the box')
        },
      },
    })
    captcha.answer({ provider: 'turnstile', site_key: 'key', script: `${location.origin}/__vitest_browser__/none.js` })
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      ;(script as HTMLScriptElement).onload?.(new Event('load'))
    })
    await sent()
    vi.spyOn(performance, 'now').mockImplementation(() => start + 60_000)
    await userEvent.click(page.getByRole('button', { name: 'Resend', exact: true }))
    await vi.waitFor(() => expect(performed('requestSignup')).toMatchObject([{ t_Token: 'token of the box' }]))
    expect(asked).toHaveBeenCalledWith(true)
  })
  test('a server that waits still is heard', async () => {
    const start = performance.now()
    await sent({ requestSignup: () => refused('mail_too_soon') })
    vi.spyOn(performance, 'now').mockImplementation(() => start + 60_000)
    await userEvent.click(page.getByRole('button', { name: 'Resend', exact: true }))
    await expect.element(page.getByText('Wait a minute before you ask for another email.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /Resend in/ })).toBeVisible()
  })
})

describe('step 2 in the mobile application, the code', () => {
  const code = async (answers: Begin['answers'], language: Begin['language'] = 'en') => {
    document.documentElement.dataset['platform'] = 'mobile'
    await begin({ answers: answers ?? {}, language })
  }
  test('is sent without a check, typed, and checked; then comes the password', async () => {
    await code({
      sendSignupCode: () => done,
      verifyCode: () => ({ ok: true, value: { user_id: null } }),
      createSignedUpUser: () => ({ ok: true, value: { email: 'n@example.com' } }),
      signIn: () => ({ ok: true, value: session }),
    })
    await userEvent.fill(email(), 'n@example.com')
    await userEvent.click(page.getByRole('button', { name: 'Send the code' }))
    await expect.element(page.getByRole('heading', { name: 'Type the code' })).toBeVisible()
    const confirm = page.getByRole('button', { name: 'Confirm' })
    await expect.element(confirm).toBeDisabled()
    await userEvent.click(page.getByRole('textbox', { name: 'Character 1 of 4' }))
    await userEvent.keyboard('123')
    await expect.element(confirm).toBeDisabled()
    await userEvent.keyboard('4{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Choose a password' })).toHaveFocus()
    expect(captcha.asked()).toBe(0)
    expect(performed('verifyCode')).toEqual([{ email: 'n@example.com', otp: '1234' }])
    await choosePassword('salaam-1234')
    await vi.waitFor(() => expect(entered).toHaveBeenCalled())
    expect(performed('createSignedUpUser')).toMatchObject([{ email: 'n@example.com', otp: '1234' }])
  })
  test('a wrong one is said in Dari and emptied, and the typing begins at the first box', async () => {
    await code({ sendSignupCode: () => done, verifyCode: () => refused('otp_invalid') }, 'da')
    await userEvent.fill(page.getByRole('textbox'), 'n@example.com')
    await userEvent.click(page.getByRole('button', { name: 'کود را بفرستید' }))
    const boxes = page.getByRole('textbox')
    await userEvent.click(boxes.first())
    await userEvent.keyboard('۹۸۷۶{Enter}')
    await expect.element(page.getByText('کود تأیید درست نیست.')).toBeVisible()
    await expect.poll(() => boxes.elements().map((box) => (box as HTMLInputElement).value)).toEqual(['', '', '', ''])
    await expect.element(boxes.first()).toHaveFocus()
    expect(performed('verifyCode')).toEqual([{ email: 'n@example.com', otp: '9876' }])
  })
})

describe('step 3, the password', () => {
  const link = '/signup?index=3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01&change_code=abc&ln=0'
  const good = {
    verifySignup: () => ({ ok: true as const, value: { email: 'n@example.com' } }),
    signIn: () => ({ ok: true as const, value: session }),
  }

  test.each([
    ['', '', ['Type your password.', 'Type the new password again.']],
    ['short', 'short', ['Choose a password of at least 8 characters without a space.']],
    ['with a space', 'with a space', ['Choose a password of at least 8 characters without a space.']],
    [
      'long enough',
      '',
      ['Choose a password of at least 8 characters without a space.', 'Type the new password again.'],
    ],
    ['salaam-1234', 'salaam-1235', ['The two passwords are not the same.']],
  ])('%j with %j is not sent', async (password, confirmation, words) => {
    await begin({ at: link })
    await choosePassword(password, confirmation)
    for (const sentence of words) await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(page.getByText('Please correct the fields that are marked.')).toBeVisible()
    expect(stage.performed).toEqual([])
  })
  test('makes the account, signs in and goes on; the password is hashed and trimmed', async () => {
    await begin({ at: link, answers: good })
    await choosePassword(' salaam-1234 ')
    await vi.waitFor(() => expect(entered).toHaveBeenCalledOnce())
    const [made] = performed('verifySignup')
    expect(made).toEqual({
      index: '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01',
      change_code: 'abc',
      password: await hashPassword('salaam-1234'),
      role: 'learner',
    })
    expect(performed('signIn')).toMatchObject([{ username: 'n@example.com', password: made?.['password'] }])
    expect(stage.person()).toMatchObject({ user_id: 900, profile_completion_step: 1 })
  })
  test('the full name is asked for where the tenant sells plans', async () => {
    await begin({ at: link, answers: good, tenant: { is_payment_enabled: true } })
    await choosePassword('salaam-1234')
    await expect.element(page.getByText('This field is required')).toBeVisible()
    await userEvent.fill(page.getByLabelText('Full name'), ' Nilofar Sadat ')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(entered).toHaveBeenCalled())
    expect(performed('verifySignup')).toMatchObject([{ full_name: 'Nilofar Sadat' }])
  })
  test('where teachers may come too, it is asked; who teaches says their name at once', async () => {
    await begin({ at: link, answers: good, tenant: { signup_roles: ['learner', 'teacher'] } })
    const [learn, teach] = [
      page.getByRole('radio', { name: 'Learn', exact: true }),
      page.getByRole('radio', { name: 'Teach' }),
    ]
    await expect.element(learn).toBeChecked()
    expect(page.getByLabelText('Full name').elements()).toEqual([])
    await userEvent.click(teach)
    await expect.element(teach).toHaveAccessibleDescription('You see learners once the school gives you a class.')
    await choosePassword('salaam-1234')
    await expect.element(page.getByText('This field is required')).toBeVisible()
    await userEvent.fill(page.getByLabelText('Full name'), 'Farida Noori')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(entered).toHaveBeenCalled())
    expect(performed('verifySignup')).toMatchObject([{ full_name: 'Farida Noori', role: 'teacher' }])
  })
  test('a name that was typed to teach is not sent by who learns after all', async () => {
    await begin({ at: link, answers: good, tenant: { signup_roles: ['learner', 'teacher'] } })
    await userEvent.click(page.getByRole('radio', { name: 'Teach' }))
    await userEvent.fill(page.getByLabelText('Full name'), 'Farida Noori')
    await userEvent.click(page.getByRole('radio', { name: 'Learn', exact: true }))
    await choosePassword('salaam-1234')
    await vi.waitFor(() => expect(entered).toHaveBeenCalled())
    expect(performed('verifySignup')[0]).not.toHaveProperty('full_name')
  })
  test('nothing is asked where the tenant leaves no choice', async () => {
    await begin({ at: link, answers: good })
    expect(page.getByRole('radio').elements()).toEqual([])
  })
  test.each([
    ['link_invalid', 'This verification link is either invalid or has expired.'],
    ['email_taken', 'A user with the given email already exists on our system.'],
  ])('%s: the server’s words, and the way to a new link', async (refusal, words) => {
    await begin({ at: link, answers: { verifySignup: () => refused(refusal) } })
    await choosePassword('salaam-1234')
    await expect.element(page.getByText(words)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Ask for a new link' }))
    await expect.element(page.getByRole('heading', { name: 'What is your email address?' })).toHaveFocus()
    expect(location.search).toBe('?mode=email')
  })
  test('an account that could not be signed in to at once is not lost', async () => {
    await begin({ at: link, answers: { verifySignup: good.verifySignup } })
    await choosePassword('salaam-1234')
    await expect.element(page.getByRole('heading', { name: 'Your account is ready' })).toHaveFocus()
    await expect.element(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    expect(entered).not.toHaveBeenCalled()
  })
})

describe('by another provider', () => {
  const person = {
    token: 'proof',
    login_type: 1 as const,
    email: 'n@elsewhere.example',
    first_name: 'Nilofar',
    last_name: '',
    domain_name: 'senf.localhost',
  }
  const external = async (answers: Begin['answers'] = {}) => {
    keepExternalPerson(person, 'signup')
    await begin({ at: '/signup', answers: answers ?? {} })
  }
  test('the address stands, names are trimmed and asked for, and the proof is used', async () => {
    await external({ signUpExternally: () => ({ ok: true, value: session }) })
    expect(sessionStorage.getItem('maktab.external-person')).toBe(null)
    await expect.element(page.getByLabelText('Email')).toHaveAttribute('readonly')
    await userEvent.click(page.getByRole('button', { name: 'Create the account' }))
    await expect.element(page.getByText('This field is required')).toBeVisible()
    await expect.element(page.getByLabelText('Last name')).toHaveFocus()
    await userEvent.keyboard(' Sadat {Enter}')
    await vi.waitFor(() => expect(entered).toHaveBeenCalled())
    expect(performed('signUpExternally')).toEqual([{ ...person, last_name: 'Sadat', role: 'learner' }])
  })
  test('who comes to teach says so', async () => {
    keepExternalPerson({ ...person, last_name: 'Sadat' }, 'signup')
    await begin({
      at: '/signup',
      tenant: { signup_roles: ['learner', 'teacher'] },
      answers: { signUpExternally: () => ({ ok: true, value: session }) },
    })
    await userEvent.click(page.getByRole('radio', { name: 'Teach' }))
    await userEvent.click(page.getByRole('button', { name: 'Create the account' }))
    await vi.waitFor(() => expect(entered).toHaveBeenCalled())
    expect(performed('signUpExternally')).toEqual([{ ...person, last_name: 'Sadat', role: 'teacher' }])
  })
  test('a proof that is over leads back to the provider', async () => {
    await external({ signUpExternally: () => refused('external_proof_refused') })
    await userEvent.fill(page.getByLabelText('Last name'), 'Sadat')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Logging in with this provider did not work. Start again.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Start again with Maktab ID' }))
      .toHaveAttribute('href', '/api/external/start?provider=1&for=signup')
  })
  test('back leads to the choice for who came from there', async () => {
    await external()
    await userEvent.click(page.getByRole('button', { name: 'Back' }))
    await expect.element(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  })
})
