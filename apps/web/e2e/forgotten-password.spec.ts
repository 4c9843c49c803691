import { expect } from '@playwright/test'
import { findBarriers } from './barriers.ts'
import { mailTo } from './mail.ts'
import { test } from './school.ts'

test('a forgotten password, in Pashto: the address, the link, the new password, and the old one no longer opens', async ({
  page,
  school,
}) => {
  // Somebody whom no other journey signs in: every session of theirs ends.
  const account = school.accounts.filter(({ role }) => role === 'teacher').at(-1)!
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${school.address}/forgot-password?language=pashto`)
  await expect(page.getByRole('heading', { name: 'پټنوم مو هېر شوی؟' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await findBarriers(page)).toEqual([])
  await page.getByLabel('برېښنالیک', { exact: true }).fill('هغه')
  await expect(page.getByText('وکتل شو: تاسو انسان یاست')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('سم برېښنالیک ولیکئ.')).toBeVisible()
  const email = `${account.username}@rana.example`
  await page.getByLabel('برېښنالیک', { exact: true }).fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'خپل برېښنالیک وګورئ' })).toBeFocused()

  const link = new URL((await mailTo(school, email)).link('/forgot-password'))
  expect(link.origin).toBe(school.address)
  expect(link.searchParams.get('ln')).toBe('1')
  // The mail may be opened where another language was spoken last.
  await page.goto(`${school.address}/login?language=english`)
  await page.goto(link.href)
  await page.getByLabel('نوی پټنوم', { exact: true }).fill('salaam-nawai-1')
  await page.getByLabel('پټنوم تایید کړئ').fill('salaam-nawai-2')
  await page.keyboard.press('Enter')
  await expect(page.getByText('دواړه پټنومونه یو شان نه دي.')).toBeVisible()
  await page.getByLabel('پټنوم تایید کړئ').fill('salaam-nawai-1')
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'نوی پټنوم مو وټاکل شو' })).toBeFocused()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: 'ننوتلو ته بېرته' }).click()

  const signIn = async (password: string) => {
    await page.locator('[name=username]').fill(account.username)
    await page.locator('[name=password]').fill(password)
    await page.locator('[name=password]').press('Enter')
  }
  await signIn(account.password)
  await expect(page.getByText('کارن‌نوم یا پټنوم سم نه دی.')).toBeVisible()
  await signIn('salaam-nawai-1')
  await expect(page).toHaveURL(/\/teacher\//)
})
