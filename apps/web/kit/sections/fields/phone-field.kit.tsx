import { PhoneField } from '@maktab/ui/fields/phone-field'
import { useState } from 'react'
import { FieldState } from '../../field-state.tsx'
import type { KitSection } from '../../section.tsx'

const samples = {
  en: { phone: 'Phone number', hint: 'A mobile number of a parent', wrong: 'This is no mobile number.' },
  ps: { phone: 'د تلیفون شمېره', hint: 'د مور یا پلار د موبایل شمېره', wrong: 'دا د موبایل شمېره نه ده.' },
  da: { phone: 'شماره تلیفون', hint: 'شماره موبایل مادر یا پدر', wrong: 'این شماره موبایل نیست.' },
  ur: { phone: 'فون نمبر', hint: 'والد یا والدہ کا موبائل نمبر', wrong: 'یہ موبائل نمبر نہیں ہے۔' },
}

export const section: KitSection = {
  key: 'phone-field',
  group: 'fields',
  States({ locale }) {
    const w = samples[locale]
    const [none, setNone] = useState('')
    const [phone, setPhone] = useState('+93701234567')
    const [checked, setChecked] = useState('+923001234567')
    const keep = () => undefined
    return (
      <>
        <FieldState name="empty">
          <PhoneField label={w.phone} hint={w.hint} value={none} onValueChange={setNone} />
        </FieldState>
        <FieldState name="filled">
          <PhoneField label={w.phone} value={phone} onValueChange={setPhone} isOptional />
        </FieldState>
        <FieldState name="checked when left">
          <PhoneField
            label={w.phone}
            value={checked}
            onValueChange={setChecked}
            check={(value) => (/^\+92\d{10}$/.test(value) ? undefined : w.wrong)}
          />
        </FieldState>
        <FieldState name="of another country">
          <PhoneField label={w.phone} value="+447911123456" onValueChange={keep} />
        </FieldState>
        <FieldState name="refused">
          <PhoneField label={w.phone} value="+9320123" onValueChange={keep} error={w.wrong} />
        </FieldState>
        <FieldState name="disabled">
          <PhoneField label={w.phone} value="+93701234567" onValueChange={keep} isDisabled />
        </FieldState>
        <FieldState name="read-only">
          <PhoneField label={w.phone} value="+93701234567" onValueChange={keep} isReadOnly />
        </FieldState>
      </>
    )
  },
}
