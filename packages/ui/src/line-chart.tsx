import { ChartFrame, readingDirection, scaleTop } from './chart-frame.tsx'
import styles from './line-chart.module.css'
import type { ChartPoint, ChartWords } from './chart-frame.tsx'

interface LineChartProps {
  readonly words: ChartWords
  readonly points: readonly ChartPoint[]
  /** Top of the scale: 100 for percentages; else taken from the figures. */
  readonly top?: number
}

const width = 640
const height = 240
const room = { above: 12, below: 40, scale: 64, far: 16 }

/** A figure over time, oldest first in reading direction. Gaps stay gaps. */
export function LineChart({ words, points, top }: LineChartProps) {
  const isTurned = readingDirection() === 'rtl'
  const highest = top ?? scaleTop(points.flatMap(({ value }) => value ?? []))
  const across = (position: number) => (isTurned ? width - position : position)
  const x = (index: number) => across(room.scale + (points.length < 2 ? 0.5 : index / (points.length - 1)) * (width - room.scale - room.far))
  const y = (value: number) => room.above + (1 - value / highest) * (height - room.above - room.below)
  // At most five words below the line; every step of them keeps the last.
  const every = Math.ceil(points.length / 5)

  return (
    <ChartFrame words={words} points={points}>
      <svg className={styles['chart']} viewBox={`0 0 ${width} ${height}`}>
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <line className={styles['rule']} x1={across(room.scale)} x2={across(width - room.far)} y1={y(highest * share)} y2={y(highest * share)} />
            <text className={styles['figure']} x={across(room.scale - 8)} y={y(highest * share) + 4} textAnchor={isTurned ? 'start' : 'end'} direction="ltr">
              {words.format(highest * share)}
            </text>
          </g>
        ))}
        {runs(points).map((run) => (
          <polyline key={run[0]} className={styles['line']} points={run.map((index) => `${x(index)},${y(points[index]?.value ?? 0)}`).join(' ')} />
        ))}
        {points.map((point, index) => point.value !== undefined && <circle key={point.key} className={styles['dot']} cx={x(index)} cy={y(point.value)} r="4" />)}
        {points.map(
          (point, index) =>
            (points.length - 1 - index) % every === 0 && (
              <text key={point.key} className={styles['word']} x={x(index)} y={height - 10} textAnchor="middle">
                {point.label}
              </text>
            ),
        )}
      </svg>
    </ChartFrame>
  )
}

/** Indexes of points with a value, in unbroken runs. */
function runs(points: readonly ChartPoint[]): number[][] {
  const found: number[][] = []
  let isOpen = false
  points.forEach(({ value }, index) => {
    if (value === undefined) isOpen = false
    else if (isOpen) found.at(-1)?.push(index)
    else {
      found.push([index])
      isOpen = true
    }
  })
  return found
}
