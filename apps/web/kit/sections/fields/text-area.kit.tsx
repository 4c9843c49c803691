import { TextArea } from '@maktab/ui/fields/text-area'
import { fieldSamples } from '../../field-samples.ts'
import { FieldState } from '../../field-state.tsx'
import type { KitSection } from '../../section.tsx'

export const section: KitSection = {
  key: 'text-area',
  group: 'fields',
  States({ locale }) {
    const w = fieldSamples[locale]
    return (
      <>
        <FieldState name="empty">
          <TextArea label={w.remarks} isOptional />
        </FieldState>
        <FieldState name="counted">
          <TextArea label={w.remarks} maxLength={1000} isCounted defaultValue={w.remark} />
        </FieldState>
        <FieldState name="near the end">
          <TextArea label={w.remarks} maxLength={w.remark.length + 4} isCounted defaultValue={w.remark} />
        </FieldState>
        <FieldState name="refused">
          <TextArea label={w.remarks} error={w.needed} />
        </FieldState>
        <FieldState name="disabled">
          <TextArea label={w.remarks} defaultValue={w.remark} disabled />
        </FieldState>
        <FieldState name="read-only">
          <TextArea label={w.remarks} defaultValue={w.remark} readOnly />
        </FieldState>
      </>
    )
  },
}
