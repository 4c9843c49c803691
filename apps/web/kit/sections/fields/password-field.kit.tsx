import { PasswordField } from '@maktab/ui/fields/password-field'
import { fieldSamples } from '../../field-samples.ts'
import { FieldState } from '../../field-state.tsx'
import type { KitSection } from '../../section.tsx'

const samples = { en: 'Password', ps: 'پټنوم', da: 'رمز عبور', ur: 'پاس ورڈ' }

export const section: KitSection = {
  key: 'password-field',
  group: 'fields',
  States({ locale }) {
    const label = samples[locale]
    return (
      <>
        <FieldState name="empty">
          <PasswordField label={label} />
        </FieldState>
        <FieldState name="filled">
          <PasswordField label={label} defaultValue="anar-golpul-37" />
        </FieldState>
        <FieldState name="refused">
          <PasswordField label={label} error={fieldSamples[locale].needed} />
        </FieldState>
        <FieldState name="disabled">
          <PasswordField label={label} defaultValue="anar-golpul-37" disabled />
        </FieldState>
      </>
    )
  },
}
