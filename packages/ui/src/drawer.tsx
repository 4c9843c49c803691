import { DialogFrame } from './dialog-frame.tsx'
import styles from './drawer.module.css'
import type { DialogWords } from './dialog-frame.tsx'

/** A sheet along the end of the line, as high as the page: filters, details, a form beside what it is about. */
export function Drawer(props: DialogWords) {
  return <DialogFrame {...props} className={styles['drawer']} />
}
