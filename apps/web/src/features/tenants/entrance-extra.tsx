/** What some tenants put around the way in, fetched after it: nobody waits for it, and login goes on where it fails. */
import { digitsOf } from '@maktab/i18n/numbers'
import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useConnection } from '#calls/connection.ts'
import { platformOf } from '#browser/platform.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { ExamPreparation } from './exam-preparation.tsx'
import styles from './entrance-extra.module.css'
import { InformationLinks } from './information-links.tsx'
import { withLooks } from './with-looks.ts'

/** As the device has it when the page is opened. */
const thisYear = new Date().getFullYear()

/** `links`: to the publisher's pages. `footer`: who provides this, and ways on. `exam`: the invitation of an examination board. */
const extras = { links: InformationLinks, footer: Footer, exam: ExamPreparation }

export function EntranceExtra({ part }: { part: keyof typeof extras }): ReactNode {
  const Extra = extras[part]
  return (
    <Quiet>
      <Suspense fallback={null}>
        <Extra />
      </Suspense>
    </Quiet>
  )
}

function Footer() {
  const t = useT('pages')
  const { boot } = useConnection()
  const { locale } = useLanguage()
  const { is_kp_label_disabled, kp_logo_theme, contact_number } = boot.tenant
  const { linksPrivacyPolicy } = boot.capabilities
  const isOnAndroid = /Android/i.test(navigator.userAgent)
  return (
    <div className={styles['footer']}>
      {!is_kp_label_disabled && (
        <p className={styles['line']}>
          <span className={styles[kp_logo_theme]}>{t('tenants.powered_by')}</span>
          <span>{t('pages.copyright', { year: digitsOf(String(thisYear), locale) })}</span>
          {contact_number !== null && <span>{t('tenants.contact_number', { number: contact_number })}</span>}
        </p>
      )}
      {linksPrivacyPolicy && platformOf(document) === 'web' && (
        <a className={styles['link']} href={withLooks('/privacy-policy?isweb=true')}>
          {t('pages.privacy_policy')}
        </a>
      )}
      {isOnAndroid && boot.android_package !== null && (
        <a className={styles['badge']} href={withLooks('/androidapp')}>
          {t('pages.android_app')}
        </a>
      )}
    </div>
  )
}

class Quiet extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
