import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { chromium, expect } from '@playwright/test'
import type { FrameLocator, Page } from '@playwright/test'
import { ask } from './ask.ts'
import { findPackages, namedSchool, playerAt } from './package-places.ts'
import { signIn, test } from './school.ts'

const words = {
  english: { download: 'Download for offline', ready: 'Ready without internet', fullScreen: 'Full screen' },
} as const

const insideOf = (page: Page): FrameLocator => page.frameLocator('main iframe').frameLocator('iframe')

/** Eight jumps of the frog. */
async function playGame(page: Page): Promise<void> {
  const inside = insideOf(page)
  await expect(inside.locator('#task')).not.toBeEmpty()
  for (let round = 0; round < 8; round += 1) await inside.locator('#line button').nth(2).click()
  await expect(inside.locator('#again')).toBeVisible()
}

/** Answers what is asked, the first question rightly; `upTo` questions. */
async function playScorm(page: Page, upTo: number): Promise<void> {
  const inside = insideOf(page)
  const rights = ['3/4', '2/5', '1/2']
  for (let question = 0; question < upTo; question += 1) {
    await inside.locator(`input[value="${rights[question]}"]`).check()
    await inside.locator('#next').click()
    await inside.locator('#next').click()
  }
}

for (const { language, width, number } of [
  { language: 'english', width: 1280, number: 5 },
] as const) {
  test(`packages are played with the server and without it, in ${language} at ${width} px`, async ({ school: server }) => {
    test.setTimeout(240_000)
    const school = namedSchool(server)
    const say = words[language]
    const first = school.first('learner')
    const account = { ...first, username: first.username.replace(/01$/, `0${number}`) }
    const lesson = await findPackages(school, account)
    const idOf = (runtime: string) => lesson.packages.get(runtime)?.content_id ?? 0
    const assignment_id = randomUUID()
    const day = 86_400_000
    const [start_date, due_date] = [new Date(Date.now() - 60_000).toISOString(), new Date(Date.now() + 3 * day).toISOString()]
    const work = { title: `Packages ${language}`, description: 'Play them.', start_date, due_date, allowed_attempts: 1, total_score: 10, rubric_data: [] }
    await ask(school, school.first('teacher'), 'teacher/assignment/create', { assignment_id, class_ids: [lesson.class_id], cms_content_ids: [idOf('web'), idOf('scorm_1_2'), idOf('h5p')], lesson_guids: [lesson.lesson_guid], ...work })

    const folder = mkdtempSync(join(tmpdir(), 'maktab-packages-'))
    const browser = await chromium.launchPersistentContext(folder, { ...test.info().project.use.launchOptions, viewport: { width, height: 780 } })
    const page = browser.pages()[0] ?? (await browser.newPage())
    await signIn(page, school, account, language)

    await page.goto(playerAt(school, lesson, idOf('web')))
    await expect(page.getByRole('button', { name: say.fullScreen })).toBeVisible()
    await playGame(page)
    await page.goto(playerAt(school, lesson, idOf('scorm_1_2')))
    await playScorm(page, 1)
    await expect(insideOf(page).locator('input[value="2/5"]')).toBeVisible()
    expect(await insideOf(page).locator('html').getAttribute('dir')).toBe('rtl')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await page.goto(`${school.address}/learner/assignments/detail?assignment_id=${assignment_id}`)
    await page.getByRole('button', { name: say.download }).click()
    await expect(page.getByText(say.ready)).toBeVisible({ timeout: 60_000 })
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))

    await school.stop()
    await page.goto(playerAt(school, lesson, idOf('web')))
    await playGame(page)
    await school.start()
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  })
}
