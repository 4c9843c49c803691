/** Cells of a sheet that an office brings in, and the text that stands in one, whoever typed or exported it. */

/** A date is an ISO day; a number may be a date's serial, a phone number or a grade: its column tells. */
export type SheetCell = string | number | { readonly date: string } | { readonly fault: CellFault } | null

/** A formula that was never computed, and one that ended in an error (`#N/A`). */
export type CellFault = 'formula_without_value' | 'cell_error'

/** Longer texts are cut before anybody looks at them. */
export const longestCell = 2_000

const unseen = /[\0\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu
/** Spreadsheets show and keep it, and our own tables as text put it there (`packages/ui/src/tables/csv.ts`). */
const guard = /^'(?=[=+\-@\t\r\d\u06f0-\u06f9\u0660-\u0669])/
const guardAfterCut = /([;\u061b\t\r\n|]\s*)'(?=[=+\-@])/g

/**
 * A text without signs that nobody sees, but for the joiners that Persian and Pashto write with; blanks collapsed, NFC, and
 * without the apostrophe that keeps a spreadsheet from computing a text.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(unseen, '')
    .trim()
    .replace(guard, '')
    .replace(guardAfterCut, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** A cell as text: numbers without an exponent, dates as ISO days, nothing for a fault. */
export function cellText(cell: SheetCell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return plainText(cell)
  if (typeof cell === 'number')
    return Number.isSafeInteger(cell) ? String(cell) : cell.toFixed(10).replace(/\.?0+$/, '')
  return 'date' in cell ? cell.date : ''
}
