import { LeftToRight } from '@maktab/ui/base/bdi'
import { LinkButton } from '@maktab/ui/base/button'
import { digitsOf } from '@maktab/i18n/numbers'
import { useEffect, useRef } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useTenant } from '#calls/use-tenant.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { PublicFrame } from '#features/tenants/public-frame.tsx'
import styles from '#features/tenants/reading.module.css'
import { withLooks } from '#features/tenants/with-looks.ts'

const steps = [
  ['pages.android_step_download', 'pages.android_step_download_how'],
  ['pages.android_step_open', 'pages.android_step_open_how'],
  ['pages.android_step_allow', 'pages.android_step_allow_how'],
  ['pages.android_step_install', 'pages.android_step_install_how'],
  ['pages.android_step_login', 'pages.android_step_login_how'],
] as const

/** The package of the Android app: its download begins by itself, and five steps say how it is installed (seed 000 §2). */
export function AndroidPage() {
  const t = useT('pages')
  const { android_package } = useConnection().boot
  return (
    <PublicFrame title={t('pages.android_app')}>
      <div className={styles['text']}>
        <h1>{t('pages.android_app')}</h1>
        {android_package === null ? (
          <>
            <p>{t('pages.android_none')}</p>
            <p>
              <LinkButton variant="primary" href={withLooks('/')}>
                {t('pages.android_browser')}
              </LinkButton>
            </p>
          </>
        ) : (
          <Guide address={android_package} />
        )}
        <Support />
      </div>
    </PublicFrame>
  )
}

function Guide({ address }: { address: string }) {
  const t = useT('pages')
  const { locale } = useLanguage()
  const link = useRef<HTMLAnchorElement>(null)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    link.current?.click()
  }, [])
  return (
    <>
      <p className={styles['note']}>{t('pages.android_intro')}</p>
      <p>
        <LinkButton ref={link} variant="primary" href={address} download rel="noreferrer">
          {t('pages.android_retry')}
        </LinkButton>
      </p>
      <section>
        <h2>{t('pages.android_guide')}</h2>
        <ol className={styles['steps']} role="list">
          {steps.map(([name, how], index) => (
            <li key={name} className={styles['step']}>
              <span className={styles['figure']} aria-hidden="true">
                {digitsOf(String(index + 1), locale)}
              </span>
              <div>
                <strong>{t(name)}</strong>
                <p>{t(how)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

function Support() {
  const t = useT('pages')
  const { contact_email_address: email } = useTenant()
  if (email === null) return null
  return (
    <p>
      {t('pages.android_help')}{' '}
      <a className={styles['link']} href={`mailto:${email}`}>
        <LeftToRight>{email}</LeftToRight>
      </a>
    </p>
  )
}
