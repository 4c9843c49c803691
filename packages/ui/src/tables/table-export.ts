import { writeCsv, type CsvTable } from './csv.ts'
import type { ExtentLine } from './use-extent-lines.ts'
import type { TableView, WholeRows } from './table-view.ts'

export type TableFile = 'csv' | 'xlsx'

const mimeTypes = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<TableFile, string>

interface FileWishes {
  /** Without its ending. */
  readonly name: string
  readonly format: TableFile
  readonly isRightToLeft: boolean
}

interface ListWishes extends FileWishes {
  /** Above the rows: what they are of. */
  readonly lines: readonly ExtentLine[]
}

/** What the reader found, in the order on the screen and all pages of it, also those that the table does not hold; undefined where they could not be had. */
export async function rowsOf<Row>(view: TableView<Row>): Promise<WholeRows<Row> | undefined> {
  return view.whole === undefined ? { rows: view.sorted } : await view.whole.read()
}

/** Saves rows as a file: only columns in sight that have a value. What writes workbooks is fetched when one is wanted. */
export async function exportTable<Row>(
  view: TableView<Row>,
  rows: readonly Row[],
  { name, format, isRightToLeft, lines }: ListWishes,
): Promise<void> {
  const columns = view.columns.filter(({ value }) => value !== undefined)
  const table: CsvTable = {
    above: lines,
    head: columns.map(({ heading }) => heading),
    rows: rows.map((row) => columns.map(({ value }) => value?.(row))),
    textColumns: new Set(columns.flatMap(({ isCode }, index) => (isCode === true ? [index] : []))),
  }
  await saveTable(table, { name, format, isRightToLeft })
}

/** Saves these rows as a file. What writes workbooks is fetched when one is wanted. */
export async function saveTable(table: CsvTable, { name, format, isRightToLeft }: FileWishes): Promise<void> {
  const content =
    format === 'csv'
      ? writeCsv(table)
      : await (await import('./table-workbook.ts')).writeWorkbook(table, { name, isRightToLeft })
  const address = URL.createObjectURL(new Blob([content], { type: mimeTypes[format] }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.${format}`
  link.click()
  // Some browsers read the address only after the press.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
