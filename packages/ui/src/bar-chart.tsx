import { ChartFrame, scaleTop } from './chart-frame.tsx'
import styles from './bar-chart.module.css'
import type { ChartPoint, ChartWords } from './chart-frame.tsx'

interface BarChartProps {
  readonly words: ChartWords
  readonly points: readonly ChartPoint[]
  /** The value that fills the line: 100 for percentages; else taken from the figures. */
  readonly top?: number
}

/** Figures of several things side by side: lying bars, so that long names have room in any script and width. */
export function BarChart({ words, points, top }: BarChartProps) {
  const highest = top ?? scaleTop(points.flatMap(({ value }) => value ?? []))
  return (
    <ChartFrame words={words} points={points}>
      <div className={styles['chart']}>
        {points.map((point) => (
          <div key={point.key} className={styles['row']}>
            <bdi className={styles['label']}>{point.label}</bdi>
            <span className={styles['track']}>
              <span className={styles['bar']} style={{ inlineSize: `${Math.min(100, ((point.value ?? 0) / highest) * 100)}%` }} />
            </span>
            <span className={styles['value']}>{point.value === undefined ? words.missing : words.format(point.value)}</span>
          </div>
        ))}
      </div>
    </ChartFrame>
  )
}
