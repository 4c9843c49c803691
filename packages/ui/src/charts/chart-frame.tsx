import { useId, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './chart-frame.module.css'
import type { Direction } from '@maktab/i18n/languages'
import { usePartWords } from '../base/part-words.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { EmptyState } from '../feedback/states.tsx'
import type { ChartWords } from './chart-words.ts'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'

/** A line of the table, and what the picture says at that point. */
export interface ChartLine {
  readonly key: string
  readonly label: string
  readonly cells: readonly string[]
  /** Without the label: "72% · 40% to 90%". */
  readonly readout: string
}

interface ChartFrameProps {
  readonly words: Pick<ChartWords, 'caption' | 'isCaptionHidden' | 'labelHeading'>
  /** Headings of the cells. */
  readonly headings: readonly string[]
  readonly lines: readonly ChartLine[]
  /** Points beside each other are walked along the reading direction, points below each other downwards. */
  readonly walk: 'along' | 'down'
  readonly isLoading?: boolean | undefined
  /** Nothing was measured. */
  readonly isEmpty: boolean
  readonly legend?: ReactNode
  /** The picture, with the point that is being read. Elements with `data-point` answer to a pointer. */
  readonly children: (current: number | undefined) => ReactNode
}

/**
 * A picture with its title. Who sees it walks its points with the arrow keys or a pointer and reads the value below; who
 * does not has a table of the same figures.
 */
export function ChartFrame({
  words,
  headings,
  lines,
  walk,
  isLoading = false,
  isEmpty,
  legend,
  children,
}: ChartFrameProps) {
  const { t, language } = usePartWords()
  const id = useId()
  const [current, setCurrent] = useState<number>()
  const last = lines.length - 1
  const line = current === undefined ? undefined : lines[Math.min(current, last)]

  const press = (event: KeyboardEvent) => {
    const next = pressed(event.key, { walk, direction: language.direction }, current ?? 0, last)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
  }
  const point = (event: PointerEvent) => {
    const over = (event.target as Element).closest('[data-point]')?.getAttribute('data-point')
    if (over !== undefined && over !== null) setCurrent(Number(over))
  }

  return (
    <figure className={`relative grid gap-3 shrink ${styles['figure']}`}>
      <figcaption className={words.isCaptionHidden === true ? 'visually-hidden' : 'strong'}>{words.caption}</figcaption>
      {isLoading && <Skeleton label={t('frame.loading')} shape="card" />}
      {!isLoading && isEmpty && <EmptyState level={3} icon="chart" title={t('tables.no_figures')} />}
      {!isLoading && !isEmpty && (
        <>
          {legend}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <div
            className={`shrink ${styles['picture']}`}
            role="application"
            aria-roledescription={t('tables.chart')}
            aria-label={words.caption}
            aria-describedby={`${id}-hint`}
            // The arrow keys need a place to be pressed.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            onKeyDown={press}
            onFocus={() => setCurrent((now) => now ?? (walk === 'along' ? last : 0))}
            onBlur={() => setCurrent(undefined)}
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={() => setCurrent(undefined)}
          >
            <div aria-hidden="true">{children(current)}</div>
          </div>
          <p id={`${id}-hint`} hidden>
            {t('tables.chart_hint')}
          </p>
          <p className={`soft medium ${styles['readout']}`} role="status">
            {line !== undefined && (
              <>
                <bdi>{line.label}</bdi> <strong>{line.readout}</strong>
              </>
            )}
          </p>
          {/* Around the table: a table itself cannot be made smaller than its words. */}
          <div className={classNames('visually-hidden', styles['table'])}>
            <table>
              <caption>{words.caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.labelHeading}</th>
                  {headings.map((heading) => (
                    <th key={heading} scope="col">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map(({ key, label, cells }) => (
                  <tr key={key}>
                    <th scope="row">{label}</th>
                    {cells.map((cell, index) => (
                      <td key={headings[index]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </figure>
  )
}

/** The point that a key leads to; undefined for keys that are not the chart's. */
function pressed(
  key: string,
  { walk, direction }: { readonly walk: 'along' | 'down'; readonly direction: Direction },
  current: number,
  last: number,
): number | undefined {
  const [forth, back] =
    walk === 'down'
      ? ['ArrowDown', 'ArrowUp']
      : direction === 'rtl'
        ? ['ArrowLeft', 'ArrowRight']
        : ['ArrowRight', 'ArrowLeft']
  if (key === forth) return Math.min(last, current + 1)
  if (key === back) return Math.max(0, current - 1)
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}
