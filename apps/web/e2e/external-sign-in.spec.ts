import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from './school.ts'
import type { School } from './school.ts'

/** The Afghan tenant, which takes consumers. */
const at = (school: School, path: string) => `http://senf.localhost:${new URL(school.address).port}${path}`

async function toProvider(page: Page, school: School, path: string): Promise<void> {
  await page.goto(at(school, path))
  await page.getByRole('link', { name: 'Continue with Maktab ID' }).click()
  await expect(page.getByRole('heading', { name: 'Maktab ID' })).toBeVisible()
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

test('who is known comes back to where they wanted to, and leaves nothing for the next person', async ({
  page,
  school,
}) => {
  await toProvider(page, school, '/teacher/classes?language=english')
  await page.getByText('teacher.kabul.1@senf.example', { exact: true }).click()
  await expect(page).toHaveURL(/\/teacher\/classes/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await cookieNames(page)).not.toContain('external_person')
  expect(page.url()).not.toContain('external')

  await page.goto(at(school, '/account?language=english'))
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.reload()
  await expect(page.getByLabel('Email or username')).toBeVisible()
})

test('who is not known yet goes on to signup with the address that was proven', async ({ page, school }) => {
  await toProvider(page, school, '/login?language=english')
  await page.getByText('nilofar.sadat@visitors.senf.example', { exact: true }).click()
  await expect(page).toHaveURL(/\/signup/)
  await expect(page.locator('input[readonly]')).toHaveValue('nilofar.sadat@visitors.senf.example')
  expect(await cookieNames(page)).not.toContain('external_person')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }) + location.href)).not.toContain('own.')
})

for (const [choice, sentence] of [
  ['Cancel', 'Logging in with the other provider was not finished.'],
  ['principal.kabul@senf.example (not verified)', 'The provider has not verified your email address.'],
] as const) {
  test(`${choice}: the way back says why, once, and the form is there`, async ({ page, school }) => {
    await toProvider(page, school, '/login?language=english')
    await page.getByText(choice, { exact: true }).click()
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible()
    expect(new URL(page.url()).searchParams.has('external')).toBe(false)
    await page.reload()
    await expect(page.getByLabel('Email or username')).toBeVisible()
    await expect(page.getByText(sentence)).toHaveCount(0)
  })
}
