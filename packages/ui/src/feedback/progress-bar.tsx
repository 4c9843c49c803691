import { classNames } from '../base/class-names.ts'
import styles from './progress-bar.module.css'

type Tone = 'accent' | 'success' | 'warning'

interface ProgressProps {
  /** 0 to 100. */
  readonly value: number
  readonly label: string
  /** The value as the reader writes it: "۷۵٪". */
  readonly valueText: string
  readonly tone?: Tone
}

interface ProgressBarProps extends Omit<ProgressProps, 'value' | 'valueText'> {
  /** 0 to 100; without one nobody knows yet how long it takes. */
  readonly value?: number
  readonly valueText?: string
  /** The label and the value stand above the bar; else they are only read aloud. */
  readonly isLabelled?: boolean
}

const within = (value: number) => Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0))

export function ProgressBar({ value, label, valueText, tone = 'accent', isLabelled = false }: ProgressBarProps) {
  return (
    <div>
      {isLabelled && (
        <div className={`flex between gap-3 small ${styles['line']}`} aria-hidden="true">
          <span>{label}</span>
          <span className="strong tabular">{valueText}</span>
        </div>
      )}
      <div
        className={`round sunk clipped ${styles['track']}`}
        role="progressbar"
        aria-label={label}
        aria-valuenow={value === undefined ? undefined : Math.round(within(value))}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={valueText}
      >
        <div
          className={classNames(styles['bar'], styles[tone], value === undefined && styles['unknown'])}
          style={value === undefined ? undefined : { inlineSize: `${within(value)}%` }}
        />
      </div>
    </div>
  )
}

const radius = 20
const around = 2 * Math.PI * radius

/** The same in a circle, the value in its middle. It fills along the reading direction. */
export function ProgressRing({
  value,
  label,
  valueText,
  tone = 'accent',
  size = 4,
}: ProgressProps & { readonly size?: number }) {
  return (
    <div
      className={`relative centred rigid ${styles['ring']}`}
      style={{ inlineSize: `${size}rem`, blockSize: `${size}rem` }}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(within(value))}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
    >
      <svg viewBox="0 0 48 48" className={`absolute ${styles['circle']}`} aria-hidden="true" focusable="false">
        <circle className={styles['groove']} cx="24" cy="24" r={radius} />
        {within(value) > 0 && (
          <circle
            className={classNames(styles['arc'], styles[tone])}
            cx="24"
            cy="24"
            r={radius}
            strokeDasharray={`${(around * within(value)) / 100} ${around}`}
          />
        )}
      </svg>
      <span className={`bold ${styles['middle']}`}>{valueText}</span>
    </div>
  )
}
