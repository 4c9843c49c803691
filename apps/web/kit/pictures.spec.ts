import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { compactPicture } from './compact-picture.ts'
import { partKeys, test, views } from './kit-test.ts'
import type { Kit } from './kit-test.ts'

/** The same browser, letters and numbers everywhere: nothing but the odd rounding may differ. */
const limits = { maxDiffPixels: 12, threshold: 0.1 }
/** In pixels. */
const longest = { first: 3600, others: 900 }
const still = { animations: 'disabled', caret: 'hide' } as const
const folder = join(import.meta.dirname, 'pictures')
const mostBytes = 6_000_000

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>

async function compare(kit: Kit, part: string, view: string, isOpened: boolean): Promise<void> {
  const name = [part, `${view}.png`]
  const isWriting = test.info().config.updateSnapshots === 'all'
  // The names of the states cost a fifth of the bytes: one picture tells them.
  await kit.page.evaluate(
    (isTold) => document.documentElement.classList.toggle('kit-nameless', !isTold),
    view === 'en-default',
  )
  const take = async () =>
    compactPicture(
      isOpened
        ? await stillPicture(kit)
        : await kit.page.screenshot({ ...still, fullPage: true, clip: await boxOf(kit, part, view) }),
    )
  let picture = await take()
  const file = join(folder, ...name)
  const kept = !isWriting && existsSync(file) ? readFileSync(file) : undefined
  if (kept?.equals(picture)) return
  // For a picture of the whole page the old browser lays it out anew, and once in thousands of times not as wide as it measures a moment before.
  if (kept !== undefined) picture = await take()
  const isKnown = isWriting || kept !== undefined
  expect
    .soft(isKnown, `${name.join('/')} is not there yet: npm run kit:pictures -- -g ${part}, then look at it`)
    .toBe(true)
  if (isKnown) expect.soft(picture).toMatchSnapshot(name, limits)
}

/** What has just opened may be there and not painted yet: two pictures in a row that are the same. */
async function stillPicture({ page }: Kit): Promise<Buffer> {
  let before = await page.screenshot(still)
  for (let tries = 0; tries < 10; tries += 1) {
    const now = await page.screenshot(still)
    if (now.equals(before)) return now
    before = now
  }
  throw new Error('What was opened never stands still')
}

/** The first view of a direction shows the part in full; where it is long, the colours of the others are told by its beginning. */
async function boxOf(kit: Kit, part: string, view: string): Promise<Box> {
  const box = await kit.page.locator(`section[data-part="${part}"]`).boundingBox()
  if (box === null) throw new Error(`${part} is not drawn`)
  return { ...box, height: Math.min(box.height, view.endsWith('-default') ? longest.first : longest.others) }
}

for (const part of partKeys) {
  test(`${part} looks as it did, in Chromium 109`, async ({ kit }) => {
    await kit.resize(360, 640)
    for (const [view, setting] of Object.entries(views)) {
      await kit.show({ part, ...setting })
      await compare(kit, part, view, false)
      if (view.endsWith('-default')) expect.soft(await foreignLetters(kit, part), view).toEqual([])
      for (const state of view.endsWith('-default') ? await kit.opening() : []) {
        await kit.show({ part, ...setting })
        await kit.open(state)
        await compare(kit, part, `${view}-${state.replaceAll(/[^a-z0-9]+/gi, '-')}`, true)
      }
    }
    expect.soft(kit.takeFaults(), 'errors and warnings of the page').toEqual([])
  })

  test(`${part} is drawn in letters that come with it, in Urdu too`, async ({ kit }) => {
    await kit.show({ part, locale: 'ur' })
    expect(await foreignLetters(kit, part)).toEqual([])
  })
}

interface DocumentNode {
  readonly nodeId: number
  readonly nodeType: number
  readonly children?: readonly DocumentNode[]
  readonly contentDocument?: DocumentNode
}

/** Texts in a font of the computer's own: they look different on each, and some computers lack the letters. */
async function foreignLetters(kit: Kit, part: string): Promise<readonly string[]> {
  const { protocol } = kit
  await protocol.send('DOM.enable')
  await protocol.send('CSS.enable')
  const { root } = await protocol.send('DOM.getDocument', { depth: -1, pierce: true })
  const { nodeId: sectionId } = await protocol.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `section[data-part="${part}"]`,
  })
  const nodeIds = elementsBelow(root, sectionId)
  const found = new Set<string>()
  for (const nodeId of nodeIds) {
    const { fonts } = await protocol.send('CSS.getPlatformFontsForNode', { nodeId })
    const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont)
    if (foreign.length === 0) continue
    const { outerHTML } = await protocol.send('DOM.getOuterHTML', { nodeId })
    // Marks of direction draw nothing, and few fonts have them.
    const marks = outerHTML.match(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g)?.length ?? 0
    if (foreign.reduce((sum, { glyphCount }) => sum + glyphCount, 0) <= marks) continue
    found.add(`${foreign.map(({ familyName }) => familyName).join()}: ${outerHTML.slice(0, 160)}`)
  }
  await protocol.send('CSS.disable')
  return [...found]
}

/** Ids of all elements below one, those of windows within the page as well. */
function elementsBelow(node: DocumentNode, wanted: number, isWithin = false): readonly number[] {
  const isBelow = isWithin || node.nodeId === wanted
  const below = [
    ...(node.children ?? []),
    ...(node.contentDocument === undefined ? [] : [node.contentDocument]),
  ].flatMap((child) => elementsBelow(child, wanted, isBelow))
  return isBelow && node.nodeType === 1 ? [node.nodeId, ...below] : below
}

test('the pictures are of parts that exist, and few enough to be kept', () => {
  const kept = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : []
  const parts = new Set(kept.map(({ parentPath }) => parentPath.slice(folder.length + 1)))
  expect([...parts].filter((part) => !partKeys.includes(part))).toEqual([])
  expect(
    kept.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0),
  ).toBeLessThanOrEqual(mostBytes)
})
