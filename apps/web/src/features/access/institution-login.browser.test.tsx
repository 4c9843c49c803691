import { standingConfiguration } from '@maktab/domain/tenants/standing-configuration'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { LoginScreen } from '#screens/way-in/login.tsx'

let stage: Stage
let asked: { search_string: string; page: number }[]
beforeEach(() => {
  asked = []
  sessionStorage.removeItem('maktab.login-institution')
})
afterEach(() => stage.leave())

const came = { ok: true, value: { user_id: 7, username: 'zarghuna', active_role: 'learner', current_language: 'en' } }
const schools = [
  { institution_id: 10, name: 'Zarghuna School', city: 'Kandahar' },
  { institution_id: 20, name: 'Malalai School', city: '' },
]

interface Opening {
  readonly institution_id?: number | null
  readonly language?: 'en' | 'pu'
  readonly answer?: object
}

async function open({ institution_id = 563, language = 'en', answer = came }: Opening = {}): Promise<void> {
  const { regions_metadata: _provinces, ...standing } = standingConfiguration(563)
  const listLoginInstitutions = (input: { search_string: string; page: number }) => {
    asked.push(input)
    const found = schools.filter(({ name }) => name.toLowerCase().includes(input.search_string.toLowerCase()))
    return input.page === 1
      ? { ok: true as const, value: { institutions: found, has_more: input.search_string === '' } }
      : {
          ok: true as const,
          value: { institutions: [{ institution_id: 30, name: 'Village School', city: 'Panjwai' }], has_more: false },
        }
  }
  stage = await setStage({
    language,
    person: null,
    words: ['pages'],
    tenant: {
      ...standing,
      id: 563,
      languages: '0,1,2',
      institution_id,
      is_google_login_allowed: true,
      external_providers: [{ login_type: 2, name: 'School ID' }],
    },
    answers: { signIn: () => answer as never, signInToInstitution: () => answer as never, listLoginInstitutions },
  })
  stage.show(<LoginScreen isSessionOver={false} />)
}

const byInstitution = () => page.getByRole('button', { name: 'Continue with your school’s login' })
const byEmail = () => page.getByRole('button', { name: 'Continue with email' })

async function logIn(label: string): Promise<void> {
  await page.getByLabelText(label).fill('zarghuna')
  await page.getByLabelText('Password', { exact: true }).fill('salaam-maktab')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => stage.performed).toHaveLength(1)
}

describe('the choice of two ways', () => {
  test('institution login is to the tenant’s school, with its providers', async () => {
    await open()
    await byInstitution().click()
    await expect.element(page.getByRole('heading', { level: 2, name: 'Your school’s login' })).toHaveFocus()
    await expect
      .element(page.getByRole('link', { name: 'Continue with School ID' }))
      .toHaveAttribute('href', expect.stringContaining('provider=2&for=login'))
    await logIn('Username at your school')
    expect(stage.performed[0]).toMatchObject({
      name: 'signInToInstitution',
      input: { username: 'zarghuna', institution_id: 563 },
    })
  })

  test('email login names no school, and its way back leads to the choice', async () => {
    await open()
    await byEmail().click()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.element(byInstitution()).toBeVisible()
    await byEmail().click()
    await logIn('Email or username')
    expect(stage.performed[0]?.name).toBe('signIn')
    expect(stage.performed[0]?.input).not.toHaveProperty('institution_id')
  })

  test('neither remembers a password nor leads to a forgotten one', async () => {
    await open()
    for (const way of [byInstitution, byEmail]) {
      await way().click()
      await expect.element(page.getByLabelText('Password', { exact: true })).toBeVisible()
      expect(page.getByRole('checkbox').elements()).toEqual([])
      expect(page.getByRole('link', { name: /Forgot/ }).elements()).toEqual([])
      await page.getByRole('button', { name: 'Back' }).click()
    }
  })

  test('speaks Pashto, from the right', async () => {
    await open({ language: 'pu' })
    await page.getByRole('button', { name: 'د ښوونځي په ننوتلو دوام ورکړئ' }).click()
    await expect.element(page.getByLabelText('په ښوونځي کې مو کارن‌نوم')).toBeVisible()
    expect(document.documentElement.dir).toBe('rtl')
  })

  test('somebody of another school is told so', async () => {
    await open({ answer: { ok: false, refusal: 'different_institution' } })
    await byInstitution().click()
    await logIn('Username at your school')
    await expect.element(page.getByText('Your account belongs to another school.')).toBeVisible()
  })
})

describe('where the tenant has several schools', () => {
  test('the own one is found by a part of its name, chosen with the keyboard, and asked for', async () => {
    await open({ institution_id: null })
    await byInstitution().click()
    const field = page.getByLabelText('Name of your school')
    await expect.element(page.getByRole('button', { name: 'Malalai School' })).toBeVisible()
    await field.fill('zargh')
    await expect.element(page.getByRole('button', { name: 'Malalai School' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(page.getByText('Zarghuna School')).toBeVisible()
    await logIn('Username at your school')
    expect(stage.performed[0]).toMatchObject({ name: 'signInToInstitution', input: { institution_id: 10 } })
  })

  test('a name that no school has is told, and another school may be chosen', async () => {
    await open({ institution_id: null })
    await byInstitution().click()
    await page.getByLabelText('Name of your school').fill('kabul')
    await expect.element(page.getByText('No school has this name. Try a part of it.')).toBeVisible()
    await page.getByLabelText('Name of your school').fill('')
    await page.getByRole('button', { name: 'Show more schools' }).click()
    await page.getByRole('button', { name: 'Village School' }).click()
    await page.getByRole('button', { name: 'Choose another school' }).click()
    await expect.element(page.getByLabelText('Name of your school')).toBeVisible()
    expect(asked.some((one) => one.page === 2)).toBe(true)
  })
})
