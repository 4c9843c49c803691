import type { AnyAnswer } from '@maktab/client/call'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import type { Here } from '#sessions/here.ts'
import type { BrowserPeople } from '#sessions/open-people.ts'
import { EmailLogin } from './email-login.tsx'

let stage: Stage
afterEach(() => {
  stage.leave()
  localStorage.clear()
})

const people = [
  { person: '1.17', institution_id: 1, user_id: 17, full_name: 'Zarghuna Stanekzai', username: 'zarghuna' },
  { person: '1.18', institution_id: 1, user_id: 18, full_name: 'Farid Noori', username: 'farid@example.org' },
]

interface Open {
  readonly language?: 'en' | 'pu'
  readonly forget?: (person: string) => Promise<void>
  readonly here?: Partial<Here>
  readonly answer?: AnyAnswer
}

async function open({
  language = 'en',
  forget = async () => undefined,
  here = {},
  answer = { ok: false, failure: 'unreachable' },
}: Open = {}) {
  const kept: Pick<BrowserPeople, 'list' | 'forget'> = { list: async () => people, forget }
  stage = await setStage({
    language,
    person: null,
    words: ['pages'],
    answers: { signIn: () => answer },
    here: { count: () => people.length, people: async () => kept as BrowserPeople, ...here },
  })
  stage.show(<EmailLogin notice={undefined} isAbleToRemember={false} />)
  await expect.element(page.getByRole('button', { name: 'Farid Noori' })).toBeVisible()
}
const noteWaiting = (waiting: number) =>
  people.forEach(({ user_id }) => localStorage.setItem(`maktab.waiting.1.1.${user_id}.learner`, String(waiting)))
const dialog = () => page.getByRole('alertdialog')
async function askToRemove(name: string) {
  await userEvent.click(page.getByRole('button', { name: 'Remove someone' }))
  await userEvent.click(page.getByRole('button', { name: `Remove ${name} from this device` }))
  await expect.element(dialog()).toBeVisible()
}

test('somebody points at themselves and types their password; only names and initials stand there', async () => {
  await open()
  expect(stage.place.textContent).not.toContain('farid@example.org')
  await userEvent.click(page.getByRole('button', { name: 'Farid Noori' }))
  await expect.element(page.getByLabelText('Email or username')).toHaveValue('farid@example.org')
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Farid Noori' })).toHaveAttribute('aria-pressed', 'true')
  await expect
    .element(page.getByRole('button', { name: 'Zarghuna Stanekzai' }))
    .toHaveAttribute('aria-pressed', 'false')
})

test('with the keyboard alone: to a person, into the password, and whoever comes next finds none typed', async () => {
  await open()
  page.getByRole('button', { name: 'Zarghuna Stanekzai' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus()
  await userEvent.keyboard('secret')
  page.getByRole('button', { name: 'Farid Noori' }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('')
  await expect.element(page.getByLabelText('Email or username')).toHaveValue('farid@example.org')
})

test('whose work waits on this device says so where they come in, and nobody else', async () => {
  localStorage.setItem('maktab.waiting.1.1.18.learner', '2')
  localStorage.setItem('maktab.waiting.1.1.17.learner', '0')
  await open()
  const own = page.getByRole('button', { name: 'Farid Noori' })
  await expect.element(own).toHaveTextContent('2 waiting to send')
  await expect.element(page.getByRole('button', { name: 'Zarghuna Stanekzai' })).not.toHaveTextContent('waiting')
  await userEvent.click(own)
  await expect.element(page.getByLabelText('Email or username')).toHaveValue('farid@example.org')
  expect((await axe.run(stage.place)).violations).toEqual([])
})

test('a person whose work the school has is removed after one question', async () => {
  const forgotten: string[] = []
  noteWaiting(0)
  await open({ forget: async (person) => void forgotten.push(person) })
  await askToRemove('Farid Noori')
  await expect.element(dialog()).toHaveTextContent('Downloads, and work begun here and not handed in, are deleted')
  await userEvent.click(dialog().getByRole('button', { name: 'Remove', exact: true }))
  await expect.element(page.getByText('Farid Noori was removed from this device.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Farid Noori' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Zarghuna Stanekzai' })).toBeVisible()
  expect(forgotten).toEqual(['1.18'])
})

test.each([
  {
    waits: 'work',
    note: 2,
    sentence: '2 pieces of work were not sent yet. They are only on this device and would be lost for ever.',
  },
  {
    waits: 'nobody knows what',
    note: undefined,
    sentence: 'Work that was not sent yet is only on this device and would be lost for ever.',
  },
])(
  'where $waits waits, it says what would be lost, and nothing happens without the name',
  async ({ note, sentence }) => {
    const forgotten: string[] = []
    if (note !== undefined) noteWaiting(note)
    await open({ forget: async (person) => void forgotten.push(person) })
    await askToRemove('Farid Noori')
    await expect.element(dialog()).toHaveTextContent(sentence)
    await userEvent.fill(dialog().getByRole('textbox'), 'Zarghuna Stanekzai')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog()).toHaveTextContent('This is not the same name.')
    expect(forgotten).toEqual([])
    await userEvent.fill(dialog().getByRole('textbox'), 'Farid Noori')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(forgotten).toEqual(['1.18'])
  },
)

test('what cannot be removed now stays, and it says so', async () => {
  noteWaiting(0)
  await open({ forget: () => Promise.reject(new Error('in use')) })
  await askToRemove('Farid Noori')
  await userEvent.click(dialog().getByRole('button', { name: 'Remove', exact: true }))
  await expect
    .element(dialog().getByRole('alert'))
    .toHaveTextContent('This did not work. Close other windows of this page and try again.')
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await expect.element(page.getByRole('button', { name: 'Farid Noori' })).toBeVisible()
})

async function logIn() {
  await userEvent.click(page.getByRole('button', { name: 'Farid Noori' }))
  await userEvent.keyboard('secret password{Enter}')
}

test('without the school a person comes in by what the device knows, and the session has no token', async () => {
  const tried: string[] = []
  const session = {
    user_id: 18,
    username: 'farid',
    full_name: 'Farid Noori',
    email: null,
    active_role: 'learner' as const,
    roles: ['learner' as const],
    institution_id: 1,
    institution_name: 'School',
    time_zone: 'Asia/Kabul',
    current_language: 'en' as const,
    sub_end_date: null,
    is_subscribed: false,
    profile_completion_step: 3,
    migration_type: -1 as const,
    migration_json: null,
    auth_token: '',
    refresh_token: '',
    token_exp: 0,
  }
  await open({
    here: {
      enter: async ({ username, password }) => {
        tried.push(username, password)
        return { ok: true, session }
      },
    },
  })
  await logIn()
  await expect.poll(() => stage.person()).toMatchObject({ user_id: 18, auth_token: '' })
  expect(tried).toEqual(['farid@example.org', expect.stringMatching(/^[0-9a-f]{64}$/)])
})

test.each([
  { sentence: 'refusals.invalid_username_password', words: 'Invalid username or password.' },
  {
    sentence: 'refusals.user_no_data_offline',
    words: 'Nothing is stored on this device for this account yet. Log in once with internet.',
  },
  { sentence: 'refusals.too_many_tries', words: 'Too many tries.' },
  { sentence: 'refusals.subs_date_passed_error', words: 'subscription' },
  {
    sentence: 'access.network_needed',
    words: 'To log in this time you need internet. Your work on this device is kept.',
  },
] as const)('… or hears why not: $sentence (§8)', async ({ sentence, words }) => {
  await open({ here: { enter: async () => ({ ok: false, sentence }) } })
  await logIn()
  await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  expect(stage.person()).toBeUndefined()
})

test('the school’s own "no" is never asked of the device, and a wrong password makes it doubt what it knows', async () => {
  const asked: string[] = []
  await open({
    answer: { ok: false, refusal: 'invalid_credentials' },
    here: {
      enter: async () => void asked.push('enter'),
      refused: ({ username }) => void asked.push(`refused ${username}`),
    },
  })
  await logIn()
  await expect.element(page.getByText('Invalid username or password.')).toBeVisible()
  expect(asked).toEqual(['refused farid@example.org'])
})

test.each(['en', 'pu'] as const)('it can be used by everybody, in %s', async (language) => {
  await open({ language })
  document.documentElement.dir = language === 'en' ? 'ltr' : 'rtl'
  document.documentElement.lang = language === 'en' ? 'en' : 'ps'
  const section = stage.place.querySelector('section')!
  for (const button of section.querySelectorAll('li button'))
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect((await axe.run(section)).violations).toEqual([])
})
