/** What stands around the screens before sign-in: the tenant, the languages, who provides it (seed 000 §2). */
import { Brand } from '@maktab/ui/app-frame'
import { WelcomeFrame } from '@maktab/ui/welcome-frame'
import type { ReactNode } from 'react'
import { useTenant } from '#calls/use-tenant.ts'
import { LanguageMenu } from '#shell/language-menu.tsx'
import { Title } from '#shell/title.tsx'
import { useLanguage } from '#shell/use-language.ts'
import { useT } from '#shell/use-t.ts'
import styles from './entrance-frame.module.css'

export function EntranceFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useT()
  const tenant = useTenant()
  const { code } = useLanguage()
  return (
    <WelcomeFrame
      brand={<Brand name={tenant.name} logoUrl={tenant.navbar_logo ?? undefined} />}
      landing={<p>{tenant.landing_page_text[code] || t('tenants.default_landing')}</p>}
      languageMenu={!tenant.is_exam_mode && <LanguageMenu />}
      footer={
        !tenant.is_kp_label_disabled && (
          <p className={styles['provider']}>
            <span>{t('tenants.powered_by')}</span>
            {tenant.contact_number !== null && <span>{t('tenants.contact_number', { number: tenant.contact_number })}</span>}
          </p>
        )
      }
    >
      <Title of={title} />
      <div className={styles['card']}>{children}</div>
    </WelcomeFrame>
  )
}
