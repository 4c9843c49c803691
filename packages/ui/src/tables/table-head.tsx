import { classNames } from '../base/class-names.ts'
import styles from './data-table.module.css'
import { usePartWords } from '../base/part-words.tsx'
import type { TableView } from './table-view.ts'
import type { TableSort } from './table-rules.ts'

interface TableHeadProps<Row> {
  readonly view: TableView<Row>
  readonly isSelectable: boolean
  readonly isCounted: boolean
}

/** Headings; those of columns with values sort: up, down, as it came. */
export function TableHead<Row>({ view, isSelectable, isCounted }: TableHeadProps<Row>) {
  const { t } = usePartWords()
  const { columns, sort } = view
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={isCounted ? 1 : undefined}>
        {isSelectable && (
          <td role="cell" className={styles['mark']}>
            <PageCheckbox view={view} label={t('tables.select_shown')} />
          </td>
        )}
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : undefined
          return (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              aria-sort={column.value === undefined ? undefined : (direction ?? 'none')}
              className={classNames(column.isFigure && styles['figure'], column.isRowHeading && styles['first'])}
            >
              {column.value === undefined ? (
                column.heading
              ) : (
                <button
                  type="button"
                  className={`inline-flex middle gap-2 touch ${styles['sort']}`}
                  onClick={() => view.pressHeading(column.key)}
                >
                  <span>{column.heading}</span>
                  <SortMark direction={direction} />
                </button>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** All rows that the page shows; half where some are selected. */
export function PageCheckbox<Row>({
  view,
  label,
  isLabelled = false,
}: {
  readonly view: TableView<Row>
  readonly label: string
  readonly isLabelled?: boolean
}) {
  const count = view.shown.filter(view.isSelected).length
  const isAll = count > 0 && count === view.shown.length
  return (
    <label className={`inline-flex middle gap-2 touch ${styles['box']}`}>
      <input
        type="checkbox"
        aria-label={isLabelled ? undefined : label}
        checked={isAll}
        ref={(input) => {
          if (input !== null) input.indeterminate = count > 0 && !isAll
        }}
        onChange={(event) => view.selectAll(event.target.checked)}
      />
      {isLabelled && label}
    </label>
  )
}

function SortMark({ direction }: { readonly direction: TableSort['direction'] | undefined }) {
  return (
    <svg viewBox="0 0 12 16" className={`rigid ${styles['arrows']}`} aria-hidden="true" focusable="false">
      <path d="M2 6.5 6 2l4 4.5Z" data-on={direction === 'ascending' || undefined} />
      <path d="M2 9.5 6 14l4-4.5Z" data-on={direction === 'descending' || undefined} />
    </svg>
  )
}
