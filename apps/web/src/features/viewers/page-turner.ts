import type { Book, FoliateView } from 'foliate-js/view.js'

/** Presses that may wait; more than these are a child leaning on a key. */
const mostWaiting = 3

export interface PageTurner {
  forwards(): void
  backwards(): void
  /** Turns by a key that was pressed; says whether it was one that turns pages. */
  byKey(key: string): boolean
}

/** Turns a book's pages one after the other: the reader ignores what comes while a page is still turning. */
export function createPageTurner(view: FoliateView, book: Book): PageTurner {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  function turn(page: () => Promise<void>) {
    if (waiting >= mostWaiting) return
    waiting += 1
    last = turnAfter(last, page)
  }
  async function turnAfter(before: Promise<unknown>, page: () => Promise<void>) {
    await before
    // A page that does not turn must not hold up the next.
    await page().catch(() => undefined)
    waiting -= 1
  }
  const forwards = () => turn(() => view.next())
  const backwards = () => turn(() => view.prev())
  const [left, right] = book.dir === 'rtl' ? [forwards, backwards] : [backwards, forwards]
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: left,
    ArrowRight: right,
    PageDown: forwards,
    PageUp: backwards,
  }
  return {
    forwards,
    backwards,
    byKey(key) {
      const press = Object.hasOwn(keys, key) ? keys[key] : undefined
      press?.()
      return press !== undefined
    },
  }
}
