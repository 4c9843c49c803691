import { Rating, RatingShown } from '@maktab/ui/fields/rating'
import { useState } from 'react'
import { fieldSamples } from '../../field-samples.ts'
import { FieldState } from '../../field-state.tsx'
import type { KitSection } from '../../section.tsx'

const samples = {
  en: { label: 'How was this lesson?', hint: 'Only your teacher sees your stars' },
  ps: { label: 'دا لوست څنګه و؟', hint: 'ستاسو ستوري یوازې ښوونکی ویني' },
  da: { label: 'این درس چگونه بود؟', hint: 'ستاره‌های شما را تنها معلم می‌بیند' },
  ur: { label: 'یہ سبق کیسا تھا؟', hint: 'آپ کے ستارے صرف استاد دیکھتے ہیں' },
}

export const section: KitSection = {
  key: 'rating',
  group: 'school',
  States({ locale }) {
    const w = samples[locale]
    const [none, setNone] = useState<number>()
    const [three, setThree] = useState<number | undefined>(3)
    const keep = () => undefined
    return (
      <>
        <FieldState name="not given">
          <Rating label={w.label} hint={w.hint} value={none} onValueChange={setNone} isOptional />
        </FieldState>
        <FieldState name="given">
          <Rating label={w.label} value={three} onValueChange={setThree} />
        </FieldState>
        <FieldState name="refused">
          <Rating label={w.label} value={undefined} onValueChange={keep} error={fieldSamples[locale].needed} />
        </FieldState>
        <FieldState name="disabled">
          <Rating label={w.label} value={4} onValueChange={keep} isDisabled />
        </FieldState>
        <FieldState name="shown">
          <RatingShown value={4.3} />
        </FieldState>
        <FieldState name="shown, none">
          <RatingShown value={undefined} />
        </FieldState>
      </>
    )
  },
}
