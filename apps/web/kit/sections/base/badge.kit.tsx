import { Badge } from '@maktab/ui/base/badge'
import { useFormat } from '@maktab/ui/base/formats'
import type { Tone } from '@maktab/ui/feedback/status-chip'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const satisfies readonly Tone[]
const samples = { en: 'New', ps: 'نوی', da: 'نو', ur: 'نیا' } as const

export const section: KitSection = {
  key: 'badge',
  group: 'feedback',
  States({ locale }) {
    const format = useFormat()
    return (
      <>
        {tones.map((tone, index) => (
          <KitState key={tone} name={tone}>
            <Badge tone={tone}>{format.number(index + 3)}</Badge>
          </KitState>
        ))}
        <KitState name="large figure">
          <Badge>{format.number(1204)}</Badge>
        </KitState>
        <KitState name="word">
          <Badge>{samples[locale]}</Badge>
        </KitState>
      </>
    )
  },
}
