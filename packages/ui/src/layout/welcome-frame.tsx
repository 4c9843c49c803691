import { Motif } from '../base/motif.tsx'
import styles from './welcome-frame.module.css'
import type { ReactNode } from 'react'

interface WelcomeFrameProps {
  readonly brand: ReactNode
  /** What the school says to those who arrive. */
  readonly landing: ReactNode
  readonly languageMenu?: ReactNode
  readonly footer?: ReactNode
  /** With `data-needs-room` in it a low screen leaves out `landing`. */
  readonly children: ReactNode
}

/** The page before anyone is signed in: the school's panel on one side, the form on the other. */
export function WelcomeFrame({ brand, landing, languageMenu, footer, children }: WelcomeFrameProps) {
  return (
    <div className={`relative grid ${styles['frame']}`}>
      <aside className={`relative clipped ${styles['panel']}`}>
        <Motif className={styles['motif']} />
        <div className={`relative grid gap-3 ${styles['words']}`}>
          <div className={styles['brand']}>{brand}</div>
          <div className={`tight ${styles['landing']}`}>{landing}</div>
        </div>
      </aside>
      <div className={`grid ${styles['side']}`}>
        <header className={`flex end ${styles['tools']}`}>{languageMenu}</header>
        <main className={`full ${styles['main']}`} id="content" tabIndex={-1}>
          {children}
        </main>
        <footer className={`flex wrap small soft text-centre ${styles['footer']}`}>{footer}</footer>
      </div>
    </div>
  )
}
