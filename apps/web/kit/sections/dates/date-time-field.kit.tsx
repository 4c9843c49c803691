import { DateTimeField } from '@maktab/ui/dates/date-time-field'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const today = '2026-11-20'

const samples = {
  en: { due: 'Due date', hint: 'Work that comes later is marked late', past: 'The due date has passed.' },
  ps: { due: 'د سپارلو وروستۍ نېټه', hint: 'تر دې وروسته کار ناوخته شمېرل کېږي', past: 'د سپارلو نېټه تېره شوې ده.' },
  da: { due: 'آخرین تاریخ تسلیمی', hint: 'کاری که پس از آن برسد دیررس شمرده می‌شود', past: 'تاریخ تسلیمی گذشته است.' },
  ur: { due: 'آخری تاریخ', hint: 'اس کے بعد آنے والا کام دیر سے شمار ہوگا', past: 'آخری تاریخ گزر چکی ہے۔' },
}

function Sample({
  first = '',
  ...rest
}: Omit<ComponentProps<typeof DateTimeField>, 'value' | 'onValueChange' | 'today'> & { readonly first?: string }) {
  const [value, setValue] = useState(first)
  return <DateTimeField {...rest} today={today} value={value} onValueChange={setValue} />
}

export const section: KitSection = {
  key: 'date-time-field',
  group: 'dates',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        <KitState name="empty">
          <Sample label={w.due} />
        </KitState>
        <KitState name="chosen, with hint">
          <Sample label={w.due} hint={w.hint} first="2026-11-27T20:00" min={today} />
        </KitState>
        <KitState name="refused">
          <Sample label={w.due} error={w.past} first="2026-11-10T08:05" />
        </KitState>
        <KitState name="optional">
          <Sample label={w.due} isOptional />
        </KitState>
        <KitState name="disabled">
          <Sample label={w.due} first="2026-11-27T20:00" isDisabled />
        </KitState>
      </>
    )
  },
}
