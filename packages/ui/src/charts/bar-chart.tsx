import { ChartFrame } from './chart-frame.tsx'
import { useChartFormat, useDirection } from './chart-words.ts'
import { scaleOf, shareOf } from './chart-scale.ts'
import styles from './bar-chart.module.css'
import type { ChartPoint, ChartWords } from './chart-words.ts'
import type { ReactNode } from 'react'

interface BarChartProps {
  readonly words: ChartWords
  readonly points: readonly ChartPoint[]
  /** The value that fills the line: 100 for percentages; else taken from the figures. */
  readonly top?: number
  readonly isLoading?: boolean
}

/** Figures of several things side by side: lying bars, so that long names have room in any script and width. None is below zero. */
export function BarChart({ words, points, top, isLoading }: BarChartProps) {
  const format = useChartFormat(words)
  const scale = scaleOf(
    points.flatMap(({ value }) => value ?? []),
    { top },
  )
  const lines = points.map(({ key, label, value }) => ({ key, label, cells: [format(value)], readout: format(value) }))
  return (
    <ChartFrame
      words={words}
      headings={[words.valueHeading]}
      lines={lines}
      walk="down"
      isLoading={isLoading}
      isEmpty={points.every(({ value }) => value === undefined)}
    >
      {(current) => (
        <Bars>
          {points.map(({ key, label, value }, index) => (
            <BarLine
              key={key}
              index={index}
              isCurrent={index === current}
              label={label}
              text={format(value)}
              isMissing={value === undefined}
            >
              <Bar from={0} to={shareOf(value ?? 0, scale)} />
            </BarLine>
          ))}
        </Bars>
      )}
    </ChartFrame>
  )
}

export function Bars({ children }: { readonly children: ReactNode }) {
  return <div className="grid">{children}</div>
}

interface BarLineProps {
  readonly index: number
  readonly isCurrent: boolean
  readonly label: string
  readonly text: string
  readonly isMissing: boolean
  /** Bars. */
  readonly children: ReactNode
}

/** A name, its bars and its figure. */
export function BarLine({ index, isCurrent, label, text, isMissing, children }: BarLineProps) {
  return (
    <div className={`grid middle gap-3 ${styles['row']}`} data-point={index} data-current={isCurrent || undefined}>
      <bdi className="break tight">{label}</bdi>
      <svg className={`full rounded-small sunk ${styles['track']}`} focusable="false">
        {children}
      </svg>
      <span className={`strong ${styles['value']}`} data-missing={isMissing || undefined}>
        {text}
      </span>
    </div>
  )
}

/** A piece of a bar, from and to in shares of the line, 0 to 1 in reading direction. */
export function Bar({ from, to, fill }: { readonly from: number; readonly to: number; readonly fill?: string }) {
  const start = useDirection() === 'rtl' ? 1 - to : from
  return (
    <rect
      className={styles[fill === undefined ? 'bar' : 'piece']}
      x={`${start * 100}%`}
      width={`${(to - from) * 100}%`}
      height="100%"
      rx={fill === undefined ? 5 : 0}
      fill={fill}
    />
  )
}
