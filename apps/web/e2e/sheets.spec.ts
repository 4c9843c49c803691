import { expect } from '@playwright/test'
import { writeXlsx } from 'hucre'
import { ask } from './ask.ts'
import { comeIn, test } from './school.ts'

const pupils = 2_000
const wrong = 37
const head = ['نام مکمل', 'نام پدر', 'نمبر اساس', 'صنف', 'شعبه', 'جنسیت', 'تاریخ تولد', 'شماره تلیفون']
const letters = (number: number) => [...String(number)].map((digit) => 'ابپتجحدرسش'[Number(digit)]).join('')

/** Every 54th pupil was born in a month that no calendar has. */
const rows = Array.from({ length: pupils }, (_, at) => [
  `شاگرد ${letters(at)}`,
  `پدر ${letters(at * 7)}`,
  `J-${10_000 + at}`,
  String(1 + Math.floor(at / 168)),
  `${'ABCD'[at % 4]}9`,
  at % 2 === 0 ? 'دختر' : 'پسر',
  at % 54 === 0 && at / 54 < wrong ? '1392-13-01' : '1392-05-13',
  `07${10_000_000 + at * 37}`,
])

test.use({ viewport: { width: 1280, height: 800 } })

test('an office brings two thousand pupils in from a workbook, mends the 37 rows that are wrong, and takes all of it back', async ({
  page,
  school,
}) => {
  const office = school.first('campus_admin')
  const bytes = await writeXlsx({ sheets: [{ name: 'شاگردان', rows: [head, ...rows] }] })
  const people = async () =>
    (await ask<{ readonly total: number }>(school, office, 'admin/users', { page_size: 1 })).total
  const before = await people()

  await comeIn(page, school, office, 'pashto')
  await page.goto(`${school.address}/campus-admin/imports`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'شاگردان.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  })
  await page.getByRole('button', { name: 'وګورئ', exact: true }).click()
  await expect(page.getByText('۳۷ کرښې ستاسو په تمه دي.')).toBeVisible()

  const dates = page.getByLabel('د زېږېدو نېټه')
  await expect(dates).toHaveCount(wrong)
  for (let at = 0; at < wrong; at += 1) await dates.nth(at).fill('۱۳۹۲-۰۱-۱۳')
  await page.getByRole('button', { name: /له ۳۷ سمو شویو خانو/ }).click()
  await expect(page.getByText('۳۷ کرښې ستاسو په تمه دي.')).toBeHidden()

  await page.getByRole('button', { name: 'عملي یې کړئ' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'عملي یې کړئ' }).click()
  await expect(page.getByText(/وشول: ۲[٬,]?۰۰۰ کسان زیات/)).toBeVisible()
  expect(await people()).toBe(before + pupils)

  await page.getByRole('button', { name: 'بېرته یې واخلئ' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'بېرته یې واخلئ' }).click()
  await expect(page.getByText('بېرته واخیستل شو.')).toBeVisible()
  expect(await people()).toBe(before)
})
