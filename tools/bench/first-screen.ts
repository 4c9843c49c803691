/** What a browser that never saw Maktab fetches until its first screen can be used, and what Lighthouse thinks of it. */
import lighthouse, { type Result } from 'lighthouse'
import type { BrowserContext, Page } from '@playwright/test'
import { budgets } from '../check-budgets.ts'
import { firstAccountOf, type BenchSchool } from './bench-school.ts'
import {
  inBrowser,
  makeProfile,
  openUntilShown,
  signInByForm,
  withDebuggedBrowser,
  type Profile,
  type Shown,
} from './browser.ts'
import { median } from './load.ts'
import { atLeast, atMost, figureHead, plain, type Table } from './table.ts'

const lighthouseRuns = 3
const mostTries = 3

interface Screen {
  readonly name: string
  readonly path: string
  readonly budget: number
  readonly score: number
  /** What a person needs to begin. */
  readonly shown: Shown
}

const login: Screen = {
  name: 'login',
  path: '/login',
  budget: budgets.login,
  score: 95,
  shown: { selector: 'input[name=username]' },
}

const dashboard: Screen = {
  name: 'learner dashboard',
  path: '/learner/dashboard',
  budget: budgets.dashboard,
  score: 90,
  // The second heading comes with the learner’s own figures.
  shown: { selector: '#content h2', index: 1 },
}

export async function benchFirstScreen(school: BenchSchool): Promise<Table> {
  const signedOut = makeProfile()
  const signedIn = makeProfile()
  const learner = await firstAccountOf(school, 'learner')
  try {
    await inBrowser(signedIn, async (page) => {
      await signInByForm(page, school, learner)
      await page.locator('#content h2').nth(1).waitFor()
    })
    return {
      title: 'First screen',
      head: figureHead,
      rows: [...(await rowsOf(school, login, signedOut)), ...(await rowsOf(school, dashboard, signedIn))],
      notes: [
        `JavaScript as it travelled (compressed) from an empty cache until the screen could be used, everything that was asked for by then. Lighthouse with its mobile preset (a slow phone on a slow network, simulated), middle of ${lighthouseRuns} runs; the dashboard as a signed-in learner opens it.`,
      ],
    }
  } finally {
    signedOut.remove()
    signedIn.remove()
  }
}

async function rowsOf(school: BenchSchool, screen: Screen, profile: Profile): Promise<string[][]> {
  const address = `${school.server().address}${screen.path}`
  const { kilobytes, encodings, milliseconds } = await inBrowser(profile, (page, context) =>
    fetchedUntilUsable(page, context, address, screen),
  )
  const marks = await withDebuggedBrowser(profile, (port) => lighthouseMarks(address, port))
  return [
    atMost(`JavaScript until ${screen.name} (${encodings})`, kilobytes, screen.budget, 'KB'),
    plain(`${screen.name} painted, on this machine`, `${Math.round(milliseconds)} ms`),
    atLeast(`Lighthouse, ${screen.name}: performance`, marks.performance, screen.score, 'of 100'),
    plain(
      `Lighthouse, ${screen.name}: accessibility, best practices`,
      `${marks.accessibility}, ${marks.bestPractices}`,
    ),
  ]
}

/** A page with an empty cache and no service worker, in a profile that may be signed in. */
async function fetchedUntilUsable(page: Page, context: BrowserContext, address: string, { shown }: Screen) {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(address).origin,
    storageTypes: 'service_workers,cache_storage',
  })
  const encodings = new Set<string>()
  const scripts = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!/javascript/.test(response.mimeType)) return
    scripts.set(requestId, 0)
    encodings.add(headerOf(response.headers, 'content-encoding'))
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength)
  })
  const milliseconds = await openUntilShown(page, address, shown)
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0)
  return { kilobytes: bytes / 1000, encodings: [...encodings].filter(Boolean).join(', '), milliseconds }
}

function headerOf(headers: Readonly<Record<string, string>>, name: string): string {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? ''
}

/** Marks of 100. Lighthouse empties the caches before each run and leaves the session where it is. */
async function lighthouseMarks(address: string, port: number) {
  const runs: Result['categories'][] = []
  for (let run = 0; run < lighthouseRuns; run++) {
    const { categories, finalDisplayedUrl } = await lighthouseRun(address, port)
    const { pathname } = new URL(finalDisplayedUrl)
    if (pathname !== new URL(address).pathname) throw new Error(`Lighthouse was led from ${address} to ${pathname}`)
    runs.push(categories)
  }
  const middle = (name: string) => Math.round(100 * median(runs.map((categories) => categories[name]?.score ?? 0)))
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('best-practices'),
  }
}

/** On a busy machine its trace sometimes misses the start of the page; it then asks to be run again. */
async function lighthouseRun(address: string, port: number): Promise<Result> {
  for (let tries = 1; ; tries++) {
    const result = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    })
    if (!result) throw new Error('Lighthouse gave no result')
    const { runtimeError } = result.lhr
    if (!runtimeError) return result.lhr
    if (tries === mostTries) throw new Error(`Lighthouse: ${runtimeError.message}`)
  }
}
