import { useId } from 'react'
import { ChartFrame } from './chart-frame.tsx'
import { useChartFormat, useDirection } from './chart-words.ts'
import { ChartLegend, ChartPatterns, seriesFill } from './chart-patterns.tsx'
import styles from './donut-chart.module.css'
import { cutSlices } from './donut-slices.ts'
import { usePartWords } from '../base/part-words.tsx'
import type { ChartWords } from './chart-words.ts'
import type { Slice } from './donut-slices.ts'

interface DonutChartProps {
  readonly words: ChartWords
  /** Beyond six the smallest are gathered as "other". */
  readonly slices: readonly Slice[]
  /** In the middle: the figure that matters, and what it is. Without it, the total. */
  readonly middle?: { readonly value: string; readonly label: string }
  readonly isLoading?: boolean
}

const outer = 58
const inner = 37

/** The parts of a whole, from the top on in reading direction. */
export function DonutChart({ words, slices, middle, isLoading }: DonutChartProps) {
  const { t, format: formats } = usePartWords()
  const direction = useDirection()
  const id = useId()
  const format = useChartFormat(words)
  const cut = cutSlices(slices, t('tables.other'))
  const total = cut.reduce((sum, { value }) => sum + value, 0)
  const share = (part: number) => formats.percent(part * 100, 0)
  const lines = cut.map((slice) => ({
    key: slice.key,
    label: slice.label,
    cells: [format(slice.value), share(slice.share)],
    readout: `${format(slice.value)} (${share(slice.share)})`,
  }))
  const shown = middle ?? { value: format(total), label: t('tables.total') }
  return (
    <ChartFrame
      words={words}
      headings={[words.valueHeading, t('tables.share')]}
      lines={lines}
      walk="down"
      isLoading={isLoading}
      isEmpty={cut.length === 0}
    >
      {(current) => (
        <div className={`flex wrap middle ${styles['chart']}`}>
          <ChartPatterns id={id} />
          <div className={`relative ${styles['ring']}`}>
            <svg viewBox="-62 -62 124 124" focusable="false">
              <g transform={direction === 'rtl' ? 'scale(-1 1)' : undefined}>
                {cut.map(({ key, start, share: part }, index) => (
                  <path
                    key={key}
                    className={styles['slice']}
                    data-point={index}
                    data-current={index === current || undefined}
                    d={ringPart(start, part)}
                    fillRule="evenodd"
                    fill={seriesFill(id, index)}
                  />
                ))}
              </g>
            </svg>
            <p className={`absolute grid text-centre tight ${styles['middle']}`}>
              <strong>{shown.value}</strong>
              <span>{shown.label}</span>
            </p>
          </div>
          <div className={styles['legend']}>
            <ChartLegend
              id={id}
              current={current}
              entries={cut.map(({ key, label, share: part }) => ({ key, label, text: share(part) }))}
            />
          </div>
        </div>
      )}
    </ChartFrame>
  )
}

/** A part of the ring as a path; the whole ring is two circles, the inner one cut out. */
function ringPart(start: number, share: number): string {
  if (share > 0.9999) return `${circle(outer)}${circle(inner)}`
  const isLarge = share > 0.5 ? 1 : 0
  const end = start + share
  return `M${onCircle(start, outer)}A${outer} ${outer} 0 ${isLarge} 1 ${onCircle(end, outer)}L${onCircle(end, inner)}A${inner} ${inner} 0 ${isLarge} 0 ${onCircle(start, inner)}Z`
}

function circle(radius: number): string {
  return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`
}

function onCircle(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`
}
