/** A learner opens one content of every kind with the school's server and without it, and what they did arrives once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { chromium, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { catalogue as english } from '../../../packages/i18n/src/en/catalogue.ts'
import { catalogue as pashto } from '../../../packages/i18n/src/ps/catalogue.ts'
import { ask } from './ask.ts'
import { publishLesson } from './bring-in.ts'
import { oneOfEachKind, standInForOtherSites, type Kind, type Words } from './kinds-of-content.ts'
import { namedSchool } from './package-places.ts'
import { emptyBrowserCache, keepApplication, signIn, teacherOf, test } from './school.ts'
import type { DemoAccount, School } from './school.ts'

test.use({ serviceWorkers: 'allow' })

interface Published {
  readonly kinds: readonly Kind[]
  readonly content_ids: readonly number[]
  readonly place: { readonly class_id: number; readonly course_id: number; readonly lesson_guid: string }
  readonly assignment_id: string
}

let published: Published

/** Of a class that no other journey is about. */
function learnerOf(school: School, number: number): DemoAccount {
  const first = school.accounts.find(({ username }) => username === 'kandahar.8a.01')
  if (first === undefined) throw new Error('The demonstration has no class 8 A')
  return { ...first, username: first.username.replace(/01$/, `0${number}`) }
}

test.beforeAll(async ({ school }) => {
  test.setTimeout(120_000)
  const { list } = await ask<{ list: { class_id: number; course_id: number; subject: string }[] }>(
    school,
    learnerOf(school, 1),
    'classes',
    {},
  )
  const [taught] = list
  if (taught === undefined) throw new Error('The learner has no class')
  const { class_id, course_id } = taught
  const kinds = await oneOfEachKind()
  const { lesson_guid, content_ids } = await publishLesson(school, {
    course_id,
    title: 'One of each',
    contents: kinds.map(({ content }) => content),
  })
  const teacher = await teacherOf(school, 'kandahar', class_id)
  const assignment_id = randomUUID()
  const [start_date, due_date] = [
    new Date(Date.now() - 60_000).toISOString(),
    new Date(Date.now() + 3 * 86_400_000).toISOString(),
  ]
  const work = {
    title: 'One of each',
    description: 'Open them all.',
    start_date,
    due_date,
    allowed_attempts: 1,
    total_score: 10,
    rubric_data: [],
  }
  await ask(school, teacher, 'teacher/assignment/create', {
    assignment_id,
    assignment_type: 0,
    class_ids: [class_id],
    cms_content_ids: content_ids,
    lesson_guids: [lesson_guid],
    ...work,
  })
  published = { kinds, content_ids, place: { class_id, course_id, lesson_guid }, assignment_id }
})

const lessonAt = (school: School) =>
  `${school.address}/learner/lesson/player?${new URLSearchParams(Object.entries(published.place).map(([name, value]) => [name, String(value)]))}`

/** From one to the next by the list of the lesson, as a learner goes. */
async function openAll(page: Page, words: Words, hasServer: boolean): Promise<void> {
  const entries = page.getByRole('navigation', { name: words.content.lesson_contents }).getByRole('link')
  await expect(entries).toHaveCount(published.kinds.length, { timeout: 30_000 })
  for (const [at, { content, play }] of published.kinds.entries()) {
    await test.step(`${'file' in content ? content.file : content.title}, ${hasServer ? 'with' : 'without'} the server`, async () => {
      await entries.nth(at).click()
      await expect(entries.nth(at)).toHaveAttribute('aria-current', 'true')
      await play({ page, player: page.locator('main article').first(), words, hasServer })
    })
  }
}

/** What the school knows of each content, in the order of the lesson. */
async function standing(school: School, account: DemoAccount) {
  const { modules } = await ask<{
    modules: { content_id: number; content_status: number; attempts: number; accuracy: number | null }[]
  }>(school, account, 'lesson/modules', published.place)
  return published.content_ids.map((content_id) => modules.find((one) => one.content_id === content_id))
}

const expected = () => published.kinds.map(({ arrives }) => expect.objectContaining(arrives ?? {}) as unknown)

async function download(page: Page, school: School, words: Words): Promise<void> {
  await page.goto(`${school.address}/learner/assignments/detail?assignment_id=${published.assignment_id}`)
  await page.getByRole('button', { name: words.downloads.download_assignment }).click()
  await expect(page.getByText(words.downloads.ready_offline)).toBeVisible({ timeout: 60_000 })
  await keepApplication(page)
}

for (const { language, words, width, number } of [
  { language: 'english', words: english, width: 1280, number: 2 },
  { language: 'pashto', words: pashto, width: 360, number: 3 },
] as const) {
  test(`every kind of content is played with the server and without it, in ${language} at ${width} px`, async ({
    school: server,
  }) => {
    test.setTimeout(240_000)
    const school = namedSchool(server)
    const account = learnerOf(school, number)
    const folder = mkdtempSync(join(tmpdir(), 'maktab-kinds-'))
    const browser = await chromium.launchPersistentContext(folder, {
      ...test.info().project.use.launchOptions,
      viewport: { width, height: 780 },
    })
    const page = browser.pages()[0] ?? (await browser.newPage())
    await standInForOtherSites(page)
    await signIn(page, school, account, language)

    await page.goto(lessonAt(school))
    await openAll(page, words, true)
    // What is intercepted for a page never reaches its service worker, which is to answer from here on.
    await page.context().unrouteAll()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await download(page, school, words)

    await school.stop()
    await emptyBrowserCache(page)
    await page.goto(lessonAt(school))
    await openAll(page, words, false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await school.start()
    await expect.poll(() => standing(school, account), { timeout: 60_000 }).toEqual(expected())
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  })
}

test('a browser that lets packages keep nothing says so, names them, and keeps all the rest', async ({
  browser,
  school,
}) => {
  // Below plain `localhost` a package is of another site than the page, and this browser blocks what other sites keep.
  const page = await browser.newPage()
  await signIn(page, school, learnerOf(school, 4))
  await download(page, school, english)
  const notice = page.getByRole('note').filter({ hasText: english.downloads.packages_not_allowed })
  await expect(notice.getByRole('listitem')).toHaveCount(
    published.kinds.filter(
      ({ content }) => 'file' in content && /\.(h5p|zip)$/.test(content.file) && content.file !== 'Items.zip',
    ).length,
  )
  await expect(notice).toContainText('Two steps')
  await school.stop()
  await emptyBrowserCache(page)
  await page.goto(lessonAt(school))
  const entries = page.getByRole('navigation', { name: english.content.lesson_contents }).getByRole('link')
  await entries.filter({ hasText: 'Game' }).click()
  await expect(page.getByText(english.players.package_missing)).toBeVisible()
  await entries.filter({ hasText: 'Picture' }).click()
  await expect
    .poll(() => page.locator('main article img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await school.start()
  await page.close()
})
