import { Card } from '@maktab/ui/layout/card'
import { Grid } from '@maktab/ui/layout/layout'
import { Select } from '@maktab/ui/choice/select'
import { useState } from 'react'
import { readAppearance, wearAppearance } from '#page/appearance.ts'
import type { Appearance } from '#page/appearance.ts'
import { useT } from '#language/use-t.ts'
import styles from './account.module.css'

const page = document.documentElement

/** Theme, contrast and spacing of this device. */
export function AppearanceCard() {
  const t = useT('account')
  const [appearance, setAppearance] = useState(() => readAppearance(page))

  function wear(change: Partial<Appearance>): void {
    const next = { ...appearance, ...change }
    wearAppearance(page, next)
    setAppearance(next)
  }

  return (
    <Card heading={t('people.appearance')}>
      <Grid narrowest={11}>
        <Select
          label={t('people.theme')}
          value={appearance.theme}
          onChange={(event) => wear({ theme: event.target.value as Appearance['theme'] })}
          options={[
            { value: 'device', label: t('people.theme_device') },
            { value: 'light', label: t('people.theme_light') },
            { value: 'dark', label: t('people.theme_dark') },
          ]}
        />
        <Select
          label={t('people.contrast')}
          value={appearance.contrast}
          onChange={(event) => wear({ contrast: event.target.value as Appearance['contrast'] })}
          options={[
            { value: 'device', label: t('people.contrast_device') },
            { value: 'normal', label: t('people.contrast_usual') },
            { value: 'more', label: t('people.contrast_more') },
          ]}
        />
        <Select
          label={t('people.density')}
          value={appearance.density}
          onChange={(event) => wear({ density: event.target.value as Appearance['density'] })}
          options={[
            { value: 'roomy', label: t('people.density_roomy') },
            { value: 'compact', label: t('people.density_compact') },
          ]}
        />
      </Grid>
      <p className={styles['soft']}>{t('people.appearance_kept')}</p>
    </Card>
  )
}
