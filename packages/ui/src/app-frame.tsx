import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Badge } from './status-chip.tsx'
import styles from './app-frame.module.css'
import type { ReactNode } from 'react'
import type { IconName } from './icon.tsx'

export interface NavigationItem {
  readonly key: string
  readonly href: string
  readonly icon: IconName
  readonly label: string
  readonly isCurrent: boolean
  /** A count beside the label, and what it counts for those who hear it. */
  readonly badge?: { readonly text: string; readonly label: string } | undefined
}

/** Draws a link; the router's own, so that a page does not reload. */
export type DrawLink = (link: { readonly href: string; readonly className: string; readonly 'aria-current': 'page' | undefined; readonly children: ReactNode }) => ReactNode

interface AppFrameProps {
  /** Logo and name of the school. */
  readonly brand: ReactNode
  readonly navigation: readonly NavigationItem[]
  readonly navigationLabel: string
  readonly skipLabel: string
  readonly drawLink?: DrawLink
  /** "1 waiting to send". */
  readonly syncStatus?: ReactNode
  readonly languageMenu?: ReactNode
  readonly account?: ReactNode
  /** Gone offline, back online. */
  readonly banner?: ReactNode
  readonly children: ReactNode
}

const plainLink: DrawLink = ({ children, ...link }) => <a {...link}>{children}</a>

/** The page around every screen: bar on top, navigation at the side on a desktop and at the foot of a phone. */
export function AppFrame({ brand, navigation, navigationLabel, skipLabel, drawLink = plainLink, syncStatus, languageMenu, account, banner, children }: AppFrameProps) {
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#content">
        {skipLabel}
      </a>
      <header className={styles['top']} data-print="no">
        <div className={styles['brand']}>{brand}</div>
        <div className={styles['tools']}>
          {syncStatus}
          {languageMenu}
          {account}
        </div>
      </header>
      {banner !== undefined && <div className={styles['banner']}>{banner}</div>}
      {navigation.length > 0 && (
        <nav className={styles['navigation']} aria-label={navigationLabel}>
          <ul className={styles['items']} role="list">
            {navigation.map((item) => (
              <li key={item.key} className={styles['place']}>
                {drawLink({
                  href: item.href,
                  className: classNames(styles['item'], item.isCurrent && styles['current']),
                  'aria-current': item.isCurrent ? 'page' : undefined,
                  children: (
                    <>
                      <Icon name={item.icon} size={1.375} />
                      <span className={styles['word']}>{item.label}</span>
                      {item.badge !== undefined && (
                        <span className={styles['count']}>
                          <span aria-hidden="true">
                            <Badge>{item.badge.text}</Badge>
                          </span>
                          <span className="visually-hidden">{item.badge.label}</span>
                        </span>
                      )}
                    </>
                  ),
                })}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <main className={classNames(styles['content'], navigation.length === 0 && styles['alone'])} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

interface BrandProps {
  readonly name: string
  readonly logoUrl?: string | undefined
  readonly href?: string
  readonly drawLink?: DrawLink
}

/** A school's logo with its name; a star stands where there is no logo. */
export function Brand({ name, logoUrl, href, drawLink = plainLink }: BrandProps) {
  const mark = (
    <>
      {logoUrl === undefined ? (
        <span className={styles['mark']} aria-hidden="true">
          <Icon name="school" size={1.375} />
        </span>
      ) : (
        <img className={styles['logo']} src={logoUrl} alt="" />
      )}
      <bdi className={styles['name']}>{name}</bdi>
    </>
  )
  if (href === undefined) return <span className={styles['home']}>{mark}</span>
  return drawLink({ href, className: styles['home'] ?? '', 'aria-current': undefined, children: mark })
}
