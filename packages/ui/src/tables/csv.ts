/** Tables as text that spreadsheets open: UTF-8 with a byte order mark, RFC 4180. */

export type CsvCell = string | number | undefined

export interface CsvTable {
  /** What the rows are of, a label and a text each; an empty line stands between them and the head. */
  readonly above?: readonly (readonly [label: string, text: string])[]
  readonly head: readonly string[]
  readonly rows: readonly (readonly CsvCell[])[]
  /** Indexes of columns of codes and phone numbers: they keep their zeros and strokes. */
  readonly textColumns?: ReadonlySet<number>
}

/** A spreadsheet runs what begins so as a formula. */
const formula = /^[=+\-@\t\r]/
/** Where a spreadsheet cuts at other signs than the comma, it takes a quote within a line for a plain sign, and runs what follows the cut. */
const formulaAfterCut = /([;\u061b\t\r\n|]\s*)(?=[=+\-@])/g
/** Figures with signs between them: a spreadsheet would take them for numbers or dates. */
const looksLikeFigure = /^[\d\u06f0-\u06f9\u0660-\u0669][\d\u06f0-\u06f9\u0660-\u0669\s.,:/\-\u066b\u066c]*$/

/**
 * The text of a file, byte order mark first, lines ended by CR LF. Every text stands in quotes. One that begins with
 * = + - @ TAB CR gets a leading apostrophe, and so do one of these signs after a semicolon, tab, stroke or line break and
 * what would pass for a number in a column of codes. Numbers are written plainly, without separators, a missing or
 * endless one as an empty cell.
 */
export function writeCsv({ above = [], head, rows, textColumns }: CsvTable): string {
  const lines = [
    ...above.map((cells) => cells.map((text) => quoted(guarded(text)))),
    ...(above.length > 0 ? [[]] : []),
    head.map((heading) => quoted(guarded(heading))),
    ...rows.map((row) => row.map((cell, index) => cellText(cell, textColumns?.has(index) ?? false))),
  ]
  return `\ufeff${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`
}

function cellText(cell: CsvCell, isCode: boolean): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number' && !isCode) return Number.isFinite(cell) ? String(cell) : ''
  const text = String(cell)
  return quoted(isCode && looksLikeFigure.test(text) ? `'${text}` : guarded(text))
}

function guarded(text: string): string {
  const whole = text.replace(formulaAfterCut, "$1'")
  return formula.test(text) ? `'${whole}` : whole
}

function quoted(text: string): string {
  return text === '' ? '' : `"${text.replace(/"/g, '""')}"`
}
