import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './status-chip.module.css'
import type { ReactNode } from 'react'
import type { IconName } from './icon.tsx'

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

/** A state in a word. The picture is required: colour alone tells nothing to many. */
export function StatusChip({ tone = 'neutral', icon, children }: { readonly tone?: Tone; readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <span className={classNames(styles['chip'], styles[tone])}>
      <Icon name={icon} size={1} />
      <span>{children}</span>
    </span>
  )
}

/** A count beside a word: new, waiting. Say what is counted in the text around it. */
export function Badge({ tone = 'accent', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={classNames(styles['badge'], styles[tone])}>{children}</span>
}
