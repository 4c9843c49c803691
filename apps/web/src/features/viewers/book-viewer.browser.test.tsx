import type { ContentBody } from '@maktab/contracts/content/contents'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeEpub } from '../../../test/make-epub.ts'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { BookViewer } from './book-viewer.tsx'
import type { Position } from './viewer.ts'

const arabic = '<p>هذا نص عربي طويل يقرأ من اليمين إلى اليسار.</p>'.repeat(400)
const english = '<p>A text in English that reads from the left.</p>'.repeat(400)
const ran = () => (globalThis as { ranInBook?: unknown }).ranInBook

/** A book is unpacked and laid out: more than a moment on a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 8_000 })
const isOpen = () => eventually(() => expect(stage.place.querySelector('[role=status]')).toBeNull())

let stage: Stage
let positions: Position[]
let address: string | undefined
const failed = vi.fn()
const last = () => positions[positions.length - 1]

interface Renderer {
  getContents(): { doc: Document }[]
}
const shownPage = () =>
  (document.querySelector('foliate-view') as unknown as { renderer?: Renderer } | null)?.renderer?.getContents()[0]?.doc

function show(book: Blob, start: Position = { completion: 0, resume_point: '' }) {
  address = URL.createObjectURL(book)
  const body = {
    kind: 'e_book',
    file: {
      sha256: '0'.repeat(64),
      name: 'b.epub',
      mime_type: 'application/epub+zip',
      size_bytes: book.size,
      url: address,
    },
  } as Extract<ContentBody, { kind: 'e_book' }>
  stage.show(
    <BookViewer
      body={body}
      title="A book"
      language="en"
      start={start}
      onPosition={(position) => void positions.push(position)}
      onActivity={() => undefined}
      onPlaying={() => undefined}
      onFailure={failed}
    />,
  )
}

beforeEach(async () => {
  positions = []
  failed.mockClear()
  stage = await setStage()
})
afterEach(() => {
  stage.leave()
  if (address !== undefined) URL.revokeObjectURL(address)
})

test('an Arabic book turns its pages from the right', async () => {
  show(makeEpub({ direction: 'rtl', language: 'ar', chapters: [arabic] }))
  await eventually(() => expect(last()?.resume_point).toMatch(/^epubcfi\(/))
  await isOpen()
  expect(getComputedStyle(shownPage()?.body as Element).direction).toBe('rtl')
  const first = last()?.resume_point
  await userEvent.click(page.getByRole('button', { name: 'Next page' }))
  await eventually(() => expect(last()?.resume_point).not.toBe(first))
  const second = last()?.resume_point
  await userEvent.keyboard('{ArrowRight}')
  await eventually(() => expect(last()?.resume_point).toBe(first))
  await userEvent.keyboard('{ArrowLeft}')
  await eventually(() => expect(last()?.resume_point).toBe(second))
})

test('a book of several parts opens at its first page and ends at its last, from either side', async () => {
  for (const direction of ['rtl', 'ltr'] as const) {
    positions = []
    show(
      makeEpub({
        direction,
        language: direction === 'rtl' ? 'ps' : 'en',
        chapters: ['<div id="cover">Cover</div>', '<p>The end</p>'],
      }),
    )
    await eventually(() => expect(last()?.resume_point).toMatch(/^epubcfi\(\/6\/2!/))
    await isOpen()
    const cover = shownPage()?.getElementById('cover') as HTMLElement
    const frame = cover.ownerDocument.defaultView?.frameElement as HTMLElement
    const shown = frame.getBoundingClientRect().left + cover.getBoundingClientRect().left
    expect(shown).toBeGreaterThanOrEqual(0)
    expect(shown).toBeLessThan(innerWidth)
    expect(last()?.completion).toBeLessThan(100)
    await userEvent.click(page.getByRole('button', { name: 'Next page' }))
    await eventually(() => expect(last()?.completion).toBe(100))
    stage.leave()
    stage = await setStage()
  }
})

test('reading goes on at the place where it stopped', async () => {
  const book = makeEpub({ direction: 'ltr', language: 'en', chapters: [english, english] })
  show(book)
  await eventually(() => expect(last()).toBeDefined())
  await isOpen()
  for (let turn = 0; turn < 3; turn += 1) {
    const before = last()?.resume_point
    await userEvent.click(page.getByRole('button', { name: 'Next page' }))
    await eventually(() => expect(last()?.resume_point).not.toBe(before))
  }
  const stopped = last() as Position
  stage.leave()
  positions = []
  stage = await setStage()
  show(book, stopped)
  await eventually(() => expect(last()?.completion).toBeGreaterThanOrEqual(stopped.completion))
  await eventually(() => expect(last()?.resume_point.split(',')[0]).toBe(stopped.resume_point.split(',')[0]))
})

test('nothing in a book can run or lead outside', async () => {
  const evil = `
    <script>parent.ranInBook = 'script'; top.ranInBook = 'script'</script>
    <p onclick="parent.ranInBook = 'handler'" id="p">Text</p>
    <img src="missing.png" onerror="parent.ranInBook = 'image'"/>
    <a id="a" href="javascript:parent.ranInBook='link'">link</a>
    <iframe srcdoc="&lt;script&gt;top.ranInBook='frame'&lt;/script&gt;"></iframe>
    <object data="picture.svg"></object>
    <img src="picture.svg"/>
    <svg xmlns="http://www.w3.org/2000/svg"><script>parent.ranInBook='svg'</script><animate attributeName="href" to="javascript:1"/></svg>
    <form action="https://example.test/steal"><input name="x"/></form>
    <img id="outside" src="https://example.test/track.png"/>
    <meta http-equiv="refresh" content="0;url=https://example.test/"/>`
  show(
    makeEpub({
      direction: 'ltr',
      language: 'en',
      chapters: [evil],
      files: {
        'picture.svg': {
          type: 'image/svg+xml',
          text: '<svg xmlns="http://www.w3.org/2000/svg" onload="parent.ranInBook=1"><script>top.ranInBook="file"</script></svg>',
        },
      },
    }),
  )
  await eventually(() => expect(shownPage()?.getElementById('p')).toBeTruthy())
  const shown = shownPage() as Document
  shown.getElementById('p')?.click()
  shown.getElementById('a')?.click()
  expect(shown.querySelectorAll('script, iframe, object, form, meta[http-equiv], animate').length).toBe(0)
  expect(
    [...shown.querySelectorAll('*')]
      .flatMap((element) => [...element.attributes])
      .filter(({ name }) => name.startsWith('on')),
  ).toEqual([])
  expect(shown.getElementById('a')?.hasAttribute('href')).toBe(false)
  expect(shown.getElementById('outside')?.hasAttribute('src')).toBe(false)
  expect(ran()).toBeUndefined()
})

test('a page that is a drawing is shown, without what acts in it', async () => {
  const text = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" onload="parent.ranInBook=1"><script>top.ranInBook="page"</script><text y="20">A map</text></svg>`
  const files = { 'map.svg': { type: 'image/svg+xml', isPage: true, text } }
  show(makeEpub({ direction: 'ltr', language: 'en', chapters: [], files }))
  await eventually(() => expect(shownPage()?.querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThan(100))
  await isOpen()
  expect(shownPage()?.querySelector('svg text')?.textContent).toBe('A map')
  expect(shownPage()?.querySelectorAll('script, [onload]').length).toBe(0)
  expect(ran()).toBeUndefined()
  expect(failed).not.toHaveBeenCalled()
})

test('a file that is no book says so and can be tried again', async () => {
  show(new Blob(['this is no book']))
  await eventually(() => expect(failed).toHaveBeenCalled())
})
