/** Rows of seed 000 §8 about logging in: what the school's answer becomes before a person's eyes, by the real client and the real login. */
import { languageByCode } from '@maktab/i18n/languages'
import { loadWords } from '@maktab/i18n/words'
import type { MessageKey } from '@maktab/i18n/keys'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScriptedSchool } from './scripted-school.tsx'
import type { Reply, ScriptedOptions, ScriptedSchool } from './scripted-school.tsx'

let school: ScriptedSchool
afterEach(() => {
  school.leave()
  delete document.documentElement.dataset['platform']
})

async function logIn(options: ScriptedOptions): Promise<void> {
  school = await openScriptedSchool(options)
  await expect.poll(() => document.querySelector('[name=username]')).not.toBeNull()
  await userEvent.type(document.querySelector('[name=username]') as HTMLElement, 'amina')
  await userEvent.type(document.querySelector('[name=password]') as HTMLElement, 'secret-word{Enter}')
}

type Said = Extract<MessageKey, `refusals.${string}`>
const wordsOf = async (language: 'en' | 'da') =>
  (await loadWords(languageByCode(language).locale, ['refused'])).t as (key: Said) => string

const rows: readonly [row: string, reply: Reply, said: Said, tenant?: ScriptedOptions['tenant']][] = [
  ['Login error_code below 0: invalid_username_password', { error_code: -1 }, 'refusals.invalid_username_password'],
  [
    'Login code -10: wrong_institute_selected_message',
    { error_code: -10 },
    'refusals.wrong_institute_selected_message',
  ],
  [
    'Expired subscription: subs_date_passed_error, back to login',
    { error_code: -3 },
    'refusals.subs_date_passed_error',
  ],
  [
    'Different institution: is_user_different_institution_id',
    { error_code: -11 },
    'refusals.is_user_different_institution_id',
  ],
  ['Different institution: the province’s own message', { error_code: -12 }, 'refusals.school_outside_province'],
  ['Other HTTP error: server_not_available', { status: 500, text: '<html>' }, 'refusals.server_not_available'],
  ['No response: unable_to_connect', 'no answer', 'refusals.unable_to_connect'],
]

test.each(rows.flatMap((row) => (['en', 'da'] as const).map((language) => [...row, language] as const)))(
  '%s',
  async (...given) => {
    const [, reply, said] = given
    const language = given.at(-1) as 'en' | 'da'
    const t = await wordsOf(language)
    await logIn({ language, script: { login: reply, healthz: { error_code: 0 } } })
    await expect.element(page.getByRole('alert').filter({ hasText: t(said) })).toBeVisible()
    // The person is at the login still, and what they typed stands there.
    expect(location.pathname).toBe('/login')
    expect((document.querySelector('[name=username]') as HTMLInputElement).value).toBe('amina')
    expect(document.documentElement.dir).toBe(language === 'da' ? 'rtl' : 'ltr')
  },
)

test('what the login says itself is not said again in the corner', async () => {
  await logIn({ script: { login: { status: 500, text: 'x' } } })
  await expect.element(page.getByText('The site can’t be reached. Please try again.')).toBeVisible()
  // The corner would have said it by then: a failure that no screen says comes after it, and stands there alone.
  school.connection.messages.say({ text: 'And another', tone: 'info' })
  await expect.element(page.getByText('And another')).toBeVisible()
  expect(page.getByText('The site can’t be reached. Please try again.').elements()).toHaveLength(1)
})

test('the loader covers the login while the password is checked, and gives the focus back', async () => {
  let answer: (reply: Reply) => void = () => undefined
  await logIn({ script: { login: () => new Promise<Reply>((resolve) => (answer = resolve)) } })
  const loader = page.getByRole('dialog', { name: 'Logging in' })
  await expect.element(loader).toBeVisible()
  expect(document.activeElement?.closest('dialog')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(loader).toBeVisible()
  answer({ error_code: -1 })
  await expect.element(loader).not.toBeInTheDocument()
  await expect.element(page.getByText('Invalid username or password.')).toBeVisible()
  expect(document.activeElement?.closest('form')).not.toBeNull()
})

test.each(['en', 'da'] as const)(
  'Login failure on mobile while offline: user_no_data_offline (%s)',
  async (language) => {
    document.documentElement.dataset['platform'] = 'mobile'
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const t = await wordsOf(language)
    await logIn({ language })
    await expect.element(page.getByText(t('refusals.user_no_data_offline'))).toBeVisible()
  },
)
