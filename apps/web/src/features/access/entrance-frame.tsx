/** What stands around the screens before sign-in: the tenant, the languages, who provides it (seed 000 §2). */
import { Motif } from '@maktab/ui/motif'
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
    <div className={styles['page']}>
      <Title of={title} />
      <header className={styles['school']}>
        <div className={styles['brand']}>
          <img src={tenant.navbar_logo ?? '/icons/icon.svg'} alt="" width="56" height="56" />
          <p className={styles['name']}>{tenant.name}</p>
        </div>
        <Motif className={styles['motif']} />
        <p className={styles['landing']}>{tenant.landing_page_text[code] || t('tenants.default_landing')}</p>
      </header>
      <main className={styles['work']} id="content">
        <div className={styles['languages']}>{!tenant.is_exam_mode && <LanguageMenu />}</div>
        <div className={styles['card']}>{children}</div>
        {!tenant.is_kp_label_disabled && (
          <footer className={styles['provider']}>
            <span>{t('tenants.powered_by')}</span>
            {tenant.contact_number !== null && <span>{t('tenants.contact_number', { number: tenant.contact_number })}</span>}
          </footer>
        )}
      </main>
    </div>
  )
}
