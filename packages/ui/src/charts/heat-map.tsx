import { memo, useCallback, useRef, useState } from 'react'
import { useChartFormat, useDirection } from './chart-words.ts'
import { shadeOf, shades } from './chart-scale.ts'
import { gridKey } from './heat-map-keys.ts'
import styles from './heat-map.module.css'
import { usePartWords } from '../base/part-words.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { EmptyState } from '../feedback/states.tsx'
import type { ChartWords } from './chart-words.ts'
import type { GridPlace } from './heat-map-keys.ts'
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react'

interface HeatMapEntry {
  readonly key: string
  readonly label: string
}

interface HeatMapRow extends HeatMapEntry {
  /** One for each column; undefined where nothing was measured. */
  readonly values: readonly (number | undefined)[]
}

interface HeatMapProps {
  readonly words: Omit<ChartWords, 'valueHeading'>
  readonly columns: readonly HeatMapEntry[]
  readonly rows: readonly HeatMapRow[]
  /** The figure of the strongest shade. */
  readonly top?: number
  readonly isLoading?: boolean
}

/** Where a class is strong and where it is not: each figure a square that grows and darkens. One stop of the keyboard, walked with arrows. */
export function HeatMap({ words, columns, rows, top = 100, isLoading = false }: HeatMapProps) {
  const { t } = usePartWords()
  const format = useChartFormat(words)
  const direction = useDirection()
  const grid = useRef<HTMLTableElement>(null)
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 })
  const [read, setRead] = useState<GridPlace>()

  const press = (event: KeyboardEvent) => {
    const next = gridKey(event, place, { rows: rows.length, columns: columns.length, direction })
    if (next === undefined) return
    event.preventDefault()
    setPlace(next)
    grid.current?.querySelector<HTMLElement>(`[data-place="${next.row}-${next.column}"]`)?.focus()
  }
  const show = useCallback((event: FocusEvent | PointerEvent) => {
    const at = (event.target as HTMLElement).dataset['place']?.split('-').map(Number)
    const found = at === undefined ? undefined : { row: at[0] ?? 0, column: at[1] ?? 0 }
    setRead(found)
    if (found !== undefined && event.type === 'focus') setPlace(found)
  }, [])

  if (isLoading) return <Skeleton label={t('frame.loading')} shape="card" />
  if (rows.length === 0 || columns.length === 0)
    return <EmptyState level={3} icon="chart" title={t('tables.no_figures')} />
  const row = read === undefined ? undefined : rows[read.row]
  return (
    <figure className={`grid gap-3 shrink ${styles['figure']}`}>
      <figcaption className={words.isCaptionHidden === true ? 'visually-hidden' : 'strong'}>{words.caption}</figcaption>
      <Legend top={top} format={format} />
      <div className={styles['scroller']}>
        <table
          ref={grid}
          // The ARIA pattern of a grid says so itself: a table that is walked with arrows.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          aria-label={words.caption}
          className={`small ${styles['grid']}`}
          onKeyDown={press}
          onFocus={show}
          onBlur={() => setRead(undefined)}
          onPointerMove={show}
          onPointerLeave={() => setRead(undefined)}
        >
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col" className={styles['corner']}>
                {words.labelHeading}
              </th>
              {columns.map(({ key, label }) => (
                <th key={key} role="columnheader" scope="col">
                  <bdi className={`block clipped ${styles['upright']}`}>{label}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ key, label, values }, index) => (
              <HeatRow
                key={key}
                label={label}
                values={values}
                count={columns.length}
                index={index}
                top={top}
                format={format}
                focused={place.row === index ? place.column : -1}
              />
            ))}
          </tbody>
        </table>
      </div>
      {/* The cell that takes the focus is read aloud with its headings: this is for the eye. */}
      <p className={`soft medium ${styles['readout']}`} aria-hidden="true">
        {read !== undefined && row !== undefined && (
          <>
            <bdi>{row.label}</bdi> · <bdi>{columns[read.column]?.label}</bdi>{' '}
            <strong>{format(row.values[read.column])}</strong>
          </>
        )}
      </p>
    </figure>
  )
}

interface HeatRowProps {
  readonly label: string
  readonly values: readonly (number | undefined)[]
  readonly count: number
  readonly index: number
  readonly top: number
  readonly format: (value: number | undefined) => string
  /** The column whose cell the keyboard reaches; −1 in the other rows. */
  readonly focused: number
}

const HeatRow = memo(function HeatRow({ label, values, count, index, top, format, focused }: HeatRowProps) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <bdi>{label}</bdi>
      </th>
      {Array.from({ length: count }, (_, column) => {
        const value = values[column]
        return (
          <td
            key={column}
            role="gridcell"
            tabIndex={column === focused ? 0 : -1}
            aria-label={format(value)}
            data-place={`${index}-${column}`}
            className={`relative rigid rounded-small ${styles['cell']}`}
            data-shade={value === undefined ? 0 : shadeOf(value, top)}
          />
        )
      })}
    </tr>
  )
})

function Legend({ top, format }: { readonly top: number; readonly format: (value: number | undefined) => string }) {
  const step = top / shades
  return (
    <ul className={`flex wrap soft small ${styles['legend']}`} role="list">
      <li>
        <span className={`relative rigid rounded-small ${styles['cell']}`} data-shade={0} aria-hidden="true" />
        {format(undefined)}
      </li>
      {Array.from({ length: shades }, (_, index) => (
        <li key={index}>
          <span
            className={`relative rigid rounded-small ${styles['cell']}`}
            data-shade={index + 1}
            aria-hidden="true"
          />
          <bdi dir="ltr">
            {format(index * step)}–{format((index + 1) * step)}
          </bdi>
        </li>
      ))}
    </ul>
  )
}
