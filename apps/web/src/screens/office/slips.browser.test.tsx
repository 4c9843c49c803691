import type { AnyAnswer } from '@maktab/client/call'
import { encode } from 'uqr'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { SlipsScreen } from './slips.tsx'

let stage: Stage
afterEach(async () => {
  stage.leave()
  await page.viewport(1280, 720)
})

const person = (user_id: number) => ({
  user_id,
  full_name: `Learner ${user_id}`,
  father_name: 'غلام محمد',
  username: `learner.${user_id}`,
  grade: '6',
  section: 'الف',
})
const slip = (user_id: number) => ({ ...person(user_id), starting_code: '48219375' })
const people = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

interface Opening {
  readonly list?: AnyAnswer
  readonly made?: AnyAnswer
  readonly language?: 'en' | 'pu'
  readonly address?: string
}

async function open({ list, made, language = 'en', address = '/campus-admin/print/slips' }: Opening = {}) {
  const asked: unknown[] = []
  stage = await setStage({
    language,
    address,
    person: { active_role: 'campus_admin', roles: ['campus_admin'], institution_name: 'لیسهٔ ملالی' },
    answers: {
      listOfficeUsers: (input) => {
        asked.push(input)
        return list ?? { ok: true, value: { list: people(9).map(person), total: 9, total_pages: 1, counts: [] } }
      },
      resetPasswords: ({ user_ids }: { user_ids: number[] }) =>
        made ?? { ok: true, value: { slips: user_ids.map(slip), kept: [] } },
    },
  })
  stage.show(
    <ToastProvider>
      <SlipsScreen />
    </ToastProvider>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return asked
}
async function makeAll() {
  await userEvent.click(page.getByRole('checkbox').first())
  await userEvent.click(page.getByRole('button').last())
  await userEvent.click(page.getByRole('alertdialog').getByRole('button').last())
}

test('shows those who never logged in first, and makes slips for those who are chosen, after it has asked', async () => {
  const asked = await open()
  await expect.poll(() => asked[0]).toMatchObject({ state: 'never_signed_in', search_string: '', page: 1 })
  await userEvent.click(page.getByRole('checkbox', { name: /Learner 2/ }))
  await userEvent.click(page.getByRole('checkbox', { name: /Learner 5/ }))
  await userEvent.click(page.getByRole('button', { name: 'Make 2 slips' }))
  await expect.element(page.getByRole('alertdialog', { name: 'Make 2 slips?' })).toBeVisible()
  expect(stage.performed).toEqual([])
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Make 2 slips' }))
  await expect.element(page.getByText('These codes are shown once')).toBeVisible()
  expect(stage.performed).toMatchObject([{ name: 'resetPasswords', input: { user_ids: [2, 5] } }])
  await expect.element(page.getByText('learner.5', { exact: true })).toBeVisible()
  expect(page.getByText('4821 9375').elements()).toHaveLength(2)
})

test('eight slips stand on a sheet, each with the square of the address and its username, and without the code in it', async () => {
  await open()
  await makeAll()
  await expect.element(page.getByText('These codes are shown once')).toBeVisible()
  const sheets = [...document.querySelectorAll('ul')].map((sheet) => sheet.querySelectorAll('svg[role=img]').length)
  expect(sheets).toEqual([8, 1])
  const { size, data } = encode(`${location.origin}/login?username=learner.9`, { ecc: 'M', border: 2 })
  const last = [...document.querySelectorAll('svg[role=img]')].at(-1)!
  expect(last.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`)
  expect(last.querySelector('path')!.getAttribute('d')!.match(/M/g)).toHaveLength(data.flat().filter(Boolean).length)
})

test('codes stand in no address and in no storage, and are gone once the page is done with them', async () => {
  await open()
  await makeAll()
  await expect.element(page.getByText('4821 9375').first()).toBeVisible()
  const kept = JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }])
  expect(kept).not.toMatch(/4821 ?9375/)
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  expect(document.body.textContent).not.toContain('4821')
})

test('a code is written in the digits of the page', async () => {
  await open({ language: 'pu' })
  await makeAll()
  await expect.element(page.getByText('۴۸۲۱ ۹۳۷۵').first()).toBeVisible()
  await expect.element(page.getByText('۶ الف').first()).toBeVisible()
})

test('another campus is named in both calls', async () => {
  const asked = await open({ address: '/admin/print/slips?campus=20' })
  await makeAll()
  await expect.element(page.getByText('These codes are shown once')).toBeVisible()
  expect(asked[0]).toMatchObject({ institution_id: 20 })
  expect(stage.performed).toMatchObject([{ input: { institution_id: 20 } }])
})

test('another search forgets who was chosen', async () => {
  await open()
  await userEvent.click(page.getByRole('checkbox', { name: /Learner 2/ }))
  await userEvent.selectOptions(page.getByRole('combobox'), 'Everybody')
  await expect.element(page.getByRole('button', { name: 'Make 0 slips' })).toBeDisabled()
})

test('says who got none, whom nobody is found for, and what needs the internet', async () => {
  await open({ made: { ok: true, value: { slips: [], kept: [{ user_id: 1, why: 'not_allowed' }] } } })
  await makeAll()
  await expect.element(page.getByText(/1 person is not below your office/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Print' }).elements()).toEqual([])
  stage.leave()
  await open({ made: { ok: false, failure: 'offline' } })
  await makeAll()
  await expect
    .element(page.getByRole('alert').getByText('Administration needs the internet. What you typed stays here.'))
    .toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /Learner 2/ })).toBeChecked()
  stage.leave()
  await open({ list: { ok: true, value: { list: [], total: 0, total_pages: 0, counts: [] } } })
  await expect.element(page.getByText('Nobody is found here')).toBeVisible()
  stage.leave()
  await open({ list: { ok: false, failure: 'offline' } })
  await expect.element(page.getByText('This is not on your device yet')).toBeVisible()
  stage.leave()
  await open({ list: { ok: false, refusal: 'not_found' } })
  await expect.element(page.getByRole('checkbox').first()).not.toBeInTheDocument()
})

test('fits a narrow phone in both directions, list and slips', async () => {
  await page.viewport(360, 740)
  for (const language of ['en', 'pu'] as const) {
    await open({ language })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await makeAll()
    await expect.element(page.getByRole('img').first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    stage.leave()
  }
  await open()
})
