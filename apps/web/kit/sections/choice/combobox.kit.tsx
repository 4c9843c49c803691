import { Combobox } from '@maktab/ui/choice/combobox'
import { useState } from 'react'
import { districtChoices } from '../../district-samples.ts'
import { fieldSamples } from '../../field-samples.ts'
import { FieldState } from '../../field-state.tsx'
import type { KitSection } from '../../section.tsx'

const samples = {
  en: { district: 'District', hint: 'Type a part of its name' },
  ps: { district: 'ولسوالي', hint: 'د نوم یوه برخه یې ولیکئ' },
  da: { district: 'ولسوالی', hint: 'بخشی از نامش را بنویسید' },
  ur: { district: 'ضلع', hint: 'نام کا کچھ حصہ لکھیں' },
}

export const section: KitSection = {
  key: 'combobox',
  group: 'fields',
  States({ locale }) {
    const w = samples[locale]
    const choices = districtChoices[locale]
    const [none, setNone] = useState<string>()
    const [some, setSome] = useState<string | undefined>('paghman')
    const keep = () => undefined
    return (
      <>
        <FieldState name="empty">
          <Combobox
            label={w.district}
            hint={w.hint}
            placeholder={fieldSamples[locale].choose}
            choices={choices}
            value={none}
            onValueChange={setNone}
          />
        </FieldState>
        <FieldState name="chosen">
          <Combobox label={w.district} choices={choices} value={some} onValueChange={setSome} isOptional />
        </FieldState>
        <FieldState name="without choices">
          <Combobox label={w.district} choices={[]} value={undefined} onValueChange={keep} />
        </FieldState>
        <FieldState name="loading">
          <Combobox label={w.district} choices={[]} value={undefined} onValueChange={keep} isLoading />
        </FieldState>
        <FieldState name="list failed">
          <Combobox label={w.district} choices={[]} value={undefined} onValueChange={keep} hasFailed onRetry={keep} />
        </FieldState>
        <FieldState name="refused">
          <Combobox
            label={w.district}
            choices={choices}
            value={undefined}
            onValueChange={keep}
            error={fieldSamples[locale].needed}
          />
        </FieldState>
        <FieldState name="disabled">
          <Combobox label={w.district} choices={choices} value="paghman" onValueChange={keep} isDisabled />
        </FieldState>
        <FieldState name="read-only">
          <Combobox label={w.district} choices={choices} value="paghman" onValueChange={keep} isReadOnly />
        </FieldState>
      </>
    )
  },
}
