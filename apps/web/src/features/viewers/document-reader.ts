/** Reads PDF files with the renderer in a worker. All it may need is part of this build; nothing comes from elsewhere. */
import { getDocument, GlobalWorkerOptions, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- the build makes it an address
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

GlobalWorkerOptions.workerSrc = workerAddress

/** Fonts of files that embed none, and decoders of rare image kinds: addresses by file name, fetched when asked for. */
const resources = new Map<string, string>(
  Object.entries(
    import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/{standard_fonts/*.{pfb,ttf},wasm/*.wasm}', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
)

class BuiltInResources {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = resources.get(filename)
    if (address === undefined) throw new Error(`The reader has no ${filename}`)
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${filename}: ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

interface DrawOptions {
  readonly page: number
  readonly width: number
  readonly canvas: HTMLCanvasElement
  readonly text: HTMLElement
  readonly signal: AbortSignal
  /** Its picture is there; the text, which nobody sees, is not. */
  onDrawn(): void
}

export interface OpenedDocument {
  readonly pages: number
  /** Draws a page into the canvas, then lays its text over it, `width` CSS pixels wide. Aborting leaves both half done. */
  draw(options: DrawOptions): Promise<void>
  close(): void
}

/** Throws where the bytes are no document. `page`: the one that is shown first, read while the screen gets ready for it. */
export async function readDocument(
  bytes: Uint8Array,
  { page, signal }: { readonly page: number; readonly signal: AbortSignal },
): Promise<OpenedDocument> {
  const task = getDocument({
    data: bytes,
    useWorkerFetch: false,
    BinaryDataFactory: BuiltInResources,
    isEvalSupported: false,
    enableXfa: false,
  })
  signal.addEventListener('abort', () => void task.destroy())
  const document = await task.promise
  if (page <= document.numPages) void document.getPage(page).catch(() => undefined)
  return { pages: document.numPages, draw: (options) => drawPage(document, options), close: () => void task.destroy() }
}

async function drawPage(
  document: PDFDocumentProxy,
  { page, width, canvas, text, signal, onDrawn }: DrawOptions,
): Promise<void> {
  const drawn = await document.getPage(page)
  if (signal.aborted) return
  const scale = width / drawn.getViewport({ scale: 1 }).width
  const viewport = drawn.getViewport({ scale })
  // More than two device pixels a CSS pixel costs a small phone its memory and shows nothing.
  const density = Math.min(2, globalThis.devicePixelRatio || 1)
  canvas.width = Math.floor(viewport.width * density)
  canvas.height = Math.floor(viewport.height * density)
  canvas.style.inlineSize = `${Math.floor(viewport.width)}px`
  canvas.style.blockSize = `${Math.floor(viewport.height)}px`
  const rendering = drawn.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] })
  signal.addEventListener('abort', () => rendering.cancel())
  try {
    await rendering.promise
  } catch (reason) {
    if (signal.aborted) return
    throw reason
  }
  onDrawn()
  text.replaceChildren()
  text.style.setProperty('--total-scale-factor', String(scale))
  await new TextLayer({ textContentSource: drawn.streamTextContent(), container: text, viewport }).render()
}
