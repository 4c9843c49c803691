/** What stands around a page that everybody may read: the tenant, the languages, the way back. */
import { Brand } from '@maktab/ui/layout/brand'
import type { ReactNode } from 'react'
import { useCapabilities, useTenant } from '#calls/use-tenant.ts'
import { LanguageMenu } from '#language/language-menu.tsx'
import { Title } from '#page/title.tsx'
import { useLogo } from '#page/use-logo.ts'
import { InformationLinks } from './information-links.tsx'
import styles from './public-frame.module.css'
import { withLooks } from './with-looks.ts'

interface PublicFrameProps {
  readonly title: string
  /** At the end of the bar; the language menu where nothing is given. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

export function PublicFrame({ title, tools, children }: PublicFrameProps) {
  const { name } = useTenant()
  const { hasInformationPages } = useCapabilities()
  return (
    <div className={styles['page']}>
      <Title of={title} />
      <header className={styles['bar']}>
        <Brand name={name} logoUrl={useLogo()} href={withLooks('/')} />
        <div className={styles['tools']}>{tools ?? <LanguageMenu isBrief />}</div>
      </header>
      {hasInformationPages && (
        <div className={styles['links']}>
          <InformationLinks />
        </div>
      )}
      <main className={styles['main']} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
