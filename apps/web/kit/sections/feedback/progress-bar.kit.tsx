import { useFormat } from '@maktab/ui/base/formats'
import { ProgressBar, ProgressRing } from '@maktab/ui/feedback/progress-bar'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const samples = { en: 'Completion', ps: 'بشپړېدنه', da: 'تکمیل', ur: 'تکمیل' } as const
const going = { en: 'Sending…', ps: 'لېږل کېږي…', da: 'در حال ارسال…', ur: 'بھیجا جا رہا ہے…' } as const

export const section: KitSection = {
  key: 'progress-bar',
  group: 'feedback',
  States({ locale }) {
    const format = useFormat()
    const label = samples[locale]
    const said = (value: number) => ({ label, value, valueText: format.percent(value) })
    return (
      <>
        {([0, 36, 100] as const).map((value) => (
          <KitState key={value} name={`bar at ${value}`} isWide>
            <ProgressBar {...said(value)} isLabelled />
          </KitState>
        ))}
        <KitState name="bar, success" isWide>
          <ProgressBar {...said(80)} tone="success" isLabelled />
        </KitState>
        <KitState name="bar, warning" isWide>
          <ProgressBar {...said(20)} tone="warning" isLabelled />
        </KitState>
        <KitState name="bar without words" isWide>
          <ProgressBar {...said(55)} />
        </KitState>
        <KitState name="bar of unknown length" isWide>
          <ProgressBar label={going[locale]} isLabelled />
        </KitState>
        {([0, 64, 100] as const).map((value) => (
          <KitState key={value} name={`ring at ${value}`}>
            <ProgressRing {...said(value)} />
          </KitState>
        ))}
        <KitState name="ring, success">
          <ProgressRing {...said(90)} tone="success" />
        </KitState>
        <KitState name="large ring">
          <ProgressRing {...said(72)} size={7} />
        </KitState>
      </>
    )
  },
}
