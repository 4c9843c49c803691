import { classNames } from '../base/class-names.ts'
import { NavigationList } from './navigation-list.tsx'
import { plainLink } from '../base/draw-link.tsx'
import { useT } from '../base/words.tsx'
import styles from './app-frame.module.css'
import type { ReactNode } from 'react'
import type { DrawLink } from '../base/draw-link.tsx'
import type { NavigationItem } from './navigation-list.tsx'

export type { DrawLink } from '../base/draw-link.tsx'
export type { NavigationItem } from './navigation-list.tsx'

interface AppFrameProps {
  /** Logo and name of the school. */
  readonly brand: ReactNode
  /** The places of the role at hand. A phone shows five, or four and "More". */
  readonly navigation: readonly NavigationItem[]
  readonly drawLink?: DrawLink
  /** "1 waiting to send". */
  readonly syncStatus?: ReactNode
  readonly languageMenu?: ReactNode
  readonly notifications?: ReactNode
  readonly account?: ReactNode
  /** Gone offline, back online. */
  readonly banner?: ReactNode
  readonly children: ReactNode
}

/** The page around every screen: bar on top, navigation at the side on a desktop and at the foot of a phone. */
export function AppFrame({
  brand,
  navigation,
  drawLink = plainLink,
  syncStatus,
  languageMenu,
  notifications,
  account,
  banner,
  children,
}: AppFrameProps) {
  const t = useT('application')
  return (
    <div className={`grid ${styles['frame']}`}>
      <a className={`rounded ${styles['skip']}`} href="#content" data-print="no">
        {t('frame.skip_to_content')}
      </a>
      <header className={`flex middle between gap-3 surface ${styles['top']}`} data-print="no">
        <div className={`shrink ${styles['brand']}`}>{brand}</div>
        <div className="flex rigid middle gap-1">
          {syncStatus}
          {languageMenu}
          {notifications}
          {account}
        </div>
      </header>
      {banner !== undefined && <div className={`clipped ${styles['banner']}`}>{banner}</div>}
      {navigation.length > 0 && (
        <nav className={`surface ${styles['navigation']}`} aria-label={t('frame.main_navigation')}>
          <NavigationList items={navigation} drawLink={drawLink} />
        </nav>
      )}
      <main
        className={classNames(styles['content'], navigation.length === 0 && styles['alone'])}
        id="content"
        tabIndex={-1}
      >
        {children}
      </main>
    </div>
  )
}
