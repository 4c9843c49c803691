/** Rows of seed 000 §8 about the session, the network and the clock: by the real client on the real page. */
import { readProfile } from '@maktab/client/calls/people/profile.generated'
import { languageByCode } from '@maktab/i18n/languages'
import { loadWords } from '@maktab/i18n/words'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScriptedSchool, somebody } from './scripted-school.tsx'
import { hurry } from './hurry.ts'
import type { Reply, ScriptedOptions, ScriptedSchool } from './scripted-school.tsx'

let school: ScriptedSchool
afterEach(() => {
  school.leave()
  delete document.documentElement.dataset['platform']
})

const right: Reply = { error_code: 0, data: { is_valid: true, utc_datetime: '2026-03-21T09:00:00.000Z' } }
const wrong: Reply = { error_code: 0, data: { is_valid: false, utc_datetime: '2026-03-21T09:00:00.000Z' } }
const rejected: Reply = { error_code: -401, status: 401 }
const profile: Reply = { error_code: 0, data: { institution_name: 'Test school' } }
const aMinuteAgo = () => Date.now() - 60_000
const halfAnHourAgo = () => Date.now() - 30 * 60_000

async function atClasses({ script = {}, ...options }: ScriptedOptions = {}): Promise<void> {
  school = await openScriptedSchool({
    address: '/learner/classes',
    person: {},
    script: {
      'time/check': right,
      classes: { error_code: 0, data: { list: [] } },
      healthz: { error_code: 0 },
      ...script,
    },
    ...options,
  })
  await expect.element(page.getByRole('main')).toBeVisible()
}

const wordsOf = async (language: 'en' | 'da') =>
  (await loadWords(languageByCode(language).locale, ['application', 'refused'])).t

test.each(['en', 'da'] as const)('Refresh error_code -1: logout to login, with words (%s)', async (language) => {
  const t = await wordsOf(language)
  await atClasses({
    language,
    person: { storage_time: halfAnHourAgo() },
    script: { 'token/refresh': { error_code: -1 } },
  })
  await expect.poll(() => location.pathname).toBe('/login')
  await expect.element(page.getByText(t('refusals.session_over'))).toBeVisible()
  expect(school.connection.session.current()).toBeUndefined()
  expect(location.search).toContain(encodeURIComponent('/learner/classes'))
})

test('HTTP 401: one renewal is tried, then local storage is cleared but for what is kept, and the way leads to login', async () => {
  await atClasses({ script: { 'user/profile': rejected, 'token/refresh': { error_code: -1 } } })
  for (const name of [
    'filters',
    'maktab.tour.x',
    'maktab.remember',
    'maktab.draft.7.work',
    'maktab.waiting.1.1.7.learner',
  ])
    localStorage.setItem(name, '1')
  const { answer } = await school.connection.client.ask(readProfile, {})
  expect(answer).toEqual({ ok: false, failure: 'signed_out' })
  await expect.poll(() => location.pathname).toBe('/login')
  await expect.element(page.getByText('Your session has ended. Log in again; your work is kept.')).toBeVisible()
  expect(school.times('token/refresh')).toBe(1)
  expect(
    Object.keys(localStorage)
      .filter((name) => !['maktab.device', 'maktab.language'].includes(name))
      .sort(),
  ).toEqual(['maktab.draft.7.work', 'maktab.remember', 'maktab.tour.x', 'maktab.waiting.1.1.7.learner'])
})

test('a way in that is under way is not cleared where nobody was signed in', async () => {
  school = await openScriptedSchool()
  sessionStorage.setItem('maktab.external-person', '{}')
  school.connection.session.end()
  expect(sessionStorage.getItem('maktab.external-person')).toBe('{}')
})

test('HTTP 401 that a renewal mends is not noticed', async () => {
  await atClasses()
  Object.assign(school.script, {
    'user/profile': () => (school.requests.at(-1)?.token === 'Bearer second' ? profile : rejected),
    'token/refresh': { error_code: 0, data: { auth_token: 'second', refresh_token: 'next', token_exp: 4_000_000_000 } },
  } satisfies ScriptedOptions['script'])
  expect((await school.connection.client.ask(readProfile, {})).answer).toMatchObject({ ok: true })
  expect(location.pathname).toBe('/learner/classes')
  // In the role that the device is in, whatever the school thinks it is.
  expect(school.requests.filter(({ path }) => path === 'token/refresh')).toMatchObject([{ body: { role: 'learner' } }])
})

test('HTTP 401 on mobile: signed in again silently', async () => {
  document.documentElement.dataset['platform'] = 'mobile'
  const { storage_time: _, ...session } = { ...somebody, storage_time: 0, auth_token: 'second' }
  await atClasses({ signInAgain: async () => session, script: { 'token/refresh': rejected } })
  school.script['user/profile'] = () => (school.requests.at(-1)?.token === 'Bearer second' ? profile : rejected)
  expect((await school.connection.client.ask(readProfile, {})).answer).toMatchObject({ ok: true })
  expect(location.pathname).toBe('/learner/classes')
  expect(school.connection.session.current()?.auth_token).toBe('second')
})

test.each<[string, Parameters<typeof openScriptedSchool>[0]]>([
  ['nothing is remembered', { signInAgain: async () => undefined }],
  ['somebody else is remembered', { signInAgain: async () => ({ ...somebody, user_id: 8, auth_token: 'second' }) }],
])('HTTP 401 on mobile where %s: login', async (_, options) => {
  document.documentElement.dataset['platform'] = 'mobile'
  await atClasses({ ...options, script: { 'token/refresh': rejected, 'user/profile': rejected } })
  await school.connection.client.ask(readProfile, {})
  await expect.poll(() => location.pathname).toBe('/login')
})

test.each([
  ['18 minutes after it came', { storage_time: Date.now() - 18 * 60_000 }, 1],
  [
    'with under 30 minutes left, 5 minutes after it came',
    { storage_time: Date.now() - 5 * 60_000, token_exp: Date.now() / 1000 + 29 * 60 },
    1,
  ],
  ['not a minute after it came', { storage_time: aMinuteAgo(), token_exp: Date.now() / 1000 + 60 }, 0],
])('the session is renewed %s', async (_, person, times) => {
  await atClasses({
    person,
    script: {
      'token/refresh': {
        error_code: 0,
        data: { auth_token: 'second', refresh_token: 'next', token_exp: 4_000_000_000 },
      },
    },
  })
  await expect.poll(() => school.connection.session.current()?.auth_token).toBe(times === 1 ? 'second' : 'first')
  expect(school.times('token/refresh')).toBe(times)
})

function goneOffline(isOffline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}

test.each(['en', 'da'] as const)(
  'Banner: offline_mode_msg, online_mode_msg; a click sends it away (%s)',
  async (language) => {
    const t = await wordsOf(language)
    await atClasses({ language })
    // A school of the test has no store; the words are of those who have one.
    vi.spyOn(school.connection.store, 'isAvailable').mockReturnValue(true)
    goneOffline(true)
    const offline = page.getByRole('button', { name: t('refusals.offline_mode_msg') })
    await expect.element(offline).toBeVisible()
    await userEvent.click(offline)
    await expect.element(offline).not.toBeInTheDocument()
    goneOffline(false)
    await expect.element(page.getByRole('button', { name: t('refusals.online_mode_msg') })).toBeVisible()
  },
)

test.each([
  ['on the login page', undefined, 1],
  ['but not on that of the mobile application', 'mobile', 0],
])('Banner: %s', async (_, platform, times) => {
  if (platform !== undefined) document.documentElement.dataset['platform'] = platform
  school = await openScriptedSchool()
  await expect.element(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  goneOffline(true)
  // Shown by the same layer, later.
  school.connection.messages.say({ text: 'Afterwards', tone: 'info' })
  await expect.element(page.getByText('Afterwards')).toBeVisible()
  await expect.poll(() => page.getByRole('button', { name: 'You are offline' }).elements().length).toBe(times)
})

test('Banner: a browser that only thinks it is online is found out by the check', async () => {
  await atClasses({ script: { 'user/profile': 'no answer', healthz: 'no answer' } })
  await school.connection.client.ask(readProfile, {})
  await expect.element(page.getByRole('button', { name: 'You are offline' })).toBeVisible()
  school.script['user/profile'] = profile
  await school.connection.client.ask(readProfile, {})
  await expect.element(page.getByRole('button', { name: 'You are online again' })).toBeVisible()
})

test.each(['en', 'da'] as const)('Incorrect device time: popup, and other words on retry (%s)', async (language) => {
  hurry()
  const t = await wordsOf(language)
  await atClasses({ language, script: { 'time/check': wrong } })
  const popup = page.getByRole('alertdialog', { name: t('refusals.sync_time_inncorrect_heading') })
  await expect.element(popup).toBeVisible()
  await expect.element(page.getByText(t('refusals.sync_time_inncorrect_message'))).toBeVisible()
  await userEvent.click(popup.getByRole('button', { name: t('frame.retry') }))
  await expect.element(page.getByText(t('refusals.sync_retry_popup_message'))).toBeVisible()
  school.script['time/check'] = right
  await userEvent.click(popup.getByRole('button', { name: t('frame.retry') }))
  await expect.element(popup).not.toBeInTheDocument()
})

test('Incorrect device time: reading goes on once it is closed; without an answer nobody is told anything', async () => {
  await atClasses({ script: { 'time/check': wrong } })
  const popup = page.getByRole('alertdialog')
  await expect.element(popup).toBeVisible()
  school.script['time/check'] = 'no answer'
  await userEvent.click(popup.getByRole('button', { name: 'Retry' }))
  await expect
    .element(page.getByText('Unable to connect to the server. Please check your internet connection and try again.'))
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(popup).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
})
