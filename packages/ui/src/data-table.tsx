import { classNames } from './class-names.ts'
import styles from './data-table.module.css'
import type { ReactNode } from 'react'

export interface Column<Row> {
  readonly key: string
  readonly heading: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand at the end of the line, in columns of digits. */
  readonly isFigure?: boolean
  /** Names the row; one column of a table does. */
  readonly isRowHeading?: boolean
}

interface DataTableProps<Row> {
  /** What the table holds: read aloud, drawn unless the page says it already. */
  readonly caption: string
  readonly isCaptionHidden?: boolean
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
}

/** Rows and columns; on a phone each row is a card that names its figures. Long lists are paged by the caller. */
export function DataTable<Row>({ caption, isCaptionHidden = false, columns, rows, rowKey }: DataTableProps<Row>) {
  // The roles are written out because laying a table out as cards takes them away from it.
  return (
    <table className={styles['table']} role="table">
      <caption className={isCaptionHidden ? 'visually-hidden' : styles['caption']}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.key} role="columnheader" scope="col" className={classNames(column.isFigure && styles['figure'])}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) =>
              column.isRowHeading === true ? (
                <th key={column.key} role="rowheader" scope="row">
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.key} role="cell" data-heading={column.heading} className={classNames(column.isFigure && styles['figure'])}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
