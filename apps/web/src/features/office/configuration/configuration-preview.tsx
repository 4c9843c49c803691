import type { EditedConfiguration } from '@maktab/contracts/tenants/edited-configuration'
import { themeVariables } from '@maktab/ui/base/theme'
import { useT } from '#language/use-t.ts'
import styles from './configuration-preview.module.css'

/** What the colours become: moved as little as it takes to be read, as on every page. */
export function ConfigurationPreview({ of: { name, ...colours } }: { readonly of: EditedConfiguration }) {
  const t = useT('office')
  return (
    <figure className={styles['preview']} style={themeVariables(colours)}>
      <figcaption className="small soft">{t('configuration.preview')}</figcaption>
      <div className={styles['panel']}>
        <bdi>{name}</bdi>
      </div>
      <div className={styles['page']}>
        <span className={styles['button']}>{t('configuration.preview_button')}</span>
        <span className={styles['link']}>{t('configuration.preview_link')}</span>
        <span className={styles['chip']}>
          <bdi>{name}</bdi>
        </span>
      </div>
    </figure>
  )
}
