/** Opens .docx files as pages, in a shadow of their own, so that their styles and ours leave each other alone. */
import { parseAsync, renderDocument, type HElement } from 'docx-preview'
import { elementIn, withoutReaching } from './harmless-word.ts'
import { entriesOf } from './packed-files.ts'
import { breakIntoPages } from './page-breaks.ts'

/** Unpacked; beyond it a small phone has no memory left for it. */
const largestDocument = 60 * 1024 * 1024

export interface WordPages {
  readonly kind: 'word'
  readonly pages: number
  /** Hangs the document into `place` with this page in view, `zoom` times as large. */
  show(page: number, zoom: number, place: HTMLElement): void
  /** Page on which a link within the document ends. */
  pageOf(name: string): number | undefined
  close(): void
}

/** What a page is made of: one of the document's own, or blocks of one. */
interface WordPage {
  readonly section: Element
  readonly blocks: readonly Element[]
}

/** Throws where it is no document that can be shown. */
export async function openWord(file: Blob): Promise<WordPages> {
  await entriesOf(file, largestDocument)
  const inert = document.implementation.createHTMLDocument('')
  const options = {
    className: 'docx',
    inWrapper: true,
    ignoreWidth: true,
    ignoreHeight: true,
    ignoreFonts: true,
    ignoreLastRenderedPageBreak: false,
    renderAltChunks: false,
    h: (asked: HElement | Node | string) => elementIn(inert, asked),
  }
  const drawn = await renderDocument(await parseAsync(file, options), options)
  const whole = inert.createElement('div')
  whole.append(...drawn)
  withoutReaching(whole)
  const addresses = whole.innerHTML.match(/blob:[^"'\s)&]+/g) ?? []
  const close = () => addresses.forEach((address) => URL.revokeObjectURL(address))
  const sections = Array.from(whole.querySelectorAll('section.docx'))
  if (sections.length === 0) {
    close()
    throw new Error('The document has no page')
  }

  const host = document.createElement('div')
  const style = document.createElement('style')
  style.textContent = pageStyles
  host.attachShadow({ mode: 'open' }).append(document.adoptNode(whole), style)
  const pages = sections.flatMap(pagesOf)
  return {
    kind: 'word',
    pages: pages.length,
    show(page, zoom, place) {
      const shown = pages[page - 1]
      for (const section of sections) section.classList.toggle('away', section !== shown?.section)
      for (const block of pages.flatMap(({ blocks }) => blocks))
        block.classList.toggle('away', shown?.blocks.includes(block) !== true)
      host.style.setProperty('zoom', String(zoom))
      if (host.parentElement !== place) place.replaceChildren(host)
    },
    pageOf(name) {
      const found = whole.querySelector(`[id="${CSS.escape(name)}"]`)
      const place = pages.findIndex(
        ({ section, blocks }) =>
          section.contains(found) && (blocks.length === 0 || blocks.some((block) => block.contains(found))),
      )
      return place < 0 ? undefined : place + 1
    },
    close,
  }
}

function pagesOf(section: Element): readonly WordPage[] {
  const blocks = Array.from(section.querySelectorAll(':scope > article > *'))
  const pages = breakIntoPages(blocks.map((block) => block.textContent?.length ?? 0))
  return pages.length === 1
    ? [{ section, blocks: [] }]
    : pages.map(({ from, to }) => ({ section, blocks: blocks.slice(from, to) }))
}

/**
 * As wide as the screen instead of as paper is, and in the page's own letters: those that a document names are seldom on a phone, and what
 * stands in for them often lacks letters of Pashto. What is away still counts the numbers of its lists.
 */
const pageStyles = `
  :host { display: block; background: #ffffff; color: #000000; }
  .docx-wrapper { display: block; max-inline-size: 50rem; padding: 0; margin-inline: auto; background: none; }
  .docx * { font-family: inherit !important; }
  .docx-wrapper > section.docx { display: block; padding: 1.25rem !important; margin: 0; box-shadow: none; overflow: visible; overflow-wrap: anywhere; }
  .docx table { max-inline-size: 100%; }
  .docx img, .docx svg { max-inline-size: 100%; block-size: auto; }
  .docx-wrapper > section.docx.away, .docx .away { visibility: hidden; position: absolute; block-size: 0; padding: 0 !important; margin: 0; border: 0; overflow: hidden; }
`
