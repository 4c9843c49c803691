/** One page of a headless Chromium with the product's own font, in which all media are drawn. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'

const font = readFileSync(
  fileURLToPath(new URL('../../../../packages/ui/src/fonts/vazirmatn-arabic.woff2', import.meta.url)),
)

export const fontFace = `@font-face { font-family: Vazirmatn; font-weight: 100 900; src: url(data:font/woff2;base64,${font.toString('base64')}) format('woff2'); unicode-range: U+0600-06FF, U+0750-077F, U+200C-200F, U+2066-2069, U+FB50-FDFF, U+FE70-FEFC }`

/** Opens the page, hands it to `work`, and closes the browser whatever happens. `scale` is device pixels per CSS pixel. */
export async function withPage<Result>(scale: number, work: (page: Page) => Promise<Result>): Promise<Result> {
  const installed = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({
    ...(existsSync(installed) ? { executablePath: installed } : {}),
    args: ['--no-sandbox'],
  })
  try {
    return await work(await browser.newPage({ viewport: { width: 640, height: 360 }, deviceScaleFactor: scale }))
  } finally {
    await browser.close()
  }
}

/** Sets an empty sheet whose body `drawOn` fills; returns when the font is ready. */
export async function openSheet(page: Page): Promise<void> {
  await page.setContent(
    `<!doctype html><style>${fontFace} body { margin: 0 } svg { display: block }</style><body><p style="font-family:Vazirmatn">مکتب ۱</p></body>`,
  )
  await page.evaluate('document.fonts.ready.then(() => true)')
}

export async function drawOn(page: Page, svg: string): Promise<void> {
  await page.evaluate((drawn) => {
    document.body.innerHTML = drawn
  }, svg)
}
