import { LeftToRight } from '@maktab/ui/base/bdi'
import { useT } from '#language/use-t.ts'
import { PublicFrame } from '#features/tenants/public-frame.tsx'
import styles from '#features/tenants/reading.module.css'
import { releases } from '#features/tenants/releases.ts'

export function ReleasesPage() {
  const t = useT('pages')
  return (
    <PublicFrame title={t('pages.releases')}>
      <div className={styles['text']}>
        <h1>{t('pages.releases')}</h1>
        <p className={styles['note']}>{t('pages.releases_intro')}</p>
        {releases.map(({ version, changes }) => (
          <section key={version}>
            <h2>
              {t('pages.release_version')} <LeftToRight>{version}</LeftToRight>
            </h2>
            <ul className={styles['points']}>
              {changes.map((change) => (
                <li key={change}>{t(change)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PublicFrame>
  )
}
