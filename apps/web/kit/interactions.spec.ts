/** The old floor: what people do with parts works in Chromium 109 as well, the last one for Windows 7 and 8. */
import { expect } from '@playwright/test'
import { test } from './kit-test.ts'

test.beforeEach(async ({ kit }) => {
  await kit.resize(1024, 768)
})

test.afterEach(async ({ kit }) => {
  expect(kit.takeFaults(), 'errors and warnings of the page').toEqual([])
})

test('it is the old floor', async ({ kit }) => {
  expect(await kit.page.evaluate(() => navigator.userAgent)).toContain('Chrome/109.')
})

test('a menu opens, its items are walked, Escape closes it and gives the focus back', async ({ kit }) => {
  const { page } = kit
  await kit.show({ part: 'menu', locale: 'en' })
  const button = page.locator('figure[data-state="actions"] button').first()
  await button.focus()
  await page.keyboard.press('Enter')
  const items = page.getByRole('menu').getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(items.nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
})

test('a dialog holds the focus and gives it back', async ({ kit }) => {
  const { page } = kit
  await kit.show({ part: 'dialog', locale: 'ps' })
  const button = page.locator('figure[data-state="small"] button').first()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.closest('dialog, [role=dialog]') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})

test('a combobox finds what is typed', async ({ kit }) => {
  const { page } = kit
  await kit.show({ part: 'combobox', locale: 'en' })
  const field = page.getByRole('combobox').first()
  await field.focus()
  await page.keyboard.press('ArrowDown')
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  const all = await options.count()
  await page.keyboard.type('pagh')
  await expect(options).not.toHaveCount(all)
  await expect(options.first()).toContainText('Paghman')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue(/Paghman/)
})

test('a date is picked from the grid by keyboard, solar in Pashto', async ({ kit }) => {
  const { page } = kit
  await kit.show({ part: 'date-picker', locale: 'ps' })
  const state = page.locator('figure[data-state="chosen, with hint"]')
  const field = state.locator('input').first()
  const before = await field.inputValue()
  await state.locator('button').first().click()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('grid')).toBeHidden()
  await expect(field).not.toHaveValue(before)
  await expect(field).toHaveValue(/[۰-۹]/)
})

test('a table is sorted by the head of a column', async ({ kit }) => {
  const { page } = kit
  await kit.show({ part: 'data-table', locale: 'en' })
  const table = page.locator('figure[data-state="with everything"]').getByRole('table')
  const head = table.locator('th:has(button)').first()
  const names = () => table.locator('tbody tr').evaluateAll((rows) => rows.map((row) => (row as HTMLElement).innerText))
  const first = await head.getAttribute('aria-sort')
  const before = await names()
  await head.getByRole('button').first().click()
  await expect(head).not.toHaveAttribute('aria-sort', first ?? '')
  expect(await names()).not.toEqual(before)
})

test('rich text is written and made bold', async ({ kit }) => {
  const { page } = kit
  await kit.show({ part: 'rich-text-editor', locale: 'en' })
  const surface = page.locator('[contenteditable="true"]').first()
  await surface.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+B')
  await page.keyboard.type('Water moves')
  await expect(surface.locator('strong').filter({ hasText: 'Water moves' })).toBeVisible()
})
