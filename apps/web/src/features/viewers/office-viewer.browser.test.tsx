import type { ContentBody } from '@maktab/contracts/content/contents'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeDocx } from '../../../test/make-docx.ts'
import { makePptx } from '../../../test/make-pptx.ts'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { OfficeViewer } from './office-viewer.tsx'
import type { Position } from './viewer.ts'

/** Made by LibreOffice. */
const samples = import.meta.glob<string>('../../../../../tests/samples/office/*', {
  query: '?url',
  import: 'default',
  eager: true,
})
const sample = (name: string) => samples[`../../../../../tests/samples/office/${name}`] ?? ''
const types: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
}

let stage: Stage
let positions: Position[]
const failed = vi.fn()
const addresses: string[] = []
const last = () => positions[positions.length - 1]
const text = () => document.querySelector('[tabindex="0"] > div')?.shadowRoot ?? undefined
const shown = () =>
  [...(text()?.querySelectorAll<HTMLElement>('p, h1, h2, td, li') ?? [])]
    .filter((element) => getComputedStyle(element).visibility === 'visible')
    .map((element) => element.textContent)

function show(url: string, ending: string, start: Position = { completion: 0, resume_point: '' }) {
  const body = {
    kind: 'document',
    file: { sha256: '0'.repeat(64), name: `a.${ending}`, mime_type: types[ending], size_bytes: 1, url },
  } as Extract<ContentBody, { kind: 'document' }>
  stage.show(
    <Suspense>
      <OfficeViewer
        body={body}
        title="Worksheet"
        language="en"
        start={start}
        onPosition={(position) => void positions.push(position)}
        onActivity={() => undefined}
        onPlaying={() => undefined}
        onFailure={failed}
      />
    </Suspense>,
  )
}

function addressOf(file: Blob): string {
  const address = URL.createObjectURL(file)
  addresses.push(address)
  return address
}

beforeEach(async () => {
  positions = []
  failed.mockClear()
  stage = await setStage()
})
afterEach(() => {
  stage.leave()
  for (const address of addresses.splice(0)) URL.revokeObjectURL(address)
})

test('a text is read page by page, from the right where it is written so', async () => {
  show(sample('pashto-lesson.docx'), 'docx')
  await expect.poll(() => shown()).toContain('کسرونه')
  expect(shown()).not.toContain('دویم مخ')
  await expect.poll(() => last()).toEqual({ completion: 33, resume_point: '1' })
  const paragraph = [...text()!.querySelectorAll('p')].find((one) => one.textContent?.startsWith('کسر د'))!
  expect(getComputedStyle(paragraph).direction).toBe('rtl')
  const link = text()!.querySelector('a')!
  expect([link.getAttribute('href'), link.target, link.rel]).toEqual([
    'https://example.org/fractions',
    '_blank',
    'noopener noreferrer external',
  ])
  await userEvent.click(page.getByRole('button', { name: 'Next page' }))
  await expect.poll(() => shown()).toContain('دویم مخ')
  expect(shown()).not.toContain('کسرونه')
  await userEvent.keyboard('{End}')
  await expect.poll(() => last()).toEqual({ completion: 100, resume_point: '3' })
})

test('a text opens where reading stopped', async () => {
  show(sample('pashto-lesson.docx'), 'docx', { completion: 67, resume_point: '2' })
  await expect.poll(() => shown()).toContain('دویم مخ')
  await expect.poll(() => last()).toEqual({ completion: 67, resume_point: '2' })
})

test('a long text that names no pages is cut into some', async () => {
  const line = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`
  show(
    addressOf(
      makeDocx({
        body: Array.from({ length: 100 }, (_, place) => line(`Line ${place + 1}. ${'words '.repeat(15)}`)).join(''),
      }),
    ),
    'docx',
  )
  await expect.poll(() => last()).toEqual({ completion: 25, resume_point: '1' })
  expect(shown()[0]).toMatch(/^Line 1\./)
  await userEvent.click(page.getByRole('button', { name: 'Next page' }))
  await expect.poll(() => shown()[0]).toMatch(/^Line 3\d\./)
})

test.each([
  ['xlsx', 'rtl', ['85%', '21.03.2026']],
  // Of the kind from before 2007 only the values are known.
  ['xls', 'ltr', ['0.85', '2026-03-21']],
])('the tables of a .%s are read sheet by sheet', async (ending, direction, asShown) => {
  show(sample(`marks.${ending}`), ending)
  await expect.element(page.getByRole('table', { name: /^Sheet .*نمرې/ })).toBeVisible()
  const cells = () => [...document.querySelectorAll('tbody td')].map((cell) => cell.textContent)
  expect(cells()).toEqual(expect.arrayContaining(['د شپږم صنف نمرې', 'زرغونه', '1.7', ...asShown]))
  expect(getComputedStyle(document.querySelector('table')!).direction).toBe(direction)
  expect(document.querySelector<HTMLTableCellElement>('tbody td')!.colSpan).toBe(3)
  await expect.poll(() => last()).toEqual({ completion: 25, resume_point: '1' })
  await userEvent.click(page.getByRole('button', { name: 'Next page' }))
  await expect.element(page.getByRole('table', { name: /^Sheet .*Numbers/ })).toBeVisible()
  expect(cells().slice(0, 2)).toEqual(['1', 'Row 1'])
  await userEvent.keyboard('{End}')
  await expect.poll(() => cells().slice(-2)).toEqual(['230', 'Row 230'])
  await expect.element(page.getByRole('rowheader', { name: '230' })).toBeVisible()
  await expect.poll(() => last()).toEqual({ completion: 100, resume_point: '4' })
})

test('a .doc is offered to be saved, and counts as seen then', async () => {
  const saved: string[] = []
  const watch = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return
    saved.push(event.target.download)
    event.preventDefault()
  }
  // The link that saves is never part of the page.
  const press = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function click() {
    this.addEventListener('click', watch)
    press.call(this)
  }
  show(sample('fractions.doc'), 'doc')
  await expect.element(page.getByText('This file opens in another program')).toBeVisible()
  expect(positions).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Save the file' }))
  HTMLAnchorElement.prototype.click = press
  expect(saved).toEqual(['a.doc'])
  await expect.poll(() => last()).toEqual({ completion: 100, resume_point: '' })
})

test('a text that is broken is offered to be saved; one that cannot be had says so', async () => {
  show(addressOf(new Blob(['nothing'])), 'docx')
  await expect.element(page.getByText('This file opens in another program')).toBeVisible()
  expect(failed).not.toHaveBeenCalled()
  const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
  show('/files/unreachable', 'docx')
  await expect.poll(() => failed.mock.calls.length).toBeGreaterThan(0)
  ask.mockRestore()
})

const slideTexts = () =>
  [...document.querySelectorAll('[role="region"] :is(h3, p:not(:last-child), td)')].map(
    (element) => element.textContent,
  )

test('slides are read one by one, each line from the side of its letters; what is hidden is not shown', async () => {
  show(sample('lesson-slides.pptx'), 'pptx')
  await expect
    .poll(slideTexts)
    .toEqual(['کسرونه', 'نیمایي د یو څخه کمه ده', 'Two quarters are a half', 'One of four, twice'])
  const lines = [...document.querySelectorAll<HTMLElement>('[role="region"] p')]
  expect(lines.map((line) => getComputedStyle(line).direction).slice(0, 3)).toEqual(['rtl', 'rtl', 'ltr'])
  expect(parseFloat(getComputedStyle(lines[3]!).marginLeft)).toBeGreaterThan(
    parseFloat(getComputedStyle(lines[2]!).marginLeft),
  )
  await expect.poll(() => last()).toEqual({ completion: 33, resume_point: '1' })
  await userEvent.click(page.getByRole('button', { name: 'Next page' }))
  await expect
    .poll(
      () =>
        page.getByRole('img', { name: 'A blue half' }).query() instanceof HTMLImageElement &&
        (page.getByRole('img', { name: 'A blue half' }).element() as HTMLImageElement).naturalWidth,
    )
    .toBe(80)
  expect(slideTexts()).toEqual(['کسر', 'فیصد', '۱/۲', '50%'])
  expect(getComputedStyle(document.querySelector('table')!).direction).toBe('rtl')
  await userEvent.keyboard('{End}')
  await expect.poll(slideTexts).toEqual(['The end', 'of the lesson'])
  await expect.poll(() => last()).toEqual({ completion: 100, resume_point: '3' })
})

test('a title stands first, a foot is left out, and a hostile slide runs nothing and fetches nothing', async () => {
  const ask = vi.spyOn(globalThis, 'fetch')
  const hostile =
    '<img src=x onerror="globalThis.ranInDocument = 1"><script>globalThis.ranInDocument = 1</script>'.replaceAll(
      '<',
      '&lt;',
    )
  const box = (text: string, kind = '') =>
    `<p:sp><p:nvSpPr><p:nvPr>${kind && `<p:ph type="${kind}"/>`}</p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`
  const picture =
    '<p:pic><p:nvPicPr><p:cNvPr id="1" name="" descr="far"/></p:nvPicPr><p:blipFill><a:blip r:embed="far" r:link="far"/></p:blipFill></p:pic>'
  const svg =
    '<p:pic><p:nvPicPr><p:cNvPr id="2" name="" descr="drawing"/></p:nvPicPr><p:blipFill><a:blip r:embed="svg"/></p:blipFill></p:pic>'
  const script = '<x:script xmlns:x="http://www.w3.org/1999/xhtml">globalThis.ranInDocument = 1</x:script>'
  const links =
    '<Relationship Id="far" Type="image" TargetMode="External" Target="https://elsewhere.example/a.png"/><Relationship Id="svg" Type="image" Target="../media/a.svg"/>'
  show(
    addressOf(
      makePptx({
        shapes: [
          box(hostile),
          picture,
          svg,
          script,
          box('7', 'sldNum'),
          `<p:grpSp>${box('Within')}</p:grpSp>`,
          box('Title', 'title'),
        ].join(''),
        links,
        files: { 'ppt/media/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="globalThis.ranInDocument = 1"/>' },
      }),
    ),
    'pptx',
  )
  await expect.element(page.getByRole('region', { name: 'Title' })).toBeVisible()
  expect(slideTexts()).toEqual(['Title', hostile.replaceAll('&lt;', '<'), 'Within'])
  expect(document.querySelector('[role="region"] :is(img, script, svg)')).toBeNull()
  expect(ran()).toBeUndefined()
  expect(ask.mock.calls.map(([asked]) => String(asked)).filter((asked) => asked.includes('elsewhere'))).toEqual([])
  ask.mockRestore()
})

test('a presentation without slides, or with one that is broken, is offered to be saved', async () => {
  show(addressOf(makePptx({ shapes: '<p:sp>' })), 'pptx')
  await expect.element(page.getByText('This file opens in another program')).toBeVisible()
})

const ran = () => (globalThis as { ranInDocument?: unknown }).ranInDocument

test('a hostile text runs nothing, fetches nothing and leads nowhere but to the web', async () => {
  const far = 'https://steal.invalid'
  const type = (name: string) => `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${name}`
  const run = 'globalThis.ranInDocument = true; parent.ranInDocument = true'
  const drawing = (id: string) =>
    `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="100" cy="100"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="${id}" r:link="${id}"/></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="100" cy="100"/></a:xfrm></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
  show(
    addressOf(
      makeDocx({
        links: [
          `<Relationship Id="l1" Type="${type('hyperlink')}" Target="javascript:${run}" TargetMode="External"/>`,
          `<Relationship Id="l2" Type="${type('hyperlink')}" Target="data:text/html,&lt;script&gt;${run}&lt;/script&gt;" TargetMode="External"/>`,
          `<Relationship Id="l3" Type="${type('hyperlink')}" Target="${far}/page" TargetMode="External"/>`,
          `<Relationship Id="i1" Type="${type('image')}" Target="${far}/picture.png" TargetMode="External"/>`,
          `<Relationship Id="c1" Type="${type('aFChunk')}" Target="/word/chunk.html"/>`,
          `<Relationship Id="s1" Type="${type('styles')}" Target="styles.xml"/>`,
        ].join(''),
        body: [
          '<w:p><w:r><w:t>Harmless words</w:t></w:r></w:p>',
          ...['l1', 'l2', 'l3'].map(
            (id) => `<w:p><w:hyperlink r:id="${id}"><w:r><w:t>Link ${id}</w:t></w:r></w:hyperlink></w:p>`,
          ),
          drawing('i1'),
          '<w:altChunk r:id="c1"/>',
          `<w:p><w:r><w:rPr><w:vertAlign w:val="script"/><w:color w:val="red;background:url(${far}/colour)"/></w:rPr><w:t>${run}</w:t></w:r></w:p>`,
          `<w:p><w:r><w:pict><v:rect style="width:9pt;height:9pt;background:url(${far}/shape)" fillcolor="url(${far}/fill)"><v:imagedata r:id="i1"/></v:rect></w:pict></w:r></w:p>`,
        ].join(''),
        files: {
          'word/chunk.html': `<script>${run}</script><img src="${far}/chunk.png" onerror="${run}">`,
          'word/styles.xml': `<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:rPr><w:rFonts w:ascii="x; } @import '${far}/sheet.css'; * { background: url(${far}/font)"/></w:rPr></w:style></w:styles>`,
        },
      }),
    ),
    'docx',
  )
  await expect.poll(() => shown()).toContain('Harmless words')
  const root = text()!
  expect(root.querySelectorAll('script, iframe, object, embed, form, link').length).toBe(0)
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/)
      if (!(element.localName === 'a' && name === 'href')) expect(value).not.toContain('steal.invalid')
    }
  }
  expect([...root.querySelectorAll('style')].map((style) => style.textContent).join('')).not.toContain('steal.invalid')
  for (const link of root.querySelectorAll<HTMLElement>('a')) {
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
  }
  expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([null, null, `${far}/page`])
  // Twice drawn: what a style or a picture wants it has asked for by then.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('steal.invalid'))).toEqual([])
  expect(ran()).toBeUndefined()
})
