import { ChartFrame } from './chart-frame.tsx'
import { useChartFormat, useDirection } from './chart-words.ts'
import { labelledPoints, scaleOf, shareOf } from './chart-scale.ts'
import styles from './line-chart.module.css'
import { usePartWords } from '../base/part-words.tsx'
import type { ChartPoint, ChartWords } from './chart-words.ts'

interface LinePoint extends ChartPoint {
  /** How far the figures behind the average lie apart. */
  readonly spread?: { readonly low: number; readonly high: number } | undefined
}

interface LineChartProps {
  readonly words: ChartWords
  /** Oldest first. */
  readonly points: readonly LinePoint[]
  /** Top of the scale: 100 for percentages; else taken from the figures. */
  readonly top?: number
  readonly isLoading?: boolean
}

/** Words below the line. */
const mostLabels = 5

/** A figure over time, oldest first in reading direction, with a band where its spread is known. Gaps stay gaps. */
export function LineChart({ words, points, top, isLoading }: LineChartProps) {
  const { t } = usePartWords()
  const format = useChartFormat(words)
  const scale = scaleOf(
    points.flatMap(({ value, spread }) => [value ?? [], spread === undefined ? [] : [spread.low, spread.high]].flat()),
    { top },
  )
  const hasSpread = points.some(({ spread }) => spread !== undefined)
  const lines = points.map(({ key, label, value, spread }) => ({
    key,
    label,
    cells: [format(value), ...(hasSpread ? [format(spread?.low), format(spread?.high)] : [])],
    readout:
      spread === undefined
        ? format(value)
        : `${format(value)} (${t('tables.lowest')} ${format(spread.low)}, ${t('tables.highest')} ${format(spread.high)})`,
  }))
  const isTurned = useDirection() === 'rtl'
  const along = (index: number) => (points.length < 2 ? (index + 0.5) * 100 : (index / (points.length - 1)) * 100)
  const x = (index: number) => (isTurned ? 100 - along(index) : along(index))
  const y = (value: number) => (1 - shareOf(value, scale)) * 100
  const at = (index: number, value: number | undefined) => `${x(index)},${y(value ?? 0)}`
  const labelled = labelledPoints(points.length, mostLabels)

  return (
    <ChartFrame
      words={words}
      headings={[words.valueHeading, ...(hasSpread ? [t('tables.lowest'), t('tables.highest')] : [])]}
      lines={lines}
      walk="along"
      isLoading={isLoading}
      isEmpty={points.every(({ value }) => value === undefined)}
    >
      {(current) => (
        <div className={`grid soft ${styles['chart']}`}>
          <div className={`relative ${styles['scale']}`}>
            {scale.ticks.map((tick) => (
              <span key={tick} style={{ insetBlockStart: `${y(tick)}%` }}>
                {format(tick)}
              </span>
            ))}
          </div>
          <div className={`relative ${styles['plot']}`}>
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className={`absolute full ${styles['drawing']}`}
              focusable="false"
            >
              {scale.ticks.map((tick) => (
                <line key={tick} className={styles['rule']} x1="0" x2="100" y1={y(tick)} y2={y(tick)} />
              ))}
              {runs(points, ({ spread }) => spread !== undefined).map((run) => (
                <polygon
                  key={run[0]}
                  className={styles['band']}
                  points={[
                    ...run.map((index) => at(index, points[index]?.spread?.high)),
                    ...run.reverse().map((index) => at(index, points[index]?.spread?.low)),
                  ].join(' ')}
                />
              ))}
              {current !== undefined && (
                <line className={styles['guide']} x1={x(current)} x2={x(current)} y1="0" y2="100" />
              )}
              {runs(points, ({ value }) => value !== undefined).map((run) => (
                <polyline
                  key={run[0]}
                  className={styles['line']}
                  points={run.map((index) => at(index, points[index]?.value)).join(' ')}
                />
              ))}
            </svg>
            <svg className={`absolute full ${styles['drawing']}`} focusable="false">
              {points.map(
                ({ key, value }, index) =>
                  value !== undefined &&
                  (points.length <= 40 || index === current) && (
                    <circle
                      key={key}
                      className={styles['dot']}
                      cx={`${x(index)}%`}
                      cy={`${y(value)}%`}
                      r={index === current ? 6 : 3.5}
                      data-current={index === current || undefined}
                    />
                  ),
              )}
            </svg>
            <div className={`absolute clipped ${styles['strips']}`}>
              {points.map(({ key }, index) => (
                <span
                  key={key}
                  data-point={index}
                  style={{
                    insetInlineStart: `${along(index - 0.5)}%`,
                    inlineSize: `${100 / Math.max(1, points.length - 1)}%`,
                  }}
                />
              ))}
            </div>
          </div>
          <div className={`relative ${styles['words']}`}>
            {labelled.map((index, word) => (
              <span
                key={points[index]?.key}
                data-spare={(labelled.length - 1 - word) % 2 === 1 || undefined}
                style={{ insetInlineStart: `${along(index)}%` }}
                data-edge={
                  points.length > 1 && (index === 0 ? 'start' : index === points.length - 1 ? 'end' : undefined)
                }
              >
                <bdi>{points[index]?.label}</bdi>
              </span>
            ))}
          </div>
        </div>
      )}
    </ChartFrame>
  )
}

/** Indexes of the points of which something holds, in unbroken runs. */
function runs(points: readonly LinePoint[], holds: (point: LinePoint) => boolean): number[][] {
  const found: number[][] = []
  let run: number[] | undefined
  points.forEach((point, index) => {
    if (!holds(point)) run = undefined
    else if (run !== undefined) run.push(index)
    else found.push((run = [index]))
  })
  return found
}
