import { expect } from '@playwright/test'
import { findBarriers } from './barriers.ts'
import { mailTo } from './mail.ts'
import { test } from './school.ts'

test('signup by email at the Afghan school, in Dari: the address, the link, the password, the details, the dashboard', async ({
  page,
  school,
}) => {
  const site = school.address.replace('localhost', 'senf.localhost')
  const email = `nilofar.${Date.now()}@example.com`
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${site}/signup?language=dari`)
  await expect(page.getByRole('heading', { name: 'حساب بسازید' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'ادامه با ایمیل' }).click()
  await page.getByLabel('ایمیل', { exact: true }).fill(email)
  // Solved while the page was idle, or soon.
  await expect(page.getByText('بررسی شد: شما انسان هستید')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'ایمیل خود را ببینید' })).toBeFocused()
  await page.reload()
  await expect(page.getByText(email)).toBeVisible()

  const mail = await mailTo(school, email)
  expect(mail.subject).toContain('Senf')
  const link = new URL(mail.link('/signup'))
  expect(link.origin).toBe(site)
  expect(link.searchParams.get('ln')).toBe('2')
  await page.goto(link.href)
  await page.getByLabel('رمز عبور', { exact: true }).fill('salaam-senf-1')
  await page.getByLabel('تأیید رمز عبور').fill('salaam-senf-1')
  expect(await findBarriers(page)).toEqual([])
  await page.getByLabel('تأیید رمز عبور').press('NumpadEnter')

  await expect(page).toHaveURL(`${site}/signup/info`)
  await page.getByLabel('نام مکمل').fill('نیلوفر سادات')
  await page.getByLabel('ولایت').selectOption({ label: 'هرات' })
  await page.getByLabel('ولسوالی').selectOption({ index: 1 })
  await page.reload()
  await expect(page.getByLabel('نام مکمل')).toHaveValue('نیلوفر سادات')
  expect(await page.locator('[name=province] option').count()).toBe(35)
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'ذخیره و ادامه' }).click()
  await expect(page.getByText('معلومات شخصی شما ذخیره شد.')).toBeVisible()

  await page.getByLabel('درجه (صنف)').selectOption({ index: 1 })
  await expect(page.getByRole('heading', { name: 'صنف‌هایی که می‌توانید شامل شوید' })).toBeVisible()
  await page
    .getByRole('button', { name: /^شامل .* شوید$/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /را ترک کنید$/ })).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'تمام کنید' }).press('Enter')
  await expect(page).toHaveURL(`${site}/learner/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('نیلوفر سادات')

  // The link was good once; the account is there for good.
  await page.goto(link.href)
  await page.getByLabel('رمز عبور', { exact: true }).fill('salaam-senf-2')
  await page.getByLabel('تأیید رمز عبور').fill('salaam-senf-2')
  await page.keyboard.press('Enter')
  await expect(page.getByText('این لینک تأیید نادرست است یا وقت آن گذشته است.')).toBeVisible()
})

test('a teacher signs up at the Afghan school, in Pashto, and waits for a class', async ({ page, school }) => {
  const site = school.address.replace('localhost', 'senf.localhost')
  const email = `farida.${Date.now()}@example.com`
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${site}/signup?mode=email&language=pashto`)
  await page.getByLabel('برېښنالیک', { exact: true }).fill(email)
  await expect(page.getByText('وکتل شو: تاسو انسان یاست')).toBeVisible()
  await page.keyboard.press('Enter')
  const mail = await mailTo(school, email)
  await page.goto(mail.link('/signup'))
  await page.getByRole('radio', { name: 'ښوونه' }).check()
  await page.getByLabel('بشپړ نوم').fill('فریده نوري')
  await page.getByLabel('پټنوم', { exact: true }).fill('salaam-senf-1')
  await page.getByLabel('پټنوم تایید کړئ').fill('salaam-senf-1')
  expect(await findBarriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site}/teacher/classes`)
})
