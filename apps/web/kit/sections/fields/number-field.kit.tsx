import { NumberField } from '@maktab/ui/fields/number-field'
import { useState } from 'react'
import { fieldSamples } from '../../field-samples.ts'
import { FieldState } from '../../field-state.tsx'
import type { KitSection } from '../../section.tsx'

const samples = {
  en: {
    marks: 'Total marks',
    attempts: 'Allowed attempts',
    range: 'From 1 to 20',
    minutes: 'minutes',
    time: 'Time for it',
  },
  ps: { marks: 'ټولې نمرې', attempts: 'اجازه شوې هڅې', range: 'له ۱ تر ۲۰ پورې', minutes: 'دقیقې', time: 'وخت یې' },
  da: { marks: 'مجموع نمرات', attempts: 'دفعات مجاز', range: 'از ۱ تا ۲۰', minutes: 'دقیقه', time: 'زمان آن' },
  ur: { marks: 'کل نمبر', attempts: 'اجازت شدہ کوششیں', range: '1 سے 20 تک', minutes: 'منٹ', time: 'اس کا وقت' },
}

export const section: KitSection = {
  key: 'number-field',
  group: 'fields',
  States({ locale }) {
    const w = samples[locale]
    const [marks, setMarks] = useState<number | undefined>(1250.5)
    const [attempts, setAttempts] = useState<number | undefined>(3)
    const [none, setNone] = useState<number>()
    const [time, setTime] = useState<number | undefined>(45)
    const keep = () => undefined
    return (
      <>
        <FieldState name="empty">
          <NumberField label={w.marks} value={none} onValueChange={setNone} />
        </FieldState>
        <FieldState name="filled">
          <NumberField label={w.marks} value={marks} onValueChange={setMarks} />
        </FieldState>
        <FieldState name="with bounds and steps">
          <NumberField
            label={w.attempts}
            hint={w.range}
            value={attempts}
            onValueChange={setAttempts}
            min={1}
            max={20}
            step={1}
          />
        </FieldState>
        <FieldState name="with unit">
          <NumberField label={w.time} value={time} onValueChange={setTime} unit={w.minutes} isOptional />
        </FieldState>
        <FieldState name="out of bounds">
          <NumberField label={w.attempts} value={25} onValueChange={keep} min={1} max={20} />
        </FieldState>
        <FieldState name="refused">
          <NumberField label={w.marks} value={undefined} onValueChange={keep} error={fieldSamples[locale].needed} />
        </FieldState>
        <FieldState name="disabled">
          <NumberField label={w.attempts} value={3} onValueChange={keep} step={1} disabled />
        </FieldState>
        <FieldState name="read-only">
          <NumberField label={w.marks} value={10} onValueChange={keep} readOnly />
        </FieldState>
      </>
    )
  },
}
