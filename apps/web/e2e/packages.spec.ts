import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { chromium, expect } from '@playwright/test'
import type { FrameLocator, Page } from '@playwright/test'
import { ask } from './ask.ts'
import { findPackages, namedSchool, playerAt } from './package-places.ts'
import { signIn, test } from './school.ts'

const words = { download: 'د آفلاین لپاره ډاونلوډ', ready: 'له انټرنېټ پرته تیار', fullScreen: 'بشپړه پرده' } as const
const width = 360

const insideOf = (page: Page): FrameLocator => page.frameLocator('main iframe').frameLocator('iframe')

/** Eight jumps of the frog. */
async function playGame(page: Page): Promise<void> {
  const inside = insideOf(page)
  await expect(inside.locator('#task')).not.toBeEmpty()
  for (let round = 0; round < 8; round += 1) await inside.locator('#line button').nth(2).click()
  await expect(inside.locator('#again')).toBeVisible()
}

/** Answers the questions that are asked from here on. */
async function playScorm(page: Page, answers: readonly string[]): Promise<void> {
  const inside = insideOf(page)
  for (const answer of answers) {
    await inside.locator(`input[value="${answer}"]`).check()
    await inside.locator('#next').click()
    await inside.locator('#next').click()
  }
}

/** Hands in the order as it lies there. */
async function playH5p(page: Page): Promise<void> {
  const check = insideOf(page).locator('.maktab-order > button')
  await check.click()
  await expect(check).toBeDisabled()
}

interface Kept {
  readonly modules: readonly { readonly content_id: number; readonly attempts: number; readonly content_status: number; readonly accuracy: number | null }[]
}

test('packages are played with the server and without it, and what they tell arrives', async ({ school: server }) => {
  const school = namedSchool(server)
  const first = school.first('learner')
  const account = { ...first, username: first.username.replace(/01$/, '05') }
  const lesson = await findPackages(school, account)
  const { class_id, course_id, lesson_guid } = lesson
  const idOf = (runtime: string) => lesson.packages.get(runtime)?.content_id ?? 0
  const standing = async (runtime: string) => {
    const { modules } = await ask<Kept>(school, account, 'lesson/modules', { class_id, course_id, lesson_guid })
    return modules.find(({ content_id }) => content_id === idOf(runtime))
  }
  const before = { scorm: await standing('scorm_1_2'), h5p: await standing('h5p') }
  const assignment_id = randomUUID()
  const day = 86_400_000
  const [start_date, due_date] = [new Date(Date.now() - 60_000).toISOString(), new Date(Date.now() + 3 * day).toISOString()]
  const work = { title: 'Packages', description: 'Play them.', start_date, due_date, allowed_attempts: 1, total_score: 10, rubric_data: [] }
  await ask(school, school.first('teacher'), 'teacher/assignment/create', { assignment_id, class_ids: [class_id], cms_content_ids: [idOf('web'), idOf('scorm_1_2'), idOf('h5p')], lesson_guids: [lesson_guid], ...work })

  const folder = mkdtempSync(join(tmpdir(), 'maktab-packages-'))
  const browser = await chromium.launchPersistentContext(folder, { ...test.info().project.use.launchOptions, viewport: { width, height: 780 } })
  const page = browser.pages()[0] ?? (await browser.newPage())
  await signIn(page, school, account, 'pashto')

  await page.goto(playerAt(school, lesson, idOf('scorm_1_2')))
  await expect(page.getByRole('button', { name: words.fullScreen })).toBeVisible()
  await playScorm(page, ['3/4'])
  await expect(insideOf(page).locator('input[value="2/5"]')).toBeVisible()
  expect(await insideOf(page).locator('html').getAttribute('dir')).toBe('rtl')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

  await page.goto(`${school.address}/learner/assignments/detail?assignment_id=${assignment_id}`)
  await page.getByRole('button', { name: words.download }).click()
  await expect(page.getByText(words.ready)).toBeVisible({ timeout: 60_000 })
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))

  await school.stop()
  await page.goto(playerAt(school, lesson, idOf('web')))
  await playGame(page)
  await page.goto(playerAt(school, lesson, idOf('scorm_1_2')))
  // It goes on at the second question, where it was left with the server.
  await expect(insideOf(page).locator('input[value="2/5"]')).toBeVisible()
  await playScorm(page, ['2/5', '1/2'])
  await page.goto(playerAt(school, lesson, idOf('h5p')))
  await playH5p(page)

  await school.start()
  await expect.poll(async () => (await standing('h5p'))?.attempts, { timeout: 60_000 }).toBe((before.h5p?.attempts ?? 0) + 1)
  expect(await standing('scorm_1_2')).toMatchObject({ attempts: (before.scorm?.attempts ?? 0) + 1, content_status: 2, accuracy: 100 })
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})
