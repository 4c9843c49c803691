import { Card } from '@maktab/ui/layout/card'
import { Gauge } from '@maktab/ui/charts/gauge'
import { useFormat } from '@maktab/ui/base/formats'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { chartSamples } from './chart-samples.ts'

export const section: KitSection = {
  key: 'gauge',
  group: 'charts',
  States({ locale }) {
    const format = useFormat()
    const w = chartSamples[locale]
    const common = { label: w.attendance, format: format.percent }
    return (
      <>
        <KitState name="with an aim">
          <Card>
            <Gauge {...common} value={91} aim={{ value: 80, text: w.aim }} note={w.strong} />
          </Card>
        </KitState>
        <KitState name="half">
          <Card>
            <Gauge {...common} value={50} />
          </Card>
        </KitState>
        <KitState name="nothing done">
          <Card>
            <Gauge {...common} value={0} aim={{ value: 80, text: w.aim }} />
          </Card>
        </KitState>
        <KitState name="full">
          <Card>
            <Gauge {...common} value={100} />
          </Card>
        </KitState>
        <KitState name="not measured">
          <Card>
            <Gauge {...common} value={undefined} />
          </Card>
        </KitState>
      </>
    )
  },
}
