import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { comeIn, emptyBrowserCache, keepApplication, test } from './school.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens the work of the first assignment that has something to mark, from where one learner after the other is gone through. */
async function openMarking(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/teacher/assignments`)
  await page.locator('main li', { hasText: 'to mark' }).first().getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Start marking' })).toBeVisible()
}

const score = (page: Page) => page.getByLabel('Obtained marks')

/** The next learner without a score: of those who handed something in, then of all. */
async function goToUnmarked(page: Page): Promise<void> {
  for (let work = 0; work < 40; work += 1) {
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    const next = page.getByRole('button', { name: 'Next', exact: true })
    if (await next.isEnabled()) await next.click()
    else {
      // After the last work that was handed in: whoever handed in nothing may be given a score, too.
      await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').last().click()
      await page.getByRole('row').filter({ hasText: '–' }).first().getByRole('link').click()
    }
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name)
    if ((await score(page).inputValue()) === '') return
  }
  throw new Error('Nothing is left to mark')
}

/** The whole table, beyond its first page. */
async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more' })
  while (await more.isVisible()) await more.click()
}

test('a teacher marks on a phone with the server stopped, and everything arrives when it is back', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await comeIn(page, school, school.first('teacher'))
  await expect(page.getByRole('heading', { level: 2, name: 'To mark' })).toBeVisible()
  await keepApplication(page)
  await openMarking(page, school.address)
  await page.getByRole('link', { name: 'Start marking' }).click()
  const list = page.url()

  // Marked with a network: Draft while typed, Saved once the school has it.
  await score(page).fill('3')
  await expect(page.getByText('Draft')).toBeVisible()
  await page.getByLabel('Teacher remarks').fill('Look at the last question again.')
  await page.getByLabel('Teacher remarks').press('Tab')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await school.stop()
  await emptyBrowserCache(page)
  const names: string[] = []
  for (const marks of ['4', '5', '6']) {
    await goToUnmarked(page)
    names.push(await page.getByRole('heading', { level: 1 }).innerText())
    // Above the total it is refused before it is queued.
    await score(page).fill('999')
    await score(page).press('Enter')
    await expect(page.getByText('The score cannot be above the total marks.')).toBeVisible()
    await score(page).fill(marks)
    await score(page).press('Tab')
    await expect(page.getByText('The score cannot be above the total marks.')).toHaveCount(0)
  }
  await expect(page.getByText('3 waiting to send')).toBeVisible()

  // The page starts again without the server, and nothing is lost.
  await page.goto(list)
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').last().click()
  await expect(page.getByText('3 waiting to send')).toBeVisible()
  await showAll(page)
  for (const [index, name] of names.entries()) {
    await expect(page.getByRole('row', { name }).getByText(`${index + 4} / `)).toBeVisible()
  }

  await school.start()
  // While it sends, fewer wait: only nothing at all is the end of it.
  await expect(page.getByText(/\d waiting to send/)).toHaveCount(0, { timeout: 90_000 })

  // On another device, from the school itself.
  const other = await browser.newContext()
  const desk = await other.newPage()
  await comeIn(desk, school, school.first('teacher'))
  await desk.goto(list.replace(/[?&]user_id=\d+/, ''))
  await expect(desk.getByRole('table')).toBeVisible()
  await showAll(desk)
  for (const [index, name] of names.entries()) {
    await expect(desk.getByRole('row', { name }).getByText(`${index + 4} / `)).toBeVisible()
  }
  await desk.getByRole('button', { name: /^Return \d+ scored work/ }).click()
  const returning = desk.getByRole('dialog')
  await returning.getByRole('textbox').fill('Look at your marks.')
  await returning.getByRole('button', { name: 'Return' }).click()
  await expect(desk.getByRole('row', { name: names[0] ?? '' }).getByText('Returned')).toBeVisible()
  await other.close()
  await context.close()
})
