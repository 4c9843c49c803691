import { MultiSelect } from '@maktab/ui/choice/multi-select'
import { useState } from 'react'
import { districtChoices } from '../../district-samples.ts'
import { fieldSamples } from '../../field-samples.ts'
import { FieldState } from '../../field-state.tsx'
import type { KitSection } from '../../section.tsx'

const samples = { en: 'Districts', ps: 'ولسوالۍ', da: 'ولسوالی‌ها', ur: 'اضلاع' }

export const section: KitSection = {
  key: 'multi-select',
  group: 'fields',
  States({ locale }) {
    const label = samples[locale]
    const choices = districtChoices[locale]
    const [none, setNone] = useState<readonly string[]>([])
    const [some, setSome] = useState<readonly string[]>(['paghman', 'panjwayi', 'injil'])
    const keep = () => undefined
    return (
      <>
        <FieldState name="empty">
          <MultiSelect
            label={label}
            placeholder={fieldSamples[locale].choose}
            choices={choices}
            values={none}
            onValuesChange={setNone}
            isOptional
          />
        </FieldState>
        <FieldState name="with chips">
          <MultiSelect label={label} choices={choices} values={some} onValuesChange={setSome} />
        </FieldState>
        <FieldState name="list failed">
          <MultiSelect label={label} choices={[]} values={[]} onValuesChange={keep} hasFailed onRetry={keep} />
        </FieldState>
        <FieldState name="refused">
          <MultiSelect
            label={label}
            choices={choices}
            values={[]}
            onValuesChange={keep}
            error={fieldSamples[locale].needed}
          />
        </FieldState>
        <FieldState name="disabled">
          <MultiSelect label={label} choices={choices} values={['paghman']} onValuesChange={keep} isDisabled />
        </FieldState>
        <FieldState name="read-only">
          <MultiSelect label={label} choices={choices} values={['paghman', 'injil']} onValuesChange={keep} isReadOnly />
        </FieldState>
      </>
    )
  },
}
