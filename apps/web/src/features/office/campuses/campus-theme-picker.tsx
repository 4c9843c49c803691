import { campusThemeNames, type CampusTheme } from '@maktab/contracts/tenants/campus-themes'
import { coloursOfCampus } from '@maktab/domain/tenants/campus-themes'
import { RadioGroup } from '@maktab/ui/choice/radio-group'
import { themeVariables } from '@maktab/ui/base/theme'
import type { CSSProperties } from 'react'
import { useTenant } from '#calls/use-tenant.ts'
import { useT } from '#language/use-t.ts'
import styles from './campus-theme-picker.module.css'

interface PickerProps {
  /** Null: the tenant's colours. */
  readonly value: CampusTheme | null
  readonly onValueChange: (theme: CampusTheme | null) => void
}

const usual = 'usual'

/** The nine themes and the tenant's own, each as buttons and words really look: moved as far as it takes to be read. */
export function CampusThemePicker({ value, onValueChange }: PickerProps) {
  const t = useT('campuses')
  const tenant = useTenant()
  const choices = [null, ...campusThemeNames].map((theme) => ({
    value: theme ?? usual,
    label: (
      <span
        className={styles['sample']}
        style={themeVariables(theme === null ? tenant : coloursOfCampus(theme)) as CSSProperties}
      >
        <span className={styles['button']}>{t(`campuses.theme_${theme ?? usual}`)}</span>
        <span className={styles['text']} aria-hidden="true">
          {t('campuses.theme')}
        </span>
      </span>
    ),
  }))
  return (
    <RadioGroup
      label={t('campuses.theme')}
      hint={t('campuses.theme_hint')}
      options={choices}
      value={value ?? usual}
      onValueChange={(chosen) => onValueChange(campusThemeNames.find((theme) => theme === chosen) ?? null)}
    />
  )
}
