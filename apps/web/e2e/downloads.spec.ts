/** Courses that are taken home: over a line that breaks, seen from two tabs, learnt without a network, and kept current. */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { freePort } from '../../../tools/free-port.ts'
import { ask } from './ask.ts'
import { publishLesson } from './bring-in.ts'
import { comeIn, emptyBrowserCache, keepApplication, test } from './school.ts'
import type { DemoAccount, School } from './school.ts'
import { openSlowLine } from '../../../tools/bench/downloads/slow-line.ts'

test.use({ serviceWorkers: 'allow' })

interface Class {
  readonly class_id: number
  readonly course_id: number
  readonly course_title: string
  readonly total_lessons: number
}

type Sized = Class & { readonly bytes: number }

/** Classes of the learner that have lessons, those with the most to bring first; bytes are of the small quality. */
async function classesBySize(school: School, learner: DemoAccount): Promise<readonly [Sized, ...Sized[]]> {
  const { list } = await ask<{ list: Class[] }>(school, learner, 'classes', {})
  const sized: Sized[] = []
  for (const one of list.filter(({ total_lessons }) => total_lessons > 0)) {
    const { total } = await ask<{ total: { small: number } }>(school, learner, 'content/sizes', {
      class_id: one.class_id,
    })
    sized.push({ ...one, bytes: total.small })
  }
  const [largest, ...others] = sized.sort((one, other) => other.bytes - one.bytes)
  if (largest === undefined) throw new Error('The learner has no class')
  return [largest, ...others]
}

const lessonsOf = (school: Pick<School, 'address'>, { class_id, course_id }: Class) =>
  `${school.address}/learner/lessons?class_id=${class_id}&course_id=${course_id}`
const sized = /^Download for offline · /
const share = async (page: Page) =>
  Number(await page.getByRole('progressbar', { name: 'Downloading…' }).first().getAttribute('aria-valuenow'))

test('a course at 60 % when the server stops goes on where it was, and a second tab sees, pauses and resumes it', async ({
  browser,
  school,
}, { parallelIndex }) => {
  const learner = school.first('learner')
  const [course] = await classesBySize(school, learner)
  const line = await openSlowLine(school.address, await freePort(parallelIndex))
  const byLine = { ...school, address: line.address }
  const context = await browser.newContext()
  const page = await context.newPage()
  await comeIn(page, byLine, learner)
  // Nothing else is on the line then.
  await keepApplication(page)
  await page.goto(lessonsOf(byLine, course))
  line.narrow(course.bytes / 8)
  await page.getByRole('button', { name: sized }).first().click()
  await expect.poll(() => share(page), { intervals: [50], timeout: 90_000 }).toBeGreaterThanOrEqual(60)
  await line.down()
  await expect(page.getByText(/^Stopped at \d+%/).first()).toBeVisible()

  const second = await context.newPage()
  // Slow enough for a second tab to open meanwhile.
  line.narrow(course.bytes / 150)
  await line.up()
  await second.goto(`${line.address}/learner/downloads`)
  await expect.poll(() => share(second), { intervals: [50], timeout: 90_000 }).toBeGreaterThanOrEqual(60)
  await second.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(page.getByText(/^Paused at \d+%/).first()).toBeVisible()
  line.narrow(Number.POSITIVE_INFINITY)
  await second.getByRole('button', { name: 'Go on', exact: true }).click()
  for (const tab of [page, second])
    await expect(tab.getByText(/Ready without internet|Getting ready for offline/).first()).toBeVisible()
  // What a cut loses at most is a chunk, and what was on its way.
  expect(line.passed() - course.bytes).toBeLessThan(2 * 1024 * 1024)
  await context.close()
  await line.close()
})

test('a course that is published anew while its learner is away is told as an update, and comes by a tap', async ({
  browser,
  school,
}) => {
  const learner = school.first('learner')
  const course = (await classesBySize(school, learner)).at(-1)!
  const context = await browser.newContext()
  const page = await context.newPage()
  await comeIn(page, school, learner)
  await keepApplication(page)
  await page.goto(lessonsOf(school, course))
  await page.getByRole('button', { name: sized }).first().click()
  await expect(page.getByText('Ready without internet').first()).toBeVisible()
  await page.goto('about:blank')
  await publishLesson(school, {
    course_id: course.course_id,
    title: 'Published meanwhile',
    contents: [
      {
        title: 'New',
        content_type: 'article',
        body: { kind: 'article', blocks: [{ kind: 'paragraph', text: 'Written while you were away.' }] },
      },
    ],
  })
  await page.goto(`${school.address}/learner/downloads`)
  const update = page.getByRole('button', { name: /^Update 1 lesson, / })
  await update.click()
  await expect(update).toHaveCount(0)
  await expect(page.getByText('Ready without internet').first()).toBeVisible()
  await context.close()
})

test('a learner of a tenant without assignments takes a whole course and learns it without a network, in Dari at 360 px', async ({
  browser,
  school,
}) => {
  const address = school.address.replace('localhost', 'senf.localhost')
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  const told = await page.goto(`${address}/demo/accounts.json`)
  const { accounts } = JSON.parse((await told?.text()) ?? '') as { accounts: DemoAccount[] }
  const senf = { ...school, address, accounts }
  const learner = accounts.find(({ role }) => role === 'learner')!
  const [course] = await classesBySize(senf, learner)
  await comeIn(page, senf, learner, 'dari')
  await keepApplication(page)
  await page.goto(lessonsOf(senf, course))
  await page
    .getByRole('button', { name: /^داونلود برای آفلاین · / })
    .first()
    .click()
  await expect(page.getByText('بدون انترنت آماده').first()).toBeVisible()

  await school.stop()
  await emptyBrowserCache(page)
  await page.reload()
  const lessons = page.getByRole('main').locator('a[href*="/learner/lesson/player"]')
  await expect(lessons.first()).toBeVisible()
  for (const lesson of [0, 1]) {
    await lessons.nth(lesson).click()
    await expect(page).toHaveURL(/\/learner\/lesson\/player/)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.getByText('این درس در دستگاه شما نیست')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.goBack()
  }
  await school.start()
  await context.close()
})
