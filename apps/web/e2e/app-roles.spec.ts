/** Who may use the packaged applications: the page is the same, and says on its root that it is packaged. */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from './school.ts'
import type { School } from './school.ts'

/** From the first moment on, as a package writes it into its page. */
async function packageAs(page: Page, platform: 'mobile' | 'desktop'): Promise<void> {
  await page.addInitScript((kind) => {
    const mark = () => document.documentElement?.setAttribute('data-platform', kind)
    mark()
    new MutationObserver(mark).observe(document, { childList: true })
  }, platform)
}

async function enterAs(page: Page, school: School, host: string, username: string): Promise<void> {
  await page.goto(`${school.address.replace('localhost', host)}/demo?language=english`)
  await page.getByRole('listitem').filter({ hasText: username }).first().getByRole('button').click()
}

const sessions = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('maktab.session.')).length)

test('the provincial mobile application is for teachers, learners and principals', async ({ page, school }) => {
  await packageAs(page, 'mobile')
  await enterAs(page, school, 'province.localhost', 'campus-admin.mingora')
  await expect(page.getByText('Campus admins cannot log in here. Use the website.')).toBeVisible()
  await enterAs(page, school, 'province.localhost', 'network-head')
  await expect(page.getByText('Your role cannot do this here.')).toBeVisible()
  expect(await sessions(page)).toBe(0)
  await enterAs(page, school, 'province.localhost', 'principal.mingora')
  await expect(page).toHaveURL(/\/principal\/dashboard$/)
})

test('on the desktop a principal is refused, on the web not', async ({ page, school, browser }) => {
  await packageAs(page, 'desktop')
  await enterAs(page, school, 'localhost', 'principal.kandahar')
  await expect(page.getByText('Your role cannot do this here.')).toBeVisible()
  expect(await sessions(page)).toBe(0)
  const web = await browser.newPage()
  await enterAs(web, school, 'localhost', 'principal.kandahar')
  await expect(web).toHaveURL(/\/principal\/dashboard$/)
  await web.close()
})
