import styles from './chart-frame.module.css'
import type { ReactNode } from 'react'

export interface ChartPoint {
  readonly key: string
  readonly label: string
  /** Undefined where nothing was measured: a gap, not a zero. */
  readonly value: number | undefined
}

export interface ChartWords {
  /** What the picture shows, as its title. */
  readonly caption: string
  /** Headings of the table that says the same: what is counted, and the figure. */
  readonly labelHeading: string
  readonly valueHeading: string
  /** Writes a value as the reader does. */
  readonly format: (value: number) => string
  /** Stands where a value is missing. */
  readonly missing: string
}

/** How the page is read now; pictures run the same way. */
export function readingDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
}

/** The top of the scale: the next of 1, 2, 5 or 10 times a power of ten, at least 1. */
export function scaleTop(values: readonly number[]): number {
  const highest = Math.max(1, ...values)
  const power = 10 ** Math.floor(Math.log10(highest))
  const step = [1, 2, 5, 10].find((factor) => factor * power >= highest) ?? 10
  return step * power
}

/** A picture with its title, and a table of the same figures for those who do not see it. */
export function ChartFrame({ words, points, children }: { readonly words: ChartWords; readonly points: readonly ChartPoint[]; readonly children: ReactNode }) {
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['caption']}>{words.caption}</figcaption>
      <div aria-hidden="true">{children}</div>
      {/* Around the table: a table itself cannot be made smaller than its words. */}
      <div className="visually-hidden">
        <table>
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.labelHeading}</th>
              <th scope="col">{words.valueHeading}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.key}>
                <th scope="row">{point.label}</th>
                <td>{point.value === undefined ? words.missing : words.format(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
