import type { LanguageCode } from '@maktab/contracts/fields'
import type { PageConfiguration } from '@maktab/contracts/tenants/configuration'
import { standingConfiguration } from '@maktab/domain/tenants/standing-configuration'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { useLayoutEffect, type ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { useMaybeSession } from '#calls/use-session.ts'
import { LoginScreen } from './login.tsx'
import { rememberedUnder } from '#features/access/may-remember.ts'
import { proveAtSignIn } from '#features/access/prove-at-sign-in.ts'

vi.mock('#features/access/prove-at-sign-in.ts', { spy: true })

let stage: Stage
afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
  document.documentElement.removeAttribute('data-platform')
  localStorage.removeItem(rememberedUnder)
})

const passed = {
  user_id: 7,
  username: 'zarghuna',
  full_name: 'Zarghuna',
  email: null,
  active_role: 'learner',
  roles: ['learner'],
  institution_id: 1,
  institution_name: 'School',
  time_zone: 'Asia/Kabul',
  current_language: 'en',
  sub_end_date: null,
  is_subscribed: false,
  profile_completion_step: 3,
  migration_type: -1,
  migration_json: null,
  auth_token: 'a',
  refresh_token: 'r',
  token_exp: 4_000_000_000,
}
const provider = { login_type: 1 as const, name: 'Maktab ID' }

interface Opening {
  readonly id?: number
  readonly tenant?: Partial<PageConfiguration>
  readonly language?: LanguageCode
  readonly signIn?: () => object
  readonly isSessionOver?: boolean
  readonly beside?: ReactNode
}

async function open({
  id = 1,
  tenant = {},
  language = 'en',
  signIn = () => ({ ok: true, value: passed }),
  isSessionOver = false,
  beside,
}: Opening = {}): Promise<void> {
  const { regions_metadata: _provinces, ...standing } = standingConfiguration(id)
  const answers = { signIn: signIn as never, signInToInstitution: signIn as never }
  stage = await setStage({
    language,
    person: null,
    answers,
    tenant: { ...standing, id, languages: '0,1,2,3', external_providers: [provider], ...tenant },
  })
  stage.show(
    <>
      <LoginScreen isSessionOver={isSessionOver} />
      {beside}
    </>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const name = () => page.getByLabelText('Email or username')
const password = () => page.getByLabelText('Password', { exact: true })
const there = (locator: { elements(): unknown[] }) => locator.elements().length > 0

/** Names stand between marks of direction where the page is read from the right. */
const isolated = (text: string) => new RegExp(text.replace('Maktab ID', '.?Maktab ID.?'))

test('whoever comes by the square of a slip finds their name there, and the password is what is asked next', async () => {
  const before = location.href
  history.replaceState(null, '', '/login?username=zarghuna.6')
  await open()
  await expect.element(name()).toHaveValue('zarghuna.6')
  await expect.element(password()).toHaveFocus()
  history.replaceState(null, '', before)
})

describe('each tenant’s way in', () => {
  const words = {
    en: {
      remember: 'Remember me on this device',
      forgot: 'Forgot password?',
      register: 'New here? Create an account',
      provider: 'Continue with Maktab ID',
    },
    pu: {
      remember: 'په دې وسیله کې مې په یاد وساتئ',
      forgot: 'پټنوم مو هېر شوی؟',
      register: 'نوي یاست؟ ګڼون جوړ کړئ',
      provider: 'په Maktab ID دوام ورکړئ',
    },
    da: {
      remember: 'در این دستگاه مرا به خاطر داشته باش',
      forgot: 'رمز عبور را فراموش کرده‌اید؟',
      register: 'تازه آمده‌اید؟ حساب بسازید',
      provider: 'ادامه با Maktab ID',
    },
    ur: {
      remember: 'مجھے اس آلے پر یاد رکھیں',
      forgot: 'پاس ورڈ بھول گئے؟',
      register: 'پہلی بار آئے ہیں؟ اکاؤنٹ بنائیں',
      provider: 'Maktab ID کے ساتھ جاری رکھیں',
    },
  }
  const consumers = { hasProvider: true, hasSignup: true, hasHelp: true, direction: 'rtl' }

  test.each<[string, number, LanguageCode, Partial<PageConfiguration>, typeof consumers]>([
    ['the general school’s', 1, 'en', {}, { ...consumers, hasProvider: false, hasSignup: false, direction: 'ltr' }],
    ['the general school’s, in Pashto', 1, 'pu', {}, { ...consumers, hasProvider: false, hasSignup: false }],
    ['the Quran tenant’s', 2, 'ur', { name: 'Tilawat' }, consumers],
    ['that of 21st-century skills', 3, 'en', {}, { ...consumers, direction: 'ltr' }],
    ['the Afghan tenant’s', 4, 'da', {}, consumers],
    [
      'the publisher’s, though it takes consumers',
      5,
      'en',
      { is_b2c_enabled: true, is_google_login_allowed: true },
      { ...consumers, hasProvider: false, direction: 'ltr' },
    ],
    ['the examination board’s', 6, 'en', {}, { ...consumers, hasProvider: false, hasSignup: false, direction: 'ltr' }],
    ['the school app’s', 563, 'pu', {}, { hasProvider: false, hasSignup: false, hasHelp: false, direction: 'rtl' }],
  ])('%s', async (_name, id, language, tenant, expected) => {
    await open({ id, language, tenant })
    const said = words[language]
    expect(document.documentElement.dir).toBe(expected.direction)
    expect(there(page.getByRole('checkbox', { name: said.remember }))).toBe(expected.hasHelp)
    expect(there(page.getByRole('link', { name: said.forgot }))).toBe(expected.hasHelp)
    expect(there(page.getByRole('link', { name: isolated(said.provider) }))).toBe(expected.hasProvider)
    expect(there(page.getByRole('link', { name: said.register }))).toBe(expected.hasSignup)
    expect(there(page.getByRole('combobox'))).toBe(id !== 6)
  })

  test('the Quran tenant welcomes by its name', async () => {
    await open({ id: 2, language: 'ur', tenant: { name: 'Tilawat' } })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/Tilawat.? میں خوش آمدید/)
  })

  test('the school app calls its accounts school accounts', async () => {
    await open({ id: 563, tenant: { is_b2c_enabled: true, is_institution_level_login: false } })
    await expect.element(page.getByRole('link', { name: 'Create a school account' })).toHaveAttribute('href', '/signup')
  })

  test('in the mobile application its own provider stands', async () => {
    document.documentElement.dataset['platform'] = 'mobile'
    await open({ id: 4, tenant: { external_providers: [provider, { login_type: 4, name: 'Phone ID' }] } })
    await expect
      .element(page.getByRole('link', { name: 'Continue with Phone ID' }))
      .toHaveAttribute('href', expect.stringContaining('provider=4'))
    expect(there(page.getByRole('link', { name: 'Continue with Maktab ID' }))).toBe(false)
  })

  test('without a network and on the desktop nothing is remembered or recovered', async () => {
    await open()
    await expect.element(page.getByRole('checkbox')).toBeVisible()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Forgot password?' })).not.toBeInTheDocument()
    stage.leave()
    vi.restoreAllMocks()
    window.dispatchEvent(new Event('online'))
    document.documentElement.dataset['platform'] = 'desktop'
    await open()
    expect(there(page.getByRole('checkbox'))).toBe(false)
    expect(there(page.getByRole('link', { name: 'Forgot password?' }))).toBe(false)
  })
})

describe('the form', () => {
  test('says at each field what is missing, and goes to the first', async () => {
    await open()
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect.element(page.getByText('Type your email or username.')).toBeVisible()
    await expect.element(page.getByText('Type your password.')).toBeVisible()
    await expect.element(name()).toHaveFocus()
    await name().fill('zarghuna')
    await expect.element(page.getByText('Type your email or username.')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(password()).toHaveFocus()
    expect(stage.performed).toEqual([])
  })

  test.each(['{Enter}', '{NumpadEnter}'])(
    '%s logs in, with the name trimmed and the password as a hash',
    async (key) => {
      await open()
      await name().fill('  zarghuna ')
      await password().fill('salaam-maktab')
      await userEvent.keyboard(key)
      await expect.poll(() => stage.performed).toHaveLength(1)
      expect(stage.performed[0]).toMatchObject({
        name: 'signIn',
        input: { username: 'zarghuna', password: expect.stringMatching(/^[0-9a-f]{64}$/) },
      })
      expect(stage.person()).toMatchObject({ user_id: 7 })
    },
  )

  test('a tenant of one school asks for that school', async () => {
    await open({ id: 2 })
    await name().fill('zarghuna')
    await password().fill('salaam-maktab')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => stage.performed[0]?.input).toMatchObject({ institution_id: 809 })
  })

  test('the eye comes with the first letter and goes with the last', async () => {
    await open()
    expect(there(page.getByRole('button', { name: 'Show password' }))).toBe(false)
    await password().fill('s')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect.element(password()).toHaveAttribute('type', 'text')
    await password().fill('')
    await expect.element(page.getByRole('button', { name: 'Hide password' })).not.toBeInTheDocument()
    await expect.element(password()).toHaveAttribute('type', 'password')
  })

  test.each([
    ['invalid_credentials', 'Invalid username or password.'],
    ['wrong_institution', 'This account is not in this school. Choose your own school and try again.'],
    ['different_institution', 'Your account belongs to another school. Log in at its own address.'],
    ['outside_province', 'This address is for the schools of the province. Log in at the address of your own school.'],
    ['subscription_over', 'The subscription has ended. Ask your school to renew it.'],
    ['too_many_tries', 'Too many tries. Wait a few minutes and try again.'],
    ['not_allowed', 'You are not allowed to do this.'],
  ])('%s is said in words, and what was typed stays', async (refusal, sentence) => {
    await open({ signIn: () => ({ ok: false, refusal }) })
    await name().fill('zarghuna')
    await password().fill('salaam-maktab')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible()
    await expect.element(name()).toHaveValue('zarghuna')
    await expect.element(password()).toHaveValue('salaam-maktab')
    expect(stage.person()).toBeUndefined()
  })

  test.each([
    [30, 'Too many tries. Try again in 1 minute.'],
    [290, 'Too many tries. Try again in 5 minutes.'],
  ])('where the school says to wait %i seconds, so does the screen', async (wait_seconds, sentence) => {
    await open({ signIn: () => ({ ok: false, refusal: 'too_many_tries', wait_seconds }) })
    await name().fill('zarghuna')
    await password().fill('salaam-maktab')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible()
  })

  test('an address that is asked for a proof of work shows it, and the person comes in', async () => {
    const answers = [
      { ok: false, refusal: 'captcha_failed' },
      { ok: true, value: passed },
    ]
    const challenge = bytesToHex(sha256(utf8ToBytes('salt3')))
    vi.spyOn(window, 'fetch').mockResolvedValue(
      Response.json({ algorithm: 'SHA-256', challenge, maxnumber: 9, salt: 'salt', signature: 's' }),
    )
    await open({ signIn: () => answers.shift() ?? {} })
    await name().fill('zarghuna')
    await password().fill('salaam-maktab')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => stage.person()?.user_id).toBe(7)
    const [first, second] = stage.performed.map(({ input }) => input as { readonly t_Token?: string })
    expect(first).not.toHaveProperty('t_Token')
    expect(JSON.parse(atob(second?.t_Token ?? ''))).toMatchObject({ challenge, number: 3 })
  })

  test('where what makes the proof of work cannot be fetched, the person is told that the check did not work', async () => {
    vi.mocked(proveAtSignIn).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    await open({ signIn: () => ({ ok: false, refusal: 'captcha_failed' }) })
    await name().fill('zarghuna')
    await password().fill('salaam-maktab')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('alert').getByText('The check that you are a person did not work.'))
      .toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  })

  test('whose session the school ended is told so', async () => {
    await open({ isSessionOver: true })
    await expect.element(page.getByRole('alert').getByText('Your session has ended.')).toBeVisible()
  })
})

describe('the language after logging in', () => {
  test.each([
    ['a learner reads in their own', 'learner', 'da', 'da'],
    ['a teacher reads in their own', 'teacher', 'da', 'da'],
    ['one that the tenant does not offer is not spoken', 'learner', 'ur', 'en'],
    ['a principal reads as the page does', 'principal', 'da', 'en'],
    ['a campus admin reads as the page does', 'campus_admin', 'da', 'en'],
  ] as const)('%s', async (_what, active_role, current_language, spoken) => {
    await open({
      tenant: { languages: '0,1,2' },
      signIn: () => ({ ok: true, value: { ...passed, active_role, roles: [active_role], current_language } }),
    })
    await name().fill('zarghuna')
    await password().fill('salaam-maktab')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => stage.person()?.current_language).toBe(spoken)
    await expect.poll(() => document.documentElement.dir).toBe(spoken === 'en' ? 'ltr' : 'rtl')
    expect(stage.performed.map(({ name: call }) => call)).toEqual(['signIn'])
  })

  test.each(['learner', 'principal'] as const)(
    'one that a %s picked at login stays, and the school keeps it',
    async (active_role) => {
      await open({
        signIn: () => ({ ok: true, value: { ...passed, active_role, roles: [active_role], current_language: 'da' } }),
      })
      await userEvent.selectOptions(page.getByLabelText('Choose a language'), 'pu')
      await page.getByLabelText('برېښنالیک یا کارن‌نوم').fill('zarghuna')
      await page.getByLabelText('پټنوم', { exact: true }).fill('salaam-maktab')
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => stage.person()?.current_language).toBe('pu')
      await expect
        .poll(() =>
          stage.performed.map(({ name: call, input }) => [
            call,
            (input as { CurrentLanguage?: string }).CurrentLanguage,
          ]),
        )
        .toEqual([
          ['signIn', undefined],
          ['switchLanguage', 'pu'],
        ])
    },
  )

  test('the school is told of the language before the page moves on, by a request that outlives it', async () => {
    const told: string[][] = []
    function Behind() {
      const isIn = useMaybeSession() !== undefined
      useLayoutEffect(() => {
        if (isIn) told.push(stage.performed.map(({ name: call, isClosing }) => `${call} ${isClosing}`))
      }, [isIn])
      return null
    }
    await open({ beside: <Behind />, signIn: () => ({ ok: true, value: { ...passed, current_language: 'da' } }) })
    await userEvent.selectOptions(page.getByLabelText('Choose a language'), 'pu')
    await page.getByLabelText('برېښنالیک یا کارن‌نوم').fill('zarghuna')
    await page.getByLabelText('پټنوم', { exact: true }).fill('salaam-maktab')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => told[0]).toEqual(['signIn undefined', 'switchLanguage true'])
  })
})
