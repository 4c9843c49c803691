import { useT } from '#language/use-t.ts'
import { PublicFrame } from '#features/tenants/public-frame.tsx'
import styles from '#features/tenants/reading.module.css'
import { UnsubscribeForm } from '#features/tenants/unsubscribe-form.tsx'

/** The link at the end of a mail, for everybody who has the mail: `code`, and `email` where the link says it. */
export function UnsubscribePage() {
  const t = useT('pages')
  const address = new URLSearchParams(location.search)
  const code = address.get('code') ?? ''
  return (
    <PublicFrame title={t('pages.unsubscribe')}>
      {code === '' ? (
        <div className={styles['text']}>
          <h1>{t('pages.unsubscribe')}</h1>
          <p>{t('pages.unsubscribe_no_code')}</p>
        </div>
      ) : (
        <UnsubscribeForm code={code} email={(address.get('email') ?? '').trim()} />
      )}
    </PublicFrame>
  )
}
