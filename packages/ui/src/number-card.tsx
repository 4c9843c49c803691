import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './number-card.module.css'
import type { ReactNode } from 'react'
import type { IconName } from './icon.tsx'

export interface Trend {
  readonly direction: 'up' | 'down' | 'level'
  /** In words: "4 points above last month". */
  readonly text: string
  /** Whether the change is welcome; not every rise is. */
  readonly tone: 'success' | 'danger' | 'neutral'
}

interface NumberCardProps {
  readonly label: string
  /** As the reader writes it. */
  readonly value: ReactNode
  readonly icon?: IconName
  readonly trend?: Trend | undefined
  /** "As of 10:05". */
  readonly asOf?: string | undefined
  /** A spark line or a bar. */
  readonly children?: ReactNode
}

const arrows: Record<Trend['direction'], string> = { up: 'M4 12 10 6l6 6', down: 'm4 8 6 6 6-6', level: 'M4 10h12' }

/** One figure with what makes it meaningful: its name, its change, its age. */
export function NumberCard({ label, value, icon, trend, asOf, children }: NumberCardProps) {
  return (
    <div className={styles['card']} role="group" aria-label={label}>
      <p className={styles['label']}>
        {icon !== undefined && <Icon name={icon} size={1.125} />}
        {label}
      </p>
      <p className={styles['value']}>{value}</p>
      {trend !== undefined && (
        <p className={classNames(styles['trend'], styles[trend.tone])}>
          <svg viewBox="0 0 20 20" className={styles['arrow']} aria-hidden="true" focusable="false">
            <path d={arrows[trend.direction]} />
          </svg>
          {trend.text}
        </p>
      )}
      {children}
      {asOf !== undefined && <p className={styles['age']}>{asOf}</p>}
    </div>
  )
}
