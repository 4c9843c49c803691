import { classNames } from '../base/class-names.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  readonly label: string
  /** What it holds the place of. */
  readonly shape?: 'lines' | 'card' | 'cards' | 'rows' | 'table'
  readonly count?: number
}

/** The outline of what is on its way. The label is read aloud once. */
export function Skeleton({
  label,
  shape = 'lines',
  count = shape === 'card' ? 1 : shape === 'table' ? 6 : 3,
}: SkeletonProps) {
  return (
    <div role="status" className={styles[shape]} data-loading="">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={classNames('block rounded sunk', styles['bone'], styles[`${shape}Bone`])}
          aria-hidden="true"
        />
      ))}
    </div>
  )
}
