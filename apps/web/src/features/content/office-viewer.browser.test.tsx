import type { ContentBody } from '@maktab/contracts/content/contents'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeDocx } from '../../../test/make-docx.ts'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { OfficeViewer } from './office-viewer.tsx'
import type { Position } from './viewer.ts'

/** Made by LibreOffice. */
const samples = import.meta.glob<string>('../../../../../tests/samples/office/*', { query: '?url', import: 'default', eager: true })
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
const shown = () => [...(text()?.querySelectorAll<HTMLElement>('p, h1, h2, td, li') ?? [])].filter((element) => getComputedStyle(element).visibility === 'visible').map((element) => element.textContent)

function show(url: string, ending: string, start: Position = { completion: 0, resume_point: '' }) {
  const body = { kind: 'document', file: { sha256: '0'.repeat(64), name: `a.${ending}`, mime_type: types[ending], size_bytes: 1, url } } as Extract<ContentBody, { kind: 'document' }>
  stage.show(
    <Suspense>
      <OfficeViewer body={body} title="Worksheet" language="en" start={start} onPosition={(position) => void positions.push(position)} onActivity={() => undefined} onPlaying={() => undefined} onFailure={failed} />
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
  expect([link.getAttribute('href'), link.target, link.rel]).toEqual(['https://example.org/fractions', '_blank', 'noopener noreferrer external'])
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
  show(addressOf(makeDocx({ body: Array.from({ length: 100 }, (_, place) => line(`Line ${place + 1}. ${'words '.repeat(15)}`)).join('') })), 'docx')
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

test.each(['pptx', 'doc'])('a .%s is offered to be saved, and counts as seen then', async (ending) => {
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
  show(sample(ending === 'pptx' ? 'slides.pptx' : 'fractions.doc'), ending)
  await expect.element(page.getByText('This file opens in another program')).toBeVisible()
  expect(positions).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Save the file' }))
  HTMLAnchorElement.prototype.click = press
  expect(saved).toEqual([`a.${ending}`])
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

const ran = () => (globalThis as { ranInDocument?: unknown }).ranInDocument

test('a hostile text runs nothing, fetches nothing and leads nowhere but to the web', async () => {
  const far = 'https://steal.invalid'
  const type = (name: string) => `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${name}`
  const run = 'globalThis.ranInDocument = true; parent.ranInDocument = true'
  const drawing = (id: string) => `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="100" cy="100"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="${id}" r:link="${id}"/></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="100" cy="100"/></a:xfrm></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
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
          ...['l1', 'l2', 'l3'].map((id) => `<w:p><w:hyperlink r:id="${id}"><w:r><w:t>Link ${id}</w:t></w:r></w:hyperlink></w:p>`),
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
