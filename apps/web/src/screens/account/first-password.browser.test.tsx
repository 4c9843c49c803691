import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hashPassword } from '#features/access/hash-password.ts'
import { Application } from '#shell/application.tsx'
import { setStage, type Stage } from '../../../test/stage.tsx'

let stage: Stage
afterEach(async () => {
  stage.leave()
  await page.viewport(1280, 720)
})

const opened = { auth_token: 'opened', token_exp: 4_000_000_001 }

async function open(answers: AnyAnswer[] = [], language: 'en' | 'pu' | 'da' | 'ur' = 'en') {
  const typed: unknown[] = []
  stage = await setStage({
    language,
    person: { must_change_password: true },
    answers: { updatePassword: () => answers.shift() ?? { ok: true, value: { ended_sessions: 0, opened } } },
    here: { typed: (given) => void typed.push(given) },
  })
  stage.show(<Application />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return typed
}
const next = () => page.getByLabelText('New password', { exact: true })
const again = () => page.getByLabelText('Confirm password', { exact: true })
const save = () => page.getByRole('button', { name: 'Save and go on' })
async function choose(password: string, confirmation = password) {
  await userEvent.fill(next(), password)
  await userEvent.fill(again(), confirmation)
  await userEvent.keyboard('{Enter}')
}

test('stands before every other screen, with the name to log in by and the focus on its heading', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: 'Choose your password' })).toHaveFocus()
  await expect.element(page.getByText(/From now on you log in as learner/)).toBeVisible()
  expect(document.querySelector('nav')).toBeNull()
})

test('a password that is chosen travels as a hash, locks up what the device keeps, and opens everything', async () => {
  const typed = await open()
  await choose(' my-own-password ')
  await expect.poll(() => stage.person()?.must_change_password).toBe(false)
  const password = await hashPassword('my-own-password')
  expect(stage.performed).toMatchObject([{ name: 'updatePassword', input: { password } }])
  expect(stage.person()).toMatchObject({ ...opened, refresh_token: 'r', username: 'learner' })
  expect(typed).toEqual([{ username: 'learner', password }])
  await expect.element(page.getByRole('navigation').first()).toBeInTheDocument()
})

test.each([
  ['short', 'short', 'short', 'A password has at least 8 characters and no space.'],
  ['not the same twice', 'long-enough', 'long-enougj', 'The two passwords are not the same.'],
])(
  'a password that is %s is refused at its field, and nothing is sent',
  async (_, password, confirmation, sentence) => {
    await open()
    await choose(password, confirmation)
    await expect.element(page.getByText(sentence).first()).toBeVisible()
    expect(stage.performed).toEqual([])
  },
)

test('what the school refuses and what needs the internet is said; nothing typed is lost', async () => {
  await open([
    { ok: false, refusal: 'password_is_code' },
    { ok: false, failure: 'offline' },
  ])
  await choose('48219375')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This is the code on your slip. Choose another password.')
  await userEvent.click(save())
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Unable to connect/)
  await expect.element(next()).toHaveValue('48219375')
  expect(stage.person()?.must_change_password).toBe(true)
})

describe('on a narrow phone', () => {
  test.each([
    ['en', 'Choose your password', 'ltr'],
    ['pu', 'خپل پټنوم وټاکئ', 'rtl'],
    ['da', 'رمز عبور تان را انتخاب کنید', 'rtl'],
    ['ur', 'اپنا پاس ورڈ چنیں', 'rtl'],
  ] as const)('in %s all of it fits', async (language, title, direction) => {
    await page.viewport(360, 740)
    await open([], language)
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    expect(getComputedStyle(document.querySelector('main')!).direction).toBe(direction)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })
})
