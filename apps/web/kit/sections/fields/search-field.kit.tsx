import { SearchField } from '@maktab/ui/fields/search-field'
import { useState } from 'react'
import { fieldSamples } from '../../field-samples.ts'
import { FieldState } from '../../field-state.tsx'
import type { KitSection } from '../../section.tsx'

const samples = { en: 'Search learners', ps: 'زده کوونکي ولټوئ', da: 'جستجوی شاگردان', ur: 'طلبہ تلاش کریں' }

export const section: KitSection = {
  key: 'search-field',
  group: 'fields',
  States({ locale }) {
    const label = samples[locale]
    const { person } = fieldSamples[locale]
    const [none, setNone] = useState('')
    const [typed, setTyped] = useState<string>(person)
    return (
      <>
        <FieldState name="empty">
          <SearchField label={label} value={none} onValueChange={setNone} />
        </FieldState>
        <FieldState name="typed">
          <SearchField label={label} value={typed} onValueChange={setTyped} />
        </FieldState>
        <FieldState name="disabled">
          <SearchField label={label} value={person} onValueChange={() => undefined} disabled />
        </FieldState>
      </>
    )
  },
}
