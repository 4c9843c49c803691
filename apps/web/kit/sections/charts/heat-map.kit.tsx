import { Card } from '@maktab/ui/layout/card'
import { HeatMap } from '@maktab/ui/charts/heat-map'
import { useFormat } from '@maktab/ui/base/formats'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { heatMapOf } from './heat-map-samples.ts'

export const section: KitSection = {
  key: 'heat-map',
  group: 'charts',
  States({ locale }) {
    const format = useFormat()
    const map = heatMapOf(locale, format, 5, 14)
    return (
      <>
        <KitState name="5 classes, 14 lessons" isWide>
          <Card>
            <HeatMap {...map} />
          </Card>
        </KitState>
        <KitState name="loading" isWide>
          <HeatMap {...map} rows={[]} isLoading />
        </KitState>
        <KitState name="empty" isWide>
          <HeatMap {...map} rows={[]} />
        </KitState>
      </>
    )
  },
}
