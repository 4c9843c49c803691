import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Column } from './table-column.ts'
import type { ExtentLine } from './use-extent-lines.ts'
import styles from './table-print.module.css'

interface TablePrintProps<Row> {
  readonly caption: string
  readonly lines: readonly ExtentLine[]
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  /** The browser printed, or the reader decided otherwise. */
  readonly onDone: () => void
}

/** All rows of a list on paper, as the screen writes them, in the place of the page; its head comes again on each sheet. */
export function TablePrint<Row>({ caption, lines, columns, rows, rowKey, onDone }: TablePrintProps<Row>) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
    // It is printed once, whatever changes around it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return createPortal(
    <div className={styles['sheet']} data-print="sheet">
      <h1>{caption}</h1>
      {lines.length > 0 && (
        <dl className={styles['lines']}>
          {lines.map(([label, text]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map(({ key, heading, isFigure }) => (
              <th key={key} scope="col" className={isFigure === true ? styles['figure'] : undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, isFigure }) => (
                <td key={key} className={isFigure === true ? styles['figure'] : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}
