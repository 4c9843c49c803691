import { useTenant } from '#calls/use-tenant.ts'
import { useT } from '#language/use-t.ts'
import { PublicFrame } from '#features/tenants/public-frame.tsx'
import styles from '#features/tenants/reading.module.css'

/** Who the publisher is, and what stands here. */
export function AboutUsPage() {
  const t = useT('pages')
  const { name } = useTenant()
  return (
    <PublicFrame title={t('pages.about_us')}>
      <div className={styles['text']}>
        <h1>{t('pages.about_us')}</h1>
        <section>
          <h2>{t('pages.about_title')}</h2>
          <p>{t('pages.about_body', { name })}</p>
        </section>
        <section>
          <h2>{t('pages.about_offline_title')}</h2>
          <p>{t('pages.about_offline')}</p>
        </section>
        <section>
          <h2>{t('pages.about_maktab_title')}</h2>
          <p>{t('pages.about_maktab')}</p>
        </section>
      </div>
    </PublicFrame>
  )
}
