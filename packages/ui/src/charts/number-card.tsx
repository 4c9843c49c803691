import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './number-card.module.css'
import type { ReactNode } from 'react'
import type { IconName } from '../base/icon.tsx'

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

const arrows = { up: 'trendUp', down: 'trendDown', level: 'trendLevel' } as const satisfies Record<
  Trend['direction'],
  IconName
>

/** Letters of a value in the full size: a card is not much wider. */
const longest = 9

/** One figure with what makes it meaningful: its name, its change, its age. */
export function NumberCard({ label, value, icon, trend, asOf, children }: NumberCardProps) {
  return (
    <div className={`grid gap-1 shrink edged surface ${styles['card']}`} role="group" aria-label={label}>
      <p className="flex middle gap-2 soft medium">
        {icon !== undefined && (
          <span className={`grid centred rigid rounded-small ${styles['picture']}`}>
            <Icon name={icon} size={1.125} />
          </span>
        )}
        {label}
      </p>
      <p
        className={classNames(
          'bold',
          styles['value'],
          typeof value === 'string' && value.length > longest && styles['long'],
        )}
      >
        {value}
      </p>
      {trend !== undefined && (
        <p className={classNames('flex middle gap-1 small strong', styles[trend.tone])}>
          <Icon name={arrows[trend.direction]} size={1.125} />
          {trend.text}
        </p>
      )}
      {children}
      {asOf !== undefined && <p className="small faint">{asOf}</p>}
    </div>
  )
}
