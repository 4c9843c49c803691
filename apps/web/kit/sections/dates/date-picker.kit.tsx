import { DatePicker } from '@maktab/ui/dates/date-picker'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const today = '2026-11-20'

const samples = {
  en: {
    born: 'Date of birth',
    start: 'Start date',
    hint: 'As it stands on the certificate',
    needed: 'This field is required',
    holiday: 'A day of school',
    closed: 'The term has ended',
  },
  ps: {
    born: 'د زېږېدو نېټه',
    start: 'د پیل نېټه',
    hint: 'لکه څنګه چې په سند کې ده',
    needed: 'دا برخه اړینه ده',
    holiday: 'د ښوونځي ورځ',
    closed: 'سمستر پای ته رسېدلی',
  },
  da: {
    born: 'تاریخ تولد',
    start: 'تاریخ شروع',
    hint: 'مطابق سند تولد',
    needed: 'این بخش لازمی است',
    holiday: 'روز مکتب',
    closed: 'سمستر ختم شده است',
  },
  ur: {
    born: 'تاریخِ پیدائش',
    start: 'تاریخِ آغاز',
    hint: 'جیسا سند پر درج ہے',
    needed: 'یہ خانہ لازمی ہے',
    holiday: 'اسکول کا دن',
    closed: 'میعاد ختم ہو چکی ہے',
  },
}

/** 20 November 2026 is a Friday, day of rest in Afghanistan. */
const isFriday = (iso: string) => new Date(`${iso}T00:00:00Z`).getUTCDay() === 5

function Sample({
  first = '',
  ...rest
}: Omit<ComponentProps<typeof DatePicker>, 'value' | 'onValueChange' | 'today'> & { readonly first?: string }) {
  const [value, setValue] = useState(first)
  return <DatePicker {...rest} today={today} value={value} onValueChange={setValue} />
}

export const section: KitSection = {
  key: 'date-picker',
  group: 'dates',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        <KitState name="empty">
          <Sample label={w.start} />
        </KitState>
        <KitState name="chosen, with hint">
          <Sample label={w.born} hint={w.hint} first="2013-03-21" max={today} />
        </KitState>
        <KitState name="optional">
          <Sample label={w.born} isOptional />
        </KitState>
        <KitState name="refused">
          <Sample label={w.start} error={w.needed} />
        </KitState>
        <KitState name="limited to three months, no Fridays">
          <Sample label={w.holiday} first="2026-11-21" min="2026-10-10" max="2027-01-10" isUnavailable={isFriday} />
        </KitState>
        <KitState name="disabled">
          <Sample label={w.start} hint={w.closed} first="2026-11-10" disabled />
        </KitState>
      </>
    )
  },
}
