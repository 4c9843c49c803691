import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findBarriers } from './barriers.ts'
import { test } from './school.ts'
import type { School } from './school.ts'

/** The same server under a tenant's host. */
function at(school: School, host: string, path: string): string {
  return `http://${host}.localhost:${new URL(school.address).port}${path}`
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${page.url()} fits the page`,
  ).toBeLessThanOrEqual(0)
  expect(await findBarriers(page), page.url()).toEqual([])
}

test.use({ viewport: { width: 360, height: 740 } })

test('the general shell: landing text, who provides it, and no links of others', async ({ page, school }) => {
  await page.goto(`${school.address}/login?language=pashto`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByText('د مکتب په مرسته')).toBeVisible()
  await expect(page.getByText('© ۲')).toBeVisible()
  await expect(page.getByRole('link', { name: 'د محرمیت تګلاره' })).toHaveCount(0)
  await expectWhole(page)
})

test('the Quran tenant welcomes in Urdu, with its logo over the form', async ({ page, school }) => {
  await page.goto(at(school, 'quran', '/login'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur-PK')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1, name: /خوش آمدید/ })).toBeVisible()
  await expect(page.getByText('ہر روز تھوڑی سی تلاوت')).toBeVisible()
  expect(await page.locator('main img').getAttribute('src')).toMatch(/^data:image|^\//)
  await expectWhole(page)
})

test('the logo is the one for dark ground where the page is dark', async ({ page, school }) => {
  const logo = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${school.address}/login`)
    return page.locator('aside img').getAttribute('src')
  }
  expect(await logo('light')).not.toBe(await logo('dark'))
})

test('the publisher leads to its own pages; elsewhere they are no addresses', async ({ page, school }) => {
  await page.goto(at(school, 'publisher', '/login'))
  await expectWhole(page)
  await expect(page.getByText('Powered by Maktab')).toHaveCount(0)
  await page.getByRole('link', { name: 'Questions and answers' }).click()
  await expect(page).toHaveURL(/\/OUP\/FAQ$/)
  await page.locator('summary', { hasText: 'Can I work without internet?' }).press('Enter')
  await expect(page.getByText('Open the downloads once with internet')).toBeVisible()
  await expectWhole(page)
  await page.getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  await expectWhole(page)

  await page.goto(`${school.address}/OUP/FAQ`)
  await expect(page).toHaveURL(/\/login\?from=/)
})

test('who forces the publisher’s shell keeps it from page to page', async ({ page, school }) => {
  await page.goto(`${school.address}/?forcedOUPShell=1`)
  await page.getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL(/\/OUP\/AboutUs\?forcedOUPShell=1/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a message to the publisher says what is missing, proves its work, and is sent', async ({ page, school }) => {
  await page.goto(at(school, 'publisher', '/OUP/ContactUs'))
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('Zarghuna')
  await page.getByLabel('Email').fill('zarghuna')
  await page.getByLabel('What it is about').fill('Books for grade 7')
  await page.getByLabel('Message', { exact: true }).fill('Which book comes next?')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill('zarghuna@example.com')
  await expectWhole(page)
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Your message is on its way')).toBeVisible()
})

test('the examination board invites to prepare, once in a visit, and offers no languages', async ({ page, school }) => {
  await page.goto(at(school, 'exam', '/login'))
  await expect(page.getByLabel('Choose a language')).toHaveCount(0)
  const invitation = page.getByRole('dialog', { name: 'Prepare for your examination' })
  await expect(invitation).toBeVisible()
  await expectWhole(page)
  await page.keyboard.press('Escape')
  await expect(invitation).toHaveCount(0)
  await page.clock.install()
  await page.reload()
  await expect(page.getByText('Powered by Maktab')).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(invitation).toHaveCount(0)
})

test('the policy of the province is read from the left whatever the page speaks', async ({ page, school }) => {
  await page.goto(at(school, 'province', '/login'))
  await page.locator('select').selectOption('pu')
  await page.getByRole('link', { name: 'د محرمیت تګلاره' }).click()
  await expect(page).toHaveURL(/\/privacy-policy\?isweb=true/)
  await expect(page.getByRole('article')).toHaveAttribute('dir', 'ltr')
  await expect(page.getByText('Last updated: December 2023')).toBeVisible()
  await expect(page.getByText(/within two months/)).toBeVisible()
  await expectWhole(page)
  await page.getByRole('link', { name: 'بندول' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('the parent company’s policy speaks Dari, and a long way down there is a way back', async ({ page, school }) => {
  await page.goto(at(school, 'senf', '/privacy-policy?language=dari'))
  await expect(page.getByText('آخرین تجدید: دسمبر ۲۰۲۳')).toBeVisible()
  await expect(page.locator('article')).not.toHaveAttribute('dir', 'ltr')
  await expectWhole(page)
  const rise = page.getByRole('button', { name: 'بازگشت به بالا' })
  await expect(rise).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 101))
  await rise.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('without a package the Android page says so; what is new is listed', async ({ page, school }) => {
  await page.goto(`${school.address}/androidapp?language=english`)
  await expect(page.getByText('There is no Android app for this school yet.')).toBeVisible()
  await expectWhole(page)
  await page.goto(`${school.address}/releases?language=english`)
  await expect(page.getByRole('heading', { name: 'Version 0.1.0' })).toBeVisible()
  await expectWhole(page)
})

test('a page that is loaded anew goes back to where it was, and never to another host', async ({ page, school }) => {
  await page.goto(`${school.address}/refresh?from=${encodeURIComponent('/privacy-policy?isweb=true')}`)
  await expect(page).toHaveURL(`${school.address}/privacy-policy?isweb=true`)
  await page.goto(`${school.address}/refresh?from=${encodeURIComponent('//evil.example/')}`)
  await expect(page).toHaveURL(`${school.address}/login`)
})
