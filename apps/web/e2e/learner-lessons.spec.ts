import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { comeIn, test } from './school.ts'
import type { DemoAccount, School } from './school.ts'

type Kind = 'video' | 'document' | 'assessment'

/** Opens the first content of that kind in the learner's courses. */
async function openKind(page: Page, school: School, kind: Kind): Promise<void> {
  const learner = school.first('learner')
  const { list: classes } = await ask<{ list: { class_id: number; course_id: number }[] }>(school, learner, 'classes', {})
  for (const { class_id, course_id } of classes) {
    const { list: lessons } = await ask<{ list: { lesson_guid: string }[] }>(school, learner, 'learner/course/lessons', { class_id, course_id })
    for (const { lesson_guid } of lessons) {
      const { modules } = await ask<{ modules: { content_id: number; body: { kind: string } }[] }>(school, learner, 'lesson/modules', { class_id, course_id, lesson_guid })
      const content = modules.find(({ body }) => body.kind === kind)
      if (content === undefined) continue
      await page.goto(`${school.address}/learner/lesson/player?class_id=${class_id}&course_id=${course_id}&lesson_guid=${lesson_guid}&content_id=${content.content_id}`)
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
  await comeIn(page, school, school.first('learner'))
  await openKind(page, school, 'video')
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
  await comeIn(page, school, school.first('learner'))
  await openKind(page, school, 'document')
  await expect(page.locator('main canvas + div span').first()).toBeAttached()
  await expect(page.locator('main article').first().getByText('Completed')).toBeVisible()
})

test('questions are marked at once, and the attempt counts', async ({ page, school }) => {
  await comeIn(page, school, school.first('learner'))
  await openKind(page, school, 'assessment')
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

const arabicLesson = 'غذا و صحت'

/** A learner whose course holds the Arabic book, and the address of its lesson. */
async function findArabicBook(school: School): Promise<{ account: DemoAccount; address: string }> {
  for (const account of school.accounts.filter(({ role }) => role === 'learner')) {
    const { list: classes } = await ask<{ list: { class_id: number; course_id: number }[] }>(school, account, 'classes', {})
    for (const { class_id, course_id } of classes) {
      const { list } = await ask<{ list: { lesson_guid: string; title: string }[] }>(school, account, 'learner/course/lessons', { class_id, course_id })
      const lesson = list.find(({ title }) => title === arabicLesson)
      if (lesson) return { account, address: `${school.address}/learner/lesson/player?class_id=${class_id}&course_id=${course_id}&lesson_guid=${lesson.lesson_guid}` }
    }
  }
  throw new Error('The demonstration has no Arabic book')
}

test('the Arabic book turns from the right and opens where it was left', async ({ page, school }) => {
  const { account, address } = await findArabicBook(school)
  await comeIn(page, school, account)
  await page.goto(address)
  await page.getByRole('navigation', { name: 'In this lesson' }).getByRole('link').filter({ hasText: 'E-book' }).click()
  const view = page.locator('foliate-view')
  const place = () => view.evaluate((element) => (element as unknown as { lastLocation?: { cfi?: string } }).lastLocation?.cfi ?? '')
  const next = page.getByRole('button', { name: 'Next page' })
  await expect.poll(place).not.toBe('')
  expect(await view.evaluate((element) => (element as unknown as { book: { dir?: string } }).book.dir)).toBe('rtl')
  const cover = await place()
  await expect(page.locator('main [role=status]').filter({ hasText: 'Loading' })).toHaveCount(0)
  await next.click()
  await expect.poll(place).not.toBe(cover)
  await next.press('ArrowRight')
  await expect.poll(place).toBe(cover)
  await next.press('ArrowLeft')
  await expect.poll(place).not.toBe(cover)
  const left = await place()

  const book = page.url()
  await page.getByRole('link', { name: 'Lessons' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(book)
  await expect.poll(place).toBe(left)
})

/** The addresses of every kind of screen of a learner that needs more than its own (screens.spec.ts has the others). */
async function learnerScreens(page: Page, address: string): Promise<string[]> {
  const of = (path: string) => `${address}/learner/${path}`
  await page.goto(of('classes'))
  const [lessons = ''] = await hrefs(page, 'main a[href*="/learner/lessons"]')
  await page.goto(address + lessons)
  const [lesson = ''] = await hrefs(page, 'main a[href*="/lesson/player"]')
  await page.goto(address + lesson)
  const contents = await hrefs(page, 'nav a[href*="content_id"]')
  await page.goto(of('assignments'))
  const [assignment = ''] = await hrefs(page, 'main a[href*="/assignments/detail"]')
  return [lessons, ...contents, assignment].map((path) => address + path)
}

for (const language of ['english', 'pashto']) {
  test(`the learner's screens fit 360 px and have no barrier that axe finds, in ${language}`, async ({ page, school }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width: 360, height: 780 })
    await comeIn(page, school, school.first('learner'), language)
    const faults: string[] = []
    for (const address of await learnerScreens(page, school.address)) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [role=status]').filter({ hasText: /Loading|بارېږي/ })).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(360)
      const { violations } = await new AxeBuilder({ page }).exclude('foliate-view').analyze()
      faults.push(...violations.map(({ id, nodes }) => `${address}: ${id} ${nodes[0]?.html ?? ''}`))
    }
    expect(faults).toEqual([])
  })
}
