import { TimePicker } from '@maktab/ui/dates/time-picker'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const samples = {
  en: { begins: 'Lesson begins', hint: 'By the clocks of the school', needed: 'This field is required' },
  ps: { begins: 'لوست پیلېږي', hint: 'د ښوونځي د ساعت له مخې', needed: 'دا برخه اړینه ده' },
  da: { begins: 'شروع درس', hint: 'به وقت مکتب', needed: 'این بخش لازمی است' },
  ur: { begins: 'سبق کا آغاز', hint: 'اسکول کے وقت کے مطابق', needed: 'یہ خانہ لازمی ہے' },
}

function Sample({
  first = '',
  ...rest
}: Omit<ComponentProps<typeof TimePicker>, 'value' | 'onValueChange'> & { readonly first?: string }) {
  const [value, setValue] = useState(first)
  return <TimePicker {...rest} value={value} onValueChange={setValue} />
}

export const section: KitSection = {
  key: 'time-picker',
  group: 'dates',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        <KitState name="empty">
          <Sample label={w.begins} />
        </KitState>
        <KitState name="afternoon, with hint">
          <Sample label={w.begins} hint={w.hint} first="15:35" />
        </KitState>
        <KitState name="midnight, optional">
          <Sample label={w.begins} isOptional first="00:00" />
        </KitState>
        <KitState name="refused">
          <Sample label={w.begins} error={w.needed} />
        </KitState>
        <KitState name="disabled">
          <Sample label={w.begins} first="08:10" isDisabled />
        </KitState>
      </>
    )
  },
}
