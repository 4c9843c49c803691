import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useState } from 'react'
import { TableRow } from './table-row.tsx'
import type { TableRowProps } from './table-row.tsx'
import type { TableView } from './table-view.ts'
import type { FocusEvent, RefObject } from 'react'

interface VirtualRowsProps<Row> {
  readonly view: TableView<Row>
  readonly rowProps: Pick<TableRowProps<Row>, 'columns' | 'selection' | 'isSelectable' | 'isCounted'>
  /** The box that scrolls. */
  readonly scroller: RefObject<HTMLElement | null>
  readonly isDense: boolean
}

/** Only the rows in sight and the one that holds the focus; empty rows of the others' height keep the place. Fetched when a table is long. */
export function VirtualRows<Row>({ view, rowProps, scroller, isDense }: VirtualRowsProps<Row>) {
  const { shown, rowKey, sort } = view
  const [focused, setFocused] = useState<number>()
  // It changes in place; nothing here is memoised by a compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isDense ? 45 : 57),
    overscan: 6,
    // Measured while it is laid out, a row would have the layout done twice.
    useAnimationFrameWithResizeObserver: true,
    // Until the box is measured, so that it is never drawn empty.
    initialRect: { width: 0, height: 700 },
    getItemKey: (index) => rowKey(shown[index]!),
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range)
      return focused === undefined || focused >= shown.length || indexes.includes(focused)
        ? indexes
        : [...indexes, focused].sort((one, other) => one - other)
    },
  })
  useEffect(() => {
    if (scroller.current !== null) scroller.current.scrollTop = 0
  }, [sort, shown.length, scroller])

  const keep = (event: FocusEvent) => {
    const index = event.target.closest('tr')?.dataset['index']
    setFocused(index === undefined ? undefined : Number(index))
  }
  const items = virtualizer.getVirtualItems()
  const columns = rowProps.columns.length + Number(rowProps.isSelectable)
  let end = 0
  return (
    // The body only listens to where the focus within it goes.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody role="rowgroup" onFocus={keep} onBlur={() => setFocused(undefined)}>
      {items.flatMap(({ index, key, start, end: next }) => {
        const row = shown[index]!
        const gap = start - end
        end = next
        return [
          ...(gap > 0 ? [<Gap key={`gap-${String(key)}`} columns={columns} size={gap} />] : []),
          <TableRow
            key={String(key)}
            {...rowProps}
            row={row}
            rowKey={rowKey(row)}
            index={index}
            isSelected={view.isSelected(row)}
            name={view.nameOf(row)}
            measure={virtualizer.measureElement}
          />,
        ]
      })}
      <Gap columns={columns} size={virtualizer.getTotalSize() - end} />
    </tbody>
  )
}

function Gap({ columns, size }: { readonly columns: number; readonly size: number }) {
  return (
    <tr aria-hidden="true" data-gap>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <td colSpan={columns} style={{ blockSize: size, padding: 0, border: 0 }} />
    </tr>
  )
}
