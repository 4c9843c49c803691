import { OtpField } from '@maktab/ui/fields/otp-field'
import { useState } from 'react'
import { FieldState } from '../../field-state.tsx'
import type { KitSection } from '../../section.tsx'

const samples = {
  en: { code: 'Verification code', hint: 'It is in the e-mail we sent you.', wrong: 'This code is wrong or too old.' },
  ps: { code: 'د تایید کوډ', hint: 'په هغه برېښنالیک کې دی چې درته مو لېږلی.', wrong: 'دا کوډ ناسم یا زوړ دی.' },
  da: { code: 'کود تأیید', hint: 'در ایمیلی است که برای‌تان فرستادیم.', wrong: 'این کود نادرست یا کهنه است.' },
  ur: { code: 'تصدیقی کوڈ', hint: 'یہ اس ای میل میں ہے جو ہم نے بھیجی۔', wrong: 'یہ کوڈ غلط یا پرانا ہے۔' },
}

export const section: KitSection = {
  key: 'otp-field',
  group: 'fields',
  States({ locale }) {
    const w = samples[locale]
    const [none, setNone] = useState('')
    const [six, setSix] = useState('4071')
    const keep = () => undefined
    return (
      <>
        <FieldState name="empty">
          <OtpField label={w.code} hint={w.hint} value={none} onValueChange={setNone} />
        </FieldState>
        <FieldState name="half typed, six digits">
          <OtpField label={w.code} value={six} onValueChange={setSix} length={6} isNumeric />
        </FieldState>
        <FieldState name="refused">
          <OtpField label={w.code} value="a7k2" onValueChange={keep} error={w.wrong} />
        </FieldState>
        <FieldState name="disabled">
          <OtpField label={w.code} value="40" onValueChange={keep} isDisabled />
        </FieldState>
        <FieldState name="read-only">
          <OtpField label={w.code} value="4071" onValueChange={keep} isReadOnly />
        </FieldState>
      </>
    )
  },
}
