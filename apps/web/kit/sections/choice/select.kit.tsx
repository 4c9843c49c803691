import { Select } from '@maktab/ui/choice/select'
import { fieldSamples } from '../../field-samples.ts'
import { FieldState } from '../../field-state.tsx'
import type { KitSection } from '../../section.tsx'

export const section: KitSection = {
  key: 'select',
  group: 'fields',
  States({ locale }) {
    const w = fieldSamples[locale]
    const options = w.classes.map((label, index) => ({ value: String(index), label, isDisabled: index === 2 }))
    return (
      <>
        <FieldState name="empty">
          <Select label={w.class} options={options} placeholder={w.choose} defaultValue="" />
        </FieldState>
        <FieldState name="chosen">
          <Select label={w.class} options={options} defaultValue="1" isOptional />
        </FieldState>
        <FieldState name="refused">
          <Select label={w.class} options={options} placeholder={w.choose} defaultValue="" error={w.needed} />
        </FieldState>
        <FieldState name="disabled">
          <Select label={w.class} options={options} defaultValue="0" disabled />
        </FieldState>
        <FieldState name="read-only">
          <Select label={w.class} options={options} defaultValue="0" isReadOnly />
        </FieldState>
      </>
    )
  },
}
