import { Icon } from './icon.tsx'
import { Star } from './motif.tsx'
import styles from './state-panel.module.css'
import type { ReactNode } from 'react'
import type { IconName } from './icon.tsx'

interface StatePanelProps {
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
export function StatePanel({ icon, title, children, actions, isAlert = false, level = 2 }: StatePanelProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles['panel']} role={isAlert ? 'alert' : undefined}>
      <Star>
        <Icon name={icon} size={2} />
      </Star>
      <Heading className={styles['title']}>{title}</Heading>
      {children !== undefined && <div className={styles['body']}>{children}</div>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  )
}
