/** One phone, several people, no network: each signs in to their own store, and each one's work arrives as theirs. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { ask } from './ask.ts'
import { emptyBrowserCache, keepApplication, lookAgain, signIn, test as base } from './school.ts'
import type { DemoAccount, School } from './school.ts'

const test = base.extend<{ phone: BrowserContext }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
  phone: async ({}, give) => {
    const folder = mkdtempSync(join(tmpdir(), 'maktab-shared-'))
    const context = await chromium.launchPersistentContext(folder, {
      ...test.info().project.use.launchOptions,
      viewport: { width: 360, height: 780 },
    })
    await give(context)
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  },
})

test.use({ serviceWorkers: 'allow' })

const words = {
  english: {
    language: 'english',
    download: 'Download for offline',
    ready: 'Ready without internet',
    answer: /Your answer/,
    handIn: 'Hand in',
    kept: 'Kept on this device. It is sent by itself when there is internet.',
    waiting: /waiting to send/,
    logout: 'Log out',
    anyway: 'Log out anyway',
    wrong: 'Invalid username or password.',
    unknown: 'Nothing is stored on this device for this account yet. Log in once with internet.',
    network: 'To log in this time you need internet. Your work on this device is kept.',
    removeSomeone: 'Remove someone',
    remove: 'Remove',
  },
} as const
const say = words.english

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const firstPage = async (phone: BrowserContext) => phone.pages()[0] ?? (await phone.newPage())
const detailOf = (school: School, assignment_id: string) =>
  `${school.address}/learner/assignments/detail?assignment_id=${assignment_id}`

/** The learner of that number, whom no other journey knows; her password becomes hers alone. */
async function learnerOf(school: School, number: number): Promise<DemoAccount> {
  const first = school.first('learner')
  const username = first.username.replace(/\d+$/, String(number).padStart(2, '0'))
  const account = school.accounts.find((one) => one.username === username)
  const { full_name } =
    account ?? (await ask<{ full_name: string }>(school, { ...first, username }, 'user/profile', {}))
  const password = `salaam-${number}-maktab`
  await ask(school, { ...first, username }, 'user/profile/password/update', {
    old_password: sha256(first.password),
    password: sha256(password),
  })
  return { ...first, username, full_name, password }
}

/** One that is open and that nothing was handed in for. */
async function openAssignmentOf(school: School, account: DemoAccount): Promise<string | undefined> {
  const { list } = await ask<{ list: { assignment_id: string; assignment_status: number }[] }>(
    school,
    account,
    'learner/assignments',
    {},
  )
  for (const { assignment_id } of list.toSorted(
    (one, other) => Math.sign(one.assignment_status) - Math.sign(other.assignment_status),
  )) {
    if ((await submissionsOf(school, account, assignment_id)).length === 0) return assignment_id
  }
  return undefined
}

/** The next learner from that number on who has something to do. */
async function workingLearnerFrom(
  school: School,
  start: number,
): Promise<{ readonly account: DemoAccount; readonly assignment_id: string; readonly number: number }> {
  for (let number = start; number < start + 10; number += 1) {
    const first = school.first('learner')
    const assignment_id = await openAssignmentOf(school, {
      ...first,
      username: first.username.replace(/\d+$/, String(number)),
    })
    if (assignment_id !== undefined) return { account: await learnerOf(school, number), assignment_id, number }
  }
  throw new Error(`No learner from ${start} on has an assignment to do`)
}

async function download(page: Page, school: School, assignment_id: string): Promise<void> {
  await page.goto(detailOf(school, assignment_id))
  await page.getByRole('button', { name: say.download }).click()
  await expect(page.getByText(say.ready)).toBeVisible({ timeout: 60_000 })
}

async function handIn(page: Page, school: School, assignment_id: string, text: string): Promise<void> {
  await page.goto(detailOf(school, assignment_id))
  await page.getByLabel(say.answer).fill(text)
  await page.getByRole('button', { name: say.handIn, exact: true }).click()
  await expect(page.getByText(say.kept)).toBeVisible()
}

async function signOut(page: Page, school: School, hasWork: boolean): Promise<void> {
  await page.goto(`${school.address}/account`)
  if (hasWork) await expect(page.getByText(say.waiting).first()).toBeVisible()
  await page.getByRole('button', { name: say.logout }).click()
  if (hasWork) await page.getByRole('alertdialog').getByRole('button', { name: say.anyway }).click()
  await page.waitForURL(`${school.address}/login`)
}

/** Points at somebody on the login screen and types their password. */
async function enter(page: Page, { full_name, password }: DemoAccount): Promise<void> {
  // Their tile says too where work of theirs waits here.
  await page.getByRole('button', { name: new RegExp(`^${full_name}`, 'u') }).click()
  await expect(page.locator('[name=password]')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

const isIn = (page: Page) => page.waitForURL((url) => url.pathname !== '/login')
const peopleNoted = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).find(([name]) => name.startsWith('maktab.people.'))?.[1] ?? null)
const submissionsOf = async (school: School, account: DemoAccount, assignment_id: string) =>
  (
    await ask<{ submissions: { text: string }[] }>(school, account, 'learner/assignments/details', { assignment_id })
  ).submissions.map(({ text }) => text)

/** Every text and byte that this browser stores for the page, as Latin-1: local and session storage, IndexedDB, files. */
function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const latin = (bytes: ArrayBuffer | ArrayBufferView) => new TextDecoder('latin1').decode(bytes)
    const textOf = (value: unknown): string => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return latin(value)
      if (value instanceof CryptoKey) return value.extractable ? 'an extractable key' : ''
      if (Array.isArray(value)) return value.map(textOf).join('\n')
      if (typeof value === 'object' && value !== null)
        return Object.entries(value)
          .map(([name, part]) => `${name}=${textOf(part)}`)
          .join('\n')
      return String(value)
    }
    const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error(name))
      })
      for (const store of database.objectStoreNames) {
        const values = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll() as IDBRequest<unknown[]>
          request.onsuccess = () => resolve(request.result)
        })
        parts.push(`${name}/${store}`, ...values.map(textOf))
      }
      database.close()
    }
    const walk = async (folder: FileSystemDirectoryHandle): Promise<void> => {
      for await (const entry of folder.values()) {
        if (entry instanceof FileSystemDirectoryHandle) await walk(entry)
        else if (entry instanceof FileSystemFileHandle) parts.push(latin(await (await entry.getFile()).arrayBuffer()))
      }
    }
    await walk(await navigator.storage.getDirectory())
    for (const name of await caches.keys()) parts.push(name)
    return parts.join('\n')
  })
}

function expectNothingOf({ password, username }: DemoAccount, stored: string, tokens: readonly string[]): void {
  expect(stored).toContain(username)
  const hash = sha256(password)
  for (const secret of [password, hash, Buffer.from(hash, 'hex').toString('latin1'), ...tokens])
    expect(stored.includes(secret)).toBe(false)
}

const tokensOf = (page: Page) =>
  page.evaluate(() => {
    const { auth_token, refresh_token } = JSON.parse(
      localStorage.getItem(`maktab.session.${location.host}`) ?? '{}',
    ) as { auth_token: string; refresh_token: string }
    return [auth_token, refresh_token]
  })

test('two learners work by turns without a network, and all of it arrives as each one’s own', async ({
  phone,
  school,
}) => {
  test.setTimeout(300_000)
  const { account: zarghuna, assignment_id: first, number } = await workingLearnerFrom(school, 11)
  const { account: other, assignment_id: second } = await workingLearnerFrom(school, number + 1)
  const stranger = await learnerOf(school, 10)
  const page = await firstPage(phone)

  await signIn(page, school, zarghuna)
  await expect.poll(() => peopleNoted(page)).toBe('1')
  await download(page, school, first)
  const tokens = await tokensOf(page)
  await signOut(page, school, false)
  await signIn(page, school, other)
  await expect.poll(() => peopleNoted(page)).toBe('2')
  await download(page, school, second)
  await keepApplication(page)

  await school.stop()
  await emptyBrowserCache(page)
  await signOut(page, school, false)
  expect(tokens.every((token) => token.length > 20)).toBe(true)
  const stored = await everythingStored(page)
  expectNothingOf(zarghuna, stored, tokens)
  expectNothingOf(other, stored, [])

  await page.goto(`${school.address}/login?language=english`)
  await enter(page, { ...zarghuna, password: other.password })
  await expect(page.getByText(say.wrong)).toBeVisible()
  await page.locator('[name=username]').fill(stranger.username)
  await page.locator('[name=password]').fill(stranger.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(say.unknown)).toBeVisible()

  await enter(page, zarghuna)
  await isIn(page)
  expect(await tokensOf(page)).toEqual(['', ''])
  await handIn(page, school, first, 'work of the first learner')
  await signOut(page, school, true)

  await enter(page, other)
  await isIn(page)
  await page.goto(detailOf(school, first))
  await expect(page.getByText('work of the first learner')).toHaveCount(0)
  await handIn(page, school, second, 'work of the second learner')
  // A small phone ends the page, too: what is typed in it is forgotten, and the store is still open.
  await page.reload()
  await expect(page.getByText('work of the second learner')).toBeVisible()
  await expect(page.getByText(say.waiting).first()).toBeVisible()

  await school.start()
  await expect(page.getByText(say.waiting)).toHaveCount(0, { timeout: 90_000 })
  expect(await submissionsOf(school, other, second)).toEqual(['work of the second learner'])
  expect(await submissionsOf(school, zarghuna, first)).toEqual([])
  await signOut(page, school, false)

  await enter(page, zarghuna)
  await isIn(page)
  await expect
    .poll(() => submissionsOf(school, zarghuna, first), { timeout: 60_000 })
    .toEqual(['work of the first learner'])
  expect(await submissionsOf(school, other, second)).toEqual(['work of the second learner'])
})

test('a password that was changed elsewhere loses nothing that waits here; who is removed leaves nothing', async ({
  phone,
  school,
}) => {
  test.setTimeout(300_000)
  const { account: learner, assignment_id } = await workingLearnerFrom(school, 22)
  const page = await firstPage(phone)
  // The page is left before the school gave its half of the key of her store: the next one asks for it.
  await page.route('**/user/store/key', (route) => route.abort())
  await signIn(page, school, learner)
  await expect.poll(() => peopleNoted(page)).toBe('1')
  const half = page.waitForResponse('**/user/store/key')
  await page.unroute('**/user/store/key')
  await download(page, school, assignment_id)
  await half
  await keepApplication(page)
  await school.stop()
  await emptyBrowserCache(page)
  await handIn(page, school, assignment_id, 'work under the old password')
  await signOut(page, school, true)

  await school.start()
  const renewed = { ...learner, password: 'quite another word' }
  await ask(school, learner, 'user/profile/password/update', {
    old_password: sha256(learner.password),
    password: sha256(renewed.password),
  })
  await page.goto(`${school.address}/login?language=english`)
  await enter(page, learner)
  await expect(page.getByText(say.wrong)).toBeVisible()
  await school.stop()
  // What the school does not take any more opens nothing here either.
  await lookAgain(async (patience) => {
    await enter(page, learner)
    await expect(page.getByText(say.network)).toBeVisible({ timeout: patience })
  })

  await school.start()
  await page.goto(`${school.address}/login?language=english`)
  await enter(page, renewed)
  await isIn(page)
  await expect
    .poll(() => submissionsOf(school, renewed, assignment_id), { timeout: 60_000 })
    .toEqual(['work under the old password'])
  await expect(page.getByText(say.waiting)).toHaveCount(0)
  await signOut(page, school, false)

  await page.getByRole('button', { name: say.removeSomeone }).click()
  // Names of another direction stand in marks that keep them apart.
  await page.getByRole('button', { name: new RegExp(`^Remove .*${learner.full_name}`) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: say.remove, exact: true }).click()
  await expect(page.getByText(new RegExp(`${learner.full_name}.* was removed from this device`))).toBeVisible()
  const stored = await everythingStored(page)
  for (const trace of [learner.username, learner.full_name]) expect(stored.includes(trace)).toBe(false)
  await school.stop()
  await page.locator('[name=username]').fill(renewed.username)
  await page.locator('[name=password]').fill(renewed.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  expect(page.url()).toContain('/login')
  await school.start()
})
