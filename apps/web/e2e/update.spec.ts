import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { emptyBrowserCache, keepApplication, test } from './school.ts'
import type { School } from './school.ts'

test.use({ serviceWorkers: 'allow' })

/** Stands before a school, and can put the next build in the place of the one at hand. */
interface Front {
  readonly address: string
  /** From now on every script and style has another name, and its name of before is not found. */
  update(): void
  /** Nothing is answered any more. */
  close(): void
}

const hash = /-([\w-]{8})(?=\.(?:m?js|css|json)\b)/g
const turned = (name: string) => [...name].reverse().join('')

async function openFront(school: School): Promise<Front> {
  const list = await (await fetch(`${school.address}/service-worker.js`)).text()
  const old = new Set([...list.matchAll(hash)].map(([, name]) => name!))
  const renamed = (text: string, names: ReadonlySet<string>) =>
    text.replaceAll(hash, (whole, name: string) => (names.has(name) ? `-${turned(name)}` : whole))
  const next = new Set([...old].map(turned))
  let isUpdated = false
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const isGone = isUpdated && [...path.matchAll(hash)].some(([, name]) => old.has(name!))
    const answer = async () => {
      const from = await fetch(school.address + (isUpdated ? renamed(path, next) : path), {
        headers: { accept: request.headers.accept ?? '*/*' },
      })
      const type = from.headers.get('content-type') ?? ''
      const isText = /^text\/|javascript|json/.test(type)
      const body = Buffer.from(await from.arrayBuffer())
      const policy = from.headers.get('content-security-policy') ?? ''
      response
        .writeHead(from.status, {
          'content-type': type,
          'content-security-policy': policy,
          'cache-control': 'no-cache',
        })
        .end(isUpdated && isText ? renamed(body.toString(), old) : body)
    }
    if (isGone || path.startsWith('/api/')) response.writeHead(404).end()
    else answer().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    update: () => (isUpdated = true),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const startOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')

/** Its words are a file that the page did not have yet. */
async function speak(page: Page, code: string, tag: string): Promise<void> {
  await page.getByRole('combobox').first().selectOption(code)
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
}

test('after an update an open page goes on without a network, and the next start is of the new build as a whole', async ({
  browser,
  school,
}) => {
  const front = await openFront(school)
  const context = await browser.newContext()
  let page = await context.newPage()
  const login = `${front.address}/login`
  await page.goto(`${login}?language=english`)
  await keepApplication(page)
  const before = await startOf(page)

  front.update()
  await page.reload()
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
  await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true)
  front.close()
  await emptyBrowserCache(page)
  expect(await startOf(page)).toBe(before)
  await speak(page, 'pu', 'ps-AF')
  await page.reload()
  await expect(page.locator('[name=username]')).toBeVisible()
  expect(await startOf(page)).toBe(before)

  await page.close()
  // The browser may have the closed page in its books for a moment yet, and hold a start back while it changes over: then
  // the start after that is the next start.
  await expect(async () => {
    await page.close()
    page = await context.newPage()
    await page.goto(login, { timeout: 20_000 })
    expect(await startOf(page)).not.toBe(before)
  }).toPass({ timeout: 120_000 })
  await expect(page.locator('[name=username]')).toBeVisible()
  await speak(page, 'da', 'fa-AF')
  await context.close()
})
