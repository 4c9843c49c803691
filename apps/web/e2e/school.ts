/** A real server with the demonstration school on a folder of its own, for as long as a worker's journeys run. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Role } from '@maktab/contracts/roles'
import { copyDataFolder, removeDataFolder, startSchoolServer } from '../../../tools/school-server.ts'
import type { SchoolServer } from '../../../tools/school-server.ts'
import { openPushService } from '../../../tools/push-service.ts'
import type { PushService } from '../../../tools/push-service.ts'
import { tours } from '../src/features/people/tours.ts'
import { ask, askAnd, openSession } from './ask.ts'
import { freePort } from '../../../tools/free-port.ts'
import { preparedSchool } from '../../../tools/prepare-school.ts'

export interface DemoAccount {
  readonly username: string
  readonly password: string
  readonly full_name: string
  readonly role: Role
  readonly institution_name: string
}

export interface School {
  readonly address: string
  readonly dataFolder: string
  readonly accounts: readonly DemoAccount[]
  /** Of the browsers of this school: nothing leaves the machine. */
  readonly pushes: PushService
  /** The documented account of a role that belongs with the others of the first school. */
  first(role: Role): DemoAccount
  /** Stops the server; its data stays. */
  stop(): Promise<void>
  /** Starts it again on the same data and address; does nothing while it runs. */
  start(): Promise<void>
}

async function openSchool(dataFolder: string, worker: number): Promise<School> {
  const port = await freePort(worker)
  const pushes = await openPushService()
  let server: SchoolServer | undefined
  const start = async () => {
    server ??= await startSchoolServer({
      port,
      dataFolder,
      environment: { MAKTAB_DEMO: '1', MAKTAB_DEMO_LEARNING: '1', MAKTAB_PUSH_ORIGINS: pushes.origin },
    })
  }
  await start()
  const address = `http://localhost:${port}`
  const { accounts } = (await (await fetch(`${address}/demo/accounts.json`)).json()) as { accounts: DemoAccount[] }
  return {
    address,
    dataFolder,
    accounts,
    pushes,
    first(role) {
      const account = accounts.find((one) => one.role === role)
      if (account === undefined) throw new Error(`The demonstration has no ${role}`)
      return account
    },
    async stop() {
      const running = server
      server = undefined
      await running?.stop()
    },
    start,
  }
}

export const test = base.extend<object, { school: School }>({
  school: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, use, { parallelIndex }) => {
      const prepared = process.env[preparedSchool]
      if (prepared === undefined) throw new Error('No school was prepared: see playwright.config.ts')
      const dataFolder = mkdtempSync(join(tmpdir(), 'maktab-journeys-'))
      copyDataFolder(prepared, dataFolder)
      const school = await openSchool(dataFolder, parallelIndex)
      await use(school)
      await school.stop()
      await school.pushes.close()
      removeDataFolder(dataFolder)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

/** Who teaches a class; `campus` as the names of its people have it. */
export async function teacherOf(school: School, campus: string, class_id: number): Promise<DemoAccount> {
  for (const teacher of school.accounts.filter(
    ({ role, username }) => role === 'teacher' && username.includes(campus),
  )) {
    const { list } = await ask<{ list: { class_id: number }[] }>(school, teacher, 'classes', {})
    if (list.some((one) => one.class_id === class_id)) return teacher
  }
  throw new Error('Nobody teaches the class')
}

const knowTheirWay = new Set<DemoAccount>()

/** The server says that this person was shown every tour: a journey goes its own way. Their session for it is ended again. */
async function skipTours(school: School, account: DemoAccount): Promise<void> {
  if (knowTheirWay.has(account)) return
  knowTheirWay.add(account)
  const features = tours.map(({ route, steps }) => ({ route, steps: steps.map(({ step }) => step) }))
  await askAnd(school, account, [
    ['user/tourguide/update', { tour_guide_json: JSON.stringify({ version: 4, features }) }],
    ['user/logout', {}],
  ])
}

/**
 * Forgets the files that the browser keeps by itself, as a full phone does at any time: what opens without a network afterwards is what the application
 * keeps.
 */
export async function emptyBrowserCache(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.detach()
}

/**
 * For what a page shows only once it is opened anew: `look` opens it and waits for what should stand there as long as it is told. That grows from look to
 * look, so that a slow machine comes to the end of drawing it.
 */
export async function lookAgain(look: (patience: number) => Promise<void>): Promise<void> {
  let patience = 1_000
  await expect(() => look((patience += 2_000))).toPass({ timeout: 100_000 })
}

/** Until the device holds the whole application, viewers and all, as the service worker tells its pages. */
export async function keepApplication(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener(
          'message',
          ({ data }: MessageEvent<{ kept?: number; total?: number }>) => {
            if (data.total !== undefined && data.kept === data.total) resolve()
          },
        )
        void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ kind: 'keep-files' }))
      }),
  )
}

/** Signs in by the form, in the language of the page, and waits until the way in is behind. Nobody is shown around, unless that is what is looked at. */
export async function signIn(
  page: Page,
  school: School,
  account: DemoAccount,
  language = 'english',
  { hasTours = false } = {},
): Promise<void> {
  if (!hasTours) await skipTours(school, account)
  await page.goto(`${school.address}/login?language=${language}`)
  await page.locator('[name=username]').fill(account.username)
  await page.locator('[name=password]').fill(account.password)
  await page.locator('[name=password]').press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
}

/**
 * Signed in already, as on any later day: the browser holds a session that the server gave, and shows where the person lands. For
 * journeys that are not about getting in; no password is typed, so that none opens what this device keeps.
 */
export async function comeIn(page: Page, school: School, account: DemoAccount, language = 'english'): Promise<void> {
  await skipTours(school, account)
  const session = await openSession(school, account)
  // An empty page of this origin; with an icon of its own, so that the browser asks for none.
  const empty = `${school.address}/healthz`
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto(empty)
  await page.unroute(empty)
  await page.evaluate((kept) => localStorage.setItem(`maktab.session.${location.host}`, JSON.stringify(kept)), {
    ...session,
    storage_time: Date.now(),
  })
  await page.goto(`${school.address}/?language=${language}`)
  await page.waitForURL((url) => url.pathname !== '/')
}
