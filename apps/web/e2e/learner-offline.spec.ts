import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect } from '@playwright/test'
import type { BrowserContext } from '@playwright/test'
import { ask } from './ask.ts'
import { comeIn, emptyBrowserCache, keepApplication, signIn, test } from './school.ts'
import type { DemoAccount, School } from './school.ts'

test.use({ serviceWorkers: 'allow' })

const words = {
  english: {
    download: 'Download for offline',
    ready: 'Ready without internet',
    waiting: /waiting to send/,
    answer: /Your answer/,
    handIn: 'Hand in',
    kept: 'Kept on this device. It is sent by itself when there is internet.',
    submitted: 'Submitted',
  },
  pashto: {
    download: 'د آفلاین لپاره ډاونلوډ',
    ready: 'له انټرنېټ پرته تیار',
    waiting: /د لېږلو په تمه|لېږلو ته په تمه/,
    answer: /ستاسو ځواب/,
    handIn: 'وسپارئ',
    kept: 'په دې وسیله کې خوندي شو. کله چې انټرنېټ وي، پخپله لېږل کېږي.',
    submitted: 'سپارل شوی',
  },
} as const

/** A picture of 1 × 1, as a phone's camera would hand it over. */
const photo = {
  name: 'IMG_0001.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

interface Kept {
  readonly submissions: readonly { readonly text: string; readonly attachments: readonly { readonly name: string }[] }[]
}

function openBrowser(folder: string, width: number): Promise<BrowserContext> {
  const { launchOptions } = test.info().project.use
  return chromium.launchPersistentContext(folder, { ...launchOptions, viewport: { width, height: 780 } })
}

/** The open assignment that is due next. */
async function nextAssignment(school: School, account: DemoAccount): Promise<string> {
  const { list } = await ask<{ list: { assignment_id: string; assignment_status: number }[] }>(
    school,
    account,
    'learner/assignments',
    {},
  )
  const open = list.find(({ assignment_status }) => assignment_status === 0)
  if (open === undefined) throw new Error('The learner has nothing to hand in')
  return open.assignment_id
}

for (const { language, width, learner } of [
  { language: 'english', width: 1280, learner: 1 },
  { language: 'pashto', width: 360, learner: 2 },
] as const) {
  test(`work is done without a network and arrives once, in ${language} at ${width} px`, async ({ school }) => {
    test.setTimeout(240_000)
    const say = words[language]
    const folder = mkdtempSync(join(tmpdir(), 'maktab-learner-'))
    const first = school.first('learner')
    const account = { ...first, username: first.username.replace(/01$/, `0${learner}`) }
    const assignment_id = await nextAssignment(school, account)

    let browser = await openBrowser(folder, width)
    let page = browser.pages()[0] ?? (await browser.newPage())
    await signIn(page, school, account, language)
    const detail = `${school.address}/learner/assignments/detail?assignment_id=${assignment_id}`
    await page.goto(detail)
    await page.getByRole('button', { name: say.download }).click()
    await expect(page.getByText(say.ready)).toBeVisible({ timeout: 60_000 })
    await keepApplication(page)

    await school.stop()
    await emptyBrowserCache(page)
    await page.reload()
    await page.getByLabel(say.answer).fill('زما ځواب له کوره · my answer from home')
    await page.locator('input[type=file][capture]').setInputFiles(photo)
    await expect(page.getByText('IMG_0001.jpg')).toBeVisible()
    await page.getByRole('button', { name: say.handIn, exact: true }).click()
    await expect(page.getByText(say.kept)).toBeVisible()
    await expect(page.getByText(say.waiting).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await browser.close()
    browser = await openBrowser(folder, width)
    page = browser.pages()[0] ?? (await browser.newPage())
    await page.goto(detail)
    await expect(page.getByText('my answer from home')).toBeVisible()
    await expect(page.getByText(say.waiting).first()).toBeVisible()

    await school.start()
    await expect(page.getByText(say.waiting)).toHaveCount(0, { timeout: 90_000 })
    await expect(page.getByText(say.submitted).first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('my answer from home')).toBeVisible()
    await browser.close()

    const { submissions } = await ask<Kept>(school, account, 'learner/assignments/details', { assignment_id })
    expect(submissions).toHaveLength(1)
    expect(submissions[0]?.text).toContain('my answer from home')
    expect(submissions[0]?.attachments.map(({ name }) => name)).toEqual(['IMG_0001.jpg'])
    rmSync(folder, { recursive: true, force: true })
  })
}

for (const { role, paths } of [
  {
    role: 'learner',
    paths: ['search', 'performance', 'lesson/report', 'assignments/report'],
  },
  { role: 'teacher', paths: ['search', 'lesson/performance?class_id=1004', 'assignments'] },
] as const) {
  test(`screens that a ${role} never opened before open without a network`, async ({ school, browser }) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const missing: string[] = []
    page.on('console', (message) => {
      if (/dynamically imported|preload CSS/.test(message.text())) missing.push(message.text())
    })
    await comeIn(page, school, school.first(role))
    await keepApplication(page)
    await school.stop()
    await emptyBrowserCache(page)
    for (const path of paths) {
      await page.goto(`${school.address}/${role}/${path}`)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(page.getByText('Something went wrong')).toHaveCount(0)
    }
    expect(missing).toEqual([])
    await context.close()
    await school.start()
  })
}
