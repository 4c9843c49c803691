import type { DateRange } from '@maktab/ui/dates/date-range-picker'
import { DateRangePicker } from '@maktab/ui/dates/date-range-picker'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const today = '2026-11-20'

const samples = {
  en: { period: 'Period', hint: 'Figures of this time are shown', later: 'The end cannot lie before the start.' },
  ps: { period: 'موده', hint: 'د دې مودې شمېرې ښودل کېږي', later: 'پای له پیل مخکې نشي کېدای.' },
  da: { period: 'دوره', hint: 'ارقام همین دوره نشان داده می‌شود', later: 'ختم نمی‌تواند پیش از شروع باشد.' },
  ur: { period: 'مدت', hint: 'اسی مدت کے اعداد دکھائے جاتے ہیں', later: 'اختتام آغاز سے پہلے نہیں ہو سکتا۔' },
}

function Sample({
  first,
  ...rest
}: Omit<ComponentProps<typeof DateRangePicker>, 'value' | 'onValueChange' | 'today'> & { readonly first: DateRange }) {
  const [value, setValue] = useState(first)
  return <DateRangePicker {...rest} today={today} max={today} value={value} onValueChange={setValue} />
}

export const section: KitSection = {
  key: 'date-range-picker',
  group: 'dates',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        <KitState name="all time">
          <Sample label={w.period} first={{ preset: 'all' }} />
        </KitState>
        <KitState name="preset, with hint">
          <Sample label={w.period} hint={w.hint} first={{ preset: '30d', from: '2026-10-22', to: today }} />
        </KitState>
        <KitState name="own dates">
          <Sample label={w.period} first={{ preset: 'own', from: '2026-11-02', to: '2026-11-12' }} />
        </KitState>
        <KitState name="few presets">
          <Sample label={w.period} presets={['7d', '30d']} first={{ preset: '7d', from: '2026-11-14', to: today }} />
        </KitState>
        <KitState name="refused">
          <Sample label={w.period} error={w.later} first={{ preset: 'own', from: '2026-11-02', to: '2026-11-12' }} />
        </KitState>
        <KitState name="disabled">
          <Sample label={w.period} first={{ preset: 'all' }} disabled />
        </KitState>
      </>
    )
  },
}
