import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hashPassword } from '#features/access/hash-password.ts'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { WayInPage } from './way-in-page.tsx'

type Options = NonNullable<Parameters<typeof setStage>[0]>
const done = { ok: true as const, value: {} }
const refused = (refusal: string) => ({ ok: false as const, refusal }) as never
const noSchool = { ok: true as const, value: { list: [] } }

let stage: Stage
let before: string

async function open(at: string, { answers = {}, ...options }: Options = {}) {
  history.replaceState(null, '', at)
  stage = await setStage({
    tenant: { languages: '0,1,2,3' },
    answers: { readConfiguration: () => noSchool, ...answers },
    ...options,
    person: null,
    words: ['pages'],
  })
  stage.show(<WayInPage page="/setup" onSignedIn={() => undefined} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const field = (name: string) => page.getByLabelText(name, { exact: true })
const begin = () => userEvent.click(page.getByRole('button', { name: 'Begin the school' }))
const performed = () =>
  stage.performed.filter(({ name }) => name === 'beginInstallation').map(({ input }) => input as object)

async function fill() {
  const typed = {
    'Name that every page shows': 'Rana School',
    'Name of the campus': 'Rana, Kandahar',
    'Name of the school year': '1405',
    'First day of the year': '2026-03-21',
    'Last day of the year': '2027-03-20',
    'Full name': 'Hamida Wardak',
    Username: 'hamida',
    Password: 'salaam-1234',
    'Confirm password': 'salaam-1234',
  }
  for (const [name, text] of Object.entries(typed)) await userEvent.fill(field(name), text)
}

beforeEach(() => {
  before = location.href
})
afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
  history.replaceState(null, '', before)
})

describe('who has no code', () => {
  test('reads how to begin, in the language that they choose', async () => {
    await open('/setup')
    await expect.element(page.getByRole('heading', { name: 'There is no school here yet' })).toBeVisible()
    expect(page.getByRole('textbox').elements()).toEqual([])
    await userEvent.selectOptions(page.getByRole('combobox'), 'ur')
    await expect.element(page.getByRole('heading', { name: 'یہاں ابھی کوئی اسکول نہیں' })).toBeVisible()
    expect(document.documentElement.dir).toBe('rtl')
  })
  test('is led to the login where a school has begun, with a code too', async () => {
    await open('/setup#code', {
      answers: { readConfiguration: () => ({ ok: true, value: { list: [{ id: 1 }] } }) as never },
    })
    await expect.element(page.getByRole('heading', { name: 'This school has begun already' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  })
})

describe('who opens the address that the server printed', () => {
  test('begins the school: what was typed goes once, with the code, and the code leaves the address', async () => {
    await open('/setup#the-code', { answers: { beginInstallation: () => done } })
    await fill()
    await userEvent.selectOptions(field('Language that pages begin in'), 'pu')
    await userEvent.click(page.getByRole('checkbox', { name: 'اردو' }))
    await userEvent.selectOptions(field('Time zone'), 'Asia/Kabul')
    await userEvent.selectOptions(field('Weeks begin on'), 'Saturday')
    await begin()
    await expect.element(page.getByRole('heading', { name: 'Your school is ready' })).toHaveFocus()
    expect(performed()).toEqual([
      {
        code: 'the-code',
        tenant_name: 'Rana School',
        languages: ['pu', 'en', 'da'],
        time_zone: 'Asia/Kabul',
        first_weekday: 6,
        campus_name: 'Rana, Kandahar',
        city: '',
        year_name: '1405',
        year_start: '2026-03-21',
        year_end: '2027-03-20',
        full_name: 'Hamida Wardak',
        username: 'hamida',
        email: null,
        password: await hashPassword('salaam-1234'),
      },
    ])
    expect(location.hash).toBe('')
    await expect.element(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  })

  test('is told at each field what is missing; nothing is sent, and the first of them has the focus', async () => {
    await open('/setup#the-code')
    await begin()
    expect(page.getByText('Fill this in.').elements()).toHaveLength(7)
    await expect.element(field('Name that every page shows')).toHaveFocus()
    await fill()
    await userEvent.fill(field('Username'), 'hamida wardak')
    await userEvent.fill(field('Last day of the year'), '2026-03-01')
    await userEvent.fill(field('Confirm password'), 'another-1234')
    await begin()
    await expect.element(page.getByText('The last day comes after the first, within 450 days.')).toBeVisible()
    await expect.element(field('Last day of the year')).toHaveFocus()
    await expect.element(field('Username')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText('The two passwords are not the same.')).toBeVisible()
    expect(performed()).toEqual([])
  })

  test.each([
    ['a code that is over', refused('code_invalid'), 'This address is good no more'],
    ['no server', { ok: false as const, failure: 'unreachable' as const }, 'Unable to connect to the server.'],
  ])('%s is said, and what was typed stays', async (_, answer, words) => {
    await open('/setup#the-code', { answers: { beginInstallation: () => answer } })
    await fill()
    await begin()
    await expect.element(page.getByRole('alert').getByText(words, { exact: false })).toBeVisible()
    await expect.element(field('Name of the campus')).toHaveValue('Rana, Kandahar')
  })

  test('learns that somebody else was first', async () => {
    await open('/setup#the-code', { answers: { beginInstallation: () => refused('not_allowed') } })
    await fill()
    await begin()
    await expect.element(page.getByRole('heading', { name: 'This school has begun already' })).toBeVisible()
  })

  test.each(['pu', 'da', 'ur'] as const)('fits a phone of 360 px in %s', async (language) => {
    await page.viewport(360, 740)
    await open('/setup#the-code', { language })
    expect(document.documentElement.dir).toBe('rtl')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    for (const box of document.querySelectorAll<HTMLElement>('form input, form select, form button'))
      expect(box.getBoundingClientRect().right, box.outerHTML).toBeLessThanOrEqual(360)
    await page.viewport(1280, 800)
  })
})
