/** An installed Chromium as a phone, with profiles that outlive it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { reportSync } from '@maktab/contracts/downloads/sync-up'
import { findChromium } from '../chromium.mjs'
import { saveTourGuide } from '@maktab/contracts/people/tour'
import { tours } from '../../apps/web/src/features/people/tours.ts'
import { call, ports, signInAs, type Account, type BenchSchool } from './bench-school.ts'
import { readLog, readLogOf, type LogLine } from './server-log.ts'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface Profile {
  readonly folder: string
  remove(): void
}

export function makeProfile(): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'maktab-bench-browser-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export async function openBrowser({ folder }: Profile): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: quiet,
    headless: true,
    locale: 'en',
    viewport: { width: 360, height: 740 },
  })
  // Functions that are sent into a page carry a call to the name keeper of the compiler that runs this file.
  await context.addInitScript('globalThis.__name ??= (named) => named')
  return context
}

/** Works in a browser of this profile and closes it. */
export async function inBrowser<T>(
  profile: Profile,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await openBrowser(profile)
  try {
    return await work(context.pages()[0] ?? (await context.newPage()), context)
  } finally {
    await context.close()
  }
}

const knowTheirWay = new Set<string>()

/** The server says that this person was shown every tour, as on any day after the first. */
async function skipTours({ address }: { readonly address: string }, account: Account): Promise<void> {
  if (knowTheirWay.has(account.username)) return
  knowTheirWay.add(account.username)
  const features = tours.map(({ route, steps }) => ({ route, steps: steps.map(({ step }) => step) }))
  const { bearer } = await signInAs(address, account)
  await call(address, saveTourGuide, { tour_guide_json: JSON.stringify({ version: 4, features }) }, bearer)
}

/** Signs in through the form, in English. Nobody is shown around. */
export async function signInByForm(page: Page, school: BenchSchool, account: Account): Promise<void> {
  const { username, password } = account
  await skipTours(school.server(), account)
  await page.goto(`${school.server().address}/login?language=english`)
  await page.fill('input[name=username]', username)
  await page.fill('input[name=password]', password)
  await page.press('input[name=password]', 'Enter')
  await page.locator('nav').first().waitFor()
}

/** Does `work`, after which a device syncs, and waits until the server has heard that it is in step. */
export async function untilSynced(school: BenchSchool, work: () => Promise<void>): Promise<void> {
  const isReport = ({ route }: LogLine) => route === `/api/${reportSync.path}`
  const before = readLog(school, isReport).length
  await work()
  await readLogOf(school, before + 1, isReport)
}

interface NotedWindow extends Window {
  shownAt?: number
}

export interface Shown {
  readonly selector: string
  /** Which of them, from 0. */
  readonly index?: number
  /** Part of its text. */
  readonly text?: string
}

/** Opens an address; answers the milliseconds from the beginning of the navigation until that was painted, by the page’s own clock. */
export async function openUntilShown(page: Page, address: string, shown: Shown): Promise<number> {
  await page.addInitScript(({ selector, index = 0, text = '' }: Shown) => {
    const look = (_: unknown, observer: MutationObserver) => {
      if (!document.querySelectorAll(selector)[index]?.textContent.includes(text)) return
      observer.disconnect()
      // The frame that is being made now holds it; it is painted when the next one begins.
      requestAnimationFrame(() => requestAnimationFrame(() => ((window as NotedWindow).shownAt = performance.now())))
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  }, shown)
  await page.goto(address, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(() => (window as NotedWindow).shownAt)
  return Number(await handle.jsonValue())
}

/** A browser that others steer through its debugging port. */
export async function withDebuggedBrowser<T>({ folder }: Profile, work: (port: number) => Promise<T>): Promise<T> {
  const child = spawn(
    findChromium(),
    [
      ...quiet,
      '--headless=new',
      `--remote-debugging-port=${ports.debugging}`,
      `--user-data-dir=${folder}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  try {
    const deadline = Date.now() + 20_000
    while (!(await answers(`http://127.0.0.1:${ports.debugging}/json/version`))) {
      if (Date.now() > deadline) throw new Error('The browser did not open its debugging port')
      await pause(100)
    }
    return await work(ports.debugging)
  } finally {
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}
