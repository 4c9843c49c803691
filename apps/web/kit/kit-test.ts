import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, extname, join } from 'node:path'
import { test as base, chromium } from '@playwright/test'
import type { CDPSession, Page } from '@playwright/test'
import type { Setting } from './setting.ts'

const built = join(import.meta.dirname, '..', 'dist-kit')
const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** Keys of all parts: the names of their files. Where a name ends in a number, a part stands there many times over, for the bench. */
export const partKeys: readonly string[] = readdirSync(join(import.meta.dirname, 'sections'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.kit.tsx'))
  .map((name) => basename(name, '.kit.tsx'))
  .filter((key) => !/-\d+$/.test(key))
  .sort()

/** One language of each direction. */
export const shownLocales = ['en', 'ps'] as const

/** Both directions in three tenants' colours: the default, one that is almost white, one that is almost black. Each direction and each tenant is seen dark as well. */
export const views: Readonly<Record<string, Partial<Setting>>> = {
  'en-default': { locale: 'en', tenant: 'default', theme: 'light' },
  'ps-default': { locale: 'ps', tenant: 'default', theme: 'dark' },
  'en-pale': { locale: 'en', tenant: 'ffdfdf', theme: 'dark' },
  'ps-pale': { locale: 'ps', tenant: 'ffdfdf', theme: 'light' },
  'en-dark': { locale: 'en', tenant: '3D434F', theme: 'light' },
  'ps-dark': { locale: 'ps', tenant: '3D434F', theme: 'dark' },
}

/** Gives pictures the same letters on every computer, and starts nothing in the background. */
const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const pictureSwitches = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]

/** The kit page, loaded once for all tests of a worker and changed in place. */
export class Kit {
  readonly page: Page
  readonly protocol: CDPSession
  readonly #faults: string[] = []

  constructor(page: Page, protocol: CDPSession) {
    this.page = page
    this.protocol = protocol
    page.on('pageerror', (error) => this.#faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.#faults.push(message.text())
    })
  }

  /** Errors and warnings of the page since the last question. */
  takeFaults(): readonly string[] {
    return this.#faults.splice(0)
  }

  /** Asks the page and every window within it, and puts the answers together. */
  async askEverywhere<Answer>(question: () => Answer): Promise<readonly Answer[]> {
    const answers: Answer[] = []
    for (const frame of this.page.frames()) answers.push((await frame.evaluate(question as () => unknown)) as Answer)
    return answers
  }

  async resize(width: number, height: number, deviceScaleFactor = 1): Promise<void> {
    await this.protocol.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false })
  }

  /** Shows one part, every state of it begun anew. */
  async show(setting: Partial<Setting>): Promise<void> {
    await this.page.mouse.move(0, 0)
    await this.page.evaluate(async (change) => {
      // The pointer and the focus of the view before leave no trace in this one.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      window.scrollTo(0, 0)
      await window.kit?.show(change)
    }, setting)
    await this.settle()
  }

  /** Names of the states of the shown part that open something: those that say so, else the first with a control that has a popup. */
  async opening(): Promise<readonly string[]> {
    return this.page.evaluate(() => {
      const states = [...document.querySelectorAll<HTMLElement>('figure[data-state]')]
      const first = states.find(
        (state) => state.querySelector('button[aria-haspopup]:enabled, input[role="combobox"]:enabled') !== null,
      )
      const saying = states.filter((state) => state.dataset['opens'] !== undefined)
      return (saying.length > 0 || first === undefined ? saying : [first]).map((state) => state.dataset['state'] ?? '')
    })
  }

  /** Presses the control that opens what the state is about. */
  async open(state: string): Promise<void> {
    const figure = this.page.locator(`figure[data-state="${state}"]`)
    const popup = figure.locator('button[aria-haspopup]:enabled, input[role="combobox"]:enabled')
    const control =
      (await popup.count()) > 0 ? popup : figure.locator('button:not(:disabled), summary, input:not(:disabled)')
    await control.first().click({ timeout: 5_000 })
    await this.settle()
  }

  /** Until nothing on the page changes any more. */
  async settle(): Promise<void> {
    await this.page.evaluate(async () => {
      const isStill = (shown: Document) => shown.getAnimations().every(({ playState }) => playState !== 'running')
      const isWindowReady = ({ contentDocument }: HTMLIFrameElement) => {
        const sheets = [...(contentDocument?.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]') ?? [])]
        return (
          sheets.length > 0 &&
          sheets.every(({ sheet }) => sheet !== null) &&
          contentDocument !== null &&
          contentDocument.body.firstElementChild !== null &&
          contentDocument.fonts.status === 'loaded' &&
          isStill(contentDocument)
        )
      }
      let [before, same] = ['', 0]
      for (let frame = 0; frame < 300 && same < 2; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        const now = document.body.innerHTML
        // A part that is fetched later says so while it is on its way.
        const isWhole = document.querySelector('[data-waiting]') === null
        same =
          isWhole &&
          now === before &&
          isStill(document) &&
          [...document.querySelectorAll('iframe')].every(isWindowReady)
            ? same + 1
            : 0
        before = now
      }
      await document.fonts.ready
    })
  }
}

/** The browser at hand; without a path Playwright's own. */
export interface KitBrowser {
  readonly isOldFloor: boolean
  readonly path: string | undefined
}

export const test = base.extend<object, { kitBrowser: KitBrowser; kit: Kit }>({
  kitBrowser: [
    { isOldFloor: false, path: undefined },
    { option: true, scope: 'worker' },
  ],
  kit: [
    async ({ kitBrowser: { isOldFloor, path: executablePath } }, use) => {
      const browser = await chromium.launch({
        ...(executablePath === undefined ? {} : { executablePath }),
        args: isOldFloor ? [...switches, ...pictureSwitches] : switches,
      })
      const context = await browser.newContext({
        viewport: { width: 360, height: 640 },
        reducedMotion: 'reduce',
        colorScheme: 'light',
        locale: 'en-US',
        timezoneId: 'UTC',
      })
      await context.addInitScript({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') })
      const page = await context.newPage()
      const kit = new Kit(page, await context.newCDPSession(page))
      await page.clock.setFixedTime('2026-11-20T06:00:00Z')
      await page.route('**/*', (route) => {
        const path = new URL(route.request().url()).pathname
        const body = readFileSync(join(built, path === '/' ? 'index.html' : path))
        return route.fulfill({ body, contentType: kinds[extname(path)] ?? 'text/html' })
      })
      await page.goto('http://localhost/?bare=1&part=button')
      await page.waitForFunction(() => window.kit !== undefined)
      // What is drawn only once it is scrolled to would stand in one picture and not in the next.
      if (isOldFloor) await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
      await use(kit)
      await browser.close()
    },
    { scope: 'worker' },
  ],
})
