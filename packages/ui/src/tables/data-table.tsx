import { Suspense, lazy, useRef } from 'react'
import { Button } from '../base/button.tsx'
import { classNames } from '../base/class-names.ts'
import styles from './data-table.module.css'
import { usePartWords } from '../base/part-words.tsx'
import { EmptyState, ErrorState } from '../feedback/states.tsx'
import { TableHead } from './table-head.tsx'
import { TablePages } from './table-pages.tsx'
import { TableRow } from './table-row.tsx'
import { SelectionBar } from './table-selection.tsx'
import { TableTools } from './table-tools.tsx'
import { useScrollFocus } from './table-scroll.ts'
import { useTableView } from './table-view.ts'
import type { WholeList } from './table-view.ts'
import type { Column } from './table-column.ts'
import type { ColumnChoice } from './table-columns.tsx'
import type { TableSelection } from './table-selection.tsx'
import type { TableSort } from './table-rules.ts'
import type { VirtualRows as VirtualRowsPart } from './table-virtual-rows.tsx'
import type { ReactNode } from 'react'

export type { Column } from './table-column.ts'
export type { TableSort } from './table-rules.ts'
export type { WholeList } from './table-view.ts'

/** Rows beyond which only those in sight are drawn. */
const mostDrawn = 200
/** Rows that hold the place of those on their way. */
const skeletonRows = 5

// A lazy component forgets that it is generic.
const VirtualRows = lazy(async () => ({
  default: (await import('./table-virtual-rows.tsx')).VirtualRows,
})) as unknown as typeof VirtualRowsPart

interface DataTableProps<Row> {
  /** What the table holds: read aloud, drawn unless the page says it already. */
  readonly caption: string
  readonly isCaptionHidden?: boolean
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly state?: 'ready' | 'loading' | 'failed'
  readonly onRetry?: () => void
  /** Stands where there are no rows at all; an EmptyState that offers the first step. */
  readonly empty?: ReactNode
  /** A field that looks through all columns with a `value`; a table of which only the rows in sight are drawn always has it. */
  readonly hasSearch?: boolean
  readonly firstSort?: TableSort
  /** Rows of a page; without it all rows are there to scroll. */
  readonly pageSize?: number
  /** Further pages are added below ("show more") or take the place of the one before. */
  readonly paging?: 'pages' | 'more'
  /** Which columns the reader put away; the caller keeps that. */
  readonly columnChoice?: ColumnChoice
  readonly selection?: TableSelection<Row>
  /** Where the rows are one page of a longer list: sorting and the file are of the whole of it. */
  readonly whole?: WholeList<Row>
  /** Name of the exported file, without its ending; only a table with one is exported. */
  readonly exportName?: string
  /** Narrow rows, for those who compare many. */
  readonly isDense?: boolean
}

/** Rows and columns; on a phone each row is a card that names its figures. Beyond 200 rows without pages, only those in sight are drawn. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    isCaptionHidden = false,
    rows,
    state = 'ready',
    selection,
    pageSize,
    paging = 'pages',
    isDense = false,
  } = props
  const { t } = usePartWords()
  // The browser's own search does not see rows that are not drawn.
  const isLong =
    pageSize === undefined && rows.length > mostDrawn && props.columns.some(({ value }) => value !== undefined)
  const view = useTableView({ ...props, hasSearch: props.hasSearch === true || isLong })
  const { columns, found, shown } = view
  const scroller = useRef<HTMLDivElement>(null)
  const isVirtual = shown.length > mostDrawn
  const isReady = state === 'ready'
  const isDrawn = state === 'loading' || (isReady && found.length > 0)
  useScrollFocus(scroller, isDrawn)
  const rowProps = { columns, selection: view.selection, isSelectable: selection !== undefined, isCounted: isVirtual }
  const plainRows = (count: number) => (
    <tbody role="rowgroup">
      {shown.slice(0, count).map((row, index) => (
        <TableRow
          key={view.rowKey(row)}
          {...rowProps}
          row={row}
          rowKey={view.rowKey(row)}
          index={index}
          isSelected={view.isSelected(row)}
          name={view.nameOf(row)}
        />
      ))}
    </tbody>
  )

  return (
    <div className="grid gap-3 shrink">
      {isReady && rows.length > 0 && (
        <TableTools
          view={view}
          total={rows.length}
          columnChoice={props.columnChoice}
          exportName={props.exportName}
          caption={caption}
        />
      )}
      {isReady && selection !== undefined && <SelectionBar selection={selection} />}
      {state === 'failed' && (
        <ErrorState level={3} title={t('frame.error_title')} onRetry={() => props.onRetry?.()}>
          <p>{t('frame.error_body')}</p>
        </ErrorState>
      )}
      {state === 'loading' && (
        <p className="visually-hidden" role="status">
          {t('frame.loading')}
        </p>
      )}
      {isReady && rows.length === 0 && (props.empty ?? <EmptyState level={3} title={t('frame.empty_title')} />)}
      {isReady && rows.length > 0 && found.length === 0 && (
        <EmptyState
          level={3}
          icon="search"
          title={t('tables.no_matches')}
          actions={<Button onClick={view.clearFilters}>{t('tables.clear_filters')}</Button>}
        >
          <p>{t('tables.no_matches_hint')}</p>
        </EmptyState>
      )}
      {isDrawn && (
        <div
          ref={scroller}
          className={classNames('relative rounded surface', styles['scroller'], isVirtual && styles['endless'])}
          role="region"
          aria-label={caption}
        >
          {/* The roles are written out because laying a table out as cards takes them away from it. */}
          <table
            className={classNames(
              styles['table'],
              isDense && styles['dense'],
              isVirtual && styles['fixed'],
              selection !== undefined && styles['selectable'],
            )}
            role="table"
            aria-busy={state === 'loading' || undefined}
            aria-rowcount={isVirtual ? shown.length + 1 : undefined}
          >
            <caption className={isCaptionHidden ? 'visually-hidden' : styles['caption']}>{caption}</caption>
            <TableHead view={view} isSelectable={selection !== undefined} isCounted={isVirtual} />
            {state === 'loading' ? (
              <SkeletonRows columns={columns.length + Number(selection !== undefined)} />
            ) : isVirtual ? (
              <Suspense fallback={plainRows(30)}>
                <VirtualRows view={view} rowProps={rowProps} scroller={scroller} isDense={isDense} />
              </Suspense>
            ) : (
              plainRows(shown.length)
            )}
          </table>
        </div>
      )}
      {isReady && pageSize !== undefined && found.length > pageSize && (
        <TablePages view={view} pageSize={pageSize} paging={paging} />
      )}
    </div>
  )
}

function SkeletonRows({ columns }: { readonly columns: number }) {
  return (
    <tbody role="rowgroup" aria-hidden="true">
      {Array.from({ length: skeletonRows }, (_, row) => (
        <tr key={row} role="row">
          {Array.from({ length: columns }, (_, column) => (
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label
            <td key={column} role="cell">
              <span className={`block rounded-small sunk ${styles['bone']}`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
