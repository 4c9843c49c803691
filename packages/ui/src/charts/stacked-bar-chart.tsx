import { useId } from 'react'
import { Bar, BarLine, Bars } from './bar-chart.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { useChartFormat } from './chart-words.ts'
import { ChartLegend, ChartPatterns, seriesFill } from './chart-patterns.tsx'
import { scaleOf } from './chart-scale.ts'
import { usePartWords } from '../base/part-words.tsx'
import type { ChartWords } from './chart-words.ts'

interface StackedPoint {
  readonly key: string
  readonly label: string
  /** One for each series, none below zero; undefined where nothing was counted. */
  readonly values: readonly (number | undefined)[]
}

interface StackedBarChartProps {
  readonly words: Omit<ChartWords, 'valueHeading'>
  /** What each bar is made of, at most 6. */
  readonly series: readonly { readonly key: string; readonly label: string }[]
  readonly points: readonly StackedPoint[]
  /** Every bar fills the line: shares are compared, not amounts. */
  readonly isShare?: boolean
  readonly isLoading?: boolean
}

/** What several things are made of: a bar each, in pieces told apart by colour and pattern. */
export function StackedBarChart({ words, series, points, isShare = false, isLoading }: StackedBarChartProps) {
  const { t } = usePartWords()
  const id = useId()
  const format = useChartFormat(words)
  const totals = points.map(({ values }) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0))
  const { high } = scaleOf(totals)
  const lines = points.map(({ key, label, values }, index) => ({
    key,
    label,
    cells: [...series.map((_, at) => format(values[at])), format(totals[index])],
    readout: series.map((one, at) => `${one.label} ${format(values[at])}`).join(' · '),
  }))
  return (
    <ChartFrame
      words={words}
      headings={[...series.map(({ label }) => label), t('tables.total')]}
      lines={lines}
      walk="down"
      isLoading={isLoading}
      isEmpty={points.every(({ values }) => values.every((value) => value === undefined))}
      legend={
        <>
          <ChartPatterns id={id} />
          <ChartLegend id={id} entries={series} />
        </>
      }
    >
      {(current) => (
        <Bars>
          {points.map(({ key, label, values }, index) => {
            const total = totals[index] ?? 0
            const whole = isShare ? Math.max(total, 1) : high
            let end = 0
            return (
              <BarLine
                key={key}
                index={index}
                isCurrent={index === current}
                label={label}
                text={format(total)}
                isMissing={false}
              >
                {series.map((one, at) => {
                  const from = end
                  end += (values[at] ?? 0) / whole
                  return end > from && <Bar key={one.key} from={from} to={end} fill={seriesFill(id, at)} />
                })}
              </BarLine>
            )
          })}
        </Bars>
      )}
    </ChartFrame>
  )
}
