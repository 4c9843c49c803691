import { standingConfiguration } from '@maktab/domain/tenants/standing-configuration'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { hashPassword } from '#features/access/hash-password.ts'
import { rememberedUnder } from '#features/access/may-remember.ts'
import { PublicLoginPage } from './public-login.tsx'

// The page of a test stands in a frame itself.
const own = location.origin
let stage: Stage
let entered: () => void
let posted: unknown[][]

beforeEach(() => {
  localStorage.removeItem(rememberedUnder)
  posted = []
  vi.spyOn(window.parent, 'postMessage').mockImplementation((...message: unknown[]) => void posted.push(message))
})
afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
})

const learner = { user_id: 7, username: 'zarghuna', active_role: 'learner', current_language: 'en' }

interface Opening {
  readonly id?: number
  readonly origins?: readonly string[]
  readonly answer?: object
  readonly language?: 'en' | 'pu'
  readonly person?: Parameters<typeof setStage>[0] extends infer O
    ? O extends { person?: infer P }
      ? P
      : never
    : never
}

async function open({
  id = 1,
  origins = [own],
  answer = { ok: true, value: learner },
  language = 'en',
  person = null,
}: Opening = {}): Promise<void> {
  const { regions_metadata: _provinces, ...standing } = standingConfiguration(id)
  entered = vi.fn()
  const given = () => answer as never
  stage = await setStage({
    language,
    person,
    tenant: { ...standing, id, languages: '0,1,2', name: 'Rana' },
    boot: { embedding_origins: origins },
    answers: { signIn: given, signInToInstitution: given },
  })
  stage.show(<PublicLoginPage onSignedIn={entered} />)
}

const post = (data: unknown, more: MessageEventInit = {}) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin: own, source: window.parent, ...more }))
const credentials = { email: 'zarghuna', password: 'salaam-maktab' }
const ready = () => expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()

describe('by hand', () => {
  test('a learner comes in, at a call that takes learners alone', async () => {
    await open()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Log in with your Rana account' })).toBeVisible()
    await page.getByLabelText('Email or username').fill('zarghuna')
    await page.getByLabelText('Password', { exact: true }).fill('salaam-maktab')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => stage.performed[0])
      .toMatchObject({ name: 'signIn', input: { username: 'zarghuna', is_learner_only: true } })
    await expect.poll(() => entered).toHaveBeenCalledOnce()
  })

  test('anybody else is told that only learners may, and stays outside', async () => {
    await open({ answer: { ok: false, refusal: 'limited_functionality' } })
    await page.getByLabelText('Email or username').fill('teacher')
    await page.getByLabelText('Password', { exact: true }).fill('salaam-maktab')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert').getByText('Only learners can log in here.')).toBeVisible()
    expect(stage.person()).toBeUndefined()
    expect(entered).not.toHaveBeenCalled()
  })

  test('speaks Pashto, from the right', async () => {
    await open({ language: 'pu' })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/د .?Rana.? په ګڼون ننوځئ/)
    expect(document.documentElement.dir).toBe('rtl')
  })

  test('a learner who is in already goes on; a teacher of the same browser does not', async () => {
    await open({ person: {} })
    await expect.poll(() => entered).toHaveBeenCalled()
    stage.leave()
    await open({ person: { active_role: 'teacher', roles: ['teacher'] } })
    await ready()
    expect(entered).not.toHaveBeenCalled()
  })
})

describe('what the page around posts', () => {
  test('from a listed origin lets a learner in', async () => {
    await open()
    await ready()
    post(credentials)
    await expect
      .poll(() => stage.performed)
      .toEqual([
        {
          name: 'signIn',
          input: {
            username: 'zarghuna',
            password: await hashPassword('salaam-maktab'),
            isForcedOnline: true,
            is_learner_only: true,
          },
          files: [],
        },
      ])
    await expect.poll(() => entered).toHaveBeenCalledOnce()
  })

  test('is not heard from elsewhere, or in another shape', async () => {
    await open()
    await ready()
    const frame = document.createElement('iframe')
    document.body.append(frame)
    post(credentials, { origin: 'https://evil.example' })
    post(credentials, { source: window })
    post(credentials, { source: frame.contentWindow })
    post(credentials, { source: null })
    for (const data of [
      null,
      'zarghuna',
      { email: 'zarghuna' },
      { email: ['zarghuna'], password: 'x' },
      JSON.stringify(credentials),
    ])
      post(data)
    frame.remove()
    // What is heard comes after all of these.
    post({ email: 'spogmai', password: 'x' })
    await expect.poll(() => stage.performed).toMatchObject([{ input: { username: 'spogmai' } }])
  })

  test('is not heard where the tenant lists nobody', async () => {
    await open({ origins: [] })
    await ready()
    post(credentials)
    expect(posted).toEqual([])
    await page.getByLabelText('Email or username').fill('spogmai')
    await page.getByLabelText('Password', { exact: true }).fill('x')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => stage.performed).toMatchObject([{ input: { username: 'spogmai' } }])
  })

  test('is heard five times a minute, and shows no password', async () => {
    await open({ answer: { ok: false, refusal: 'invalid_credentials' } })
    await ready()
    for (let time = 1; time <= 5; time++) {
      post({ email: `name${time}`, password: 'guess' })
      await expect.poll(() => stage.performed).toHaveLength(time)
      await expect.element(page.getByLabelText('Email or username')).toHaveValue(`name${time}`)
    }
    post(credentials)
    post(credentials)
    await expect.element(page.getByRole('alert').getByText('Invalid username or password.')).toBeVisible()
    await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('')
    expect(stage.performed).toHaveLength(5)
  })

  test('writes nothing into the log', async () => {
    const said = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(console, level))
    await open({ answer: { ok: false, refusal: 'invalid_credentials' } })
    await ready()
    post(credentials)
    await expect.element(page.getByRole('alert').getByText('Invalid username or password.')).toBeVisible()
    expect(JSON.stringify(said.flatMap(({ mock }) => mock.calls))).not.toContain('salaam-maktab')
  })
})

describe('the way back', () => {
  test('asks the listed page around to close', async () => {
    await open()
    await ready()
    expect(posted).toContainEqual([{ type: 'maktab.ready' }, own])
    posted = []
    await page.getByRole('button', { name: 'Back' }).click()
    expect(posted).toEqual([[{ type: 'maktab.close' }, own]])
  })

  test('says nothing to a page around that is not listed', async () => {
    await open({ origins: ['https://portal.example'] })
    await page.getByRole('button', { name: 'Back' }).click()
    expect(posted).toEqual([])
  })

  test('leads to login where people log in to a school, out of the frame', async () => {
    await open({ id: 563 })
    const back = page.getByRole('link', { name: 'Back' })
    await expect.element(back).toHaveAttribute('href', '/login')
    await expect.element(back).toHaveAttribute('target', '_top')
  })
})

describe('where people log in to a school', () => {
  test('the school is asked for, and who wants it finds name and password filled in', async () => {
    await open({ id: 563 })
    await page.getByLabelText('Email or username').fill('zarghuna')
    await page.getByLabelText('Password', { exact: true }).fill('salaam-maktab')
    await page.getByRole('checkbox', { name: 'Remember me on this device' }).click()
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect
      .poll(() => stage.performed[0])
      .toMatchObject({ name: 'signInToInstitution', input: { institution_id: 563, is_learner_only: true } })
    await expect.poll(() => localStorage.getItem(rememberedUnder)).not.toBeNull()
    stage.leave()
    await open({ id: 563 })
    await expect.element(page.getByLabelText('Email or username')).toHaveValue('zarghuna')
    await expect.element(page.getByText('Your remembered password is used.')).toBeVisible()
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect.poll(() => stage.performed[0]?.input).toMatchObject({ password: await hashPassword('salaam-maktab') })
    await expect.poll(() => entered).toHaveBeenCalled()
  })

  test('elsewhere nothing is filled in and nothing offered', async () => {
    localStorage.setItem(rememberedUnder, '{}')
    await open()
    await ready()
    expect(page.getByRole('checkbox').elements()).toEqual([])
  })
})
