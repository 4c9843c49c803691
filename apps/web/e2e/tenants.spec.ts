/** Every tenant of the demonstration lets its own people in at its own host, in one of its languages, and nobody of another tenant. */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test, type DemoAccount, type School } from './school.ts'

const tenants = [
  { host: 'localhost', language: 'pashto', tag: 'ps-AF' },
  { host: 'publisher.localhost', language: 'english', tag: 'en' },
  { host: 'exam.localhost', language: undefined, tag: undefined },
  { host: 'quran.localhost', language: 'urdu', tag: 'ur-PK' },
  { host: 'skills21.localhost', language: 'urdu', tag: 'ur-PK' },
  { host: 'senf.localhost', language: 'dari', tag: 'fa-AF' },
  { host: 'family.localhost', language: 'urdu', tag: 'ur-PK' },
  { host: 'maths.localhost', language: 'dari', tag: 'fa-AF' },
  { host: 'province.localhost', language: 'pashto', tag: 'ps-AF' },
] as const

const addressOf = (school: School, host: string) => school.address.replace('localhost', host)

/** As the page of accounts lists them at that host. */
async function learnerAt(page: Page, address: string): Promise<DemoAccount> {
  await page.goto(`${address}/demo`)
  const accounts = await page.evaluate(
    async () => ((await (await fetch('/demo/accounts.json')).json()) as { accounts: DemoAccount[] }).accounts,
  )
  const learner = accounts.find(({ role }) => role === 'learner')
  if (learner === undefined) throw new Error(`${address} has no learner`)
  return learner
}

async function fillIn(page: Page, { username, password }: DemoAccount): Promise<void> {
  // Where schools have entrances of their own, the form stands behind the second button.
  const form = page.locator('[name=username]')
  const byEmail = page.locator('main button').nth(1)
  await expect(form.or(byEmail).first()).toBeVisible()
  if (!(await form.isVisible())) await byEmail.click()
  await form.fill(username)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=password]').press('NumpadEnter')
}

for (const { host, language, tag } of tenants) {
  test(`${host}: a learner comes in${language === undefined ? '' : `, in ${language}`}`, async ({ page, school }) => {
    const address = addressOf(school, host)
    const learner = await learnerAt(page, address)
    await page.goto(`${address}/login${language === undefined ? '' : `?language=${language}`}`)
    if (tag !== undefined) {
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await expect(page.locator('html')).toHaveAttribute('dir', tag === 'en' ? 'ltr' : 'rtl')
    }
    await fillIn(page, learner)
    await page.waitForURL(`${address}/learner/dashboard`)
    await expect(page.locator('#content h1')).toBeVisible()
    if (tag !== undefined) await expect(page.locator('html')).toHaveAttribute('lang', tag)
  })
}

test('in a family of schools a person chooses theirs; at another one they are told so', async ({ page, school }) => {
  const address = addressOf(school, 'family.localhost')
  const learner = await learnerAt(page, address)
  await page.goto(`${address}/login?language=english`)
  await expect(page.getByLabel('Remember me on this device')).toBeHidden()
  await page.getByRole('button', { name: 'Continue with your school’s login' }).click()
  await page.getByLabel('Name of your school').fill('pishin')
  await expect(page.getByRole('list', { name: 'Your school' }).getByRole('button')).toHaveCount(1)
  await page.getByRole('button', { name: 'Noor School, Pishin' }).click()
  const enter = async () => {
    await page.getByLabel('Username at your school').fill(learner.username)
    await page.getByLabel('Password', { exact: true }).fill(learner.password)
    await page.getByLabel('Password', { exact: true }).press('Enter')
  }
  await enter()
  await expect(page.locator('form').getByRole('alert')).toContainText('This account is not in this school.')
  await page.getByRole('button', { name: 'Choose another school' }).click()
  await page.getByRole('button', { name: 'Noor School, Quetta' }).click()
  await enter()
  await page.waitForURL(`${address}/learner/dashboard`)
})

test('a name of one tenant opens nothing at another', async ({ page, school }) => {
  const learner = await learnerAt(page, addressOf(school, 'senf.localhost'))
  await page.goto(`${addressOf(school, 'quran.localhost')}/login?language=english`)
  await fillIn(page, learner)
  await expect(page.getByRole('alert')).toContainText('Invalid username or password')
  await expect(page).toHaveURL(/\/login/)
})
