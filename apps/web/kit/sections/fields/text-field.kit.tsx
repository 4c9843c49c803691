import { TextField } from '@maktab/ui/fields/text-field'
import { fieldSamples } from '../../field-samples.ts'
import { FieldState } from '../../field-state.tsx'
import type { KitSection } from '../../section.tsx'

export const section: KitSection = {
  key: 'text-field',
  group: 'fields',
  States({ locale }) {
    const w = fieldSamples[locale]
    return (
      <>
        <FieldState name="empty">
          <TextField label={w.name} />
        </FieldState>
        <FieldState name="with hint">
          <TextField label={w.name} hint={w.nameHint} />
        </FieldState>
        <FieldState name="filled">
          <TextField label={w.name} defaultValue={w.person} />
        </FieldState>
        <FieldState name="optional">
          <TextField label={w.name} isOptional placeholder={w.person} />
        </FieldState>
        <FieldState name="refused">
          <TextField label={w.name} hint={w.nameHint} error={w.needed} />
        </FieldState>
        <FieldState name="disabled">
          <TextField label={w.name} defaultValue={w.person} disabled />
        </FieldState>
        <FieldState name="read-only">
          <TextField label={w.name} defaultValue={w.person} readOnly />
        </FieldState>
        <FieldState name="address">
          <TextField label={w.email} type="email" defaultValue="zarmina.safi@roshan.edu.af" />
        </FieldState>
      </>
    )
  },
}
