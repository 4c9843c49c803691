/** Rows of seed 000 §8 about signup, forgotten passwords, details, the embedded login and migration: by the real client on the real pages. */
import type { Bundle } from '@maktab/i18n/bundles'
import type { MessageKey } from '@maktab/i18n/keys'
import { languageByCode } from '@maktab/i18n/languages'
import { loadWords } from '@maktab/i18n/words'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScriptedSchool } from './scripted-school.tsx'
import type { Reply, ScriptedOptions, ScriptedSchool } from './scripted-school.tsx'

let school: ScriptedSchool
afterEach(() => {
  school.leave()
  delete document.documentElement.dataset['platform']
})

type Said = Extract<MessageKey, `refusals.${string}`>
const inBoth = <R extends readonly unknown[]>(rows: readonly R[]) =>
  rows.flatMap((row) => (['en', 'da'] as const).map((language) => ({ language, row })))
/** The words of the way in, and more. */
const wordsOf = async (language: 'en' | 'da', bundles: readonly Bundle[] = []) =>
  (await loadWords(languageByCode(language).locale, ['refused', ...bundles])).t as (key: Said) => string

async function challenge(): Promise<Reply> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode('salt0')))
  return {
    status: 200,
    text: JSON.stringify({
      algorithm: 'SHA-256',
      challenge: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
      maxnumber: 5,
      salt: 'salt',
      signature: 's',
    }),
  }
}

const consumers: ScriptedOptions['tenant'] = {
  id: 4,
  is_b2c_enabled: true,
  is_google_login_allowed: true,
  external_providers: [],
}
const open = async (options: ScriptedOptions) => {
  school = await openScriptedSchool({
    tenant: consumers ?? {},
    ...options,
    script: { captcha: challenge, healthz: { error_code: 0 }, ...options.script },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement

async function choosePassword(): Promise<void> {
  await userEvent.fill(field('password'), 'salaam-1234')
  await userEvent.fill(field('confirmation'), 'salaam-1234')
  await userEvent.type(field('confirmation'), '{Enter}')
}

async function askForMail(): Promise<void> {
  await expect.poll(() => document.querySelector('button[type=submit]:not([disabled])')).not.toBeNull()
  await userEvent.fill(field('email'), 'n@example.com')
  await userEvent.type(field('email'), '{Enter}')
}

const signupLink = '/signup?index=3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01&change_code=abc'

test.each(
  inBoth<readonly [row: string, reply: Reply, said: Said]>([
    ['Signup code -2: the server’s message', { error_code: -2 }, 'refusals.link_invalid'],
    ['Signup code -10: the server’s message', { error_code: -10 }, 'refusals.email_taken'],
    ['Other signup failures: system_error', { error_code: -403 }, 'refusals.system_error'],
  ]),
)('$row.0 ($language)', async ({ language, row: [, reply, said] }) => {
  const t = await wordsOf(language)
  await open({ address: signupLink, language, script: { 'user/signup/request/verify': reply } })
  await choosePassword()
  await expect.element(page.getByText(t(said))).toBeVisible()
})

test.each(
  inBoth<readonly [row: string, reply: Reply, said: Said]>([
    ['Signup code -10 of an institution: the server’s message', { error_code: -10 }, 'refusals.institution_invalid'],
    ['Other signup failures of the request: system_error', { error_code: -403 }, 'refusals.system_error'],
    ['Resend: resend_email_message2 (too soon)', { error_code: -5 }, 'refusals.resend_email_message2'],
  ]),
)('$row.0 ($language)', async ({ language, row: [, reply, said] }) => {
  const t = await wordsOf(language)
  await open({ address: '/signup?mode=email', language, script: { 'user/signup/request/v2/add': reply } })
  await askForMail()
  await expect.element(page.getByText(t(said))).toBeVisible()
})

test.each(['en', 'da'] as const)('OTP code -2: invalid_otp, in the mobile application (%s)', async (language) => {
  document.documentElement.dataset['platform'] = 'mobile'
  const t = await wordsOf(language)
  await open({
    address: '/signup?mode=email',
    language,
    script: { 'user/otp/send': { error_code: 0, data: {} }, 'user/otp/verify': { error_code: -2 } },
  })
  await askForMail()
  await expect.poll(() => page.getByRole('textbox').elements().length).toBe(4)
  await userEvent.click(page.getByRole('textbox').first())
  await userEvent.keyboard('1234{Enter}')
  await expect.element(page.getByText(t('refusals.invalid_otp'))).toBeVisible()
})

test.each(['en', 'da'] as const)('Resend: resend_email_message1 (sent) (%s)', async (language) => {
  const t = await wordsOf(language)
  await open({
    address: '/signup?mode=email',
    language,
    script: { 'user/signup/request/v2/add': { error_code: 0, data: {} } },
  })
  await askForMail()
  await expect.poll(() => document.querySelector('[name=email]')).toBeNull()
  await expect.poll(() => document.querySelector('button[aria-disabled=true]')).not.toBeNull()
  const later = performance.now() + 60_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  await expect.poll(() => document.querySelector('button[aria-disabled=true]')).toBeNull()
  const resend = [...document.querySelectorAll('main button')].at(-1) as HTMLElement
  resend.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(t('refusals.resend_email_message1'))).toBeVisible()
  expect(school.times('user/signup/request/v2/add')).toBe(2)
})

test.each(['en', 'da'] as const)('Forgot password error_code below 0: system_error (%s)', async (language) => {
  const t = await wordsOf(language)
  await open({ address: '/forgot-password', language, script: { 'password/v2/forgot': { error_code: -6 } } })
  await askForMail()
  await expect.element(page.getByText(t('refusals.system_error'))).toBeVisible()
})

test.each(
  inBoth<readonly [row: string, reply: Reply, said: Said]>([
    ['Reset failure: the translated message', { error_code: -2 }, 'refusals.code_invalid'],
    ['Reset failure by HTTP: server_not_available', { status: 500, text: 'x' }, 'refusals.server_not_available'],
  ]),
)('$row.0 ($language)', async ({ language, row: [, reply, said] }) => {
  const t = await wordsOf(language)
  await open({ address: '/forgot-password?id=12&change_code=abc', language, script: { 'password/recover': reply } })
  await choosePassword()
  await expect.element(page.getByText(t(said))).toBeVisible()
})

test.each(['en', 'da'] as const)('Non-learner in embedded login: limited_functionality (%s)', async (language) => {
  const t = await wordsOf(language)
  await open({ address: '/public-login', language, script: { login: { error_code: -14 } } })
  await userEvent.fill(field('username'), 'teacher')
  await userEvent.fill(field('password'), 'secret-word')
  await userEvent.type(field('password'), '{Enter}')
  await expect.element(page.getByText(t('refusals.limited_functionality'))).toBeVisible()
})

test.each(['en', 'da'] as const)('Profile saves succeed: personal_info_save_success (%s)', async (language) => {
  const t = await wordsOf(language, ['application'])
  await open({
    address: '/signup/info',
    language,
    tenant: { ...consumers, signup_fields_metadata: JSON.stringify([{ field_name: 'full_name', is_visible: true }]) },
    person: { profile_completion_step: 1 },
    script: {
      'user/signup/request/set/personal/info': { error_code: 0, data: { result: { profile_completion_step: 3 } } },
      'user/signup/grade_tracks': { error_code: 0, data: { list: [] } },
    },
  })
  await userEvent.fill(field('full_name'), 'Zarghuna Stanekzai')
  await userEvent.type(field('full_name'), '{Enter}')
  await expect.element(page.getByText(t('refusals.personal_info_save_success'))).toBeVisible()
})

test.each(['en', 'da'] as const)(
  'Migration failed: title, description and a red failure icon (%s)',
  async (language) => {
    const t = await wordsOf(language, ['application'])
    await open({
      address: '/learner/dashboard',
      language,
      person: {
        migration_type: 0,
        migration_json: {
          grade: '6',
          from_section: 'C',
          to_section: 'A',
          from_institution: 1,
          from_institution_name: 'Anar',
          to_institution: 1,
          to_institution_name: 'Anar',
          classes: [],
        },
      },
      script: { 'learner/classes/migration': { error_code: -91 } },
    })
    await expect.element(page.getByText(t('refusals.migration_failed_title'))).toBeVisible()
    await expect.element(page.getByText(t('refusals.migration_failed_description'))).toBeVisible()
  },
)
