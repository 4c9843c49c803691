/** How long a learner with a slow phone waits between opening a content and seeing something of it. */
import type { Page } from '@playwright/test'
import { listLessons, listModules } from '@maktab/contracts/content/lessons'
import { listClasses } from '@maktab/contracts/schools/classes'
import { call, firstAccountOf, signInAs, type BenchSchool } from './bench-school.ts'
import { inBrowser, makeProfile, signInByForm, untilSynced, type Profile } from './browser.ts'
import { median } from './load.ts'
import { atMost, figureHead, type Table } from './table.ts'

/** How much slower than this machine the phone is. */
const slowdown = 6
const runs = 5

interface Kind {
  readonly kind: 'article' | 'video' | 'document' | 'e_book'
  readonly what: string
  /** Seconds. */
  readonly aim: number
}

const kinds: readonly Kind[] = [
  { kind: 'article', what: 'article: its first paragraph', aim: 1 },
  { kind: 'video', what: 'video: its first picture', aim: 1.5 },
  { kind: 'document', what: 'PDF: its first page drawn', aim: 2 },
  { kind: 'e_book', what: 'EPUB: its first page', aim: 2 },
]

export async function benchPlayer(school: BenchSchool): Promise<Table> {
  const learner = await firstAccountOf(school, 'learner')
  const { bearer } = await signInAs(school.server().address, learner)
  const addresses = await contentsOf(school.server().address, bearer)
  const profile = makeProfile()
  try {
    await inBrowser(profile, async (page) => {
      await untilSynced(school, () => signInByForm(page, school, learner))
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    })
    const rows: string[][] = []
    for (const { kind, what, aim } of kinds) {
      const address = addresses.get(kind)
      if (address === undefined) throw new Error(`The demonstration has no ${kind}`)
      const milliseconds: number[] = []
      for (let run = 0; run < runs; run += 1) milliseconds.push(await openOnce(school, profile, { kind, address }))
      rows.push(atMost(what, median(milliseconds) / 1000, aim, 's'))
    }
    return {
      title: `Opening a content, on a phone ${slowdown} times slower`,
      head: figureHead,
      rows,
      notes: [
        `The application runs and stands at the learner’s dashboard; the processor is slowed down by Chromium. From opening the address of a content in it until that content shows: the answer with the lesson, the code of player and viewer and the content itself are fetched in between. The browser is opened anew for each; middle of ${runs} runs.`,
      ],
    }
  } finally {
    profile.remove()
  }
}

/** The address of the first content of each kind among the learner's classes. */
async function contentsOf(address: string, bearer: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const { list: classes } = await call(address, listClasses, {}, bearer)
  for (const { class_id, course_id } of classes) {
    const { list: lessons } = await call(address, listLessons, { class_id, course_id }, bearer)
    for (const { lesson_guid } of lessons) {
      const { modules } = await call(address, listModules, { class_id, course_id, lesson_guid }, bearer)
      for (const { body, content_id } of modules) {
        if (!found.has(body.kind))
          found.set(
            body.kind,
            `/learner/lesson/player?class_id=${class_id}&course_id=${course_id}&lesson_guid=${lesson_guid}&content_id=${content_id}`,
          )
      }
    }
  }
  return found
}

interface Opened {
  readonly kind: Kind['kind']
  readonly address: string
}

/** Milliseconds. */
function openOnce(school: BenchSchool, profile: Profile, opened: Opened): Promise<number> {
  return inBrowser(profile, async (page) => {
    await page.goto(`${school.server().address}/learner/dashboard`)
    await page.locator('#content h2').nth(1).waitFor()
    await idle(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return page.evaluate(untilShown, opened)
  })
}

async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

interface BookView extends Element {
  readonly renderer?: { getContents(): readonly { readonly doc?: Document }[] }
}

/** Runs in the page: goes to the address within the application and answers the milliseconds until the content is painted. */
function untilShown({ kind, address }: Opened): Promise<number> {
  const isShown = (): boolean => {
    const player = document.querySelector('main article')
    if (player === null) return false
    if (kind === 'article') return (player.querySelector('article p')?.textContent ?? '') !== ''
    if (kind === 'video') return (player.querySelector('video')?.readyState ?? 0) >= 2
    if (kind === 'document') return player.querySelector('[aria-busy=false] canvas') !== null
    const body = player.querySelector<BookView>('foliate-view')?.renderer?.getContents()[0]?.doc?.body
    return (body?.textContent ?? '').trim() !== '' || (body?.querySelector('img') ?? null) !== null
  }
  const began = performance.now()
  history.pushState({}, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  return new Promise((resolve) => {
    const look = () => {
      if (isShown()) requestAnimationFrame(() => resolve(performance.now() - began))
      else requestAnimationFrame(look)
    }
    look()
  })
}
