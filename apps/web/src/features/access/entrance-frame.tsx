/** What stands around the screens before sign-in: the tenant and the languages; what only some tenants have comes after it (seed 000 §2). */
import { Brand } from '@maktab/ui/layout/brand'
import { WelcomeFrame } from '@maktab/ui/layout/welcome-frame'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useCapabilities, useTenant } from '#calls/use-tenant.ts'
import { LanguageMenu } from '#language/language-menu.tsx'
import { Title } from '#page/title.tsx'
import { useLanguage } from '#language/use-language.ts'
import { useLogo } from '#page/use-logo.ts'
import { useT } from '#language/use-t.ts'
import styles from './entrance-frame.module.css'

// Nobody is kept from logging in by what stands beside it.
const nothing = { default: (): ReactNode => null }
const Extra = lazy(() =>
  import('#features/tenants/entrance-extra.tsx').then(
    ({ EntranceExtra }) => ({ default: EntranceExtra }),
    () => nothing,
  ),
)

export function EntranceFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useT()
  const tenant = useTenant()
  const { shell, hasInformationPages, opensExamPreparation } = useCapabilities()
  const { code } = useLanguage()
  const logo = useLogo()
  const isQuran = shell === 'quran'
  return (
    <WelcomeFrame
      brand={<Brand name={tenant.name} logoUrl={isQuran ? undefined : logo} />}
      landing={
        <>
          <p className={styles['tagline']}>{tenant.tagline[code]}</p>
          <p>{tenant.landing_page_text[code] || t('tenants.default_landing')}</p>
          {hasInformationPages && (
            <div className={styles['links']}>
              <Suspense>
                <Extra part="links" />
              </Suspense>
            </div>
          )}
        </>
      }
      languageMenu={<LanguageMenu />}
      footer={
        <div className={styles['footer']}>
          <Suspense>
            <Extra part="footer" />
          </Suspense>
        </div>
      }
    >
      <Title of={title} />
      <div className={styles['card']}>
        {isQuran && <img className={styles['emblem']} src={logo} alt="" />}
        {children}
      </div>
      {opensExamPreparation && (
        <Suspense>
          <Extra part="exam" />
        </Suspense>
      )}
    </WelcomeFrame>
  )
}
