import styles from './gauge.module.css'
import { useChartFormat, useDirection } from './chart-words.ts'

interface GaugeProps {
  readonly label: string
  /** From 0 to `top`; undefined where nothing was measured. */
  readonly value: number | undefined
  readonly top?: number
  /** Writes the value as the reader does. */
  readonly format?: ((value: number) => string) | undefined
  /** Where it should be, in words too: "Aim: 80%". */
  readonly aim?: { readonly value: number; readonly text: string }
  /** What the figure means: "Strong". */
  readonly note?: string
}

const radius = 52
const length = Math.PI * radius

/** How far along a figure is, as half a ring that fills in reading direction. */
export function Gauge({ label, value, top = 100, format, aim, note }: GaugeProps) {
  const write = useChartFormat({ format, missing: undefined })
  const share = (figure: number) => Math.min(1, Math.max(0, figure / top))
  const text = write(value)
  const angle = aim === undefined ? 0 : Math.PI * (1 - share(aim.value))
  const mark = (distance: number) =>
    `${(Math.cos(angle) * distance).toFixed(2)} ${(-Math.sin(angle) * distance).toFixed(2)}`
  const direction = useDirection()
  const spoken = [text, note, aim?.text].filter((part) => part !== undefined).join(', ')
  return (
    <div className={`grid full text-centre ${styles['gauge']}`}>
      <div
        className={`relative full ${styles['dial']}`}
        {...(value === undefined
          ? { role: 'img', 'aria-label': `${label}: ${spoken}` }
          : {
              role: 'meter',
              'aria-label': label,
              'aria-valuenow': value,
              'aria-valuemin': 0,
              'aria-valuemax': top,
              'aria-valuetext': spoken,
            })}
      >
        <svg viewBox="-62 -62 124 68" aria-hidden="true" focusable="false">
          <g transform={direction === 'rtl' ? 'scale(-1 1)' : undefined}>
            <path className={styles['groove']} d={`M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0`} />
            {value !== undefined && share(value) > 0 && (
              <path
                className={styles['arc']}
                d={`M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0`}
                strokeDasharray={`${share(value) * length} ${length * 2}`}
              />
            )}
            {aim !== undefined && <path className={styles['aim']} d={`M${mark(radius - 9)}L${mark(radius + 9)}`} />}
          </g>
        </svg>
        <p
          className={`absolute bold ${styles['value']}`}
          aria-hidden="true"
          data-missing={value === undefined || undefined}
        >
          {text}
        </p>
      </div>
      <p className="strong" aria-hidden="true">
        {label}
      </p>
      {(note !== undefined || aim !== undefined) && (
        <p className="soft small" aria-hidden="true">
          {[note, aim?.text].filter((part) => part !== undefined).join(' · ')}
        </p>
      )}
    </div>
  )
}
