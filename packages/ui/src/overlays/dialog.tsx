import { classNames } from '../base/class-names.ts'
import { DialogFrame } from './dialog-frame.tsx'
import styles from './dialog.module.css'
import type { DialogWords } from './dialog-frame.tsx'

interface DialogProps extends DialogWords {
  /** `small` for a question, `large` for a table or a form of two columns. */
  readonly size?: 'small' | 'normal' | 'large'
  readonly role?: 'alertdialog'
}

/** A question or a task in front of the page; on phones it stands at the foot, near the thumb. */
export function Dialog({ size = 'normal', ...rest }: DialogProps) {
  return <DialogFrame {...rest} className={classNames(styles['dialog'], styles[size])} />
}
