/** What the parts of the design system cost: kilobytes of each, and the time of the heaviest on a slow device. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { budgetFaults, inKilobytes, measureParts, partBudgets } from '../part-costs.ts'
import { inBrowser, makeProfile } from './browser.ts'
import { median } from './load.ts'
import { atMost, figureHead, plain, type Table } from './table.ts'

/** How much slower than this machine the device is. */
const slowdown = 6
const runs = 3
const mostScriptMs = 800
const mostHeapMegabytes = 8

interface View {
  readonly name: string
  /** Key of a section of the kit. */
  readonly part: string
  /** Stands once the view is drawn. */
  readonly shown: string
  readonly hasAim?: boolean
}

const emptyView: View = { name: 'the page and its code, no part drawn', part: 'none', shown: 'main' }
const views: readonly View[] = [
  { name: 'data table of 200 rows', part: 'data-table-200', shown: 'tbody tr:nth-child(200)', hasAim: true },
  { name: 'data table of 5,000 rows', part: 'data-table-5000', shown: 'tr[data-gap]' },
  { name: 'heat map of 30 classes and 40 lessons', part: 'heat-map-1200', shown: '[role=grid] tbody tr:nth-child(30)' },
  {
    name: 'dashboard: 4 number cards, 4 charts, 3 gauges, heat map',
    part: 'dashboard-12',
    shown: '[role=grid] tbody tr:last-child',
    hasAim: true,
  },
]

export async function benchParts(): Promise<readonly Table[]> {
  return [await benchScripts(), await benchCosts()]
}

async function benchScripts(): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'maktab-bench-kit-'))
  execFileSync(
    'npm',
    [
      'exec',
      '--workspace=apps/web',
      '--',
      'vite',
      'build',
      '--config',
      'vite.kit.config.ts',
      '--outDir',
      folder,
      '--emptyOutDir',
    ],
    { stdio: 'ignore', shell: process.platform === 'win32' },
  )
  const server = await serve(folder)
  try {
    const rows = [plain(emptyView.name, inWords(await measure(server, emptyView)))]
    for (const view of views) {
      const measured = await measure(server, view)
      const { scriptMs, heapMegabytes } = measured
      if (view.hasAim !== true) rows.push(plain(view.name, inWords(measured)))
      else
        rows.push(
          atMost(`${view.name}: script`, scriptMs, mostScriptMs, 'ms'),
          atMost(`${view.name}: heap`, heapMegabytes, mostHeapMegabytes, 'MB'),
        )
    }
    return {
      title: `Parts, on a device ${slowdown} times slower`,
      head: figureHead,
      rows,
      notes: [
        `The built page of all parts, opened anew with one of them on a phone’s screen, the processor slowed down by Chromium: middle of ${runs} runs. Script is all of it, from reading the page’s code to the last row drawn; heap is what is left after collecting garbage. The page holds the code of every part.`,
      ],
    }
  } finally {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Measured {
  readonly scriptMs: number
  readonly heapMegabytes: number
}

async function measure(server: Server, { part, shown }: View): Promise<Measured> {
  const { port } = server.address() as AddressInfo
  const found: Measured[] = []
  for (let run = 0; run < runs; run += 1) {
    const profile = makeProfile()
    try {
      found.push(
        await inBrowser(profile, (page) => measureOnce(page, `http://127.0.0.1:${port}/?part=${part}&bare=1`, shown)),
      )
    } finally {
      profile.remove()
    }
  }
  return {
    scriptMs: median(found.map(({ scriptMs }) => scriptMs)),
    heapMegabytes: median(found.map(({ heapMegabytes }) => heapMegabytes)),
  }
}

async function measureOnce(page: Page, address: string, shown: string): Promise<Measured> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(address)
  await page.locator(shown).first().waitFor({ state: 'attached' })
  // What was put off until the page is idle belongs to it.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const read = async (name: string) =>
    (await session.send('Performance.getMetrics')).metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  const scriptMs = (await read('ScriptDuration')) * 1000
  await session.send('HeapProfiler.collectGarbage')
  return { scriptMs, heapMegabytes: (await read('JSHeapUsedSize')) / 1_000_000 }
}

function inWords({ scriptMs, heapMegabytes }: Measured): string {
  return `${Math.round(scriptMs)} ms, ${heapMegabytes.toFixed(1)} MB`
}

async function benchCosts(): Promise<Table> {
  const costs = await measureParts()
  const hasSection = (part: string) => existsSync(`apps/web/kit/sections/${part}.kit.tsx`)
  const faults = budgetFaults(costs)
  const cells = (name: string, { js, css }: { readonly js: number; readonly css: number }) => [
    name,
    inKilobytes(js),
    inKilobytes(css),
    '',
  ]
  return {
    title: 'Parts, weight',
    head: ['part', 'JavaScript', 'CSS', 'aim'],
    rows: [
      ...costs.parts
        .filter(({ part }) => hasSection(part))
        .map(({ part, ...cost }) =>
          cells(part === 'layout/app-frame' ? 'app-frame, the frame of every screen' : part.replace(/^.*\//, ''), cost),
        ),
      cells('React', costs.react),
      [
        '**all together, each piece once, with React**',
        inKilobytes(costs.all.js),
        inKilobytes(costs.all.css),
        `≤ ${partBudgets.js} KB and ≤ ${partBudgets.css} KB: ${faults.length === 0 ? 'met' : '**missed**'}`,
      ],
      cells('among them, on every page: tokens, words, type, print', costs.base),
      ...costs.later.map(({ part, ...cost }) => cells(`fetched later: ${part.replace(/^.*\//, '')}`, cost)),
    ],
    notes: [
      'Minified and compressed with gzip. A part stands with all that it leans on except React, so what several share counts in each of them.',
    ],
  }
}

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://kit').pathname).replace(/^[/\\]+/, '')
    const file = join(folder, path === '' ? 'index.html' : path)
    if (path.startsWith('..') || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response
      .writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file))
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}
