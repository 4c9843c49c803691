/** Rows of seed 000 §8 about any call: failures without a screen to say them, important ones, muted ones, unknown ones. */
import { readProfile } from '@maktab/client/calls/people/profile.generated'
import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import { checkTime, readConfiguration } from '@maktab/client/calls/tenants/configuration.generated'
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

const aClass = {
  class_id: 4,
  grade: '6',
  subject: 'math',
  section: 'A',
  alias: 'Numbers with Laila',
  course_id: 2,
  course_title: 'Mathematics 6',
  cms_course_id: 2,
  teacher_name: 'Laila',
  total_students: 30,
  total_lessons: 8,
  lesson_completion: 20,
}
const well = {
  'time/check': { error_code: 0, data: { is_valid: true, utc_datetime: '2026-03-21T09:00:00.000Z' } },
  classes: { error_code: 0, data: { list: [aClass] } },
  healthz: { error_code: 0 },
} satisfies ScriptedOptions['script']

/** A learner at their classes. */
async function atClasses({ script = {}, ...options }: ScriptedOptions = {}): Promise<void> {
  school = await openScriptedSchool({
    address: '/learner/classes',
    person: {},
    script: { ...well, ...script },
    ...options,
  })
  await expect.element(page.getByRole('main')).toBeVisible()
}

const classes = () => page.getByRole('link', { name: aClass.alias })
const broken: Reply = { status: 500, text: '<html>' }
const toast = (text: string) => page.getByRole('region').getByRole('alert').getByText(text)
const wordsOf = async (language: 'en' | 'pu') => (await loadWords(languageByCode(language).locale, ['refused'])).t

test.each([
  ['Other HTTP error: toast server_not_available', broken, 'refusals.server_not_available'],
  ['No response: toast unable_to_connect', 'no answer', 'refusals.unable_to_connect'],
] as const)('%s', async (_, reply, said) => {
  for (const language of ['en', 'pu'] as const) {
    const t = await wordsOf(language)
    await atClasses({ language, script: { 'user/profile': reply } })
    await expect.element(classes()).toBeVisible()
    void school.connection.client.ask(readProfile, {})
    await expect.element(toast(t(said))).toBeVisible()
    if (language === 'en') school.leave()
  }
})

test('Dashboard error_code above 0: toast system_error, said once, and the screen offers to ask again', async () => {
  const t = await wordsOf('en')
  school = await openScriptedSchool({
    address: '/principal/dashboard',
    person: { active_role: 'principal', roles: ['principal'] },
    script: { ...well, 'principal/dashboard/summary': { error_code: 7, data: {} } },
  })
  await expect.element(toast(t('refusals.system_error')).first()).toBeVisible()
  await expect
    .element(
      page
        .getByRole('main')
        .getByRole('button', { name: t('frame.retry') })
        .first(),
    )
    .toBeVisible()
  expect(page.getByRole('main').getByText(t('refusals.system_error')).elements()).toEqual([])
})

test('… before the sign-in too', async () => {
  school = await openScriptedSchool({ script: { 'user/profile': broken } })
  void school.connection.client.ask(readProfile, {})
  await expect.element(toast('The site can’t be reached. Please try again.')).toBeVisible()
})

test('… unless an error was shown in the last 1.5 s', async () => {
  await atClasses({ script: { 'user/profile': broken } })
  await Promise.all([1, 2, 3].map(() => school.connection.client.ask(readProfile, {})))
  await expect.element(toast('The site can’t be reached. Please try again.')).toBeVisible()
  school.connection.messages.say({ text: 'Afterwards', tone: 'info' })
  await expect.element(page.getByText('Afterwards')).toBeVisible()
  expect(page.getByText('The site can’t be reached. Please try again.').elements()).toHaveLength(1)
})

test('… except on mobile while offline', async () => {
  document.documentElement.dataset['platform'] = 'mobile'
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await atClasses({ script: { 'user/profile': 'no answer', 'user/sessions': broken } })
  await school.connection.client.ask(readProfile, {})
  school.connection.messages.say({ text: 'Afterwards', tone: 'info' })
  await expect.element(page.getByText('Afterwards')).toBeVisible()
  expect(page.getByRole('alert').getByText('Unable to connect').elements()).toHaveLength(0)
})

test('a failure that a screen shows in its place is not said twice', async () => {
  await atClasses({ script: { classes: broken } })
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect.element(page.getByText('The site can’t be reached. Please try again.')).toBeVisible()
  school.connection.messages.say({ text: 'Afterwards', tone: 'info' })
  await expect.element(page.getByText('Afterwards')).toBeVisible()
  expect(page.getByText('The site can’t be reached. Please try again.').elements()).toHaveLength(1)
})

test('a message over 142 characters stands in a dialog', async () => {
  await atClasses()
  school.connection.messages.say({ text: 'long '.repeat(30), tone: 'error' })
  await expect.element(page.getByRole('dialog', { name: 'Messages' })).toBeVisible()
})

test.each(['en', 'pu'] as const)(
  'A failed important request: the error screen, whose retry repeats it and asks anew for what is shown (%s)',
  async (language) => {
    const t = await wordsOf(language)
    await atClasses({ language, script: { 'user/profile': broken } })
    await expect.element(classes()).toBeVisible()
    const asked = school.connection.client.ask({ ...readProfile, flags: { important: true } }, {})
    await expect.element(page.getByRole('heading', { level: 1, name: t('frame.oops') })).toBeVisible()
    await expect.element(page.getByRole('dialog', { name: t('frame.oops') })).toBeVisible()
    const before = school.times('user/profile')

    await userEvent.click(page.getByRole('button', { name: t('frame.retry') }))
    await expect.poll(() => school.times('user/profile')).toBe(before + 1)
    await expect.element(page.getByRole('heading', { level: 1, name: t('frame.oops') })).toBeVisible()

    school.script['user/profile'] = { error_code: 0, data: { full_name: 'Zarghuna' } }
    school.script['classes'] = {
      error_code: 0,
      data: { list: [aClass, { ...aClass, class_id: 5, alias: 'Another class' }] },
    }
    school.connection.session.change({})
    await userEvent.click(page.getByRole('button', { name: t('frame.retry') }))
    expect((await asked).answer).toMatchObject({ ok: true })
    await expect.element(page.getByRole('link', { name: 'Another class' })).toBeVisible()
    expect(page.getByRole('dialog').elements()).toHaveLength(0)
  },
)

test('an important request that is given up is said by its screen, and the page is there again', async () => {
  await atClasses({ script: { 'user/profile': broken } })
  const asked = school.connection.client.ask({ ...readProfile, flags: { important: true } }, {})
  await expect.element(page.getByRole('heading', { name: 'Oops!' })).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }))
  expect((await asked).answer).toEqual({ ok: false, failure: 'broken' })
  await expect.element(page.getByRole('heading', { name: 'Oops!' })).not.toBeInTheDocument()
  await expect.element(toast('The site can’t be reached. Please try again.')).toBeVisible()
})

test('Muted requests: nothing shown', async () => {
  await atClasses({ script: { 'tenant/config': broken, 'time/check': 'no answer' } })
  await school.connection.client.ask(readConfiguration, { domain_name: 'localhost' })
  await school.connection.client.ask(checkTime, { utc_datetime: '2026-03-21T09:00:00.000Z' })
  school.connection.messages.say({ text: 'Afterwards', tone: 'info' })
  await expect.element(page.getByText('Afterwards')).toBeVisible()
  expect(
    page
      .getByRole('region')
      .getByRole('alert')
      .elements()
      .map((element) => element.textContent),
  ).toEqual([''])
})

test('Missing offline handler: error_code 0 with empty data', async () => {
  await atClasses({ script: { 'user/profile': 'no answer' } })
  const { answer } = await school.connection.client.ask({ ...readProfile, offline: 'empty' as never }, {})
  expect(answer).toEqual({ ok: true, value: undefined })
})

test('a call without a required field is logged and not sent; nothing is shown', async () => {
  await atClasses()
  const sent = school.requests.length
  const { answer } = await school.connection.client.ask({ ...listClasses, required: ['class_id'] }, {})
  expect(answer).toEqual({ ok: false, failure: 'incomplete' })
  expect(school.requests.length).toBe(sent)
  expect(school.logged).toContain('classes was not sent: class_id missing')
})
