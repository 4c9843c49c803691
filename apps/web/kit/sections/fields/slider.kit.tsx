import { Slider } from '@maktab/ui/fields/slider'
import { useFormat } from '@maktab/ui/base/formats'
import { useState } from 'react'
import { fieldSamples } from '../../field-samples.ts'
import { FieldState } from '../../field-state.tsx'
import type { KitSection } from '../../section.tsx'

const samples = {
  en: { pass: 'Pass mark', hint: 'Below this a lesson counts as weak' },
  ps: { pass: 'د بریالیتوب نمره', hint: 'له دې ټیټ لوست کمزوری ګڼل کېږي' },
  da: { pass: 'نمره کامیابی', hint: 'درس پایین‌تر از این ضعیف شمرده می‌شود' },
  ur: { pass: 'کامیابی کے نمبر', hint: 'اس سے کم پر سبق کمزور شمار ہوتا ہے' },
}

export const section: KitSection = {
  key: 'slider',
  group: 'fields',
  States({ locale }) {
    const w = samples[locale]
    const format = useFormat()
    const [mark, setMark] = useState(61)
    const percent = (value: number) => format.percent(value)
    const keep = () => undefined
    return (
      <>
        <FieldState name="at a value">
          <Slider label={w.pass} hint={w.hint} value={mark} onValueChange={setMark} format={percent} />
        </FieldState>
        <FieldState name="at its least">
          <Slider label={w.pass} value={0} onValueChange={keep} format={percent} isOptional />
        </FieldState>
        <FieldState name="in steps">
          <Slider label={w.pass} value={20} onValueChange={keep} max={20} step={5} />
        </FieldState>
        <FieldState name="refused">
          <Slider label={w.pass} value={10} onValueChange={keep} format={percent} error={fieldSamples[locale].needed} />
        </FieldState>
        <FieldState name="disabled">
          <Slider label={w.pass} value={61} onValueChange={keep} format={percent} disabled />
        </FieldState>
        <FieldState name="read-only">
          <Slider label={w.pass} value={61} onValueChange={keep} format={percent} isReadOnly />
        </FieldState>
      </>
    )
  },
}
