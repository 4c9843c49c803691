/** Papers of an office, as the browser lays them out on sheets of A4. */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { comeIn, test, type School } from './school.ts'

/** The sheets that are printed, in points: 595 × 842 is A4. The PDF stays beside what the test leaves. */
async function sheetsOf(page: Page, name: string): Promise<readonly string[]> {
  const path = test.info().outputPath(`${name}.pdf`)
  const pdf = (await page.pdf({ path, preferCSSPageSize: true, printBackground: true })).toString('latin1')
  const sizes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)]
  return sizes.map(([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`)
}

const upright = '595 × 842'
const across = '842 × 595'

/** What stands further on a sheet than the sheet is wide, or is cut off by its own box. */
async function cutOff(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' })
  const cut = await page.evaluate(() => {
    const sheet = document.querySelector('main [role=region]')!
    const edge = sheet.getBoundingClientRect()
    return [...sheet.querySelectorAll<HTMLElement>('*')]
      .filter((one) => {
        const box = one.getBoundingClientRect()
        const isOutside = box.left < edge.left - 1 || box.right > edge.right + 1
        const clips = getComputedStyle(one).overflow !== 'visible' && one.scrollHeight > one.clientHeight + 1
        return isOutside || clips
      })
      .map((one) => `${one.tagName} ${one.textContent}`)
  })
  await page.emulateMedia({ media: null })
  return cut
}

async function largestClass(school: School): Promise<{ readonly class_id: number; readonly total_students: number }> {
  const { list } = await ask<{ list: { class_id: number; total_students: number }[] }>(
    school,
    school.first('campus_admin'),
    'admin/classes',
    {},
  )
  return list.sort((one, other) => other.total_students - one.total_students)[0]!
}

for (const title of ['english', 'pashto', 'urdu'] as const) {
  test(`papers of a class in ${title}: whole names, on upright sheets and on sheets across`, async ({
    page,
    school,
  }) => {
    const { class_id, total_students } = await largestClass(school)
    await comeIn(page, school, school.first('campus_admin'), title)
    await page.goto(`${school.address}/campus-admin/print/class-list?class=${class_id}`)
    await expect(page.locator('tbody tr')).toHaveCount(total_students)
    expect(await cutOff(page)).toEqual([])
    expect(new Set(await sheetsOf(page, 'class-list'))).toEqual(new Set([upright]))

    await page.goto(`${school.address}/campus-admin/print/register?class=${class_id}`)
    await expect(page.locator('tbody tr')).toHaveCount(total_students)
    expect(total_students).toBeGreaterThanOrEqual(40)
    expect(await cutOff(page)).toEqual([])
    expect(await sheetsOf(page, 'register')).toEqual([across])

    await page.goto(`${school.address}/campus-admin/attendance?class_id=${class_id}&view=report`)
    await expect(page.locator('tbody tr')).toHaveCount(total_students)
    expect(await sheetsOf(page, 'attendance')).toEqual([across])

    await page.goto(`${school.address}/campus-admin/print/report-cards?class=${class_id}`)
    await expect(page.getByRole('article')).toHaveCount(total_students)
    expect(await cutOff(page)).toEqual([])
    expect(await sheetsOf(page, 'report-cards')).toEqual(Array.from({ length: total_students }, () => upright))
  })
}

test('slips of more than eight people come out on two sheets', async ({ page, school }) => {
  await comeIn(page, school, school.first('campus_admin'))
  await page.goto(`${school.address}/campus-admin/print/slips`)
  await page.getByLabel('Show').selectOption('active')
  const people = page.locator('ul').getByRole('checkbox')
  await expect(people.nth(14)).toBeVisible()
  // Those whom the office may not reset get none.
  for (let index = 0; index < 15; index++) await people.nth(index).check()
  await page.getByRole('button', { name: /^Make/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: /^Make/ }).click()
  await expect(page.getByText('These codes are shown once')).toBeVisible()
  const slips = await page.locator('main svg[role=img]').count()
  expect(slips).toBeGreaterThan(8)
  expect(slips).toBeLessThanOrEqual(16)
  expect(await sheetsOf(page, 'slips')).toEqual([upright, upright])
})
