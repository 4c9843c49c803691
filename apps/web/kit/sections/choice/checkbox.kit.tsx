import { Checkbox } from '@maktab/ui/choice/checkbox'
import { CheckboxGroup } from '@maktab/ui/choice/checkbox-group'
import { useState } from 'react'
import { fieldSamples } from '../../field-samples.ts'
import { FieldState } from '../../field-state.tsx'
import type { KitSection } from '../../section.tsx'

const samples = {
  en: { remember: 'Remember me on this device', hint: 'Not on a device that others use', subjects: 'Subjects taught' },
  ps: {
    remember: 'په دې وسیله کې مې په یاد وساته',
    hint: 'په هغه وسیله کې نه چې نور یې هم کاروي',
    subjects: 'هغه مضامین چې ورکوي یې',
  },
  da: {
    remember: 'مرا در این دستگاه به یاد داشته باش',
    hint: 'نه در دستگاهی که دیگران هم به کار می‌برند',
    subjects: 'مضامینی که درس می‌دهد',
  },
  ur: {
    remember: 'اس آلے پر مجھے یاد رکھیں',
    hint: 'ایسے آلے پر نہیں جو دوسرے بھی استعمال کرتے ہیں',
    subjects: 'پڑھائے جانے والے مضامین',
  },
}

export const section: KitSection = {
  key: 'checkbox',
  group: 'fields',
  States({ locale }) {
    const w = samples[locale]
    const { subjects, needed } = fieldSamples[locale]
    const options = subjects.map((label, index) => ({ value: String(index), label, isDisabled: index === 3 }))
    const [some, setSome] = useState<readonly string[]>(['0', '2'])
    const [none, setNone] = useState<readonly string[]>([])
    return (
      <>
        <FieldState name="not ticked">
          <Checkbox label={w.remember} />
        </FieldState>
        <FieldState name="ticked, with hint">
          <Checkbox label={w.remember} hint={w.hint} defaultChecked />
        </FieldState>
        <FieldState name="mixed">
          <Checkbox label={w.remember} isMixed />
        </FieldState>
        <FieldState name="refused">
          <Checkbox label={w.remember} error={needed} />
        </FieldState>
        <FieldState name="disabled">
          <Checkbox label={w.remember} defaultChecked disabled />
        </FieldState>
        <FieldState name="read-only">
          <Checkbox label={w.remember} defaultChecked isReadOnly />
        </FieldState>
        <FieldState name="group with all of them">
          <CheckboxGroup
            label={w.subjects}
            options={options}
            values={some}
            onValuesChange={setSome}
            hasAll
            isOptional
          />
        </FieldState>
        <FieldState name="group, refused">
          <CheckboxGroup label={w.subjects} options={options} values={none} onValuesChange={setNone} error={needed} />
        </FieldState>
      </>
    )
  },
}
