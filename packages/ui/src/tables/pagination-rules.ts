/** A page's number, or a gap between numbers; `on` says whether there is room for it on a phone. */
export type PageMark =
  | { readonly page: number; readonly on: 'all' | 'wide' }
  | { readonly gapAfter: number; readonly on: 'all' | 'wide' | 'narrow' }

/** How many pages hold so many rows; an empty list still has one. */
export function countPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** First and last row of a page, counted from 1; both 0 where there is no row. */
export function rowsOfPage(
  page: number,
  pageSize: number,
  total: number,
): { readonly first: number; readonly last: number } {
  if (total === 0) return { first: 0, last: 0 }
  return { first: (page - 1) * pageSize + 1, last: Math.min(page * pageSize, total) }
}

/**
 * The numbers to draw: the first, the last, the page at hand, and its neighbours where the line is wide. A gap of one
 * page is that page.
 */
export function pageMarks(page: number, pages: number): readonly PageMark[] {
  const narrow = [...new Set([1, page, pages])]
  // Seven numbers at least, so that the row does not change its width at either end.
  const from = Math.max(1, Math.min(page - 1, pages - 4))
  const wide = new Set([
    ...narrow,
    ...Array.from({ length: Math.min(pages, page <= 3 ? 5 : page + 1) - from + 1 }, (_, index) => from + index),
  ])
  const beforeGaps = [...wide].filter((number) => wide.has(number + 2))
  for (const number of beforeGaps) wide.add(number + 1)
  const numbers = [...wide].filter((number) => number >= 1 && number <= pages).sort((one, other) => one - other)
  const marks: PageMark[] = []
  for (const [index, number] of numbers.entries()) {
    const before = numbers[index - 1]
    const isWideGap = before !== undefined && number - before > 1
    const narrowBefore = narrow.filter((kept) => kept < number).pop()
    const isNarrowGap = narrow.includes(number) && narrowBefore !== undefined && number - narrowBefore > 1
    if (isWideGap || isNarrowGap)
      marks.push({ gapAfter: before ?? 0, on: isWideGap && isNarrowGap ? 'all' : isWideGap ? 'wide' : 'narrow' })
    marks.push({ page: number, on: narrow.includes(number) ? 'all' : 'wide' })
  }
  return marks
}
