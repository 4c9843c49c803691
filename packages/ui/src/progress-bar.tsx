import { classNames } from './class-names.ts'
import styles from './progress-bar.module.css'

interface ProgressProps {
  /** 0 to 100. */
  readonly value: number
  readonly label: string
  /** The value as the reader writes it: "۷۵٪". */
  readonly valueText: string
  readonly tone?: 'accent' | 'success' | 'warning'
}

interface ProgressBarProps extends ProgressProps {
  /** The label and the value stand above the bar; else they are only read aloud. */
  readonly isLabelled?: boolean
}

const within = (value: number) => Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0))

export function ProgressBar({ value, label, valueText, tone = 'accent', isLabelled = false }: ProgressBarProps) {
  return (
    <div>
      {isLabelled && (
        <div className={styles['line']} aria-hidden="true">
          <span>{label}</span>
          <span className={styles['figure']}>{valueText}</span>
        </div>
      )}
      <div className={styles['track']} role="progressbar" aria-label={label} aria-valuenow={Math.round(within(value))} aria-valuemin={0} aria-valuemax={100} aria-valuetext={valueText}>
        <div className={classNames(styles['bar'], styles[tone])} style={{ inlineSize: `${within(value)}%` }} />
      </div>
    </div>
  )
}

const radius = 20
const around = 2 * Math.PI * radius

/** The same in a circle, the value in its middle. It fills along the reading direction. */
export function ProgressRing({ value, label, valueText, tone = 'accent', size = 4 }: ProgressProps & { readonly size?: number }) {
  return (
    <div
      className={styles['ring']}
      style={{ inlineSize: `${size}rem`, blockSize: `${size}rem` }}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(within(value))}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
    >
      <svg viewBox="0 0 48 48" className={styles['circle']} aria-hidden="true" focusable="false">
        <circle className={styles['groove']} cx="24" cy="24" r={radius} />
        <circle className={classNames(styles['arc'], styles[tone])} cx="24" cy="24" r={radius} strokeDasharray={`${(around * within(value)) / 100} ${around}`} />
      </svg>
      <span className={styles['middle']}>{valueText}</span>
    </div>
  )
}
