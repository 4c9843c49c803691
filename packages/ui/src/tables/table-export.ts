import { writeCsv } from './csv.ts'
import type { TableView } from './table-view.ts'

/**
 * Saves what the reader found, in the order on the screen and all pages of it, also those that the table does not hold; only columns in
 * sight that have a value. Nothing is saved where they could not be had.
 */
export async function exportTable<Row>(view: TableView<Row>, name: string): Promise<void> {
  const rows = view.whole === undefined ? view.sorted : await view.whole.read()
  if (rows === undefined) return
  const columns = view.columns.filter(({ value }) => value !== undefined)
  const text = writeCsv({
    head: columns.map(({ heading }) => heading),
    rows: rows.map((row) => columns.map(({ value }) => value?.(row))),
    textColumns: new Set(columns.flatMap(({ isCode }, index) => (isCode === true ? [index] : []))),
  })
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.csv`
  link.click()
  // Some browsers read the address only after the press.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
