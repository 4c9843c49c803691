import { Emblem } from '../base/emblem.tsx'
import { Icon } from '../base/icon.tsx'
import styles from './state-panel.module.css'
import type { ReactNode } from 'react'
import type { EmblemKind } from '../base/emblem.tsx'
import type { IconName } from '../base/icon.tsx'

interface StatePanelProps {
  readonly emblem?: EmblemKind
  /** In the middle of the emblem. */
  readonly icon: IconName
  readonly title: string
  readonly children?: ReactNode
  /** What can be done about it. */
  readonly actions?: ReactNode
  /** Announced at once: for what interrupts, not for what is merely empty. */
  readonly isAlert?: boolean
  readonly level?: 1 | 2 | 3
}

/** What stands in place of a screen or a list: nothing yet, something broke, not here, not allowed, all done. */
export function StatePanel({
  emblem = 'empty',
  icon,
  title,
  children,
  actions,
  isAlert = false,
  level = 2,
}: StatePanelProps) {
  const Heading = `h${level}` as const
  return (
    <div className={`grid gap-3 text-centre ${styles['panel']}`} role={isAlert ? 'alert' : undefined}>
      <Emblem kind={emblem}>
        <Icon name={icon} size={2} />
      </Emblem>
      <Heading className={styles['title']}>{title}</Heading>
      {children !== undefined && <div className={`soft ${styles['body']}`}>{children}</div>}
      {actions !== undefined && <div className={`flex wrap gap-3 ${styles['actions']}`}>{actions}</div>}
    </div>
  )
}
