import { Motif } from './motif.tsx'
import styles from './welcome-frame.module.css'
import type { ReactNode } from 'react'

interface WelcomeFrameProps {
  readonly brand: ReactNode
  /** What the school says to those who arrive. */
  readonly landing: ReactNode
  readonly languageMenu?: ReactNode
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** The page before anyone is signed in: the school's panel on one side, the form on the other. */
export function WelcomeFrame({ brand, landing, languageMenu, footer, children }: WelcomeFrameProps) {
  return (
    <div className={styles['frame']}>
      <aside className={styles['panel']}>
        <Motif className={styles['motif']} />
        <div className={styles['words']}>
          <div className={styles['brand']}>{brand}</div>
          <div className={styles['landing']}>{landing}</div>
        </div>
      </aside>
      <div className={styles['side']}>
        <header className={styles['tools']}>{languageMenu}</header>
        <main className={styles['main']} id="content" tabIndex={-1}>
          {children}
        </main>
        <footer className={styles['footer']}>{footer}</footer>
      </div>
    </div>
  )
}
