import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './status-chip.module.css'
import { toneClass } from '../base/tone.ts'
import type { Tone } from '../base/tone.ts'
import type { ReactNode } from 'react'
import type { IconName } from '../base/icon.tsx'

export type { Tone } from '../base/tone.ts'

interface StatusChipProps {
  readonly tone?: Tone
  readonly icon: IconName
  readonly children: ReactNode
  /** What is drawn on a phone instead of the words, where a bar has no room: a figure. The words are still read aloud. */
  readonly brief?: string | undefined
}

/** A state in a word. The picture is required: colour alone tells nothing to many. The states of the school have theirs in `status-looks.ts`. */
export function StatusChip({ tone = 'neutral', icon, children, brief }: StatusChipProps) {
  return (
    <span className={classNames('grounded', styles['chip'], toneClass(tone))}>
      <Icon name={icon} size={1} />
      <span className={brief === undefined ? undefined : styles['whole']}>{children}</span>
      {brief !== undefined && brief !== '' && (
        <span className={styles['brief']} aria-hidden="true">
          {brief}
        </span>
      )}
    </span>
  )
}
