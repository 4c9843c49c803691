import { Skeleton } from '@maktab/ui/feedback/skeleton'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const samples = { en: 'Loading…', ps: 'بارېږي…', da: 'در حال بارگیری…', ur: 'لوڈ ہو رہا ہے…' } as const
const shapes = ['lines', 'card', 'cards', 'rows', 'table'] as const

export const section: KitSection = {
  key: 'skeleton',
  group: 'feedback',
  States({ locale }) {
    return (
      <>
        {shapes.map((shape) => (
          <KitState key={shape} name={shape} isWide>
            <Skeleton label={samples[locale]} shape={shape} />
          </KitState>
        ))}
      </>
    )
  },
}
