import { writeCsv } from './csv.ts'
import type { TableView } from './table-view.ts'

/** Saves what the reader found, in the order on the screen and all pages of it; only columns in sight that have a value. */
export function exportTable<Row>(view: TableView<Row>, name: string): void {
  const columns = view.columns.filter(({ value }) => value !== undefined)
  const text = writeCsv({
    head: columns.map(({ heading }) => heading),
    rows: view.sorted.map((row) => columns.map(({ value }) => value?.(row))),
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
