import { Card } from '@maktab/ui/layout/card'
import { HeatMap } from '@maktab/ui/charts/heat-map'
import { useFormat } from '@maktab/ui/base/formats'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { heatMapOf } from './heat-map-samples.ts'

/** 30 classes, 40 lessons: a whole school. */
export const section: KitSection = {
  key: 'heat-map-1200',
  group: 'charts',
  States({ locale }) {
    const format = useFormat()
    return (
      <KitState name="1,200 cells" isWide>
        <Card>
          <HeatMap {...heatMapOf(locale, format, 30, 40)} />
        </Card>
      </KitState>
    )
  },
}
