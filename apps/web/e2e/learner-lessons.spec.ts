import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { comeIn, test } from './school.ts'
import type { DemoAccount, School } from './school.ts'

test.use({ serviceWorkers: 'allow' })

interface Found {
  readonly place: { readonly class_id: number; readonly course_id: number; readonly lesson_guid: string }
  readonly content_id: number
  readonly address: string
}

/** The first content of that kind in the learner's courses. */
async function findKind(school: School, learner: DemoAccount, kind: 'video' | 'article'): Promise<Found> {
  const { list: classes } = await ask<{ list: { class_id: number; course_id: number }[] }>(
    school,
    learner,
    'classes',
    {},
  )
  for (const { class_id, course_id } of classes) {
    const { list: lessons } = await ask<{ list: { lesson_guid: string }[] }>(
      school,
      learner,
      'learner/course/lessons',
      { class_id, course_id },
    )
    for (const { lesson_guid } of lessons) {
      const { modules } = await ask<{ modules: { content_id: number; body: { kind: string } }[] }>(
        school,
        learner,
        'lesson/modules',
        { class_id, course_id, lesson_guid },
      )
      const content_id = modules.find(({ body }) => body.kind === kind)?.content_id
      if (content_id === undefined) continue
      const address = `${school.address}/learner/lesson/player?class_id=${class_id}&course_id=${course_id}&lesson_guid=${lesson_guid}&content_id=${content_id}`
      return { place: { class_id, course_id, lesson_guid }, content_id, address }
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
  const { address } = await findKind(school, school.first('learner'), 'video')
  await page.goto(address)
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
  await expect
    .poll(() => page.locator('main video').evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThanOrEqual(9)
})

test('the seconds of a page that is closed in the middle of a lesson arrive, and count once', async ({
  browser,
  school,
}) => {
  // Without a service worker the browser tells what the store asks for.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const first = school.first('learner')
  const learner = { ...first, username: first.username.replace(/01$/, '07') }
  const { place, content_id, address } = await findKind(school, learner, 'article')
  const secondsOf = async () => {
    const { modules } = await ask<{ modules: { content_id: number; time_spent_in_seconds: number }[] }>(
      school,
      learner,
      'lesson/modules',
      place,
    )
    return modules.find((one) => one.content_id === content_id)?.time_spent_in_seconds ?? 0
  }
  const before = await secondsOf()
  // The outbox gets nothing through: what arrives is what the closing page sends itself, by a request that outlives it.
  const sync = '**/api/offline/syncup'
  await context.route(sync, (route) => route.abort())
  await page.addInitScript(() => {
    const given = window.fetch.bind(window)
    window.fetch = (input, init) => {
      if (init?.keepalive === true) localStorage.setItem('outlived', String(input))
      return given(input, init)
    }
  })
  await page.clock.install()
  await comeIn(page, school, learner)
  await page.goto(address)
  await expect(page.locator('main article p').first()).toBeVisible()
  await page.mouse.move(200, 200)
  // Less than there is between two savings: nothing but the closing hands them on.
  await page.clock.fastForward(12_000)
  expect(await secondsOf()).toBe(before)
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  await expect.poll(secondsOf).toBeGreaterThanOrEqual(before + 12)
  const arrived = await secondsOf()
  await context.unroute(sync)
  // The next page may find them in the outbox, too, and hand them in again.
  const pulled = context.waitForEvent('response', (response) =>
    response.url().endsWith('/api/offline/learner/structure'),
  )
  const next = await context.newPage()
  await next.goto(`${school.address}/learner/dashboard`)
  // What waits is sent before anything is pulled.
  await pulled
  expect(await next.evaluate(() => localStorage.getItem('outlived'))).toContain('/learner/module/time/save')
  expect(await secondsOf()).toBe(arrived)
  await context.close()
})

const arabicLesson = 'غذا و صحت'

/** A learner whose course holds the Arabic book, and the address of its lesson. */
async function findArabicBook(school: School): Promise<{ account: DemoAccount; address: string }> {
  for (const account of school.accounts.filter(({ role }) => role === 'learner')) {
    const { list: classes } = await ask<{ list: { class_id: number; course_id: number }[] }>(
      school,
      account,
      'classes',
      {},
    )
    for (const { class_id, course_id } of classes) {
      const { list } = await ask<{ list: { lesson_guid: string; title: string }[] }>(
        school,
        account,
        'learner/course/lessons',
        { class_id, course_id },
      )
      const lesson = list.find(({ title }) => title === arabicLesson)
      if (lesson)
        return {
          account,
          address: `${school.address}/learner/lesson/player?class_id=${class_id}&course_id=${course_id}&lesson_guid=${lesson.lesson_guid}`,
        }
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
  const place = () =>
    view.evaluate((element) => (element as unknown as { lastLocation?: { cfi?: string } }).lastLocation?.cfi ?? '')
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
  // On the way the cover's own document is told once more: the page after it is of the second part.
  await expect.poll(place).toMatch(/^epubcfi\(\/6\/4!/)
  const left = await place()

  const book = page.url()
  // Gone and back before the outbox can have it.
  await page.getByRole('link', { name: 'Lessons' }).first().click()
  await page.goto(book)
  await expect.poll(place).toBe(left)
})

/** The addresses of every kind of screen of a learner that needs more than its own (screens.spec.ts has the others). */
async function learnerScreens(page: Page, address: string): Promise<string[]> {
  const of = (path: string) => `${address}/learner/${path}`
  await page.goto(of('classes'))
  const [home = ''] = await hrefs(page, 'main a[href*="/learner/class/dashboard"]')
  const class_id = new URL(home, address).searchParams.get('class_id') ?? ''
  const library = `/learner/class/dashboard/library?class_id=${class_id}`
  await page.goto(of('subjects'))
  const [lessons = ''] = await hrefs(page, 'main a[href*="/learner/lessons"]')
  await page.goto(address + lessons)
  const [lesson = ''] = await hrefs(page, 'main a[href*="/lesson/player"]')
  await page.goto(address + lesson)
  const contents = await hrefs(page, 'nav a[href*="content_id"]')
  await page.goto(of('assignments'))
  const [assignment = ''] = await hrefs(page, 'main a[href*="/assignments/detail"]')
  return [home, library, lessons, ...contents, assignment].map((path) => address + path)
}

for (const language of ['english', 'pashto']) {
  test(`the learner's screens fit 360 px and have no barrier that axe finds, in ${language}`, async ({
    page,
    school,
  }) => {
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
