/** The device's store in a real browser: two tabs that share it, and a disk that is full. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import type { DownloadState, OfflinePort } from '@maktab/client/offline-port'
import { keepApplication, signIn, test as base } from './school.ts'

/** A browser with a disk: a private one keeps its files in memory and knows no quota. */
const test = base.extend<{ browserWithDisk: BrowserContext }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
  browserWithDisk: async ({}, give) => {
    const folder = mkdtempSync(join(tmpdir(), 'maktab-store-'))
    const context = await chromium.launchPersistentContext(folder, test.info().project.use.launchOptions)
    await give(context)
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  },
})

test.use({ serviceWorkers: 'allow' })

interface Held {
  port: OfflinePort
  token: string
}

/** Opens a store in the page beside the application's own, as one more tab would. */
async function openStore(page: Page): Promise<void> {
  const module = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => /\/store-port-[^/]*\.js$/.test(name))?.name,
  )
  await page.evaluate(
    async (address) => {
      const { createStorePort } = (await import(address as string)) as {
        createStorePort(needs: object): Promise<OfflinePort>
      }
      const session = JSON.parse(localStorage.getItem(`maktab.session.${location.host}`) ?? '{}') as {
        auth_token: string
        user_id: number
        institution_id: number
        active_role: 'learner'
      }
      const { auth_token, user_id, institution_id, active_role } = session
      const authorise = () => Promise.resolve({ auth_token })
      const port = await createStorePort({
        base: `${location.origin}/api/`,
        learningBase: `${location.origin}/api/`,
        device_id: crypto.randomUUID(),
        authorise,
      })
      await port.open({ user_id, institution_id, tenant_id: 1, role: active_role })
      Object.assign(globalThis, { held: { port, token: auth_token } satisfies Held })
    },
    await module.jsonValue(),
  )
}

interface Listed {
  readonly assignment_id: string
  readonly assignment_status: number
}

/** Ids of the learner's assignments, those that can be handed in first. */
async function assignmentsOf(page: Page): Promise<string[]> {
  const list = await page.evaluate(async () => {
    const { port } = (globalThis as unknown as { held: Held }).held
    await port.sync()
    const answer = (await port.answer('listSetAssignments', {})) as { value: { list: Listed[] } }
    return answer.value.list
  })
  return list
    .toSorted((one, other) => one.assignment_status - other.assignment_status)
    .map(({ assignment_id }) => assignment_id)
}

function handIn(page: Page, assignment_id: string, length = 20): Promise<string> {
  return page.evaluate(
    async ([id, size]) => {
      const { port } = (globalThis as unknown as { held: Held }).held
      const input = { submission_id: crypto.randomUUID(), assignment_id: id, text: 'x'.repeat(size), attachments: [] }
      const answer = await port.perform('handInSubmission', input, [])
      if (answer === undefined) throw new Error('A learner hands in on the device')
      return answer.ok ? 'kept' : 'failure' in answer ? answer.failure : answer.refusal
    },
    [assignment_id, length] as const,
  )
}

const waitingIn = (page: Page) =>
  page.evaluate(async () => (await (globalThis as unknown as { held: Held }).held.port.waiting()).length)
const syncIn = (page: Page) =>
  page.evaluate(async () => (await (globalThis as unknown as { held: Held }).held.port.sync()).waiting)

test('two tabs keep work in one outbox, and each piece arrives once', async ({ browserWithDisk, school }) => {
  const one = await browserWithDisk.newPage()
  await signIn(one, school, school.first('learner'))
  await openStore(one)
  const other = await browserWithDisk.newPage()
  await other.goto(`${school.address}/learner/assignments`)
  await openStore(other)
  const [assignment_id = ''] = await assignmentsOf(one)
  const countOnServer = () =>
    one.evaluate(async (id) => {
      const { token } = (globalThis as unknown as { held: Held }).held
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const response = await fetch('/api/learner/assignments/details', {
        method: 'POST',
        headers,
        body: JSON.stringify({ assignment_id: id }),
      })
      return ((await response.json()) as { data: { submissions: unknown[] } }).data.submissions.length
    }, assignment_id)
  const before = await countOnServer()

  await other.evaluate(() => {
    const heard: number[] = []
    Object.assign(globalThis, { heard })
    ;(globalThis as unknown as { held: Held }).held.port.onSync(({ waiting }) => heard.push(waiting))
  })
  await school.stop()
  expect(await handIn(one, assignment_id)).toBe('kept')
  await expect.poll(() => other.evaluate(() => (globalThis as unknown as { heard: number[] }).heard)).toContain(1)

  const kept = await Promise.all([one, other, one, other, other].map((page) => handIn(page, assignment_id)))
  expect(kept).toEqual(Array.from({ length: 5 }, () => 'kept'))
  expect(await waitingIn(one)).toBe(6)
  expect(await waitingIn(other)).toBe(6)

  await school.start()
  await Promise.all([syncIn(one), syncIn(other), syncIn(one), syncIn(other)])
  expect(await waitingIn(other)).toBe(0)
  expect(await countOnServer()).toBe(before + 6)
})

test('a full disk is said plainly, harms nothing, and work is still taken', async ({ browserWithDisk, school }) => {
  const page = await browserWithDisk.newPage()
  await signIn(page, school, school.first('learner'))
  await openStore(page)
  const [first = '', ...others] = await assignmentsOf(page)
  const download = async (assignment_id: string): Promise<DownloadState | undefined> => {
    const ended = await page.evaluate(
      (id) => (globalThis as unknown as { held: Held }).held.port.download(id),
      assignment_id,
    )
    return ended === 'busy' ? undefined : ended
  }
  const playable = () =>
    page.evaluate(
      async () =>
        (await (globalThis as unknown as { held: Held }).held.port.downloads()).filter(
          ({ status }) => status === 'completed',
        ).length,
    )
  expect(await download(first)).toMatchObject({ status: 'completed', percentage: 100 })

  // Files of the application that are still on their way would take the room that is measured now.
  await keepApplication(page)
  const devtools = await browserWithDisk.newCDPSession(page)
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: school.address, quotaSize: usage + 4_096 })
  const failed: (DownloadState | undefined)[] = []
  // Some work is a sentence and no more: one after the other, until the disk is full.
  for (const id of others) {
    failed.push(await download(id))
    if (failed.at(-1)?.status === 'failed') break
  }
  expect(failed).toContainEqual(expect.objectContaining({ status: 'failed', failure: 'storage_full' }))
  expect(await playable()).toBeGreaterThanOrEqual(1)

  await school.stop()
  for (let piece = 0; piece < 10; piece += 1) expect(await handIn(page, first, 9_000)).toBe('kept')
  expect(await waitingIn(page)).toBe(10)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: school.address })
  await school.start()
  expect(await syncIn(page)).toBe(0)
})
