import { languages } from '@maktab/i18n/languages'
import styles from './kit.module.css'
import type { Setting } from './setting.ts'
import { directions, tenants } from './setting.ts'

interface KitSwitchesProps {
  readonly setting: Setting
  readonly onChange: (change: Partial<Setting>) => void
}

/** How the parts are shown, for whoever looks at them. */
export function KitSwitches({ setting, onChange }: KitSwitchesProps) {
  return (
    <div className={styles['switches']}>
      <Switch
        label="Language"
        value={setting.locale}
        options={languages.map(({ locale }) => locale)}
        onPick={(locale) => onChange({ locale })}
      />
      <Switch
        label="Direction"
        value={setting.direction}
        options={directions}
        onPick={(direction) => onChange({ direction })}
      />
      <Switch
        label="Tenant"
        value={setting.tenant}
        options={Object.keys(tenants)}
        onPick={(tenant) => onChange({ tenant })}
      />
      <Switch label="Theme" value={setting.theme} options={['light', 'dark']} onPick={(theme) => onChange({ theme })} />
      <Switch
        label="Contrast"
        value={setting.contrast}
        options={['normal', 'more']}
        onPick={(contrast) => onChange({ contrast })}
      />
      <Switch
        label="Density"
        value={setting.density}
        options={['roomy', 'compact']}
        onPick={(density) => onChange({ density })}
      />
    </div>
  )
}

interface SwitchProps<Option extends string> {
  readonly label: string
  readonly value: Option
  readonly options: readonly Option[]
  readonly onPick: (value: Option) => void
}

function Switch<Option extends string>({ label, value, options, onPick }: SwitchProps<Option>) {
  return (
    <label className={styles['switch']}>
      {label}
      <select value={value} onChange={(event) => onPick(event.target.value as Option)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </label>
  )
}
