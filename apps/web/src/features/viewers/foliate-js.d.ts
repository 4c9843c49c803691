/** What is used here of the book reader, which comes without types. */

declare module 'foliate-js/view.js' {
  export interface BookPart {
    data: string | Blob | Promise<string | Blob>
    type: string | Promise<string>
    readonly name: string
  }
  export interface TableEntry {
    readonly label: string
    readonly href: string
    readonly subitems?: readonly TableEntry[] | null
  }
  export interface Book {
    readonly dir?: 'ltr' | 'rtl'
    readonly toc?: readonly TableEntry[]
    /** In the order of reading; `id` is the path of the file. */
    readonly sections?: readonly { readonly id: string }[]
    readonly rendition?: { readonly layout?: string }
    readonly metadata?: { readonly language?: string | readonly string[] }
    readonly transformTarget?: {
      addEventListener(event: 'data', listener: (event: CustomEvent<BookPart>) => void): void
    }
    destroy?(): void
  }
  export interface Place {
    /** Share of the whole book, 0 to 1. */
    readonly fraction?: number
    readonly cfi: string
    readonly tocItem?: TableEntry | null
  }
  export interface FoliateView extends HTMLElement {
    readonly renderer: HTMLElement & {
      readonly page?: number
      readonly pages?: number
      setStyles?(styles: string): void
    }
    open(book: Book): Promise<void>
    init(options: { lastLocation?: string; showTextStart?: boolean }): Promise<void>
    goTo(target: string): Promise<unknown>
    next(): Promise<void>
    prev(): Promise<void>
    goLeft(): Promise<void>
    goRight(): Promise<void>
    close(): void
  }
}

declare module 'foliate-js/paginator.js' {}

declare module 'foliate-js/epub.js' {
  import type { Book } from 'foliate-js/view.js'
  export class EPUB {
    constructor(source: {
      loadText(name: string): Promise<string | null>
      loadBlob(name: string, type?: string): Promise<Blob | null>
      getSize(name: string): number
    })
    init(): Promise<Book>
  }
}

declare module 'foliate-js/vendor/zip.js' {
  interface Writer<T> {
    getData(): Promise<T>
  }
  export class TextWriter implements Writer<string> {
    getData(): Promise<string>
  }
  export class BlobWriter implements Writer<Blob> {
    constructor(type?: string)
    getData(): Promise<Blob>
  }
  export class BlobReader {
    readonly size: number
    constructor(file: Blob)
  }
  export interface Entry {
    readonly filename: string
    readonly directory: boolean
    readonly uncompressedSize: number
    getData?<T>(writer: Writer<T>): Promise<T>
  }
  export class ZipReader {
    constructor(reader: BlobReader)
    getEntries(): Promise<Entry[]>
  }
  export function configure(settings: { useWebWorkers: boolean }): void
}
