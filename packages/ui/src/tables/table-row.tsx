import { memo } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './data-table.module.css'
import { usePartWords } from '../base/part-words.tsx'
import type { Column } from './table-column.ts'

export interface TableRowProps<Row> {
  readonly row: Row
  readonly rowKey: string | number
  /** From 0, among the rows that are shown. */
  readonly index: number
  readonly columns: readonly Column<Row>[]
  readonly isSelectable: boolean
  readonly isSelected: boolean
  /** What the row is called beside its checkbox. */
  readonly name: string
  readonly selection: (key: string | number, isSelected: boolean) => void
  /** The row tells its place, because not all rows are drawn. */
  readonly isCounted: boolean
  readonly measure?: (row: HTMLTableRowElement | null) => void
}

function Row<Of>({
  row,
  rowKey,
  index,
  columns,
  isSelectable,
  isSelected,
  name,
  selection,
  isCounted,
  measure,
}: TableRowProps<Of>) {
  return (
    <tr
      role="row"
      ref={measure}
      data-index={index}
      aria-rowindex={isCounted ? index + 2 : undefined}
      data-selected={isSelected || undefined}
    >
      {isSelectable && (
        <td role="cell" className={styles['mark']}>
          <RowCheckbox name={name} isSelected={isSelected} onChange={(isOn) => selection(rowKey, isOn)} />
        </td>
      )}
      {columns.map((column) =>
        column.isRowHeading === true ? (
          <th key={column.key} role="rowheader" scope="row" className={styles['first']}>
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.key}
            role="cell"
            data-heading={column.heading}
            className={classNames(column.isFigure && styles['figure'])}
          >
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}

/** One row; drawn again only where its own facts change. */
export const TableRow = memo(Row) as typeof Row

function RowCheckbox({
  name,
  isSelected,
  onChange,
}: {
  readonly name: string
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
}) {
  const { t } = usePartWords()
  return (
    <label className={`inline-flex middle gap-2 touch ${styles['box']}`}>
      <input
        type="checkbox"
        aria-label={t('tables.select_row', { name })}
        checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
