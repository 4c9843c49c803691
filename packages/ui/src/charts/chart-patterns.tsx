import styles from './chart-patterns.module.css'

/** How many series or slices can be told apart: each by its colour and by its pattern. */
export const mostSeries = 6

/** Tokens. */
const colours = ['focus', 'info', 'warning', 'ink-faint', 'success', 'line-strong']
/** What is drawn over the colour of each series, on a tile of 8 × 8: nothing, stripes, dots, lines, a lattice, uprights. */
const strokes = [
  '',
  'M-2 10 10-2M-2 2 2-2M6 10l4-4',
  'M2 2h.01M6 6h.01',
  'M0 2h8M0 6h8',
  'M0 4h8M4 0v8',
  'M2 0v8M6 0v8',
]

/** Patterns for `fill={seriesFill(id, index)}`, once for each chart; its `id` from useId. */
export function ChartPatterns({ id }: { readonly id: string }) {
  return (
    <svg className={`absolute ${styles['store']}`} aria-hidden="true" focusable="false">
      <defs>
        {strokes.map((stroke, index) => (
          <pattern key={stroke} id={`${id}-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" className={styles['ground']} fill={`var(--${colours[index]})`} />
            <path d={stroke} className={styles[index === 2 ? 'dots' : 'lines']} />
          </pattern>
        ))}
      </defs>
    </svg>
  )
}

export function seriesFill(id: string, index: number): string {
  return `url(#${id}-${index % mostSeries})`
}

interface ChartLegendProps {
  readonly id: string
  readonly entries: readonly { readonly key: string; readonly label: string; readonly text?: string }[]
  /** The entry that is being read. */
  readonly current?: number | undefined
}

/** What each pattern stands for. */
export function ChartLegend({ id, entries, current }: ChartLegendProps) {
  return (
    <ul className={`flex wrap medium ${styles['legend']}`} role="list" aria-hidden="true">
      {entries.map(({ key, label, text }, index) => (
        <li key={key} data-point={text === undefined ? undefined : index} data-current={index === current || undefined}>
          <svg className={`rigid ${styles['swatch']}`} focusable="false">
            <rect width="100%" height="100%" rx="4" fill={seriesFill(id, index)} />
          </svg>
          <bdi className="grow">{label}</bdi>
          {text !== undefined && <span className={`strong ${styles['text']}`}>{text}</span>}
        </li>
      ))}
    </ul>
  )
}
