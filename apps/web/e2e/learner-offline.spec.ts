import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect } from '@playwright/test'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { ask } from './ask.ts'
import { signIn, test } from './school.ts'
import type { DemoAccount, School } from './school.ts'

const words = {
  english: {
    download: 'Download for offline',
    ready: 'Ready without internet',
    waiting: /waiting to send/,
    answer: /Your answer/,
    handIn: 'Hand in',
    kept: 'Kept on this device. It is sent by itself when there is internet.',
    check: 'Check my answers',
    allAtOnce: 'All at once',
    answerAgain: 'Answer again',
    contents: 'In this lesson',
    submitted: 'Submitted',
  },
  pashto: {
    download: 'د آفلاین لپاره ډاونلوډ',
    ready: 'له انټرنېټ پرته تیار',
    waiting: /د لېږلو په تمه|لېږلو ته په تمه/,
    answer: /ستاسو ځواب/,
    handIn: 'وسپارئ',
    kept: 'په دې وسیله کې خوندي شو. کله چې انټرنېټ وي، پخپله لېږل کېږي.',
    check: 'زما ځوابونه وګورئ',
    allAtOnce: 'ټولې یو ځای',
    answerAgain: 'بیا ځواب ورکړئ',
    contents: 'په دې لوست کې',
    submitted: 'سپارل شوی',
  },
} as const

type Words = (typeof words)[keyof typeof words]

/** A picture of 1 × 1, as a phone's camera would hand it over. */
const photo = { name: 'IMG_0001.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64') }

interface Kept {
  readonly submissions: readonly { readonly text: string; readonly attachments: readonly { readonly name: string }[] }[]
}

function openBrowser(folder: string, width: number): Promise<BrowserContext> {
  const { launchOptions } = test.info().project.use
  return chromium.launchPersistentContext(folder, { ...launchOptions, viewport: { width, height: 780 } })
}

/** The rest of a lesson is drawn by its kind; each is looked for where a person would look. */
async function expectPlayed(page: Page, kind: string, say: Words): Promise<void> {
  const player = page.locator('main article').first()
  switch (kind) {
    case 'article':
      await expect(player.locator('article p').first()).toBeVisible()
      return
    case 'video': {
      const video = player.locator('video')
      await video.evaluate((element: HTMLVideoElement) => {
        element.muted = true
        return element.play()
      })
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5)
      return
    }
    case 'document':
      await expect.poll(() => player.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeGreaterThan(100)
      await expect(player.locator('canvas + div span').first()).toBeAttached()
      return
    case 'e_book':
      await expect.poll(() => bookText(player)).not.toBe('')
      return
    case 'assessment':
      await answerEverything(page, player, say)
      return
    default:
      throw new Error(`No player for ${kind}`)
  }
}

/** What the book's open page holds: text, or the words of its picture. */
function bookText(player: Locator): Promise<string> {
  return player.locator('foliate-view').evaluate((view) => {
    const { renderer } = view as unknown as { renderer?: { getContents(): { doc?: Document }[] } }
    const body = renderer?.getContents()[0]?.doc?.body
    return (body?.textContent ?? '').trim() + (body?.querySelector('img') ? 'picture' : '')
  })
}

async function answerEverything(page: Page, player: Locator, say: Words): Promise<void> {
  await player.getByRole('button', { name: say.allAtOnce }).click()
  for (const question of await player.locator('ol > li').all()) {
    const choice = question.locator('input[type=radio], input[type=checkbox]').first()
    if ((await choice.count()) > 0) await choice.check()
    for (const blank of await question.getByRole('textbox').all()) await blank.fill('۱۲')
  }
  await player.getByRole('button', { name: say.check }).click()
  await expect(player.getByRole('button', { name: say.answerAgain })).toBeVisible()
}

/** Plays every content of the lesson that is open; answers which kinds there were. */
async function playLesson(page: Page, kinds: ReadonlyMap<string, string>, say: Words): Promise<void> {
  const list = page.getByRole('navigation', { name: say.contents })
  await expect(list.getByRole('link').first()).toBeVisible()
  for (const [title, kind] of kinds) {
    await list.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expectPlayed(page, kind, say)
  }
}

interface AttachedLesson {
  readonly lesson_guid: string
  readonly course_id: number
  readonly class_id: number
  readonly title: string
}

interface Chosen {
  readonly assignment_id: string
  readonly lesson: AttachedLesson
  /** Kind of each content of the lesson, by its title. */
  readonly kinds: ReadonlyMap<string, string>
}

/** The open assignment that is due next, and as many more as it takes to have a content of every kind. */
async function chooseAssignments(school: School, account: DemoAccount): Promise<readonly [Chosen, ...Chosen[]]> {
  const { list } = await ask<{ list: { assignment_id: string; assignment_status: number }[] }>(school, account, 'learner/assignments', {})
  const missing = new Set(['article', 'video', 'document', 'e_book', 'assessment'])
  const chosen: Chosen[] = []
  for (const { assignment_id } of list.sort((one, other) => Math.sign(one.assignment_status) - Math.sign(other.assignment_status))) {
    const { lessons } = await ask<{ lessons: AttachedLesson[] }>(school, account, 'learner/assignments/details', { assignment_id })
    const [lesson] = lessons
    if (lesson === undefined) continue
    const { lesson_guid, course_id, class_id } = lesson
    const { modules } = await ask<{ modules: { title: string; body: { kind: string } }[] }>(school, account, 'lesson/modules', { lesson_guid, course_id, class_id })
    const kinds = new Map(modules.map(({ title, body }) => [title, body.kind]))
    if (![...kinds.values()].some((kind) => missing.has(kind))) continue
    for (const kind of kinds.values()) missing.delete(kind)
    chosen.push({ assignment_id, lesson, kinds })
  }
  const [first, ...more] = chosen
  if (first === undefined || missing.size > 0) throw new Error(`The demonstration has no ${[...missing].join(', ')}`)
  return [first, ...more]
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
    const chosen = await chooseAssignments(school, account)
    const [{ assignment_id }] = chosen

    let browser = await openBrowser(folder, width)
    let page = browser.pages()[0] ?? (await browser.newPage())
    await signIn(page, school, account, language)
    const detail = (id: string) => `${school.address}/learner/assignments/detail?assignment_id=${id}`
    for (const one of chosen) {
      await page.goto(detail(one.assignment_id))
      await page.getByRole('button', { name: say.download }).click()
      await expect(page.getByText(say.ready)).toBeVisible({ timeout: 60_000 })
    }
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))

    await school.stop()
    await page.reload()
    for (const { assignment_id: id, lesson, kinds } of chosen) {
      await page.goto(detail(id))
      await page.getByRole('link', { name: lesson.title }).click()
      await playLesson(page, kinds, say)
    }

    await page.goto(detail(assignment_id))
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
    await page.goto(detail(assignment_id))
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
