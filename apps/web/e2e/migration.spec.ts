import { expect } from '@playwright/test'
import type { Page, Request } from '@playwright/test'
import { test } from './school.ts'
import type { DemoAccount, School } from './school.ts'

function accountOf(school: School, username: string): DemoAccount {
  const account = school.accounts.find((one) => one.username === username)
  if (account === undefined) throw new Error(`The demonstration has no ${username}`)
  return account
}

/** By the form alone: who moves stays before the dashboard for a while. */
async function logIn(page: Page, { address }: School, { username, password }: DemoAccount, language = 'english'): Promise<void> {
  await page.goto(`${address}/login?language=${language}`)
  await page.locator('[name=username]').fill(username)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=password]').press('Enter')
}

test('a learner moves to another campus: what waits on the device goes to the old one first, and after five seconds they are in the new one', async ({ context, school }) => {
  let page = await context.newPage()
  const learner = accountOf(school, 'kandahar.6c.02')
  const sent: string[] = []
  const note = (request: Request) => {
    const [, path] = request.url().split('/api/')
    if (path === 'offline/syncup' || path === 'learner/classes/migration') sent.push(path)
  }

  // The move cannot be made yet: the learner goes on where they are.
  await page.route('**/api/learner/classes/migration', (route) => route.abort())
  await logIn(page, school, learner)
  await expect(page.getByRole('dialog', { name: 'You are moving to another campus' })).toBeVisible()
  await expect(page.getByText('Rana School, Bagh Campus')).toBeVisible()
  await page.getByRole('button', { name: 'Go on without moving yet' }).click()
  await page.waitForURL('**/learner/dashboard')
  await expect(page.getByRole('banner').getByText('Anar Campus', { exact: false })).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  // Something is done without a network: it waits on the device.
  await page.goto(`${school.address}/account?part=settings`)
  await expect(page.getByRole('button', { name: 'Sync now' })).toBeVisible()
  await context.setOffline(true)
  await page.locator('#content').getByRole('combobox', { name: 'Choose a language' }).selectOption('pu')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ps-AF')
  await expect(page.locator('#content').getByText(/د لېږلو په تمه|لېږلو ته په تمه/)).toBeVisible()
  // A tab that is opened anew asks again; it sends first.
  await page.close()
  await context.setOffline(false)
  page = await context.newPage()
  page.on('request', note)
  await page.goto(`${school.address}/learner/dashboard`)

  await expect(page.getByRole('dialog', { name: 'تاسو بل کمپس ته لېږدول کېږئ' })).toBeVisible()
  await expect(page.getByText('وشو.', { exact: false })).toBeVisible()
  await page.waitForURL('**/learner/dashboard')
  await expect(page.getByRole('banner').getByText('رڼا ښوونځی، باغ کمپس')).toBeVisible()
  expect(sent.at(-1)).toBe('learner/classes/migration')
  expect(sent).toContain('offline/syncup')

  // The classes are those of the new section, also on another device, where nobody is asked any more.
  await page.goto(`${school.address}/learner/classes`)
  await expect(page.locator('#content').getByRole('listitem')).toHaveCount(2)
})

test('a teacher’s classes change, in Pashto, from the right to the left', async ({ page, school }) => {
  const teacher = accountOf(school, 'teacher.kandahar.2')
  await logIn(page, school, teacher, 'pashto')
  await expect(page.getByRole('dialog', { name: 'ستاسو ټولګي بدلېږي' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.waitForURL('**/teacher/dashboard')
  await page.goto(`${school.address}/teacher/classes`)
  await expect(page.getByText('۵ C', { exact: false })).toBeVisible()
  await expect(page.getByText('۸ A', { exact: false })).toBeVisible()
  await expect(page.getByText('۵ B', { exact: false })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('۵ C', { exact: false })).toBeVisible()
})

test('a move that fails says so; the learner goes on at the previous campus, or leaves', async ({ page, school }) => {
  await page.route('**/api/login', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: object }
    const place = { grade: '6', from_section: 'A', to_section: 'B', from_institution: 1, from_institution_name: 'Here', to_institution: 2, to_institution_name: 'There', classes: [] }
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, migration_type: 1, migration_json: place } } })
  })
  await logIn(page, school, accountOf(school, 'kandahar.6b.01'))
  await expect(page.getByRole('heading', { name: 'The move failed' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue to the previous campus' }).click()
  await page.waitForURL('**/learner/dashboard')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await logIn(page, school, accountOf(school, 'kandahar.6b.01'))
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('[name=username]')).toBeVisible()
})
