import { readingDirection } from './chart-frame.tsx'
import styles from './line-chart.module.css'

interface SparkLineProps {
  readonly values: readonly number[]
  /** What it shows and how it went, in words; the line itself says nothing to a screen reader. */
  readonly label: string
}

/** A trend the height of a line of text, oldest first in reading direction. */
export function SparkLine({ values, label }: SparkLineProps) {
  const lowest = Math.min(...values)
  const range = Math.max(...values) - lowest
  const isTurned = readingDirection() === 'rtl'
  const place = (value: number, index: number) => {
    const along = values.length < 2 ? 50 : (index / (values.length - 1)) * 100
    return `${isTurned ? 100 - along : along},${range === 0 ? 14 : 26 - ((value - lowest) / range) * 24}`
  }
  return (
    <svg className={styles['spark']} viewBox="0 0 100 28" preserveAspectRatio="none" role="img" aria-label={label}>
      <polyline points={values.map(place).join(' ')} />
    </svg>
  )
}
