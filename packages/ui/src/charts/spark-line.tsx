import { useDirection } from './chart-words.ts'
import styles from './spark-line.module.css'

interface SparkLineProps {
  /** Oldest first; undefined where nothing was measured. */
  readonly values: readonly (number | undefined)[]
  /** What it shows and how it went, in words; the line itself says nothing to a screen reader. */
  readonly label: string
}

/** A trend the height of a line of text, oldest first in reading direction; the dot is the newest. */
export function SparkLine({ values, label }: SparkLineProps) {
  const known = values.flatMap((value) => value ?? [])
  const lowest = Math.min(...known)
  const range = Math.max(...known) - lowest
  const isTurned = useDirection() === 'rtl'
  const places = values.flatMap((value, index) => {
    if (value === undefined) return []
    const along = values.length < 2 ? 50 : (index / (values.length - 1)) * 100
    return [{ x: isTurned ? 100 - along : along, y: range === 0 ? 50 : 92 - ((value - lowest) / range) * 84 }]
  })
  const [first, last] = [places[0], places[places.length - 1]]
  const path = places.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <svg className={`block ${styles['spark']}`} role="img" aria-label={label}>
      {first !== undefined && last !== undefined && (
        <>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
            <polygon className={styles['ground']} points={`${first.x},100 ${path} ${last.x},100`} />
            <polyline className={styles['line']} points={path} />
          </svg>
          <circle className={styles['newest']} cx={`${last.x}%`} cy={`${last.y}%`} r="3.5" />
        </>
      )}
    </svg>
  )
}
