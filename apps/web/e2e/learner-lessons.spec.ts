import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { signIn, test } from './school.ts'

/** Opens lessons of the learner's courses until one holds the kind; answers once its content is open. */
async function openKind(page: Page, address: string, kind: string): Promise<void> {
  await page.goto(`${address}/learner/classes`)
  const courses = await hrefs(page, 'main a[href*="/learner/lessons"]')
  for (const course of courses) {
    await page.goto(address + course)
    for (const lesson of await hrefs(page, 'main a[href*="/lesson/player"]')) {
      await page.goto(address + lesson)
      const list = page.getByRole('navigation', { name: 'In this lesson' })
      await expect(list).toBeVisible()
      const entry = list.getByRole('link').filter({ has: page.getByText(kind, { exact: true }) }).first()
      if ((await entry.count()) === 0) continue
      await entry.click()
      return
    }
  }
  throw new Error(`The demonstration has no ${kind}`)
}

async function hrefs(page: Page, selector: string): Promise<string[]> {
  await expect(page.locator(selector).first()).toBeVisible()
  return page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

test('a video goes on where it was left', async ({ page, school }) => {
  await signIn(page, school, school.first('learner'))
  await openKind(page, school.address, 'Video')
  const address = page.url()
  const video = page.locator('main video')
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    element.currentTime = 8
    return element.play()
  })
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(9)
  await video.evaluate((element: HTMLVideoElement) => element.pause())
  await page.getByRole('link', { name: 'Lessons' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(address)
  await expect.poll(() => page.locator('main video').evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThanOrEqual(9)
})

test('a document shows its page and text, and completes', async ({ page, school }) => {
  await signIn(page, school, school.first('learner'))
  await openKind(page, school.address, 'Document')
  await expect(page.locator('main canvas + div span').first()).toBeAttached()
  await expect(page.locator('main article').first().getByText('Completed')).toBeVisible()
})

test('questions are marked at once, and the attempt counts', async ({ page, school }) => {
  await signIn(page, school, school.first('learner'))
  await openKind(page, school.address, 'Questions')
  const player = page.locator('main article').first()
  await player.getByRole('button', { name: 'All at once' }).click()
  for (const question of await player.locator('ol > li').all()) {
    const choice = question.locator('input[type=radio], input[type=checkbox]').first()
    if ((await choice.count()) > 0) await choice.check()
  }
  await player.getByRole('button', { name: 'Check my answers' }).click()
  await expect(player.getByText(/\d+ of \d+ right/)).toBeVisible()
  await expect(player.getByText('Correct', { exact: true }).or(player.getByText('Incorrect', { exact: true })).first()).toBeVisible()
  await expect(player.getByText(/\d+ attempts?/)).toBeVisible()
})

for (const language of ['english', 'pashto']) {
  test(`the learner's screens fit 360 px and have no barrier that axe finds, in ${language}`, async ({ page, school }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await signIn(page, school, school.first('learner'), language)
    for (const path of ['dashboard', 'classes', 'assignments', 'downloads']) {
      await page.goto(`${school.address}/learner/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [role=status]').filter({ hasText: /Loading|بارېږي/ })).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
      expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html ?? ''}`)).toEqual([])
    }
  })
}
