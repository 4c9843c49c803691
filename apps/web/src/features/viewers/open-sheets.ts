/** Opens .xlsx and .xls files as tables of text: the values as their cells show them, without drawings or what computes them. */
import { formatValue, readXls, readXlsx, type Cell, type CellValue, type Sheet } from 'hucre'
import { entriesOf } from './packed-files.ts'

/** Beyond these a phone has no memory left for it; the file itself holds the rest. */
const limits = {
  unpackedBytes: 60 * 1024 * 1024,
  bytes: 20 * 1024 * 1024,
  sheets: 50,
  rows: 5_000,
  columns: 100,
} as const
export const rowsOfPage = 100

export interface SheetCell {
  readonly text: string
  readonly isNumber: boolean
  readonly columns: number
  readonly rows: number
}

/** A hundred rows of a sheet. */
export interface SheetPage {
  readonly sheet: string
  readonly isRightToLeft: boolean
  /** Number of its first row, from 1, as the sheet counts. */
  readonly firstRow: number
  readonly columns: number
  /** Null where a cell before or above it lies over it. */
  readonly rows: readonly (readonly (SheetCell | null)[])[]
  /** The sheet goes on beyond what is shown. */
  readonly isCut: boolean
}

export interface SheetPages {
  readonly kind: 'sheets'
  readonly pages: readonly SheetPage[]
}

/** Throws where it is no workbook that can be shown; sheets that are hidden or empty are not among its pages. */
export async function openSheets(file: Blob, format: 'xlsx' | 'xls'): Promise<SheetPages> {
  if (file.size > limits.bytes) throw new Error('The workbook is too large')
  if (format === 'xlsx') await entriesOf(file, limits.unpackedBytes)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { sheets } = await (format === 'xlsx' ? readXlsx : readXls)(bytes, {
    readStyles: true,
    maxRows: limits.rows + 1,
  })
  const shown = sheets
    .filter(({ hidden, veryHidden, rows }) => hidden !== true && veryHidden !== true && rows.some(isWritten))
    .slice(0, limits.sheets)
  if (shown.length === 0) throw new Error('The workbook is empty')
  return { kind: 'sheets', pages: shown.flatMap(pagesOf) }
}

/** Of a row that holds nothing, .xls has a hole in the list of rows. */
const isWritten = (row: readonly CellValue[] | undefined) =>
  row?.some((value) => value !== null && value !== '') === true

function pagesOf(sheet: Sheet): readonly SheetPage[] {
  const rows = sheet.rows.slice(0, Math.min(limits.rows, sheet.rows.findLastIndex(isWritten) + 1))
  const widest = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const columns = Math.min(limits.columns, widest)
  const isCut = sheet.rows.length > limits.rows || widest > limits.columns
  return Array.from({ length: Math.ceil(rows.length / rowsOfPage) }, (_, place) => {
    const from = place * rowsOfPage
    const to = Math.min(rows.length, from + rowsOfPage)
    return {
      sheet: sheet.name,
      isRightToLeft: sheet.view?.rightToLeft === true,
      firstRow: from + 1,
      columns,
      rows: cellsOf(sheet, from, to, columns),
      isCut,
    }
  })
}

function cellsOf(sheet: Sheet, from: number, to: number, columns: number): SheetPage['rows'] {
  const rows: (SheetCell | null)[][] = []
  for (let row = from; row < to; row += 1) {
    rows.push(
      Array.from({ length: columns }, (_, column) =>
        cellOf(sheet.rows[row]?.[column] ?? null, sheet.cells?.get(`${row},${column}`)),
      ),
    )
  }
  for (const { startRow, startCol, endRow, endCol } of sheet.merges ?? []) {
    const [top, bottom, end] = [Math.max(startRow, from), Math.min(endRow, to - 1), Math.min(endCol, columns - 1)]
    const first = rows[top - from]?.[startCol]
    if (!first || bottom < top || end < startCol) continue
    for (let row = top; row <= bottom; row += 1) rows[row - from]?.fill(null, startCol, end + 1)
    rows[top - from]![startCol] = { ...first, columns: end - startCol + 1, rows: bottom - top + 1 }
  }
  return rows
}

function cellOf(value: CellValue, cell: Cell | undefined): SheetCell {
  const shown = cell?.formulaResult ?? value
  const format = cell?.style?.numFmt ?? (shown instanceof Date ? 'yyyy-mm-dd' : 'General')
  return {
    text: shown === null ? '' : typeof shown === 'string' ? shown : formatValue(shown, format),
    isNumber: typeof shown === 'number',
    columns: 1,
    rows: 1,
  }
}

/** As a sheet names its columns: A to Z, AA and on. `place` begins at 0. */
export function columnName(place: number): string {
  return place < 26 ? String.fromCharCode(65 + place) : columnName(Math.floor(place / 26) - 1) + columnName(place % 26)
}
