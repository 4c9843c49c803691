import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import { IconButton } from '../base/icon-button.tsx'
import { useT } from '../base/words.tsx'
import { toneClass } from '../base/tone.ts'
import styles from './notice.module.css'
import type { ReactNode } from 'react'
import type { IconName } from '../base/icon.tsx'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const icons: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'error',
}

interface NoticeProps {
  readonly tone?: NoticeTone
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** Buttons or links below the words. */
  readonly actions?: ReactNode
  /** With it a button puts the notice away. */
  readonly onClose?: () => void
}

/** Words that stand in the page as long as they hold: a deadline near, work that was refused. What must interrupt is a toast or a dialog. */
export function Notice({ tone = 'info', title, children, actions, onClose }: NoticeProps) {
  const t = useT()
  return (
    <div className={classNames(styles['notice'], toneClass(tone))} role="note">
      <Icon name={icons[tone]} size={1.5} />
      <div className="grid grow gap-1 shrink">
        {title !== undefined && <p className="bold">{title}</p>}
        {children !== undefined && <div className="ink">{children}</div>}
        {actions !== undefined && <div className={`flex wrap gap-2 ${styles['actions']}`}>{actions}</div>}
      </div>
      {onClose !== undefined && (
        <IconButton icon="close" label={t('frame.close')} onClick={onClose} className={styles['close']} />
      )}
    </div>
  )
}
