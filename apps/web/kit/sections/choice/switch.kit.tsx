import { Switch } from '@maktab/ui/choice/switch'
import { useState } from 'react'
import { fieldSamples } from '../../field-samples.ts'
import { FieldState } from '../../field-state.tsx'
import type { KitSection } from '../../section.tsx'

const samples = {
  en: { label: 'Allow late work', hint: 'Learners can hand in after the due date' },
  ps: { label: 'ناوخته کار اجازه دی', hint: 'زده کوونکي کولای شي له وروستۍ نېټې وروسته یې وسپاري' },
  da: { label: 'کار دیرهنگام مجاز است', hint: 'شاگردان می‌توانند پس از موعد تحویل دهند' },
  ur: { label: 'تاخیر سے کام کی اجازت', hint: 'طلبہ آخری تاریخ کے بعد بھی جمع کرا سکتے ہیں' },
}

export const section: KitSection = {
  key: 'switch',
  group: 'fields',
  States({ locale }) {
    const w = samples[locale]
    const [isOn, setOn] = useState(true)
    const [isOff, setOff] = useState(false)
    const keep = () => undefined
    return (
      <>
        <FieldState name="off">
          <Switch label={w.label} isOn={isOff} onChange={setOff} />
        </FieldState>
        <FieldState name="on, with hint">
          <Switch label={w.label} hint={w.hint} isOn={isOn} onChange={setOn} />
        </FieldState>
        <FieldState name="refused">
          <Switch label={w.label} isOn={false} onChange={keep} error={fieldSamples[locale].needed} />
        </FieldState>
        <FieldState name="disabled">
          <Switch label={w.label} isOn onChange={keep} disabled />
        </FieldState>
        <FieldState name="disabled, off">
          <Switch label={w.label} isOn={false} onChange={keep} disabled />
        </FieldState>
        <FieldState name="read-only">
          <Switch label={w.label} isOn onChange={keep} isReadOnly />
        </FieldState>
      </>
    )
  },
}
